import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { httpGet } from './http-get';
import { readBody } from './read-body';
import { send } from './send';
import { MOST_BYTES, TooLarge } from './too-large';

let server: Server;
let url: URL;
/** What the shop sends next. */
let answer: (response: ServerResponse) => void;
beforeAll(async () => {
	server = createServer((_request, response) => answer(response));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo; // it listens on a port
	url = new URL(`http://127.0.0.1:${port}/`);
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

const packed = (encoding: string, body: Uint8Array) => (response: ServerResponse) =>
	void response.writeHead(200, { 'content-encoding': encoding }).end(body);
const get = () => httpGet(url, { headers: {}, signal: AbortSignal.timeout(30_000) });

/** Reads as a sync does; resolves to how it ended, and the unpacked bytes. */
async function unpackedBytes(): Promise<readonly [unknown, number]> {
	let bytes = 0;
	const reply = await get();
	async function* counted() {
		for await (const chunk of reply.body ?? []) {
			bytes += chunk.length;
			yield chunk;
		}
	}
	const outcome: unknown = await readBody({ ...reply, body: counted() }).catch(
		(error: unknown) => error,
	);
	return [outcome, bytes];
}

describe('A packed reply of a shop', () => {
	// A web page, whose values are not counted.
	const page = Buffer.alloc(MOST_BYTES + 2e6, '<');

	it.each([
		['gzip', gzipSync(page)],
		['deflate', deflateSync(page)],
		['br', brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
	])('of a few kilobytes is unpacked up to the limit: %s', async (encoding, body) => {
		answer = packed(encoding, body);
		const [outcome, bytes] = await unpackedBytes();
		expect(outcome).toBeInstanceOf(TooLarge);
		expect(bytes).toBeGreaterThan(MOST_BYTES);
		expect(bytes).toBeLessThan(MOST_BYTES + 1e6);
	});

	it('without content is read up to the limit on the wire', async () => {
		let sent = 0;
		answer = (response) => {
			response.writeHead(200, { 'content-encoding': 'gzip' });
			const member = emptyMember();
			const more = () => {
				while (!response.destroyed) {
					sent += member.length;
					if (!response.write(member)) return;
				}
			};
			response.on('drain', more);
			more();
		};
		const [outcome, bytes] = await unpackedBytes();
		expect([outcome, bytes]).toEqual([expect.any(TooLarge), 0]);
		expect(sent).toBeGreaterThan(MOST_BYTES);
	});

	it('is what was packed', async () => {
		answer = packed('gzip', gzipSync('[{"id":1}]'));
		expect(await readBody(await get())).toBe('[{"id":1}]');
	});
});

describe('A reply of a shop that never ends', () => {
	it('is given up when its time is over, although a byte arrives now and then', async () => {
		answer = (response) => {
			response.writeHead(200);
			const drip = setInterval(() => response.write(' '), 5);
			response.on('close', () => clearInterval(drip));
		};
		await expect(send(url, {}, url.origin, { patience: 200 })).rejects.toMatchObject({
			problem: 'timeout',
			message: `${url.origin} did not respond within 0.2 seconds.`,
		});
	});
});

/** A part of gzip that holds nothing, with the longest field that its head may have. */
function emptyMember(): Buffer {
	const LONGEST = 65_535;
	const empty = gzipSync('');
	const head = Buffer.from(empty.subarray(0, 10));
	head[3] = 4; // a field follows
	const length = Buffer.alloc(2);
	length.writeUInt16LE(LONGEST);
	return Buffer.concat([head, length, Buffer.alloc(LONGEST), empty.subarray(10)]);
}
