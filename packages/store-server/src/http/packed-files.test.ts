import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { importSmall } from '../testing/small-export';
import { createStoreServer } from './server';

describe('files that the build has packed', () => {
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

	it('are sent as they lie there, once, to browsers that can unpack them, and as scripts to all others', async () => {
		const database = await importSmall({});
		const server = await createStoreServer({
			context: { database, now: () => new Date('2026-11-20T17:00:00Z') },
			token: 'the-token-of-this-test',
			staticDir,
		});
		const get = (encodings: string) =>
			server.inject({ url, headers: { 'accept-encoding': encodings } });
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
		expect(plain.body).toBe(script);
		await server.close();
		await database.close();
	});
});
