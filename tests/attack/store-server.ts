import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Random } from '../../packages/store-server/src/sources/demo/random';
import { phpPath } from '../wordpress/support/php/php';
import {
	flood,
	floodUnits,
	forgedTotals,
	replyOf,
} from '../wordpress/support/store-server/hostile-replies';
import { fitting, parsed } from '../wordpress/support/store-server/plugin-limits';
import type { Attack } from './attack';

/** Responses of one attack. */
const RESPONSES = 40;

/** More that PHP would need than this limit of memory ends it. */
const MEMORY = '64M';

/** Bodies that a random store server sends: floods, packed or not, nested, cut off, or noise. */
function hostileBody(random: Random): Buffer {
	const unit = floodUnits[random.whole(0, floodUnits.length - 1)] ?? '{}';
	const packs = random.chance(0.5);
	const size = random.whole(1000, packs ? 8_000_000 : 2_400_000);
	const text = random.chance(0.2)
		? '['.repeat(random.whole(1, 5000)) + ']'.repeat(random.whole(1, 5000))
		: flood(unit, size);
	const body = packs ? gzipSync(text) : Buffer.from(text.slice(0, 2_400_000));
	return random.chance(0.3) ? body.subarray(0, random.whole(0, body.length)) : body;
}

/** Milliseconds for one test or the start of its WordPress, also on a busy machine. */
const PATIENCE = 300_000;

/** Runs a file of the plugin's tests, which has a WordPress and a proxy before its store server. */
function testsOf(name: string, file: string): Attack {
	return {
		name,
		run() {
			const root = path.resolve(import.meta.dirname, '../..');
			const words = ['jest', file, '--selectProjects', 'wordpress', '-w', '1'];
			const { status, stderr } = spawnSync('npx', [...words, '--testTimeout', String(PATIENCE)], {
				cwd: root,
				encoding: 'utf8',
				// A run by hand prepares for itself.
				env: { ...process.env, STORE_ANALYTICS_PREPARED: undefined },
			});
			assert.equal(status, 0, stderr);
			return Promise.resolve();
		},
	};
}

const all: readonly Attack[] = [
	{
		name: `a store server sends ${RESPONSES} floods, nests and halves`,
		run(seed) {
			const random = new Random(seed, 5);
			for (let sent = 0; sent < RESPONSES; sent++) {
				// A fatal error of PHP is thrown here.
				const [type] = parsed([hostileBody(random)], MEMORY);
				assert.match(type ?? '', /^(array|object|boolean|NULL)$/);
			}
			return Promise.resolve();
		},
	},
	{
		name: 'a store server forges its totals',
		run(seed) {
			const random = new Random(seed, 6);
			const replies = Array.from({ length: RESPONSES }, () => {
				const [total, rows] = [random.whole(4, 1e6), random.whole(0, 2)];
				return { total, total_pages: random.whole(2, 1e6), data: Array(rows).fill({}) };
			});
			const forged = [...replies, ...forgedTotals].map(
				(totals) => JSON.parse(replyOf('x', totals)) as object, // it writes objects
			);
			assert.deepEqual(
				fitting({}, forged),
				forged.map(() => false),
			);
			return Promise.resolve();
		},
	},
	testsOf(
		'a store server floods, redirects, hangs and sends HTML to a WordPress',
		'tests/wordpress/store-server/falls-through.test.ts',
	),
	testsOf(
		'a store server sends rows with scripts to a WordPress',
		'tests/wordpress/store-server/access.test.ts',
	),
];

/** What `npm run attack` does to the plugin, as its store server. */
export const attacks: readonly Attack[] = all.map((attack) => ({ ...attack, lacks: lackOfPhp }));

/** Why the plugin cannot run here. */
function lackOfPhp(): string | null {
	try {
		phpPath();
		return null;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}
