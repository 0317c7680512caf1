import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDemoShop } from '@store-analytics/store-server';
import { programWords } from '../../packages/store-server/src/testing/own-process';
import { askEngine } from './support/ask-engine';
import { engineOfRun } from './support/engine-of-run';
import { EngineProxy } from './support/engine-proxy';

/** A self-signed certificate of localhost, which clients must be told to trust. */
const certificate = path.join(import.meta.dirname, 'support/localhost-certificate.pem');
const main = path.resolve(import.meta.dirname, '../../packages/store-server/src/cli/move/main.ts');

let proxy: EngineProxy;
let folder: string;
let file: string;

beforeAll(async () => {
	proxy = await EngineProxy.start(engineOfRun(), {
		certificate: readFileSync(certificate),
		credentials: 'keeper:p@ss word',
	});
	folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-secured-'));
	file = path.join(folder, 'shop.duckdb');
	await createDemoShop({ file, orders: 10, now: new Date('2026-11-20T17:00:00Z') });
});

afterAll(() => {
	proxy.stop();
	rmSync(folder, { recursive: true, force: true });
});

/** Runs move-shop in its own process, because Node reads its trusted certificates at the start. */
async function move(user: string, env: NodeJS.ProcessEnv): Promise<{ out: string; err: string }> {
	const address = `clickhouses://${user}@localhost:${proxy.port}/secured`;
	const words = [...programWords(main), '--engine', address, '--db', file];
	const { PATH } = process.env;
	try {
		const { stdout, stderr } = await promisify(execFile)(process.execPath, words, {
			env: { PATH, ...env },
		});
		return { out: stdout, err: stderr };
	} catch (error) {
		const { stdout, stderr } = Object(error);
		return { out: stdout, err: stderr };
	}
}

const trusting = { NODE_EXTRA_CA_CERTS: certificate };

describe('A ClickHouse server with TLS and a password', () => {
	it('receives a shop, with user and password', async () => {
		const { out, err } = await move('keeper:p%40ss%20word', trusting);
		expect([out, err]).toEqual([
			expect.stringMatching(
				/is in ClickHouse at https:\/\/localhost:\d+: \d+ rows, the same in both/,
			),
			'',
		]);
		expect(await askEngine(engineOfRun(), 'SELECT count() FROM secured.shops_v FINAL')).toBe('1');
	});

	it('accepts the password of the environment', async () => {
		const variables = { STORE_ANALYTICS_ENGINE_PASSWORD: 'p@ss word' };
		const { out } = await move('keeper', { ...trusting, ...variables });
		expect(out).toMatch(/the same in both/);
	});

	it('refuses another password, and move-shop reports that', async () => {
		const { out, err } = await move('keeper:wrong-word', trusting);
		expect([out, err]).toEqual([
			'',
			`ClickHouse at https://localhost:${proxy.port} does not let keeper in; check user and password of --engine.\n`,
		]);
	});

	it('receives nothing if its certificate is not trusted', async () => {
		const { out, err } = await move('keeper:p%40ss%20word', {});
		expect(out).toBe('');
		expect(err).toMatch(
			/^ClickHouse at https:\/\/localhost:\d+ has a certificate that nobody vouches for/,
		);
		expect(err).not.toMatch(/p@ss/);
	});
});
