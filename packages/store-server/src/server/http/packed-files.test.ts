import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { importSmall } from '../../testing/small-export';
import { createStoreServer, type StoreServer } from '../server';

describe('Files that the build has compressed', () => {
	const staticDir = mkdtempSync(path.join(tmpdir(), 'store-analytics-packed-'));
	const script = '/* as it was built */'.repeat(200);
	const packed = brotliCompressSync(script);
	const url = '/wp-content/plugins/store-analytics/app.0123456789.js';

	beforeAll(() => {
		writeFileSync(path.join(staticDir, 'manifest.json'), '{ "app.js": "app.0123456789.js" }');
		writeFileSync(path.join(staticDir, 'app.0123456789.js'), script);
		writeFileSync(path.join(staticDir, 'app.0123456789.js.br'), packed);
	});
	afterAll(() => rmSync(staticDir, { recursive: true, force: true }));

	let database: Awaited<ReturnType<typeof importSmall>>;
	let server: StoreServer;
	const get = (encodings: string, asked = url) =>
		server.inject({ url: asked, headers: { 'accept-encoding': encodings } });

	beforeEach(async () => {
		database = await importSmall({});
		server = await createStoreServer({
			context: { database, now: () => new Date('2026-11-20T17:00:00Z') },
			token: 'the-token-of-this-test',
			staticDir,
		});
	});
	afterEach(async () => {
		await server.close();
		await database.close();
	});

	it('are sent as stored to browsers that support it, and uncompressed to all others', async () => {
		const [modern, plain] = [await get('gzip, deflate, br'), await get('identity')];
		expect(modern.headers).toMatchObject({
			'content-encoding': 'br',
			'content-type': expect.stringContaining('javascript'),
			'cache-control': expect.stringContaining('immutable'),
			vary: expect.stringMatching(/accept-encoding/i),
		});
		expect(modern.rawPayload).toEqual(packed);
		expect(brotliDecompressSync(modern.rawPayload).toString()).toBe(script);
		expect(plain.headers['content-encoding']).toBeUndefined();
		expect(plain.headers['vary']).toMatch(/accept-encoding/i);
		expect(plain.body).toBe(script);
		expect((await get('br;q=0, identity')).body).toBe(script);
	});

	it('are read once if their names contain a hash; missing files are looked up again', async () => {
		const late = url.replace('0123456789', 'abcdef0123');
		expect((await get('br', late)).statusCode).toBe(404);
		const file = path.join(staticDir, path.basename(late));
		writeFileSync(file, script);
		expect((await get('identity', late)).body).toBe(script);
		rmSync(file);
		expect((await get('identity', late)).body).toBe(script);
	});

	it('are read for each request if their names contain no hash', async () => {
		const manifest = await get('identity', url.replace(/[^/]*$/, 'manifest.json'));
		expect(manifest.headers['cache-control']).toBe('no-cache');
		expect(manifest.json()).toEqual({ 'app.js': 'app.0123456789.js' });
	});
});
