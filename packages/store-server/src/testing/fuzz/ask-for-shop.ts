import fc, { type Arbitrary } from 'fast-check';
import { createHmac } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BACKUP_PATH } from '../../server/operations/backup-route';
import { WEBHOOK_PATH } from '../../sources/connection/webhook';
import { createDemoShop } from '../../sources/demo/create-demo-shop';
import { openDatabase } from '../../store-file/open';
import { createStoreServer } from '../../server/server';
import { reportRoutes } from '../../rest/reports';
import { markAsFollowing, preconditionsOf, waitingSync } from '../followed-store';
import { faultOf, type Fault } from './fault';
import type { FuzzRequest } from './fuzz-request';
import { argumentsOf } from './requests';
import { odd } from './values';

const HOME = 'https://shop.example';
const token = 'the-token-of-the-fuzz';
const shopToken = 'the-token-of-its-shop';

/** The sender's token: that of the owner's scripts, of the shop's plugin, or none. */
type Bearer = string | undefined;

interface Sent extends FuzzRequest {
	readonly bearer: Bearer;
}

/** The results of all requests: the faults, and the count of each status. */
export interface ShopFuzzReport {
	readonly faults: readonly Fault[];
	readonly statuses: Readonly<Record<string, number>>;
}

/** Sends random requests to the store of a connected shop, as its plugin, its webhooks and backups send them. */
export async function askForShop(count: number, seed: number): Promise<ShopFuzzReport> {
	const folder = await mkdtemp(path.join(tmpdir(), 'store-analytics-fuzz-'));
	const file = path.join(folder, 'demo.duckdb');
	const now = new Date('2026-11-20T17:00:00Z');
	await createDemoShop({ file, orders: 100, now });
	const database = await openDatabase(file);
	await markAsFollowing(database, now.getTime() - 42_000);
	const preconditions = await preconditionsOf(database, HOME, now);
	const sync = waitingSync(database, HOME);
	const context = { database, now: () => now, sync };
	const server = await createStoreServer({
		context,
		token,
		shopToken,
		storeFile: database,
		log: 'silent',
	});
	const faults: Fault[] = [];
	const statuses: Record<string, number> = {};
	for (const request of fc.sample(requestToStore(preconditions), { numRuns: count, seed })) {
		const { method, url, payload, bearer, headers } = request;
		const reply = await server.inject({
			method,
			url,
			headers: { ...headers, ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) },
			...(payload !== undefined && { payload }),
		});
		const isFile = reply.headers['content-type'] === 'application/octet-stream';
		statuses[reply.statusCode] = (statuses[reply.statusCode] ?? 0) + 1;
		const why = isFile ? undefined : faultOf(reply.statusCode, reply.body, '');
		if (why) faults.push({ request, why: `${why}: ${reply.body.slice(0, 200)}` });
	}
	await server.close();
	await sync.stop();
	await database.close();
	rmSync(folder, { recursive: true, force: true });
	return { faults, statuses };
}

const bearer: Arbitrary<Bearer> = fc.constantFrom(
	shopToken,
	shopToken,
	shopToken,
	token,
	undefined,
);

const brokenBody = fc.constantFrom('', '{', 'null', '[]', '"text"', '\u0000', '['.repeat(50_000));

const reports = reportRoutes.filter(
	({ method, path: at }) => method === 'GET' && !at.includes(':'),
);

function requestToStore(preconditions: object): Arbitrary<Sent> {
	return fc.oneof(
		{ weight: 12, arbitrary: reportFor(preconditions) },
		{ weight: 3, arbitrary: checkFor(preconditions) },
		{ weight: 2, arbitrary: delivery },
		{ weight: 1, arbitrary: simple('POST', '/wp-json/store-analytics/shop/changed') },
		{ weight: 1, arbitrary: fc.oneof(...backups) },
	);
}

/** A request as the plugin sends it, often with errors in its preconditions or query. */
function reportFor(preconditions: object): Arbitrary<Sent> {
	return fc.constantFrom(...reports).chain((route) =>
		fc
			.record({
				preconditions: somePreconditions(preconditions),
				query: fc.oneof(
					{ weight: 6, arbitrary: argumentsOf(route.args()) },
					{ weight: 1, arbitrary: odd },
				),
				path: fc.oneof(
					{ weight: 8, arbitrary: fc.constant(route.path) },
					{ weight: 1, arbitrary: odd },
				),
				root: fc.oneof(
					{ weight: 4, arbitrary: fc.constant(`${HOME}/wp-json/`) },
					{ weight: 1, arbitrary: odd },
				),
				bearer,
			})
			.map(({ preconditions: own, query, path: at, root, bearer: sender }) => ({
				method: 'POST' as const,
				url: '/wp-json/store-analytics/shop/report',
				payload: JSON.stringify({ ...own, route: at, query, rest_root: root, site: HOME }),
				bearer: sender,
			})),
	);
}

function checkFor(preconditions: object): Arbitrary<Sent> {
	const body = fc.oneof(
		somePreconditions(preconditions).map((own) => JSON.stringify(own)),
		brokenBody,
	);
	return fc.tuple(body, bearer).map(([payload, sender]) => ({
		method: 'POST' as const,
		url: '/wp-json/store-analytics/shop/check',
		payload,
		bearer: sender,
	}));
}

/** The preconditions that the store needs to respond; sometimes one is changed. */
function somePreconditions(preconditions: object): Arbitrary<object> {
	const changed = fc
		.tuple(fc.constantFrom(...Object.keys(preconditions)), odd)
		.map(([name, value]) => ({ ...preconditions, [name]: value }));
	return fc.oneof(
		{ weight: 3, arbitrary: fc.constant(preconditions) },
		{ weight: 1, arbitrary: changed },
	);
}

const delivery: Arbitrary<Sent> = fc
	.tuple(
		fc.oneof(
			brokenBody,
			fc.constant('webhook_id=3'),
			odd.map((value) => JSON.stringify(value) ?? ''),
		),
		fc.boolean(),
		fc.constantFrom('application/json', 'text/plain', 'a/b', ''),
	)
	.map(([payload, isSigned, type]) => ({
		method: 'POST' as const,
		url: WEBHOOK_PATH,
		payload,
		bearer: undefined,
		headers: {
			...(type !== '' && { 'content-type': type }),
			...(isSigned && {
				'x-wc-webhook-signature': createHmac('sha256', 'guessed').update(payload).digest('base64'),
			}),
		},
	}));

const simple = (method: FuzzRequest['method'], url: string): Arbitrary<Sent> =>
	fc.tuple(bearer, fc.option(brokenBody, { nil: undefined })).map(([sender, payload]) => ({
		method,
		url,
		bearer: sender,
		...(payload !== undefined && method !== 'GET' && { payload }),
	}));

const backups = [
	simple('POST', BACKUP_PATH),
	simple('GET', BACKUP_PATH),
	simple('DELETE', BACKUP_PATH),
];
