import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createDemoShop, createShopsServer, Shops } from '@store-analytics/store-server';
import { typical, type Row } from '../measure';
import { NOW, requests } from './server';

/** Measurements of a server of many shops. */
export interface ShopsNumbers {
	readonly rows: readonly Row[];
	/** Open stores at the end, and the peak memory of the process, in MB. */
	readonly openStores: number;
	readonly megabytes: number;
}

/**
 * Measures a server of `count` shops of `orders` orders. One is generated, the others are copies of its file; both stay
 * in .cache/bench.
 */
export async function measureShops(
	count: number,
	orders: number,
	root: string,
): Promise<ShopsNumbers> {
	const folder = path.join(root, '.cache/bench', `shops-${count}-${orders}`);
	const files = await shopsIn(folder, count, orders, root);
	const token = 'bench';
	const rows: Row[] = [];
	const timed = async (name: string, work: () => Promise<unknown>) => {
		const begin = performance.now();
		await work();
		rows.push({ name, milliseconds: performance.now() - begin });
	};
	const shops = new Shops(files, { now: () => NOW });
	await timed('start: the name of every shop is read', () => shops.readNames());
	const server = await createShopsServer({ shops, token, log: 'silent' });
	const ask = async (url: string): Promise<void> => {
		const headers = { authorization: `Bearer ${token}` };
		const reply = await server.inject({ url, headers });
		if (reply.statusCode !== 200) throw new Error(`${url} responded ${reply.statusCode}`);
	};
	const all = '/wp-json/store-analytics/shops';
	await timed('All shops, while no number is known', () => ask(all));
	await timed('until the numbers of all are known', () => shops.refresh());
	rows.push({ name: 'All shops', milliseconds: await typical(() => ask(all)) });
	const [, other] = shops.all;
	for (const [name, url] of Object.entries(requests)) {
		const report = `/shops/${other?.slug}/wp-json/wc-analytics/${url}`;
		rows.push({ name, milliseconds: await typical(() => ask(report)) });
	}
	const first: number[] = [];
	for (const { slug } of shops.all) {
		const begin = performance.now();
		await ask(`/shops/${slug}/wp-json/wc-analytics/${requests['revenue/stats by day']}`);
		first.push(performance.now() - begin);
	}
	first.sort((one, next) => one - next);
	const at = (share: number) => first[Math.floor((first.length - 1) * share)] ?? Number.NaN;
	rows.push({ name: '_revenue/stats of a shop that is not open, median_', milliseconds: at(0.5) });
	rows.push({ name: '_the same, slowest_', milliseconds: at(1) });
	const { openStores } = shops;
	await server.close();
	await shops.close();
	return { rows, openStores, megabytes: process.resourceUsage().maxRSS / 1000 };
}

async function shopsIn(folder: string, count: number, orders: number, root: string) {
	const made = path.join(root, '.cache/bench', `${orders}.duckdb`);
	if (!existsSync(made)) await createDemoShop({ file: made, orders, now: NOW });
	await mkdir(folder, { recursive: true });
	const files = Array.from({ length: count }, (_, index) => {
		const slug = `shop-${index + 1}`;
		return { slug, file: path.join(folder, `${slug}.duckdb`) };
	});
	for (const { file } of files) {
		if (!existsSync(file)) await copyFile(made, file);
		await rm(`${file}.wal`, { force: true });
	}
	return files;
}
