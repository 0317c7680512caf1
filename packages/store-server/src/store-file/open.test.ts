import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Database } from '../database/database';
import { nextOutput, programWords } from '../testing/own-process';
import { openDatabase } from './open';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-database-'));
const at = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a process that writes into `file` for ever, and waits until it does. */
async function endlessWriter(file: string): Promise<ChildProcessByStdio<null, Readable, null>> {
	const child = spawn(
		process.execPath,
		[...programWords(path.join(import.meta.dirname, '../testing/faults/endless-writer.ts')), file],
		{ stdio: ['ignore', 'pipe', 'inherit'] },
	);
	await nextOutput(child);
	return child;
}

describe('values', () => {
	it('come back as numbers, booleans, null and readable moments', async () => {
		const database = await openDatabase(':memory:');
		const [row] = await database.all(
			"SELECT 12.345000::DECIMAL(18,6) AS money, count(*) AS count, sum(3::BIGINT) AS sum, TIMESTAMP '2026-11-01 01:30:00' AS moment, true AS flag, NULL AS nothing, 0.1::DOUBLE AS real",
		);
		expect(row).toEqual({
			money: 12.345,
			count: 1,
			sum: 3,
			moment: '2026-11-01 01:30:00',
			flag: true,
			nothing: null,
			real: 0.1,
		});
		await database.close();
	});

	it('go in by placeholder and by bulk, exact to the sixth decimal', async () => {
		const database = await openDatabase(':memory:');
		await database.append('wc_order_tax_lookup', [
			[1, 0, 7, '2026-11-20T09:00:00', 0.1, 0.2, 0.300001, 7, 0, null, '', '', null, null],
			[
				2,
				0,
				7,
				'2026-11-20 10:00:00',
				-1234567890.12,
				0,
				99999999999.999999,
				7,
				0,
				null,
				'',
				'',
				null,
				null,
			],
		]);
		const rows = await database.all(
			'SELECT order_id, date_created, shipping_tax, total_tax FROM wc_order_tax_lookup WHERE tax_rate_id = ? AND date_created < CAST(? AS TIMESTAMP) ORDER BY order_id LIMIT ?',
			[7, '2026-11-20 11:00:00', 5],
		);
		expect(rows).toEqual([
			{ order_id: 1, date_created: '2026-11-20 09:00:00', shipping_tax: 0.1, total_tax: 0.300001 },
			{
				order_id: 2,
				date_created: '2026-11-20 10:00:00',
				shipping_tax: -1234567890.12,
				total_tax: 100000000000,
			},
		]);
		await database.close();
	});

	it('sums money without the errors of floating point', async () => {
		const database = await openDatabase(':memory:');
		const rows = Array.from({ length: 5000 }, (_, id) => [
			id,
			0,
			1,
			'2026-01-01 00:00:00',
			...[0, 0.1, 0.1],
			...[1, 0, null, '', '', null, null],
		]);
		await database.append('wc_order_tax_lookup', rows);
		expect(await database.all('SELECT sum(order_tax) AS sum FROM wc_order_tax_lookup')).toEqual([
			{ sum: 500 },
		]);
		await database.close();
	});
});

describe('transactions', () => {
	it('leave nothing behind when they fail, and do not mix', async () => {
		const database = await openDatabase(':memory:');
		const write = (name: string, fails: boolean) =>
			database.transaction(async (within) => {
				await within.run('INSERT INTO options VALUES (?, ?)', [name, '1']);
				await within.append('tax_classes', [[name, name, 0]]);
				if (fails) throw new Error('no');
			});
		const results = await Promise.allSettled([
			write('one', false),
			write('two', true),
			write('three', false),
			write('one', false),
		]);
		expect(results.map(({ status }) => status)).toEqual([
			'fulfilled',
			'rejected',
			'fulfilled',
			'rejected',
		]);
		expect(await database.all('SELECT name FROM options ORDER BY name')).toEqual([
			{ name: 'one' },
			{ name: 'three' },
		]);
		expect(await database.all('SELECT slug FROM tax_classes ORDER BY slug')).toEqual([
			{ slug: 'one' },
			{ slug: 'three' },
		]);
		await database.close();
	});
});

