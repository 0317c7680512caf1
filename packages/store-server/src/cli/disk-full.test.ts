import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDemoShop } from '../sources/demo/create-demo-shop';
import { openDatabase } from '../store-file/open';
import { programWords } from '../testing/own-process';
import { ServerProcess } from '../testing/server-process';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-full-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const root = path.resolve(import.meta.dirname, '../../../..');
const sentence =
	'The disk that holds the store is full; make room there and try again. What was saved before is intact.\n';

/** Runs a program in a process whose files may not grow beyond so many kilobytes. */
async function runWithin(kilobytes: number, script: string, ...words: string[]) {
	const command = `ulimit -f ${kilobytes} && exec "${process.execPath}" "$@"`;
	const program = programWords(script);
	const call = promisify(execFile)('bash', ['-c', command, 'bash', ...program, ...words], {
		cwd: folder,
		timeout: 120_000,
	});
	return call.then(
		({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
		(error: { code: number; stdout: string; stderr: string }) => error,
	);
}

describe('A full disk', () => {
	it('ends an import with one sentence and exit code 1, and leaves nothing behind', async () => {
		const fixture = path.join(root, 'tests/fixtures/store-a.zip');
		const main = path.join(root, 'packages/store-server/src/cli/main.ts');
		const file = path.join(folder, 'shop.duckdb');
		const ended = await runWithin(2000, main, '--import', fixture, '--db', file, '--port', '0');
		expect([
			ended.code,
			ended.stderr.replace(/^(Importing: .*|Adding up the days…)\n/gm, ''),
		]).toEqual([1, sentence]);
		expect(readdirSync(folder)).toEqual([]);
	});

	it('ends an export with one sentence and exit code 1, and leaves nothing behind', async () => {
		const shop = mkdtempSync(path.join(folder, 'shop-'));
		const file = path.join(shop, 'demo.duckdb');
		await createDemoShop({ file, orders: 50, now: new Date('2026-11-20T17:00:00Z') });
		const main = path.join(import.meta.dirname, 'export-data/main.ts');
		const ended = await runWithin(500, main, path.join(shop, 'all.duckdb'), '--db', file);
		// A slow machine gets to print its progress.
		expect([ended.code, ended.stderr.replace(/^Exporting: .*\n/gm, '')]).toEqual([
			1,
			'The disk of Store Analytics is full. Delete old exports or free some space, then export again.\n',
		]);
		expect(readdirSync(shop).sort()).toEqual(['demo.duckdb', 'demo.duckdb.exports']);
		expect(readdirSync(`${file}.exports`)).toEqual([]);
	});

	it('refuses a change and a stop in the same words, and keeps what was there', async () => {
		const file = path.join(folder, 'kept.duckdb');
		const database = await openDatabase(file);
		await database.run(`INSERT INTO options VALUES ('blogname', '"Kept"')`);
		await database.close();
		const ended = await runWithin(
			1500,
			path.join(import.meta.dirname, '../testing/faults/full-disk.ts'),
			file,
		);
		expect(ended).toMatchObject({ code: 0, stdout: `write: ${sentence}stop: ${sentence}` });
		const again = await openDatabase(file);
		const rows = 'SELECT name[:1] AS kind, count(*) AS kept FROM options GROUP BY 1 ORDER BY 1';
		expect(await again.all(rows)).toEqual([
			{ kind: 'a', kept: 10_000 },
			{ kind: 'b', kept: 1 },
		]);
		await again.close();
	});

	it('is reported to users who save while the server runs; reports still work, and saving works as soon as there is room', async () => {
		const file = path.join(folder, 'running.duckdb');
		const token = 'a-token-of-16-signs';
		const headers = { authorization: `Bearer ${token}` };
		const server = await ServerProcess.start([
			'--db',
			file,
			'--demo-orders',
			'50',
			// Of two reports a second apart both are the same.
			'--now',
			'2026-11-20T12:00:00',
			'--token',
			token,
		]);
		/** Files of the server's process may not grow beyond so many bytes. */
		const allow = (bytes: string) =>
			execFileSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}:unlimited`]);
		const save = (status: string) =>
			fetch(`${server.url}/wp-json/wc-admin/options`, {
				method: 'POST',
				headers,
				body: JSON.stringify({ woocommerce_actionable_order_statuses: [status] }),
			});
		const read = async (path: string): Promise<unknown> =>
			(await fetch(`${server.url}/wp-json/${path}`, { headers })).json();
		const kept = () => read('wc-admin/options?options=woocommerce_actionable_order_statuses');
		const report = 'wc-analytics/reports/orders/stats?after=2020-01-01T00:00:00';
		try {
			expect((await save('wc-processing')).status).toBe(200);
			const before = await read(report);
			allow('1');
			const refused = await save('wc-on-hold');
			expect([refused.status, await refused.json()]).toEqual([
				507,
				{ code: 'store_database', message: sentence.trim(), data: { status: 507 } },
			]);
			expect(await kept()).toEqual({ woocommerce_actionable_order_statuses: ['wc-processing'] });
			expect(await read(report)).toEqual(before);
			allow('unlimited');
			expect((await save('wc-completed')).status).toBe(200);
			server.child.kill('SIGTERM');
			expect(await server.ended).toBe(0);
		} finally {
			await server.end();
		}
		const again = await openDatabase(file);
		expect(
			await again.all(
				`SELECT value FROM options WHERE name = 'woocommerce_actionable_order_statuses'`,
			),
		).toEqual([{ value: '["wc-completed"]' }]);
		await again.close();
	});
});
