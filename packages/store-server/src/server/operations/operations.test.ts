import fc from 'fast-check';
import { syncProblem, syncProblemKinds, type SyncStatus } from '@store-analytics/rest-api';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../../database/database';
import { openDatabase } from '../../store-file/open';
import type { StoreFile } from '../../database/store-database';
import { createDemoShop } from '../../sources/demo/create-demo-shop';
import { createStoreServer, type StoreServer } from '../server';
import { casesOf } from '../../testing/thorough';
import { version } from '../../base/version';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-operations-'));
const file = path.join(folder, 'demo.duckdb');
const token = 'the-token-of-this-test';
const authorization = `Bearer ${token}`;
const now = new Date('2026-11-20T17:00:00Z');
let database: StoreFile;
let server: StoreServer;

beforeAll(async () => {
	await createDemoShop({ file, orders: 20, now });
});
beforeEach(async () => {
	database = await openDatabase(file);
	server = await createStoreServer({
		context: { database, now: () => now },
		token,
		storeFile: database,
	});
});
afterEach(async () => {
	await server.close();
	await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lines of /metrics by what stands before their value. */
async function metrics(of = server): Promise<Map<string, number>> {
	const reply = await of.inject({ url: '/metrics', headers: { authorization } });
	expect([reply.statusCode, reply.headers['content-type']]).toEqual([
		200,
		'text/plain; version=0.0.4; charset=utf-8',
	]);
	const lines = reply.body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
	return new Map(
		lines.map((line) => {
			const at = line.lastIndexOf(' ');
			return [line.slice(0, at), Number(line.slice(at + 1))];
		}),
	);
}

const ask = (url: string) => server.inject({ url, headers: { authorization } });
const names = (of: Map<string, number>, prefix: string) =>
	[...of.keys()].filter((name) => name.startsWith(prefix));

/** A server whose database responds so to its health check. */
function serverAsking(respond: () => Promise<never[]>): Promise<StoreServer> {
	const asked: Database = {
		all: (sql, parameters) =>
			sql.startsWith('SELECT 1') ? respond() : database.all(sql, parameters),
		run: (sql, parameters) => database.run(sql, parameters),
		transaction: (work) => database.transaction(work),
		close: () => database.close(),
	};
	return createStoreServer({ context: { database: asked, now: () => now }, token });
}

describe('/healthz', () => {
	it('says to everybody that the server is ready, and nothing else', async () => {
		const reply = await server.inject('/healthz');
		expect([reply.statusCode, reply.body]).toEqual([200, '{"status":"ready"}']);
		expect(reply.headers['cache-control']).toBe('no-store');
	});

	it('tells who has the token what is wrong with the shop, since when, and what to do', async () => {
		let problem: SyncStatus['problem'] = null;
		const status = () => Promise.resolve({ problem } as SyncStatus); // as: the rest is not read
		const sync = { status, runNow: () => {}, receiveWebhook: () => false, notify: () => {} };
		const context = { database, now: () => now, sync };
		const failing = await createStoreServer({ context, token });
		const look = async () =>
			(await failing.inject({ url: '/healthz', headers: { authorization } })).json<object>();
		expect(await look()).toEqual({ status: 'ready', sync: null });
		const since = '2026-11-20T16:05:00Z';
		for (const kind of syncProblemKinds) {
			problem = { kind, message: 'ann@shop.example', since };
			const { problem: what, advice } = syncProblem(kind);
			expect(await look()).toEqual({
				status: 'ready',
				sync: { kind, since, problem: what, advice },
			});
		}
		expect((await failing.inject('/healthz')).body).toBe('{"status":"ready"}');
		await failing.close();
	});

	it('responds with 503 when the database cannot be asked', async () => {
		const broken = await serverAsking(() => Promise.reject(new Error('database was invalidated')));
		const reply = await broken.inject('/healthz');
		expect([reply.statusCode, reply.body]).toEqual([503, '{"status":"broken"}']);
		await broken.close();
	});

	it('stays ready while the database has more to do than it can at once', async () => {
		let letGo = () => {};
		const held = new Promise<void>((resolve) => (letGo = resolve));
		const busy = await serverAsking(() => held.then(() => []));
		expect((await busy.inject('/healthz')).statusCode).toBe(200);
		letGo();
		await busy.close();
	});
});

const ODD_ADDRESSES = casesOf(1000, 10_000);

describe('/metrics', () => {
	it('requires the access token, even from this machine', async () => {
		for (const headers of [{}, { authorization: 'Bearer a-guess' }]) {
			const reply = await server.inject({ url: '/metrics', headers });
			expect([reply.statusCode, reply.headers['www-authenticate']]).toEqual([401, 'Bearer']);
			expect(reply.body).not.toContain('store_analytics');
		}
	});

	it('counts requests and their time by the pattern of the address, reports one by one', async () => {
		await ask('/wp-json/wc-analytics/reports/revenue/stats?interval=year');
		await ask('/wp-json/wc-analytics/reports/revenue/stats?interval=week');
		await ask('/wp-json/wc-analytics/products/1?search=jane');
		await ask('/wp-json/wc-analytics/reports/revenue/stats?interval=never');
		await server.inject('/wp-admin/admin.php?page=wc-admin');
		const told = await metrics();
		const revenue = '/wp-json/wc-analytics/reports/revenue/stats';
		const total = (route: string, status: number) =>
			told.get(
				`store_analytics_http_requests_total{method="GET",route="${route}",status="${status}"}`,
			);
		expect([total(revenue, 200), total(revenue, 400)]).toEqual([2, 1]);
		expect(total('/wp-admin/:page', 403)).toBe(1);
		expect(names(told, 'store_analytics_http_requests_total{').join()).toContain(
			'/wp-json/wc-analytics/products/:id',
		);
		const seconds = 'store_analytics_http_request_duration_seconds';
		expect(told.get(`${seconds}_count{route="${revenue}"}`)).toBe(3);
		expect(told.get(`${seconds}_bucket{le="+Inf",route="${revenue}"}`)).toBe(3);
		expect(told.get(`${seconds}_sum{route="${revenue}"}`)).toBeGreaterThan(0);
	});

	it(`gets no further series from ${ODD_ADDRESSES} odd addresses, and keeps no word of them`, async () => {
		const prefix = 'store_analytics_http_';
		for (const url of ['/x', '/wp-json/x', '/wp-json/wc-analytics/products/7', '/wp-admin/x']) {
			await ask(url);
			await server.inject(url);
		}
		const before = names(await metrics(), prefix);
		const word = fc.stringMatching(/^[a-z]{3,12}$/);
		const odd = fc.oneof(
			word.map((one) => `/${one}-marked`),
			word.map((one) => `/wp-json/${one}-marked/${one}`),
			word.map((one) => `/wp-json/${one}-marked?search=${one}`),
			word.map((one) => `/wp-admin/${one}-marked?path=/${one}`),
			fc.nat().map((id) => `/wp-json/wc-analytics/products/${id}?marked=${id}`),
		);
		for (const [index, url] of fc.sample(odd, { numRuns: ODD_ADDRESSES, seed: 5 }).entries()) {
			await (index % 2 ? ask(url) : server.inject(url));
		}
		const told = await metrics();
		expect(names(told, prefix).filter((name) => name.includes('marked'))).toEqual([]);
		const added = names(told, prefix).filter((name) => !before.includes(name));
		// Those of /metrics itself, which was requested once before.
		expect(added.filter((name) => !name.includes('route="/metrics"'))).toEqual([]);
	});

	it('tells of memory, of what waits for the database, of the size of the store and of the version', async () => {
		let letGo = () => {};
		const held = new Promise<void>((resolve) => (letGo = resolve));
		const writing = database.transaction(() => held);
		const waiting = database.run("INSERT INTO options VALUES ('waited', '1')");
		const told = await metrics();
		const gauge = (name: string) => told.get(`store_analytics_${name}`);
		expect([
			gauge('statements_running{kind="write"}'),
			gauge('statements_waiting{kind="write"}'),
			gauge('statements_running{kind="read"}'),
		]).toEqual([1, 1, 0]);
		letGo();
		await Promise.all([writing, waiting]);
		const later = await metrics();
		expect(later.get('store_analytics_statements_running{kind="write"}')).toBe(0);
		expect(gauge('store_size_bytes')).toBeGreaterThan(100_000);
		expect(told.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
		expect(gauge(`build_info{version="${version}",node="${process.version}"}`)).toBe(1);
		expect(names(told, 'store_analytics_sync')).toEqual([]);
	});

	it('tells how long ago the shop was asked, and whether it can be followed', async () => {
		const status = (checkedAt: string | null, problem: SyncStatus['problem']) =>
			({ checkedAt, problem, isComplete: checkedAt !== null }) as SyncStatus; // what is read of it
		let told: SyncStatus | null = null;
		const sync = {
			status: () => (told ? Promise.resolve(told) : Promise.reject(new Error('busy'))),
			runNow: () => undefined,
			receiveWebhook: () => false,
			notify: () => undefined,
		};
		const following = await createStoreServer({
			context: { database, now: () => now, sync },
			token,
		});
		const gauges = async () => {
			const all = await metrics(following);
			return ['age_seconds', 'failing', 'complete'].map((name) =>
				all.get(`store_analytics_sync_${name}`),
			);
		};
		expect(await gauges()).toEqual([NaN, 0, 0]);
		told = status(null, null);
		expect(await gauges()).toEqual([NaN, 0, 0]);
		told = status(new Date(Date.now() - 90_000).toISOString(), {
			kind: 'refused',
			message: 'No.',
			since: '2026-11-20T17:00:00Z',
		});
		const [age, ...others] = await gauges();
		expect(age).toBeGreaterThanOrEqual(90);
		expect(age).toBeLessThan(600);
		expect(others).toEqual([1, 1]);
		await following.close();
	});
});
