import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { syncProblem, type SyncProblemKind, type SyncStatus } from '@store-analytics/rest-api';
import { ServerProcess } from '../../packages/store-server/src/testing/server-process';
import { shopKeys } from '../../packages/store-server/src/testing/simulated-shop/key-check';
import { SimulatedShop } from '../../packages/store-server/src/testing/simulated-shop/simulated-shop';
import { tinyShop } from '../../packages/store-server/src/testing/simulated-shop/tiny-shop';
import { until } from '../../packages/store-server/src/testing/until';
import type { Attack } from './attack';

const TOKEN = 'a-token-of-16-signs';
const headers = { authorization: `Bearer ${TOKEN}` };
const REVENUE =
	'/wp-json/wc-analytics/reports/revenue/stats?after=2026-03-01T00:00:00&before=2026-04-01T00:00:00&interval=month';

/** Megabytes that a server may need more while a shop floods it: four replies of 32 MB as bytes, text and values. */
const MOST_MORE = 700;

/** A server in its own process, and the shop that it follows. */
class Running {
	private constructor(
		readonly shop: SimulatedShop,
		readonly server: ServerProcess,
		private readonly folder: string,
	) {}

	static async start(): Promise<Running> {
		const shop = new SimulatedShop(tinyShop());
		const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-attack-'));
		const address = await shop.open();
		const words = ['--connect', address, '--db', path.join(folder, 'shop.duckdb')];
		const server = await ServerProcess.start([...words, '--token', TOKEN], {
			STORE_ANALYTICS_KEY: shopKeys.key.name,
			STORE_ANALYTICS_SECRET: shopKeys.key.secret,
		});
		const running = new Running(shop, server, folder);
		await running.status(({ phase, checkedAt }) => phase === 'following' && checkedAt !== null);
		return running;
	}

	async get<Body>(route: string, method = 'GET'): Promise<Body> {
		const response = await fetch(this.server.url + route, { method, headers });
		return (await response.json()) as Body; // the server's own shapes
	}

	/** Waits for a state of the sync. */
	status(holds: (status: SyncStatus) => boolean): Promise<SyncStatus> {
		return until(() => this.get<SyncStatus>('/wp-json/store-analytics/sync'), holds);
	}

	update(): Promise<SyncStatus> {
		return this.get('/wp-json/store-analytics/sync', 'POST');
	}

	/** The most memory so far, in megabytes. */
	get peak(): number {
		const { pid } = this.server.child;
		const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
		return Number(kilobytes) / 1000;
	}

	async end(): Promise<void> {
		await this.server.end();
		await this.shop.close();
		rmSync(this.folder, { recursive: true, force: true });
	}
}

/** The shop turns hostile. Then all places tell the same, reports stay, and _Update now_ heals it when the shop has. */
function attackOn(
	name: string,
	fault: ReturnType<SimulatedShop['fault']>,
	kind: SyncProblemKind,
): Attack {
	return {
		name,
		async run() {
			const running = await Running.start();
			const { shop, server } = running;
			try {
				const [report, peak] = [await running.get(REVENUE), running.peak];
				shop.fault = ({ route }) => (route === '/wc/v3/orders' ? fault : undefined);
				await running.update();
				const { problem } = await running.status((status) => status.problem !== null);
				// A busy machine may not reach the limit of bytes before that of time.
				assert.ok(problem && [kind, 'timeout'].includes(problem.kind), problem?.kind);
				const { sync } = await running.get<{ sync: Record<string, string> }>('/healthz');
				const words = syncProblem(problem.kind, sync['until']);
				assert.deepEqual([sync['problem'], sync['advice']], [words.problem, words.advice]);
				assert.equal(sync['since'], problem.since);
				await server.says(/not followed since \d{4}-\d\d-\d\d \d\d:\d\d: The shop /);
				assert.deepEqual(await running.get(REVENUE), report);
				const more = Math.round(running.peak - peak);
				console.log(`        ${more} MB more at most; ${words.problem}`);
				assert.ok(more < MOST_MORE, `It took ${more} MB more.`);
				shop.fault = () => undefined;
				await running.update();
				await running.status((status) => status.problem === null);
				assert.deepEqual(await running.get(REVENUE), report);
			} finally {
				await running.end();
			}
		},
	};
}

export const attacks: readonly Attack[] =
	process.platform === 'linux'
		? [
				attackOn('a shop sends 3 GB of orders', { flood: 'orders' }, 'too-large'),
				attackOn('a shop sends 8 GB of orders in gzip', { flood: 'packed' }, 'too-large'),
				attackOn('a shop sends gzip without content', { flood: 'hollow' }, 'too-large'),
				attackOn('a shop asks to wait for a day', { tooMany: 86_400 }, 'busy'),
			]
		: [];
