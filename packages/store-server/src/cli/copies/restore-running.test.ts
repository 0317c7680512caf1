import {
	copyFileSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import type { SyncStatus } from '@store-analytics/rest-api';
import { EventEmitter, once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { start, type RunningStore } from '../start';
import { openDatabase } from '../../store-file/open';
import { createDemoShop } from '../../sources/demo/create-demo-shop';
import { ServerProcess } from '../../testing/server-process';
import { shopKeys } from '../../testing/simulated-shop/key-check';
import { lastOrders } from '../../testing/simulated-shop/recorded-shop';
import { SimulatedShop } from '../../testing/simulated-shop/simulated-shop';
import { until } from '../../testing/until';
import { runCopies } from './copies';

const now = new Date('2026-11-20T17:00:00Z');
const token = 'a-token-of-16-signs';
const bearer = { authorization: `Bearer ${token}` };
const made = mkdtempSync(path.join(tmpdir(), 'store-analytics-made-'));
let folder = '';
let file = '';
let running: RunningStore | null = null;

/** The store of 300 orders is the backup; half of them are missing in the served one. */
beforeAll(async () => {
	const backup = path.join(made, 'backup.duckdb');
	await createDemoShop({ file: backup, orders: 300, now });
	copyFileSync(backup, path.join(made, 'shop.duckdb'));
	const database = await openDatabase(path.join(made, 'shop.duckdb'));
	await database.run(
		'DELETE FROM orders WHERE id IN (SELECT id FROM orders ORDER BY id LIMIT 150)',
	);
	await database.close();
});
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-restore-'));
	file = path.join(folder, 'shop.duckdb');
	for (const name of ['shop.duckdb', 'backup.duckdb'])
		copyFileSync(path.join(made, name), path.join(folder, name));
});
afterEach(async () => {
	await running?.stop();
	running = null;
	rmSync(folder, { recursive: true, force: true });
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

async function serve(
	words: readonly string[] = ['--db', file],
	variables = {},
): Promise<RunningStore> {
	const quiet = { write: () => undefined };
	const environment = { root: folder, folder, out: quiet, err: quiet, variables };
	const started = await start([...words, '--port', '0', '--token', token], environment);
	if (typeof started === 'string') throw new Error(started);
	running = started;
	return started;
}

/** Runs `npm run restore`, in process. */
async function restore(name: string, store = file) {
	let said = '';
	const stream = { write: (text: string) => (said += text) };
	const words = ['restore', path.join(folder, name), '--db', store];
	const code = await runCopies(words, { root: folder, folder, out: stream, err: stream });
	return { code, said: said.replaceAll(`${folder}/`, '') };
}

/** Returns the number of orders in a server's reports. */
async function orders({ url }: { readonly url: string }, base = ''): Promise<number> {
	const address = `${url}${base}/wp-json/wc-analytics/orders?per_page=1&_fields=id`;
	const reply = await fetch(address, { headers: bearer });
	return Number(reply.headers.get('x-wp-total'));
}

/** Returns the number of orders in a closed file. */
async function ordersIn(name: string): Promise<unknown> {
	const database = await openDatabase(path.join(folder, name));
	const [row] = await database.all<{ orders: number }>('SELECT count(*) AS orders FROM orders');
	await database.close();
	return row?.orders;
}

describe('npm run restore with a running server', () => {
	it('makes it serve the backup from then on, and keeps the old store', async () => {
		const server = await serve();
		expect(await orders(server)).toBe(150);
		const backup = readFileSync(path.join(folder, 'backup.duckdb'));
		expect(await restore('backup.duckdb')).toEqual({
			code: 0,
			said: 'shop.duckdb holds what backup.duckdb held: 300 orders. What was there before is kept as shop.duckdb.before-restore.\n',
		});
		expect(await orders(server)).toBe(300);
		expect((await restore('backup.duckdb')).said).toMatch(/before-restore-2\.$/m);
		await server.stop();
		running = null;
		expect(await ordersIn('shop.duckdb')).toBe(300);
		expect(await ordersIn('shop.duckdb.before-restore')).toBe(150);
		expect(readFileSync(path.join(folder, 'backup.duckdb')).equals(backup)).toBe(true);
		expect(readdirSync(folder).filter((name) => /part|wal|control/.test(name))).toEqual([]);
	});

	it('never mixes both stores: each request gets the old one, the new one, or must come again', async () => {
		const server = await serve();
		let isOver = false;
		const seen: string[] = [];
		const replies = new EventEmitter();
		const look = async () => {
			while (!isOver) {
				const reply = await fetch(
					`${server.url}/wp-json/wc-analytics/orders?per_page=1&_fields=id`,
					{ headers: bearer },
				);
				await reply.text();
				const told = reply.status === 503 ? 'retry-after' : 'x-wp-total';
				seen.push(`${reply.status} ${reply.headers.get(told)}`);
				replies.emit('seen');
			}
		};
		const looking = [look(), look(), look()];
		while (seen.length < 3) await once(replies, 'seen');
		expect((await restore('backup.duckdb')).code).toBe(0);
		const after = seen.length;
		while (seen.length < after + 6) await once(replies, 'seen');
		isOver = true;
		await Promise.all(looking);
		expect(new Set(seen)).toContain('200 150');
		expect(seen.at(-1)).toBe('200 300');
		expect(seen.filter((one) => !/^(200 (150|300)|503 \d+)$/.test(one))).toEqual([]);
		// Nobody is logged in again.
		expect(seen.lastIndexOf('200 150') - seen.indexOf('200 300')).toBeLessThan(3);
	});

	it('refuses other files, newer versions and other shops, and changes nothing', async () => {
		const server = await serve();
		const edit = async (sql: string, name = 'backup.duckdb') => {
			const database = await openDatabase(path.join(folder, name));
			await database.run(sql);
			await database.close();
		};
		writeFileSync(path.join(folder, 'text'), 'This is no store.');
		const whole = readFileSync(path.join(folder, 'backup.duckdb'));
		writeFileSync(path.join(folder, 'half'), whole.subarray(0, 5000));
		const files = readdirSync(folder).sort();
		expect((await restore('text')).said).toMatch(/^text is not a store database or is damaged/);
		expect((await restore('half')).said).toBe(
			'half is damaged: it is not as it was written. Take another backup; nothing was changed.\n',
		);
		// A statement that would make the engine read other files.
		for (const more of ['VIEW v AS SELECT 1', 'MACRO lower(text) AS text']) {
			copyFileSync(path.join(folder, 'backup.duckdb'), path.join(folder, 'more'));
			await edit(`CREATE ${more}`, 'more');
			expect((await restore('more')).said).toMatch(/^more is a database of something else/);
			rmSync(path.join(folder, 'more'));
		}
		expect((await restore('nothing')).said).toBe('nothing does not exist.\n');
		await edit("UPDATE store_meta SET value = 'https://other.example' WHERE key = 'source'");
		expect(await restore('backup.duckdb')).toEqual({
			code: 1,
			said: 'shop.duckdb holds the shop of demo, and the backup that of https://other.example; name another file with --db.\n',
		});
		await edit("UPDATE store_meta SET value = '99' WHERE key = 'schema_version'");
		expect((await restore('backup.duckdb')).said).toMatch(
			/^backup\.duckdb was made by a newer version of Store Analytics; update the program/,
		);
		expect(await orders(server)).toBe(150);
		expect(readdirSync(folder).sort()).toEqual(files);
	});

	it('accepts a backup only with the token, and one at a time', async () => {
		const server = await serve();
		const send = (headers: HeadersInit, body: BodyInit) =>
			fetch(`${server.url}/wp-json/store-analytics/restore`, { method: 'POST', headers, body });
		const backup = readFileSync(path.join(folder, 'backup.duckdb'));
		expect((await send({}, backup)).status).toBe(401);
		expect((await send({ authorization: 'Bearer wrong' }, backup)).status).toBe(401);
		expect((await send(bearer, '')).status).toBe(422);
		expect(await orders(server)).toBe(150);
		const replies = await Promise.all([send(bearer, backup), send(bearer, backup)]);
		expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await orders(server)).toBe(300);
	});

	it('pauses the sync, which then reads the shop’s changes again', async () => {
		const shop = new SimulatedShop(lastOrders(10));
		await shop.open();
		const variables = {
			STORE_ANALYTICS_KEY: shopKeys.key.name,
			STORE_ANALYTICS_SECRET: shopKeys.key.secret,
		};
		const server = await serve(['--connect', shop.address, '--db', `${file}.new`], variables);
		const ask = (method: string) =>
			fetch(`${server.url}/wp-json/store-analytics/sync`, { method, headers: bearer });
		const status = async () => (await (await ask('GET')).json()) as SyncStatus;
		const isThrough = ({ phase, isRunning }: SyncStatus) => phase === 'following' && !isRunning;
		await until(status, isThrough);
		expect(await orders(server)).toBe(10);
		const stream = { write: () => undefined };
		const words = ['backup', path.join(folder, 'first'), '--db', `${file}.new`];
		expect(await runCopies(words, { root: folder, folder, out: stream, err: stream })).toBe(0);
		const [order = {}] = lastOrders(1)['orders.json'] as object[];
		const at = new Date().toISOString().slice(0, 19);
		const dates = { date_created: at, date_created_gmt: at, date_modified_gmt: at };
		shop.rest.collection('/wc/v3/orders').put({ ...order, ...dates, id: 900_001 });
		await ask('POST');
		await until(status, isThrough);
		expect(await orders(server)).toBe(11);
		shop.key = 'revoked';
		expect((await restore('first', `${file}.new`)).code).toBe(0);
		await until(status, ({ problem }) => problem !== null);
		expect(await orders(server)).toBe(10);
		shop.key = 'good';
		await ask('POST');
		await until(status, isThrough);
		expect(await orders(server)).toBe(11);
		await server.stop();
		running = null;
		await shop.close();
	});

	it('is of the one shop among several that the store is of', async () => {
		for (const name of ['a', 'b']) copyFileSync(file, path.join(folder, `${name}.duckdb`));
		const named = ['a', 'b'].flatMap((name) => ['--shops', path.join(folder, `${name}.duckdb`)]);
		const server = await serve(named);
		expect([await orders(server, '/shops/a'), await orders(server, '/shops/b')]).toEqual([
			150, 150,
		]);
		expect((await restore('backup.duckdb', path.join(folder, 'b.duckdb'))).code).toBe(0);
		expect([await orders(server, '/shops/a'), await orders(server, '/shops/b')]).toEqual([
			150, 300,
		]);
	});

	it.each(['.part', '.before-restore'])(
		'leaves a whole store, whichever, when the server is killed as soon as there is a file %s',
		async (ending) => {
			const server = await ServerProcess.start(['--db', file, '--token', token]);
			const restoring = restore('backup.duckdb');
			// The other process says nothing, and the file is there for a moment only.
			while (!readdirSync(folder).some((name) => name.endsWith(ending))) await setImmediate();
			server.child.kill('SIGKILL');
			await server.ended;
			await restoring;
			expect([150, 300]).toContain(await ordersIn('shop.duckdb'));
			if (existsSync(`${file}.before-restore`))
				expect(await ordersIn('shop.duckdb.before-restore')).toBe(150);
			// The next restore removes the remains.
			expect((await restore('backup.duckdb')).code).toBe(0);
			expect(await ordersIn('shop.duckdb')).toBe(300);
			expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
		},
	);
});
