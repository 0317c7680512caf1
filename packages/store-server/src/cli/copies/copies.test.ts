import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { keepCredentials } from '../../sources/connection/credentials';
import { openDatabase } from '../../store-file/open';
import type { StoreFile } from '../../database/store-database';
import { createDemoShop } from '../../sources/demo/create-demo-shop';
import { nextOutput, programWords } from '../../testing/own-process';
import { ServerProcess } from '../../testing/server-process';
import { runCopies } from './copies';

const now = new Date('2026-11-20T17:00:00Z');
const token = 'a-token-of-16-signs';
const made = mkdtempSync(path.join(tmpdir(), 'store-analytics-made-'));
let folder = '';
let file = '';
beforeAll(() => createDemoShop({ file: path.join(made, 'demo.duckdb'), orders: 300, now }));
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-copies-'));
	file = path.join(folder, 'shop.duckdb');
	copyFileSync(path.join(made, 'demo.duckdb'), file);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(made, { recursive: true, force: true }));

/** Runs `npm run backup` or `npm run restore` in process, on the store of the test. */
async function run(what: 'backup' | 'restore', ...words: string[]) {
	let said = '';
	const stream = { write: (text: string) => (said += text) };
	const code = await runCopies([what, ...words, '--db', file], {
		root: folder,
		folder,
		out: stream,
		err: stream,
	});
	return { code, said: said.replaceAll(`${folder}/`, '') };
}

/** Reads a store's contents from its own file. */
async function look(at: string, sql: string) {
	const database = await openDatabase(path.join(folder, at));
	const rows = await database.all(sql);
	await database.close();
	return rows;
}

const SUMS =
	'SELECT count(*) AS orders, sum(net_total) AS net, sum(tax_total) AS tax, max(order_id) AS last FROM wc_order_stats';

describe('A snapshot', () => {
	it('is the store at one moment, during other reads and writes', async () => {
		const database = await openDatabase(file);
		let goesOn = true;
		let written = 0;
		const write = async (to: StoreFile) => {
			while (goesOn) {
				await to.transaction(async (within) => {
					const taxes = [0, 0, 1_000_000 + written];
					await within.append('wc_order_tax_lookup', [
						[written, 0, 1, '2026-11-20 12:00:00', ...taxes, 1, 0, null, '', '', null, null],
					]);
					await within.append('wc_order_coupon_lookup', [
						[written, -1, '2026-11-20 12:00:00', 1_000_000 + written],
					]);
				});
				written += 1;
			}
		};
		const writing = write(database);
		while (written === 0) await Promise.race([setImmediate(), writing]);
		const before = written;
		await database.snapshot(path.join(folder, 'copy.duckdb'));
		const after = written;
		goesOn = false;
		await writing;
		await database.close();
		const inTables = `SELECT
			(SELECT count(*) FROM wc_order_tax_lookup WHERE total_tax >= 1000000) AS taxes,
			(SELECT count(*) FROM wc_order_coupon_lookup WHERE coupon_id = -1) AS coupons,
			(SELECT sum(total_tax) FROM wc_order_tax_lookup WHERE total_tax >= 1000000)
				- (SELECT sum(discount_amount) FROM wc_order_coupon_lookup WHERE coupon_id = -1) AS difference`;
		const [row] = (await look('copy.duckdb', inTables)) as [Record<string, number>];
		expect([row['coupons'], row['difference']]).toEqual([row['taxes'], 0]);
		// The store was written during the copy.
		expect(after).toBeGreaterThan(before);
		expect(row['taxes']).toBeGreaterThanOrEqual(before);
		expect(row['taxes']).toBeLessThanOrEqual(after);
		expect(await look('copy.duckdb', SUMS)).toEqual(await look('shop.duckdb', SUMS));
	});
});

