import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { shopOfSeed } from '../../packages/store-server/src/testing/shops/random-shop';
import type { ShopDescription } from '../../packages/store-server/src/testing/shops/shop-description';
import { totalOf } from '../contract/excused';
import type { Verdict } from '../contract/replay';
import { startDatabase } from './database';
import { differing } from './differing';
import { exportShop } from './export-shop';
import { packShop } from './pack-shop';
import { recordShop } from './record';
import { compareSeeds } from './seeds';
import { shrink } from './shrink';
import { setUpSite, type Site } from './site';

const { values: options } = parseArgs({
	options: {
		woocommerce: { type: 'string' },
		wordpress: { type: 'string' },
		seeds: { type: 'string', default: '1' },
		seed: { type: 'string', default: '1' },
		orders: { type: 'string', default: '30' },
		requests: { type: 'string', default: '' },
		shop: { type: 'string' },
		shrink: { type: 'string', default: '0' },
		keep: { type: 'string' },
		record: { type: 'string' },
		rare: { type: 'boolean', default: false },
		changed: { type: 'boolean', default: false },
	},
});

/** Every third shop also sells by weight. */
const FRACTIONS = 3;

/** The most differences to print for one response. */
const SHOWN = 3;

interface RestRequest {
	readonly shop: ShopDescription;
	readonly seed: number;
	/** A text that file names of queries must contain. */
	readonly files: string;
	readonly folder: string;
}

/** Creates the shop, exports it, sends the queries to it and to our server, and returns the differences. */
async function compare(site: Site, { shop, seed, files, folder }: RestRequest) {
	const [exported, recorded] = [path.join(folder, 'export'), path.join(folder, 'recorded')];
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	writeFileSync(path.join(folder, 'shop.json'), JSON.stringify(shop, null, '\t'));
	site.run('make-shop', shop);
	writeFileSync(path.join(folder, 'analytics.tsv'), site.analytics());
	exportShop(site, exported, shop.settings.timeZone);
	recordShop(site, exported, recorded, seed, (file) => file.includes(files));
	return differing(exported, recorded);
}

async function trySeed(site: Site, work: string, seed: number): Promise<number> {
	const shop = options.shop
		? // as: this command wrote it
			(JSON.parse(readFileSync(options.shop, 'utf8')) as ShopDescription)
		: shopOfSeed(seed, {
				orders: Number(options.orders),
				migrated: true,
				fractions: seed % FRACTIONS === 0,
				rare: options.rare,
				changed: options.changed,
			});
	const folder = folderOf(work, seed);
	const { asked, verdicts, excuses } = await compare(site, {
		shop,
		seed,
		files: options.requests,
		folder,
	});
	console.log(
		`seed ${seed}: ${asked - verdicts.length} of ${asked} responses are the same, ${totalOf(excuses)} values excused`,
	);
	for (const [title, count] of Object.entries(excuses)) console.log(`  excused ${count}: ${title}`);
	verdicts.forEach(show);
	if (options.record) packShop(folder, options.record);
	const [first] = verdicts;
	if (first && Number(options.shrink) > 0) {
		const small = path.join(options.keep ?? work, `seed-${seed}-small`);
		const again = async (candidate: ShopDescription) => {
			const request = { shop: candidate, seed, files: first.file, folder: small };
			return (await compare(site, request)).verdicts.length > 0;
		};
		const smallest = await shrink(shop, again, Number(options.shrink));
		console.log(`seed ${seed}: ${first.file} differs with ${smallest.orders.length} orders:`);
		console.log(JSON.stringify({ settings: smallest.settings, orders: smallest.orders }, null, 1));
		(
			await compare(site, { shop: smallest, seed, files: first.file, folder: small })
		).verdicts.forEach(show);
	}
	return verdicts.length;
}

const folderOf = (work: string, seed: number) => path.join(options.keep ?? work, `seed-${seed}`);

/** Removes the folder of a seed, but not if all responses are there and come from a whole shop. */
function discard(folder: string, isShopLost: boolean): void {
	const recorded = path.join(folder, 'recorded');
	const isComplete = !isShopLost && existsSync(recorded) && readdirSync(recorded).length > 0;
	if (!isComplete) rmSync(folder, { recursive: true, force: true });
}

function show({ file, mismatches }: Verdict): void {
	console.log(`  ${file}: ${mismatches.length} differences`);
	for (const { where, expected, actual } of mismatches.slice(0, SHOWN)) {
		console.log(`    ${where}: ${short(expected)} there, ${short(actual)} here`);
	}
}

const short = (value: unknown) => String(JSON.stringify(value)).slice(0, 160);

async function main(): Promise<void> {
	const work = mkdtempSync(path.join(tmpdir(), 'store-analytics-differential-'));
	const database = await startDatabase(path.join(work, 'database'));
	try {
		const { wordpress = '', woocommerce = '' } = options;
		const site = setUpSite(work, database, { wordpress, woocommerce });
		const differences = await compareSeeds({
			first: Number(options.seed),
			count: Number(options.seeds),
			compare: (seed) => trySeed(site, work, seed),
			discard: (seed) => discard(folderOf(work, seed), database.lost() !== undefined),
			lostDatabase: () => database.lost(),
			say: (text) => console.error(text),
		});
		process.exitCode = differences > 0 ? 1 : 0;
	} finally {
		await database.stop();
		rmSync(work, { recursive: true, force: true });
	}
}

await main();
