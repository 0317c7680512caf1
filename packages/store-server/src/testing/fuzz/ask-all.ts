import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openDatabase } from '../../database/open';
import { createDemoShop } from '../../demo/create-demo-shop';
import { createStoreServer } from '../../http/server';
import { faultOf, type Fault } from './fault';
import { fuzzRequests, type FuzzRequest } from './requests';

/** Requests at the same time, as a page sends them. */
const AT_ONCE = 6;

/** What came of all requests. */
export interface FuzzReport {
	readonly asked: number;
	readonly faults: readonly Fault[];
	/** The slowest, the slowest first. */
	readonly slowest: readonly { readonly request: FuzzRequest; readonly milliseconds: number }[];
	/** Bytes that were in use when a tenth was asked, and at the end, garbage collected. */
	readonly memory: { readonly start: number; readonly end: number };
}

/** Sends so many made-up requests to a demo shop and looks at every reply. */
export async function askAll(count: number, seed: number): Promise<FuzzReport> {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-fuzz-'));
	const file = path.join(folder, 'demo.duckdb');
	const now = new Date('2026-11-20T17:00:00Z');
	await createDemoShop({ file, orders: 100, now });
	const database = await openDatabase(file);
	const token = 'the-token-of-the-fuzz';
	const context = { database, now: () => now };
	const server = await createStoreServer({ context, token, log: 'silent' });
	const faults: Fault[] = [];
	const times: { request: FuzzRequest; milliseconds: number }[] = [];
	let start = 0;
	const ask = async (request: FuzzRequest) => {
		const began = performance.now();
		const { payload } = request;
		const reply = await server.inject({
			method: request.method,
			url: request.url,
			headers: { authorization: `Bearer ${token}` },
			...(payload !== undefined && { payload }),
		});
		times.push({ request, milliseconds: performance.now() - began });
		const why = faultOf(reply.statusCode, reply.body, String(reply.headers['link'] ?? ''));
		if (why) faults.push({ request, why: `${why}: ${reply.body.slice(0, 200)}` });
	};
	const requests = fuzzRequests(count, seed);
	for (let asked = 0; asked < count; asked += AT_ONCE) {
		if (start === 0 && asked >= count / 10) start = await memoryInUse(database);
		await Promise.all(requests.slice(asked, asked + AT_ONCE).map(ask));
		if (times.length > 1000) keepSlowest(times);
	}
	keepSlowest(times);
	const memory = { start, end: await memoryInUse(database) };
	await server.close();
	await database.close();
	rmSync(folder, { recursive: true, force: true });
	return { asked: count, faults, slowest: times, memory };
}

function keepSlowest(times: { milliseconds: number }[]): void {
	times.sort((a, b) => b.milliseconds - a.milliseconds);
	times.length = Math.min(times.length, 10);
}

/** Of this process's heap and of the engine, without what is only kept for later. */
async function memoryInUse(database: {
	all<Row extends object>(sql: string): Promise<Row[]>;
}): Promise<number> {
	setFlagsFromString('--expose-gc');
	const collect: unknown = runInNewContext('gc');
	if (typeof collect === 'function') collect();
	const [engine] = await database.all<{ bytes: number }>(
		"SELECT SUM(memory_usage_bytes) AS bytes FROM duckdb_memory() WHERE tag <> 'BASE_TABLE'",
	);
	const { heapUsed, external } = process.memoryUsage();
	return heapUsed + external + (engine?.bytes ?? 0);
}