describe('npm run backup', () => {
	it('lets the running server write a complete, private copy without credentials of the shop', async () => {
		const server = await ServerProcess.start(['--db', file, '--token', token]);
		for (const name of readdirSync(folder))
			expect([name, statSync(path.join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
		writeFileSync(`${file}.credentials`, '{"secret":"cs_the-secret-of-this-test"}');
		const { code, said } = await run('backup', 'backup.duckdb');
		const refused = await fetch(`${server.url}/wp-json/store-analytics/backup`, { method: 'POST' });
		server.child.kill('SIGTERM');
		expect(await server.ended).toBe(0);
		expect([code, said]).toEqual([
			0,
			'shop.duckdb is backed up in backup.duckdb. It holds what the shop knows of its customers; the key to the shop and who is logged in are not in it.\n',
		]);
		expect(refused.status).toBe(401);
		expect(readdirSync(folder).sort()).toEqual([
			'backup.duckdb',
			'shop.duckdb',
			'shop.duckdb.credentials',
			'shop.duckdb.sessions',
		]);
		const backup = path.join(folder, 'backup.duckdb');
		expect(statSync(backup).mode & 0o777).toBe(0o600);
		const bytes = readFileSync(backup).toString('latin1');
		expect(bytes).not.toContain('cs_the-secret');
		const seal = /"seal":"([^"]+)"/.exec(readFileSync(`${file}.sessions`, 'utf8'))?.[1];
		expect(bytes).not.toContain(seal ?? 'the-secret-of-nobody');
		expect(await look('backup.duckdb', SUMS)).toEqual(await look('shop.duckdb', SUMS));
	});

	it('copies a closed store itself', async () => {
		// What a killed backup has left.
		mkdirSync(path.join(folder, 'folder'));
		writeFileSync(path.join(folder, 'folder', 'backup.duckdb.99999999.part'), 'some of it');
		expect((await run('backup', 'folder/backup.duckdb')).code).toBe(0);
		expect(readdirSync(path.join(folder, 'folder'))).toEqual(['backup.duckdb']);
		expect(await look('folder/backup.duckdb', SUMS)).toEqual(await look('shop.duckdb', SUMS));
		expect(readdirSync(folder).sort()).toEqual(['folder', 'shop.duckdb']);
	});

	it('says in one sentence why there is no backup, and leaves nothing', async () => {
		writeFileSync(path.join(folder, 'taken'), 'mine');
		expect(await run('backup', 'taken')).toEqual({
			code: 1,
			said: 'taken exists already and is not overwritten.\n',
		});
		expect(readFileSync(path.join(folder, 'taken'), 'utf8')).toBe('mine');
		expect((await run('backup')).said).toBe(
			'Name one file: npm run backup -- FILE; --help says more.\n',
		);
		const fixture = path.resolve(import.meta.dirname, '../../testing/faults/endless-writer.ts');
		const writer = spawn(process.execPath, [...programWords(fixture), file], {
			stdio: ['ignore', 'pipe', 'inherit'],
		});
		await nextOutput(writer);
		const inUse = await run('backup', 'backup.duckdb');
		writer.kill('SIGKILL');
		await once(writer, 'exit');
		expect(inUse).toEqual({
			code: 1,
			said: 'shop.duckdb is in use by a process that gives no backups; stop that one first.\n',
		});
		rmSync(file);
		rmSync(`${file}.wal`, { force: true });
		expect((await run('backup', 'backup.duckdb')).said).toBe(
			'There is no store at shop.duckdb; name it with --db.\n',
		);
		expect(readdirSync(folder)).toEqual(['taken']);
	});

	it('names a disk that has no room, and leaves nothing', async () => {
		const main = path.resolve(import.meta.dirname, 'main.ts');
		const words = [
			...programWords(main),
			'backup',
			path.join(folder, 'backup.duckdb'),
			'--db',
			file,
		];
		const command = `ulimit -f 2000 && exec "${process.execPath}" "$@"`;
		const ended = await promisify(execFile)('bash', ['-c', command, 'bash', ...words]).catch(
			(error: { code: number; stderr: string }) => error,
		);
		expect(ended).toMatchObject({
			code: 1,
			stderr: `There is no room for ${folder}/backup.duckdb; make some, or name a place on another disk. Nothing of it was kept.\n`,
		});
		expect(readdirSync(folder)).toEqual(['shop.duckdb']);
	});
});

describe('npm run restore', () => {
	beforeEach(async () => {
		expect((await run('backup', 'backup.duckdb')).code).toBe(0);
		const database = await openDatabase(file);
		await database.run('DELETE FROM wc_order_stats WHERE order_id % 2 = 0');
		await database.close();
	});

	it('puts the backup in the place of the store, and keeps what was there', async () => {
		const changed = await look('shop.duckdb', SUMS);
		const backup = readFileSync(path.join(folder, 'backup.duckdb'));
		const { code, said } = await run('restore', 'backup.duckdb');
		expect([code, said]).toEqual([
			0,
			'shop.duckdb holds what backup.duckdb held: 300 orders. What was there before is kept as shop.duckdb.before-restore.\n',
		]);
		expect(await look('shop.duckdb', SUMS)).toEqual(await look('backup.duckdb', SUMS));
		expect(await look('shop.duckdb.before-restore', SUMS)).toEqual(changed);
		expect(readFileSync(path.join(folder, 'backup.duckdb')).equals(backup)).toBe(true);
		expect((await run('restore', 'backup.duckdb')).said).toMatch(/before-restore-2\.$/m);
	});

	it('replaces a damaged store, and creates a missing one', async () => {
		truncateSync(file, 5000);
		expect((await run('restore', 'backup.duckdb')).code).toBe(0);
		expect(statSync(`${file}.before-restore`).size).toBe(5000);
		rmSync(file);
		expect((await run('restore', 'backup.duckdb')).said).toBe(
			'shop.duckdb holds what backup.duckdb held: 300 orders.\n',
		);
		expect(await look('shop.duckdb', SUMS)).toEqual(await look('backup.duckdb', SUMS));
	});

	it('refuses other files, newer versions and other shops, and changes nothing', async () => {
		const bytes = readFileSync(file);
		const files = readdirSync(folder).length;
		writeFileSync(path.join(folder, 'text'), 'This is no store.');
		expect((await run('restore', 'text')).said).toMatch(
			/^text is not a store database or is damaged/,
		);
		expect((await run('restore', 'nothing')).said).toBe('nothing does not exist.\n');
		for (const irregular of [folder, '/dev/zero'])
			expect((await run('restore', irregular)).said).toBe(
				`${irregular} is no file, so it is no backup.\n`,
			);
		const edit = async (sql: string) => {
			const database = await openDatabase(path.join(folder, 'backup.duckdb'));
			await database.run(sql);
			await database.close();
		};
		await edit("UPDATE store_meta SET value = 'https://other.example' WHERE key = 'source'");
		expect((await run('restore', 'backup.duckdb')).said).toBe(
			'shop.duckdb holds the shop of demo, and the backup that of https://other.example; name another file with --db.\n',
		);
		await edit("UPDATE store_meta SET value = '99' WHERE key = 'schema_version'");
		expect((await run('restore', 'backup.duckdb')).said).toMatch(
			/^backup\.duckdb was made by a newer version of Store Analytics; update the program/,
		);
		expect(readFileSync(file).equals(bytes)).toBe(true);
		expect(readdirSync(folder)).toHaveLength(files + 1);
	});

	it('protects the orders of another shop from the stored key', async () => {
		const credentials = { kind: 'consumer-key', name: 'ck_1', secret: 'cs_1' } as const;
		await keepCredentials(file, { shop: 'https://other.example', credentials });
		truncateSync(file, 5000);
		expect((await run('restore', 'backup.duckdb')).said).toBe(
			'shop.duckdb holds the shop of https://other.example, and the backup that of demo; name another file with --db.\n',
		);
	});

	it('leaves a store alone that another process has open without accepting backups', async () => {
		const database = await openDatabase(file);
		expect((await run('restore', 'backup.duckdb')).said).toBe(
			'shop.duckdb is in use by a process that takes no backups in; stop that one first.\n',
		);
		await database.close();
		expect(existsSync(`${file}.before-restore`)).toBe(false);
	});
});
