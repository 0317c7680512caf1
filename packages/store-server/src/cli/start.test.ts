import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ProgressBar } from './terminal/progress';
import { start, type RunningStore } from './start';

const root = mkdtempSync(path.join(tmpdir(), 'store-analytics-start-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs `npm start -- words` in process; what it wrote is kept. */
async function run(...words: string[]) {
	const written = { out: '', err: '' };
	const result = await start(words, {
		root,
		folder: root,
		out: { write: (text) => (written.out += text) },
		err: { write: (text) => (written.err += text) },
	});
	return { result, ...written };
}

function running(result: RunningStore | 'done' | 'failed'): RunningStore {
	if (typeof result === 'string') throw new Error(`The store did not start: ${result}`);
	return result;
}

describe('npm start', () => {
	it('makes a demo shop, serves it, and finds it again', async () => {
		const first = await run(
			'--port',
			'0',
			'--demo-orders',
			'40',
			'--token',
			'a-token-of-16-signs',
			'--now',
			'2026-11-20T12:00',
		);
		const store = running(first.result);
		const link = /http:\/\/127\.0\.0\.1:\d+\/wp-admin\/\S+&token=[\w-]+/.exec(first.out)?.[0] ?? '';
		expect(first.out.match(/http:/g)).toHaveLength(1);
		expect(link).toContain(store.url);
		const page = await fetch(link, { redirect: 'manual' });
		expect([page.status, page.headers.get('location')]).toEqual([
			302,
			'/wp-admin/admin.php?page=wc-admin&path=/analytics/overview',
		]);
		const reply = await fetch(
			`${store.url}/wp-json/wc-analytics/reports/orders/stats?interval=year`,
			{
				headers: { authorization: 'Bearer a-token-of-16-signs' },
			},
		);
		expect(reply.status).toBe(200);
		const busy = await run('--port', '0');
		expect(busy.err).toMatch(/demo\.duckdb is in use by another process/);
		await store.stop();

		const again = running((await run('--port', '0', '--demo-orders', '7')).result);
		await again.stop();
		expect(readdirSync(path.join(root, '.store')).sort()).toEqual([
			'demo.duckdb',
			'demo.duckdb.sessions',
			'last-opened',
		]);
	});

	it('imports a shop into a file of its own, and does not write over another', async () => {
		const fixture = path.resolve(import.meta.dirname, '../../../../tests/fixtures/store-a.zip');
		await running((await run('--port', '0', '--import', fixture)).result).stop();
		expect(existsSync(path.join(root, '.store', 'store-a.duckdb'))).toBe(true);
		await running((await run('--port', '0', '--import', fixture)).result).stop();
		const { err } = await run('--import', fixture, '--db', '.store/demo.duckdb');
		expect(err).toMatch(/holds a demo shop already and is not overwritten/);
	});

	it('says in one sentence what is wrong with a flag', async () => {
		const sentences: [string[], RegExp][] = [
			[['--nope'], /^--nope is not a flag of npm start; see --help\.$/],
			[['--port'], /^--port needs a value; see --help\.$/],
			[['--port', '--help'], /^--port needs a value; see --help\.$/],
			[['--no-build=yes'], /^--no-build takes no value; see --help\.$/],
			[['something'], /^"something" is not understood; see --help\.$/],
			[['--port', '70000'], /^--port takes a whole number from 0 to 65535, not "70000"\.$/],
			[['--demo-orders', '1.5'], /^--demo-orders takes a whole number .* not "1\.5"\.$/],
			[['--now', 'noon'], /^--now takes a moment as 2026-11-20T12:00:00, not "noon"\.$/],
			[['--host', '0.0.0.0'], /^--host 0\.0\.0\.0 lets other machines in; give --token/],
			[['--token', 'two words'], /^--token takes letters, digits and signs/],
			[['--token', 'fifteen-signs-x'], /^--token takes at least 16 signs/],
			[['--demo', '--import', 'x'], /^--import and --demo are two ways to a store; give one/],
			[
				['--choose', '--db', 'x'],
				/^--choose and --db are two ways to a store; give one of them\.$/,
			],
			[
				['--import', 'nowhere'],
				/nowhere does not exist\. Enter a folder or a \.zip with --import\.$/,
			],
			[['--extension'], /^--extension needs a value; see --help\.$/],
			[['--extension', 'no.js'], /no\.js does not exist; --extension takes a JavaScript file\.$/],
			[['--extension', '.'], /is no JavaScript file; --extension takes one that ends with \.js\.$/],
			[['--db', '.'], /is a folder; --db takes the name of a file\.$/],
		];
		for (const [words, sentence] of sentences) {
			const { result, err, out } = await run(...words);
			expect([words, result, out]).toEqual([words, 'failed', '']);
			expect(err.trimEnd()).toMatch(sentence);
			expect(err.trimEnd().split('\n')).toHaveLength(1);
		}
	});

	it('says that a port is in use, and makes room for the next try', async () => {
		const other = createServer().listen(0, '127.0.0.1');
		await once(other, 'listening');
		const address = other.address();
		const port = typeof address === 'object' && address ? String(address.port) : '';
		const words = ['--db', 'busy.duckdb', '--demo-orders', '5'];
		const { result, err } = await run(...words, '--port', port);
		// On a slow machine it is also told how far the demo is.
		expect([result, err.replace(/^(Making a demo shop: .*|Adding up the days…)\n/gm, '')]).toEqual([
			'failed',
			`Port ${port} is in use; stop what listens there, or name another with --port (0 takes a free one).\n`,
		]);
		other.close();
		await running((await run(...words, '--port', '0')).result).stop();
	});

	it('prints nothing that lets in where the token comes from the environment, as for a service', async () => {
		const written = { out: '' };
		const write = (text: string) => (written.out += text);
		const variables = { STORE_ANALYTICS_TOKEN: 'a-token-of-the-service' };
		const words = ['--port', '0', '--db', 'service.duckdb', '--demo-orders', '5'];
		const streams = { out: { write }, err: { write } };
		const store = running(await start(words, { root, folder: root, variables, ...streams }));
		// A slow machine says before that how far the demo is.
		const [opened, ...others] = written.out.trimEnd().split('\n').slice(-2);
		expect(opened).toBe(
			`Fern & Field is open. It is at ${store.url}; the access token logs browsers in, and scripts.`,
		);
		expect(others).toEqual(['Stop with Ctrl+C.']);
		expect(written.out).not.toContain(variables.STORE_ANALYTICS_TOKEN);
		const ask = async (authorization: string) =>
			(await fetch(`${store.url}/metrics`, { headers: { authorization } })).status;
		expect(await ask('Bearer a-token-of-the-service')).toBe(200);
		expect(await ask('Bearer undefined')).toBe(401);
		await store.stop();
	});

	it('explains its flags', async () => {
		const { result, out } = await run('--help');
		expect(result).toBe('done');
		for (const flag of [
			'port',
			'host',
			'db',
			'import',
			'token',
			'now',
			'demo',
			'demo-orders',
			'choose',
			'extension',
			'no-build',
		]) {
			expect(out).toContain(`--${flag}`);
		}
	});
});

describe('progress', () => {
	function shown(isTTY: boolean) {
		let time = 0;
		let text = '';
		const bar = new ProgressBar(
			'Importing',
			{ isTTY, write: (part) => (text += part) },
			() => time,
		);
		return {
			at(seconds: number, share: number) {
				time = seconds * 1000;
				bar.update(share);
			},
			announce(seconds: number, step: string) {
				time = seconds * 1000;
				bar.announce(step);
			},
			finish: () => bar.finish(),
			text: () => text,
		};
	}

	it('shows nothing of what takes less than a second', () => {
		const progress = shown(true);
		progress.at(0.9, 1);
		expect(progress.text()).toBe('');
	});

	it('says what follows in place of the bar, and nothing at its end', () => {
		const terminal = shown(true);
		terminal.at(1.5, 1);
		const bar = terminal.text();
		terminal.announce(2, 'Adding up the days…');
		terminal.finish();
		expect(terminal.text()).toBe(`${bar}\r\u001b[KAdding up the days…\r\u001b[K`);
		const log = shown(false);
		log.at(2, 1);
		log.announce(2, 'Adding up the days…');
		log.finish();
		expect(log.text()).toBe('Importing: 100 %\nAdding up the days…\n');
		const short = shown(false);
		short.announce(0.5, 'Adding up the days…');
		expect(short.text()).toBe('');
	});

	it('is a bar on a terminal and a few lines in a log', () => {
		const terminal = shown(true);
		terminal.at(1.5, 0.5);
		expect(terminal.text()).toMatch(/^\rImporting █{15}░{15} {2}50 %$/);
		const log = shown(false);
		for (let step = 0; step <= 100; step++) log.at(1 + step, step / 100);
		expect(log.text()).toBe(
			'Importing: 25 %\nImporting: 50 %\nImporting: 75 %\nImporting: 100 %\n',
		);
	});
});
