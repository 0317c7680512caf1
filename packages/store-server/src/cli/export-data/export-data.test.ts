import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { Exports } from '../../exports/exports';
import { createStoreServer } from '../../server/server';
import { createDemoShop } from '../../sources/demo/create-demo-shop';
import { openDatabase } from '../../store-file/open';
import { noteControl, removeControl } from '../../stores/control-file';
import { runExportData } from './export-data';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-data-'));
const store = path.join(folder, 'demo.duckdb');
const now = new Date('2026-11-20T17:00:00Z');

beforeAll(() => createDemoShop({ file: store, orders: 50, now }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the command says, without the progress of work that takes longer than a second. */
function listen() {
	let said = '';
	const out = { write: (text: string) => (said += text) };
	const err = { write: (text: string) => (/^Exporting: \d+ %$/m.test(text) ? '' : (said += text)) };
	return { said: () => said, environment: { root: folder, folder, out, err } };
}

/** Runs the command in process, on the store of the test. */
async function run(...words: string[]) {
	const { said, environment } = listen();
	const code = await runExportData([...words, '--db', store], environment);
	return { code, said: said().replaceAll(`${folder}/`, '') };
}

describe('npm run export-data', () => {
	it('writes facts of a store that nobody has open, for the current user only', async () => {
		expect(await run('facts.zip', '--tables', 'orders,refunds', '--format', 'csv')).toEqual({
			code: 0,
			said: expect.stringMatching(/^facts\.zip has \d+ rows of demo\.duckdb\.\n$/),
		});
		const file = path.join(folder, 'facts.zip');
		expect(statSync(file).mode & 0o777).toBe(0o600);
		const files = unzipSync(readFileSync(file));
		expect(Object.keys(files).sort()).toEqual(['orders.csv', 'refunds.csv', 'schema.json']);
		expect(strFromU8(files['orders.csv'] ?? new Uint8Array()).split('\r\n')).toHaveLength(52);
		expect(readdirSync(`${store}.exports`)).toEqual([]);
	});

	it('writes one table with personal columns, and says so', async () => {
		const { code, said } = await run('customers.parquet', '--tables', 'customers', '--personal');
		expect([code, said]).toEqual([0, expect.stringContaining('It names customers: protect it.')]);
		expect(readFileSync(path.join(folder, 'customers.parquet')).subarray(0, 4).toString()).toBe(
			'PAR1',
		);
	});

	it('asks the server that has the store open', async () => {
		const database = await openDatabase(store);
		const exports = new Exports(database);
		const token = 'the-token-of-this-test';
		const server = await createStoreServer({
			context: { database, exports, now: () => now },
			token,
		});
		const port = await server.listen(0, '127.0.0.1');
		await noteControl(store, { url: `http://127.0.0.1:${port}`, token });
		try {
			expect(await run('orders.csv', '--report', 'orders')).toMatchObject({ code: 0 });
			expect(await exports.jobs.list()).toEqual([]);
			expect(await run('x.parquet', '--tables', 'people')).toEqual({
				code: 1,
				said: expect.stringContaining('there is no "people"'),
			});
		} finally {
			await removeControl(store);
			await exports.close();
			await server.close();
			await database.close();
		}
		const head = readFileSync(path.join(folder, 'orders.csv'), 'utf8').split('\r\n')[0];
		expect(head).toMatch(/^\uFEFFDate,"Order #",Status,"Customer type"/);
	});

	it.each([
		[['facts.zip'], 'facts.zip exists already and is not overwritten.'],
		[['facts.parquet'], 'This export is one .zip file'],
		[['two.csv', '--report', 'orders', '--format', 'parquet'], 'This export is one .parquet file'],
		[['a.zip', '--since', 'yesterday'], '"since" is a day'],
		[[], 'Name one file'],
		[['a.zip', '--what'], 'That is not understood'],
	])('%j fails with a sentence and writes nothing', async (words, sentence) => {
		const before = readdirSync(folder).sort();
		expect(await run(...words)).toEqual({ code: 1, said: expect.stringContaining(sentence) });
		expect(readdirSync(folder).sort()).toEqual(before);
	});

	it('names a store that is not there, and shows its help', async () => {
		const { said, environment } = listen();
		expect(await runExportData(['b.zip', '--db', 'none.duckdb'], environment)).toBe(1);
		expect(said()).toContain('There is no store at');
		expect(existsSync(path.join(folder, 'none.duckdb'))).toBe(false);
		expect(await runExportData(['--help'], environment)).toBe(0);
		expect(said()).toContain('--tables T,U');
	});
});