describe('reads', () => {
	it('do not wait for a transaction and see nothing of it before its end; what is read within it sees it', async () => {
		const database = await openDatabase(':memory:');
		const names = (within: Database = database) =>
			within.all<{ name: string }>('SELECT name FROM tax_classes ORDER BY slug');
		let goOn = () => {};
		const held = new Promise<void>((resolve) => (goOn = resolve));
		let writing: Promise<void> | undefined;
		const written = await new Promise((resolve) => {
			writing = database.transaction(async (within) => {
				await within.run("INSERT INTO tax_classes VALUES ('a', 'Reduced', 0)");
				resolve(await names(within));
				await held;
			});
		});
		expect(written).toEqual([{ name: 'Reduced' }]);
		// More than read at once.
		expect(await Promise.all(Array.from({ length: 8 }, () => names()))).toEqual(
			new Array(8).fill([]),
		);
		const after = database.run("INSERT INTO tax_classes VALUES ('b', 'Zero', 1)");
		goOn();
		await writing;
		await after;
		expect(await names()).toEqual([{ name: 'Reduced' }, { name: 'Zero' }]);
		await database.close();
	});
});

describe('files', () => {
	it('keep what was written', async () => {
		const first = await openDatabase(at('kept.duckdb'));
		await first.run("INSERT INTO options VALUES ('blogname', '\"Kept\"')");
		await first.close();
		const second = await openDatabase(at('kept.duckdb'));
		expect(await second.all('SELECT * FROM options')).toEqual([
			{ name: 'blogname', value: '"Kept"' },
		]);
		await expect(openDatabase(at('kept.duckdb'))).rejects.toThrow(
			/kept\.duckdb is in use by another process; stop that one first/,
		);
		await second.close();
	});

	it('are refused in one sentence when they are something else, damaged, or of another version', async () => {
		writeFileSync(at('text.duckdb'), 'This is no database.');
		await expect(openDatabase(at('text.duckdb'))).rejects.toThrow(
			/text\.duckdb is not a store database or is damaged; move it away, or name another file with --db\.$/,
		);
		writeFileSync(at('cut.duckdb'), readFileSync(at('kept.duckdb')).subarray(0, 5000));
		await expect(openDatabase(at('cut.duckdb'))).rejects.toThrow(/cut\.duckdb is damaged: /);
		await expect(openDatabase(folder)).rejects.toThrow(
			/is a folder; --db takes the name of a file/,
		);
		await expect(openDatabase('/dev/zero')).rejects.toThrow(
			'/dev/zero is a pipe or a device; --db takes the name of a file.',
		);
		const newer = await openDatabase(at('newer.duckdb'));
		await newer.run("UPDATE store_meta SET value = '99' WHERE key = 'schema_version'");
		await newer.close();
		await expect(openDatabase(at('newer.duckdb'))).rejects.toThrow(
			/was made by a newer version of Store Analytics; update the program/,
		);
		const foreign = await openDatabase(at('foreign.duckdb'));
		await foreign.run('DROP TABLE store_meta');
		await foreign.close();
		await expect(openDatabase(at('foreign.duckdb'))).rejects.toThrow(
			/is a database of something else/,
		);
	});

	it('stay locked while another process has them, and open whole after it was killed while writing', async () => {
		const file = at('killed.duckdb');
		const writer = await endlessWriter(file);
		const whileWriting = await openDatabase(file).catch(String);
		// It prints a line after each transaction: it dies in or shortly before a further one.
		for (let lines = 0; lines < 20; lines++) await nextOutput(writer);
		writer.kill('SIGKILL');
		await once(writer, 'exit');
		expect(whileWriting).toMatch(/killed\.duckdb is in use by another process/);
		const database = await openDatabase(file);
		const [row] = await database.all<{ orders: number; last: number }>(
			'SELECT count(*) AS orders, max(order_id) AS last FROM wc_order_tax_lookup',
		);
		expect(row?.orders).toBeGreaterThanOrEqual(10);
		expect((row?.orders ?? 1) % 10).toBe(0);
		expect(row?.last).toBe((row?.orders ?? 0) - 1);
		await database.close();
	});
});
