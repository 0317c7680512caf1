import { createHmac } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import { SyncService } from '../../sync/run/sync-service';
import type { ShopSync } from '../../sync/run/shop-sync';
import { createStoreServer, type StoreServer } from '../server';
import { until } from '../../testing/until';

const secret = 'the secret of the webhooks';
const PATH = '/wp-json/store-analytics/shop-webhook';

let database: StoreDatabase;
let server: StoreServer;
let service: SyncService;
/** Ends the waiting rounds, in order. */
let rounds: (() => void)[];
let started: number;
/** Emits 'start' and 'end' of each round. */
let events: EventEmitter;

beforeEach(async () => {
	database = await openDatabase(':memory:');
	rounds = [];
	started = 0;
	events = new EventEmitter();
	const run = () => {
		started++;
		events.emit('start');
		return new Promise<void>((resolve) => rounds.push(resolve));
	};
	const work = { progress: { all: [], rate: null, secondsLeft: null }, refused: [] };
	service = new SyncService({
		database,
		shop: 'https://shop.example',
		// Other tests cover the shop's own side; this one covers only when it is asked.
		open: () => Promise.resolve({ work, run, prove: () => undefined } as unknown as ShopSync),
		stopping: new AbortController(),
		webhookSecret: secret,
		betweenNotifications: 1,
		onRound: () => events.emit('end'),
	});
	server = await createStoreServer({
		context: { database, now: () => new Date(), sync: service },
		token: 'a-token-of-16-signs',
	});
	await hasStarted(1);
});
afterEach(async () => {
	const stopped = service.stop();
	rounds.forEach((end) => end());
	await stopped;
	await server.close();
	await database.close();
});

/** Resolves when so many rounds have started. */
async function hasStarted(count: number): Promise<void> {
	while (started < count) await once(events, 'start');
}

/** Ends the running round; the service has then decided what follows. */
async function endRound(): Promise<void> {
	const ended = once(events, 'end');
	rounds.shift()?.();
	await ended;
	await setImmediate();
}

/** Whether the service waits for its next minute, so that nothing which has arrived starts a round. */
async function rests(): Promise<boolean> {
	const { nextAt } = await service.status();
	return nextAt !== null && Date.parse(nextAt) - Date.now() > 30_000;
}

function signed(body: string, key = secret): string {
	return createHmac('sha256', key).update(body).digest('base64');
}

function deliver(body: string, headers: Record<string, string>, host = '127.0.0.1') {
	return server.inject({
		method: 'POST',
		url: PATH,
		headers: { 'content-type': 'application/json', host, ...headers },
		payload: body,
	});
}

const order = JSON.stringify({ id: 7, status: 'completed', note: 'für Ömer' });

describe('A webhook of the shop', () => {
	it('starts a sync soon, with a valid signature over the bytes and without a session', async () => {
		await endRound();
		expect(started).toBe(1);
		expect((await service.status()).notifiedAt).toBeNull();
		const reply = await deliver(order, { 'x-wc-webhook-signature': signed(order) });
		expect(reply.statusCode).toBe(200);
		await hasStarted(2);
		// The response does not wait until the notification is written.
		await until(async () => (await service.status()).notifiedAt !== null);
	});

	it('starts one more sync, however many arrive during a sync', async () => {
		expect(started).toBe(1);
		for (let at = 0; at < 5; at++) {
			await deliver(order, { 'x-wc-webhook-signature': signed(order) });
		}
		await setImmediate();
		expect(started).toBe(1);
		await endRound();
		await hasStarted(2);
		await endRound();
		expect([started, await rests()]).toEqual([2, true]);
	});

	it('does not lose a user’s request during a sync', async () => {
		service.runNow();
		await endRound();
		await hasStarted(2);
	});

	it.each<[string, Record<string, string>]>([
		['without a signature', {}],
		['signed with another secret', { 'x-wc-webhook-signature': signed(order, 'another') }],
		['signed for another body', { 'x-wc-webhook-signature': signed(`${order} `) }],
		['with half a signature', { 'x-wc-webhook-signature': signed(order).slice(0, 20) }],
		['with the access token', { authorization: 'Bearer a-token-of-16-signs' }],
	])('is refused %s', async (_, headers) => {
		await endRound();
		const reply = await deliver(order, headers);
		expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([
			401,
			'store_analytics_signature',
		]);
		expect([started, await rests()]).toEqual([1, true]);
		expect((await service.status()).notifiedAt).toBeNull();
	});

	it('responds to WooCommerce’s ping and does nothing', async () => {
		await endRound();
		const form = { 'content-type': 'application/x-www-form-urlencoded' };
		expect((await deliver('webhook_id=12', form)).statusCode).toBe(200);
		expect((await deliver('webhook_id=12&x=1', form)).statusCode).toBe(401);
		expect([started, await rests()]).toEqual([1, true]);
	});

	it('is throttled after repeated wrong signatures, while valid ones are still accepted', async () => {
		const wrong = { 'x-wc-webhook-signature': signed(order, 'another') };
		const replies = [];
		for (let at = 0; at < 12; at++) replies.push(await deliver(order, wrong));
		expect(replies.map(({ statusCode }) => statusCode).slice(0, 10)).toEqual(Array(10).fill(401));
		expect(replies.at(-1)?.statusCode).toBe(429);
		expect(replies.at(-1)?.headers['retry-after']).toBe('1');
		const right = { 'x-wc-webhook-signature': signed(order) };
		expect((await deliver(order, right)).statusCode).toBe(200);
	});

	it('is refused when it is too large, by another method, and under another name of this machine', async () => {
		const large = ' '.repeat(2 * 1024 * 1024 + 1);
		const right = { 'x-wc-webhook-signature': signed(large) };
		expect((await deliver(large, right)).statusCode).toBe(413);
		expect((await server.inject({ url: PATH, headers: { host: '127.0.0.1' } })).statusCode).toBe(
			404,
		);
		const signature = { 'x-wc-webhook-signature': signed(order) };
		expect((await deliver(order, signature, 'evil.example')).statusCode).toBe(403);
	});

	it('is refused by a store without a shop', async () => {
		const context = { database, now: () => new Date() };
		const other = await createStoreServer({ context, token: 'a-token-of-16-signs' });
		const headers = { host: '127.0.0.1', 'x-wc-webhook-signature': signed(order) };
		const reply = await other.inject({ method: 'POST', url: PATH, headers, payload: order });
		expect(reply.statusCode).toBe(404);
		await other.close();
	});
});
