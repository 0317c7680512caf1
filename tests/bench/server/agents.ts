/**
 * Asks a store as agents do, in a process of its own: `tsx agents.ts FILE`. Prints JSON. Other work on the machine changes times,
 * so each has its processor time beside it.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import { createStoreServer, Exports, KeyRing, openDatabase } from '@store-analytics/store-server';
import { median, mostMemory } from '../measure';
import { NOW, readingAnew } from './server';

const [file = ''] = process.argv.slice(2);
const token = 'the-token-of-the-bench';
const range = { after: '2025-11-21', before: '2026-11-20' };
const compare = { after: '2024-11-21', before: '2025-11-20' };
const questions: Readonly<Record<string, object>> = {
	'query by country': { dimensions: ['billing_country'], range, limit: 25 },
	'query by country, compared': { dimensions: ['billing_country'], range, compare, limit: 25 },
	'query by day': { range, interval: 'day' },
	'changes by channel': { metric: 'net_revenue', dimensions: ['source_type'], range, compare },
};

const database = await openDatabase(file);
const server = await createStoreServer({
	context: { database: readingAnew(database), now: () => NOW, keys: new KeyRing() },
	token,
	patience: 60_000,
});
const headers = {
	authorization: `Bearer ${token}`,
	'content-type': 'application/json',
	accept: 'application/json, text/event-stream',
};

/** Milliseconds, and those of the processor. */
async function timed(work: () => Promise<unknown>) {
	const [start, before] = [performance.now(), process.cpuUsage()];
	await work();
	const { user, system } = process.cpuUsage(before);
	return { milliseconds: performance.now() - start, processor: (user + system) / 1000 };
}

async function typically(work: () => Promise<unknown>) {
	await work();
	const runs: { readonly milliseconds: number; readonly processor: number }[] = [];
	for (let run = 0; run < 5; run++) runs.push(await timed(work));
	const of = (name: 'milliseconds' | 'processor') => median(runs.map((one) => one[name]));
	return { milliseconds: of('milliseconds'), processor: of('processor') };
}

async function post(url: string, body: object): Promise<string> {
	const { statusCode, body: text } = await server.inject({
		...{ method: 'POST', url, headers, payload: JSON.stringify(body) },
	});
	if (statusCode !== 200 || text.includes('"isError":true')) throw new Error(`${url}: ${text}`);
	return text;
}

const nameOf = (question: string) => question.split(' ', 1)[0] ?? '';
const rest = (question: string) =>
	post(`/wp-json/store-analytics/v1/${nameOf(question)}`, questions[question] ?? {});
const agent = (question: string) =>
	post('/mcp', {
		...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
		params: { name: nameOf(question), arguments: questions[question] },
	});

const rows = [];
for (const question of Object.keys(questions)) {
	const [bare, asked] = [
		await typically(() => rest(question)),
		await typically(() => agent(question)),
	];
	rows.push({ question, rest: bare, agent: asked });
}

/** Fifty clients at once, each with a question of its own, and the longest wait of a screen's request beside them. */
const light = () => server.inject({ url: '/wp-json/store-analytics/v1/freshness', headers });
let longest = 0;
const crowd = await timed(async () => {
	let isOver = false;
	const screen = (async () => {
		while (!isOver) longest = Math.max(longest, (await timed(light)).milliseconds);
	})();
	const names = Object.keys(questions);
	await Promise.all(
		Array.from({ length: 50 }, (_, client) => agent(names[client % names.length] ?? '')),
	);
	isOver = true;
	await screen;
});

/** All tables as Parquet. */
const exports = new Exports(database, { now: () => NOW, repeats: false });
let bytes = 0;
let exported = 0;
const parquet = await timed(async () => {
	const { id } = exports.jobs.start({
		...{ tables: ['orders', 'lines', 'refunds', 'taxes', 'customers', 'products', 'days'] },
		...{ report: null, format: 'parquet', since: null, until: null, personal: true },
	}).info;
	for (;;) {
		const info = await exports.jobs.get(id);
		if (!info || info.state === 'failed') throw new Error(info?.problem ?? 'The export is gone.');
		exported = info.rows;
		bytes = info.files.reduce((sum, one) => sum + one.bytes, 0);
		if (info.state === 'done') break;
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
});

console.log(
	JSON.stringify({
		...{ rows, crowd, longestLight: longest },
		export: { ...parquet, rows: exported, megabytes: bytes / 1e6 },
		megabytes: mostMemory(),
		...{ store: path.basename(file), megabytesOnDisk: statSync(file).size / 1e6 },
	}),
);
await exports.close();
await server.close();
await database.close();
