import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../database/open';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-full-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const root = path.resolve(import.meta.dirname, '../../../..');
const sentence =
	'The disk that holds the store is full; make room there and start again. What was saved before is intact.\n';

/** Runs a script of tsx in a process whose files may not grow beyond so many kilobytes. */
async function runWithin(kilobytes: number, script: string, ...words: string[]) {
	const tsx = path.join(root, 'node_modules/.bin/tsx');
	const command = `ulimit -f ${kilobytes} && exec "${tsx}" "$@"`;
	const call = promisify(execFile)('bash', ['-c', command, 'bash', script, ...words], {
		cwd: folder,
		timeout: 120_000,
	});
	return call.then(
		({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
		(error: { code: number; stdout: string; stderr: string }) => error,
	);
}

describe('a disk without room', () => {
	it('ends an import with one sentence and exit code 1, and leaves nothing behind', async () => {
		const fixture = path.join(root, 'tests/fixtures/store-a.zip');
		const main = path.join(root, 'packages/store-server/src/cli/main.ts');
		const file = path.join(folder, 'shop.duckdb');
		const ended = await runWithin(2000, main, '--import', fixture, '--db', file, '--port', '0');
		expect([ended.code, ended.stderr.replace(/^Importing: .*\n/gm, '')]).toEqual([1, sentence]);
		expect(readdirSync(folder)).toEqual([]);
	});

	it('refuses a change and a stop in the same words, and keeps what was there', async () => {
		const file = path.join(folder, 'kept.duckdb');
		const database = await openDatabase(file);
		await database.run(`INSERT INTO options VALUES ('blogname', '"Kept"')`);
		await database.close();
		const ended = await runWithin(
			1500,
			path.join(import.meta.dirname, 'full-disk.fixture.ts'),
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
});
