import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../store-file/open';
import { openSmallServer } from '../testing/small-server';
import { ServerProcess } from '../testing/server-process';
import { until } from '../testing/until';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-stop-'));
const token = 'a-token-of-16-signs';
const OPTIONS = '/wp-json/wc-admin/options';
let server: ServerProcess | undefined;
afterEach(() => server?.end());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(name: string): Promise<string> {
	const file = path.join(folder, `${name}.duckdb`);
	const words = ['--db', file, '--demo-orders', '10', '--token', token];
	const isAsUsersDo = name === 'SIGTERM';
	server = await (isAsUsersDo ? ServerProcess.asUsersDo(words) : ServerProcess.start(words));
	return file;
}

/** What the store keeps as an option. */
async function option(file: string, name: string) {
	const database = await openDatabase(file);
	const [row] = await database.all('SELECT value FROM options WHERE name = ?', [name]);
	await database.close();
	return row;
}

/** Resolves when nothing listens there any more. */
async function refusesConnections({ url }: ServerProcess): Promise<void> {
	const { hostname, port } = new URL(url);
	for (;;) {
		const socket = connect(Number(port), hostname);
		const end = await Promise.race([
			once(socket, 'connect').then(() => 'connected'),
			once(socket, 'error').then(([error]) => String(Object(error).code)),
		]).catch((error: unknown) => String(Object(error).code));
		socket.destroy();
		if (end === 'ECONNREFUSED') return;
	}
}

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
	it('accepts no more requests, ends running ones, writes everything and exits with 0', async () => {
		const file = await run(signal);
		if (!server) throw new Error('It did not start.');
		const keptOpen = await fetch(`${server.url}/healthz`);
		expect(keptOpen.status).toBe(200);
		// `npm start` asks for 16 threads, so that a few long reports leave some for files and settings.
		if (signal === 'SIGTERM' && process.platform === 'linux')
			expect(readdirSync(`/proc/${server.child.pid}/task`).length).toBeGreaterThan(16);
		const post = await server.beginPost(
			OPTIONS,
			token,
			'{"woocommerce_actionable_order_statuses":["wc-processing"]}',
		);
		server.child.kill(signal);
		await server.says(/^Stopping when what is under way has ended/m);
		await refusesConnections(server);
		expect(server.child.exitCode).toBe(null);
		expect(await post.finish()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
		expect(await server.ended).toBe(0);
		expect(existsSync(`${file}.wal`)).toBe(false);
		expect(await option(file, 'woocommerce_actionable_order_statuses')).toEqual({
			value: '["wc-processing"]',
		});
	});
});

describe('A second signal', () => {
	it('does not wait for running requests; saved data are there', async () => {
		const file = await run('twice');
		if (!server) throw new Error('It did not start.');
		const saved = await fetch(server.url + OPTIONS, {
			method: 'POST',
			headers: { authorization: `Bearer ${token}` },
			body: '{"woocommerce_actionable_order_statuses":["wc-on-hold"]}',
		});
		expect(saved.status).toBe(200);
		const post = await server.beginPost(
			OPTIONS,
			token,
			'{"woocommerce_actionable_order_statuses":[]}',
		);
		server.child.kill('SIGTERM');
		await server.says(/once more stops at once/);
		// What comes within half a second is the same press of keys, and the process does not say when that is over.
		const { child } = server;
		await until(() => child.exitCode !== null || !child.kill('SIGTERM'));
		expect(await server.ended).toBe(1);
		expect(await post.response).toBe('');
		expect(await option(file, 'woocommerce_actionable_order_statuses')).toEqual({
			value: '["wc-on-hold"]',
		});
	});

	it('is ignored when it arrives with the first, as npm passes Ctrl+C on', async () => {
		await run('npm');
		if (!server) throw new Error('It did not start.');
		const post = await server.beginPost(
			OPTIONS,
			token,
			'{"woocommerce_actionable_order_statuses":[]}',
		);
		server.child.kill('SIGINT');
		await server.says(/once more stops at once/);
		server.child.kill('SIGINT');
		expect(await post.finish()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
		expect(await server.ended).toBe(0);
	});
});

describe('A response that takes too long', () => {
	it('is cut off, so that the server ends', async () => {
		const small = await openSmallServer();
		const port = await small.server.listen(0, '127.0.0.1');
		const socket = connect(port, '127.0.0.1');
		socket.on('error', () => undefined);
		socket.write(
			'POST /wp-login.php HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 9\r\nexpect: 100-continue\r\n\r\n',
		);
		await once(socket, 'data');
		const ended = once(socket, 'close');
		await small.server.close(50);
		await ended;
		await small.database.close();
	});

	it('does not keep a statement running without a client', async () => {
		const database = await openDatabase(':memory:');
		const endless = () =>
			database.all('SELECT count(*) FROM range(10000000000) a, range(10000000000) b').catch(String);
		// More than there are places: some wait.
		const reads = Array.from({ length: 7 }, endless);
		await until(
			() => database.load().read,
			({ running, waiting }) => running > 1 && waiting > 0 && running + waiting === reads.length,
		);
		database.endReads();
		await database.close();
		const ends = await Promise.all(reads);
		for (const end of ends) expect(end).toMatch(/shutting down/);
	});
});
