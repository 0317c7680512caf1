import { auckland, berlin, makeShops, removeShops, serveShops } from '../testing/several-shops';

let folder = '';
let served: Awaited<ReturnType<typeof serveShops>>;

beforeAll(async () => {
	folder = await makeShops([auckland, berlin]);
	served = await serveShops([`${folder}/berlin.duckdb`, folder]);
});
afterAll(async () => {
	await served.close();
	removeShops(folder);
});

/** The status of a request that a program sends with a key; undefined sends none. */
async function statusOf(url: string, secret: string | undefined, payload?: object) {
	const { statusCode, body } = await served.server.inject({
		method: payload ? 'POST' : 'GET',
		url,
		headers: {
			...(secret !== undefined && { authorization: `Bearer ${secret}` }),
			'content-type': 'application/json',
			accept: 'application/json, text/event-stream',
		},
		...(payload && { payload }),
	});
	return [statusCode, statusCode === 200 ? '' : body] as const;
}

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const freshness = 'wp-json/store-analytics/v1/freshness';

describe('A key for programs of one of several shops', () => {
	it('gives access to its shop only, and does not show which others there are', async () => {
		const made = await served.ask('/wp-json/store-analytics/v1/keys', { name: 'Claude' });
		const { secret } = made.body as { secret: string };
		const status = async (url: string, body?: object) => (await statusOf(url, secret, body))[0];
		expect([
			await status(`/${freshness}`),
			await status(`/shops/berlin/${freshness}`),
			await status('/shops/berlin/mcp', list),
			await status(`/shops/auckland/${freshness}`),
			await status('/shops/auckland/mcp', list),
		]).toEqual([200, 200, 200, 401, 401]);
		const unknown = await statusOf('/shops/nowhere/mcp', secret, list);
		expect(await statusOf('/shops/auckland/mcp', secret, list)).toEqual(unknown);
		expect(await statusOf('/shops/nowhere/mcp', undefined, list)).toEqual(unknown);
	});
});
