import {
	appendFileSync,
	chmodSync,
	copyFileSync,
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aboutBackup } from '../stores/incoming-backup';
import { flipBit, unclosedStore } from '../testing/faults/damage';
import { openDatabase } from './open';
import { sealState } from './seal';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-damage-'));
const at = (name: string) => path.join(folder, name);
/** Ten options, each saved by itself after the file was written, and the log with them. */
let store: string;
let log: Buffer;

beforeAll(async () => {
	store = at('store.duckdb');
	await unclosedStore(store, at('made.duckdb'), 10);
	log = readFileSync(`${store}.wal`);
	const database = await openDatabase(at('made.duckdb'));
	await database.snapshot(at('backup.duckdb'));
	await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is saved in a copy of the store with this log; or why it cannot be opened. */
async function savedWith(bytes: Uint8Array): Promise<unknown> {
	const copy = at('copy.duckdb');
	copyFileSync(store, copy);
	writeFileSync(`${copy}.wal`, bytes);
	try {
		const database = await openDatabase(copy);
		const [row] = await database.all("SELECT count(*) AS n FROM options WHERE name LIKE 'saved%'");
		await database.close();
		return Object(row).n;
	} catch (error) {
		expect(readFileSync(`${copy}.wal`).equals(bytes)).toBe(true);
		return String(error).replaceAll(folder, '');
	}
}

describe('A write-ahead log', () => {
	it('is read up to where a killed process has left it', async () => {
		expect(await savedWith(log)).toBe(10);
		expect(await savedWith(log.subarray(0, log.length - 3))).toBe(9);
		expect(await savedWith(log.subarray(0, 5))).toBe(0);
	});

	it.each([
		['its start', 0],
		['the length of an entry, which looks like its end', 9],
		['the contents of an entry', 30],
	])('that is damaged in %s is told with what to do, and left as it is', async (_what, place) => {
		const damaged = Buffer.from(log);
		flipBit(damaged, place, 3);
		expect(await savedWith(damaged)).toMatch(
			/copy\.duckdb\.wal is damaged: it holds what was saved last, after 20\d\d-\d\d-\d\d \d\d:\d\d UTC\. Restore a backup with npm run restore\. Or move \/copy\.duckdb\.wal away/,
		);
	});
});

describe('A backup', () => {
	/** Checks a copy of the backup that was changed. */
	async function checked(change: (bytes: Buffer) => Uint8Array): Promise<unknown> {
		const copy = at('incoming.duckdb');
		writeFileSync(copy, change(readFileSync(at('backup.duckdb'))));
		try {
			return await aboutBackup(copy, 'mine.duckdb');
		} catch (error) {
			return String(error);
		} finally {
			for (const ending of ['', '.wal']) rmSync(copy + ending, { force: true });
		}
	}
	const refused =
		'UsageError: mine.duckdb is damaged: it is not as it was written. Take another backup; nothing was changed.';
	const taken = { source: '', orders: 0 };
	const LENGTH_OF_SEAL = 256;

	it('carries a seal, which says whether it is as it was written', async () => {
		expect(await sealState(at('backup.duckdb'))).toBe('whole');
		expect(await checked((bytes) => bytes)).toEqual(taken);
		const { size } = statSync(at('backup.duckdb'));
		for (const place of [20, 5000, 20_000, size >> 1, size - LENGTH_OF_SEAL - 9])
			expect(await checked((bytes) => flipBit(bytes, place, 2))).toBe(refused);
		expect(await checked((bytes) => bytes.subarray(0, size >> 1))).toBe(refused);
	});

	it('without a seal is read as a whole, and written anew', async () => {
		const old = at('old.duckdb');
		copyFileSync(at('made.duckdb'), old);
		const database = await openDatabase(old);
		await database.run(
			"INSERT INTO tax_classes SELECT 'a' || i, md5(i::VARCHAR), i FROM range(50000) AS t(i)",
		);
		await database.close();
		const bytes = readFileSync(old);
		expect(await checked(() => bytes)).toEqual(taken);
		const said = [];
		for (let place = 12_288 + 100; place < bytes.length; place += 262_144)
			said.push(await checked(() => flipBit(Buffer.from(bytes), place, 2)));
		// Some blocks hold nothing, or indexes that are written anew.
		expect(said.filter((one) => one !== refused && Object(one).orders !== 0)).toEqual([]);
		expect(said.filter((one) => one === refused).length).toBeGreaterThan(said.length / 2);
	});

	it('that was opened and changed since is a store like any other', async () => {
		const opened = at('opened.duckdb');
		copyFileSync(at('backup.duckdb'), opened);
		const database = await openDatabase(opened);
		await database.run("INSERT INTO options VALUES ('later', '1')");
		await database.close();
		expect(await sealState(opened)).toBe('none');
		expect(await checked(() => readFileSync(opened))).toEqual(taken);
	});

	it('lacks no table', async () => {
		const less = at('less.duckdb');
		copyFileSync(at('made.duckdb'), less);
		const database = await openDatabase(less);
		await database.run('DROP TABLE notes');
		await database.close();
		expect(await checked(() => readFileSync(less))).toBe(refused);
	});
});

describe('A store', () => {
	it('that cannot say what it is because it is damaged is not called something else', async () => {
		const bytes = readFileSync(at('made.duckdb'));
		for (let place = 12_288; place < bytes.length; place += 262_144)
			flipBit(bytes, Math.min(place + 2000, bytes.length - 1), 1);
		writeFileSync(at('all.duckdb'), bytes);
		await expect(openDatabase(at('all.duckdb'))).rejects.toThrow(/all\.duckdb is damaged: /);
	});

	it('of an older version that others could read is for its owner only when it was opened', async () => {
		copyFileSync(store, at('open.duckdb'));
		appendFileSync(at('open.duckdb.wal'), log);
		for (const ending of ['', '.wal']) chmodSync(at(`open.duckdb${ending}`), 0o644);
		const database = await openDatabase(at('open.duckdb'));
		for (const ending of ['', '.wal']) {
			const file = at(`open.duckdb${ending}`);
			if (existsSync(file)) expect(statSync(file).mode & 0o077).toBe(0);
		}
		await database.close();
	});
});
