import {
	copyFileSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Damage } from '../database/failures';
import { createStoreServer, type StoreServer } from '../server/server';
import { openDatabase } from '../store-file/open';
import { flipBit } from '../testing/faults/damage';
import { OpenFiles } from './open-files';
import { PooledDatabase } from './pooled-database';

const token = 'the-token-of-this-test';
const headers = { authorization: `Bearer ${token}` };
const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-health-'));
const made = path.join(folder, 'made.duckdb');
const file = path.join(folder, 'shop.duckdb');
let told: [string, string][];
let files: OpenFiles;
let database: PooledDatabase;
let server: StoreServer;

beforeAll(async () => {
	const store = await openDatabase(made);
	await store.run(
		"INSERT INTO tax_classes SELECT 'a' || i, md5(i::VARCHAR), i FROM range(50000) AS t(i)",
	);
	await store.close();
});
async function serve(): Promise<void> {
	told = [];
	const onDamage = (name: string, { message }: Damage) => void told.push([name, message]);
	files = new OpenFiles({ most: 1, atRest: null, onDamage });
	database = new PooledDatabase(files, file);
	const context = {
		database,
		now: () => new Date(),
		get damage() {
			return database.damage;
		},
		// The only part of it that is asked.
		sync: { status: () => Promise.resolve({ shop: 'https://shop.example' }) } as never,
	};
	server = await createStoreServer({ context, token, storeFile: database });
}
afterEach(async () => {
	await server.close();
	await files.close().catch(() => undefined);
	for (const ending of ['', '.wal', '.moved']) rmSync(file + ending, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const health = async () => {
	const reply = await server.inject('/healthz');
	return { code: reply.statusCode, ...reply.json<Partial<Record<string, string>>>() } as Readonly<
		Record<'code', number> & Partial<Record<'status' | 'since' | 'message', string>>
	>; // written by the server
};
const ask = async (url: string, body?: object) => {
	const reply = await server.inject({
		...{ url: `/wp-json/${url}`, headers, method: body ? 'POST' : 'GET' },
		...(body && { payload: JSON.stringify(body) }),
	});
	return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};

describe('A store that was found damaged', () => {
	it('is told at once by its answer, /healthz and the terminal, in the same words', async () => {
		copyFileSync(made, file);
		await serve();
		expect(await health()).toEqual({ code: 200, status: 'ready' });
		const bytes = readFileSync(file);
		for (let place = 12_288; place < bytes.length; place += 262_144)
			flipBit(bytes, Math.min(place + 5000, bytes.length - 1), 1);
		writeFileSync(file, bytes, { flag: 'r+' });
		const reading = await database.all('SELECT max(name) AS last FROM tax_classes').catch(String);
		expect(reading).toMatch(/^DamagedError: The data file is damaged/);
		const { code, status, since, message } = await health();
		expect([code, status]).toEqual([503, 'damaged']);
		expect(Date.now() - Date.parse(since ?? '')).toBeLessThan(60_000);
		expect(message).toMatch(/Restore a backup with npm run restore/);
		expect(message).not.toContain(folder);
		expect(told).toEqual([[file, message]]);
		await database.whileClosed(async () => copyFileSync(made, file));
		expect(await health()).toEqual({ code: 200, status: 'ready' });
	});
});

describe('A store whose file is deleted under the server', () => {
	it('is told at once, still answers, and takes no changes that would be lost', async () => {
		copyFileSync(made, file);
		await serve();
		expect((await ask('wc-admin/options', { before: 1 })).status).toBe(200);
		renameSync(file, `${file}.moved`);
		const { status, body: refusal } = await ask('wc-admin/options', { after: 1 });
		expect([status, refusal['code']]).toEqual([500, 'store_deleted']);
		expect(refusal['message']).toMatch(/Make a backup now with npm run backup/);
		const { body: polled } = await ask('store-analytics/sync');
		expect(polled).toMatchObject({ damage: { message: refusal['message'] } });
		// Of a store without a shop, an open page asks for this alone.
		const { body: damage } = await ask('store-analytics/damage');
		expect(damage).toEqual(polled['damage']);
		const report = await health();
		expect([report.code, report['status'], report['message']]).toEqual([
			503,
			'deleted',
			refusal['message'],
		]);
		expect(told).toEqual([[file, refusal['message']]]);
		expect((await ask('wc-admin/options?options=before')).body).toEqual({ before: 1 });
		// The backup has all of it, also what was in the write-ahead log only.
		const copy = path.join(folder, 'rescued.duckdb');
		await database.snapshot(copy);
		const rescued = await openDatabase(copy);
		expect(await rescued.all("SELECT value FROM options WHERE name = 'before'")).toEqual([
			{ value: '1' },
		]);
		await rescued.close();
	});

	it('is found by a look at the folder, without any request', async () => {
		copyFileSync(made, file);
		await serve();
		rmSync(file);
		files.health.lookAll();
		expect(told.map(([name]) => name)).toEqual([file]);
	});
});
