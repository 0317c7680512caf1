import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../store-file/open';
import { createDemoShop } from '../../sources/demo/create-demo-shop';
import { createStoreServer, type StoreServer } from '../../server/server';
import { faultOf, type Fault } from './fault';
import { forgetReadRows, memoryInUse } from './memory';
import type { FuzzRequest } from './fuzz-request';
import { fuzzRequests, kindsOfRequests } from './requests';
import { Slowest, type Timed } from './slowest';
import { smallApp } from './small-app';

/** Concurrent requests, as from a page. */
const AT_ONCE = 6;

const token = 'the-token-of-the-fuzz';

/** The results of all requests. */
export interface FuzzReport {
	readonly asked: number;
	/** Minimum number of requests of each kind: each route, and each kind of page. */
	readonly ofEachKind: number;
	readonly faults: readonly Fault[];
	/** With timing: the slowest requests, the slowest first, with their time when run alone. */
	readonly slowest: readonly Timed[];
	/**
	 * Used bytes after garbage collection: after half of the requests (when code is compiled and the engine is warm),
	 * and at the end.
	 */
	readonly memory: { readonly start: number; readonly end: number };
}

/**
 * Sends random requests to a demo shop and checks every response. With `isTimed`, it also measures the slowest again.
 */
export async function askAll(count: number, seed: number, isTimed = false): Promise<FuzzReport> {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-fuzz-'));
	const file = path.join(folder, 'demo.duckdb');
	const now = new Date('2026-11-20T17:00:00Z');
	await createDemoShop({ file, orders: 100, now });
	const database = await openDatabase(file);
	const context = { database, now: () => now };
	const staticDir = smallApp(folder);
	const server = await createStoreServer({ context, token, staticDir, log: 'silent' });
	const cookie = await cookieOf(server);
	const send = (request: FuzzRequest) => sendTo(server, cookie, request);
	const faults: Fault[] = [];
	const slow = new Slowest();
	let start = 0;
	const ask = async (request: FuzzRequest) => {
		const began = performance.now();
		const why = await send(request).catch(brokenOff);
		slow.note({ request, milliseconds: performance.now() - began });
		if (why !== undefined) faults.push({ request, why });
	};
	const requests = fuzzRequests(count, seed);
	for (let asked = 0; asked < count; asked += AT_ONCE) {
		if (start === 0 && asked >= count / 2) start = await memoryInUse(database);
		await Promise.all(requests.slice(asked, asked + AT_ONCE).map(ask));
	}
	const slowest = isTimed
		? await slow.again(
				(request) => send(request).catch(brokenOff),
				() => forgetReadRows(database),
			)
		: [];
	const memory = { start, end: await memoryInUse(database) };
	await server.close();
	await database.close();
	rmSync(folder, { recursive: true, force: true });
	const ofEachKind = Math.floor(count / kindsOfRequests.length);
	return { asked: count, ofEachKind, faults, slowest, memory };
}

/** The cookie of a browser that has logged in by the link. */
async function cookieOf(server: StoreServer): Promise<string> {
	const { headers } = await server.inject(server.newLoginPath());
	return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** Sends the request with the access token and from a logged-in browser. Returns what is wrong with the response. */
async function sendTo(
	server: StoreServer,
	cookie: string,
	{ method, url, payload, headers, remoteAddress }: FuzzRequest,
): Promise<string | undefined> {
	const reply = await server.inject({
		method,
		url,
		headers: { authorization: `Bearer ${token}`, cookie, ...headers },
		...(payload !== undefined && { payload }),
		...(remoteAddress !== undefined && { remoteAddress }),
	});
	const why = faultOf(reply.statusCode, reply.body, String(reply.headers['link'] ?? ''));
	return why && `${why}: ${reply.body.slice(0, 200)}`;
}

/** Pages are streamed: an error after the first part has no status. */
function brokenOff(error: unknown): string {
	return `broken off: ${String(error)}`;
}
