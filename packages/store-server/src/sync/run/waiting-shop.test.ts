import type { StoreDatabase } from '../../database/store-database';
import { credentialsOf } from '../../sources/connection/credentials';
import { ShopError } from '../../sources/connection/shop-error';
import { ShopClient } from '../../sources/rest/shop-client';
import type { StreamedReply } from '../../sources/rest/http-get';
import { openDatabase } from '../../store-file/open';
import { until } from '../../testing/until';
import { Progress } from '../state/progress';
import { SyncService } from './sync-service';

const connected = { shop: 'https://shop.example', credentials: credentialsOf('ck_1', 'cs_1') };
const NOON = Date.parse('2026-11-20T12:00:00Z');
const DAY = 86_400;

function reply(status: number, headers: Record<string, string> = {}): StreamedReply {
	const body = (async function* () {
		yield Buffer.from('[]');
	})();
	return { status, headers: new Headers(headers), body };
}

let database: StoreDatabase;
beforeAll(async () => {
	database = await openDatabase(':memory:');
});
afterAll(() => database.close());

it('A shop that nobody finds is logged by its code, once', async () => {
	const logged: unknown[] = [];
	const stopping = new AbortController();
	const service = new SyncService({
		database,
		shop: connected.shop,
		stopping,
		between: 1,
		open: () => Promise.reject(new ShopError('unreachable', 'No shop.', { code: 'ENOTFOUND' })),
		onUnexpected: (error) => logged.push(Reflect.get(Object(error), 'code')),
		onRound: () => (rounds += 1),
	});
	let rounds = 0;
	await until(
		async () => rounds,
		(count) => count > 1,
	);
	await service.stop();
	expect(logged).toEqual(['ENOTFOUND']);
});

describe('A shop that asks to wait for a day', () => {
	/** A client of it; `answers` are its replies in turn, the last one again and again. */
	function clientOf(answers: (() => StreamedReply)[], sleep?: (ms: number) => Promise<void>) {
		const stopping = new AbortController();
		let sent = 0;
		const client = new ShopClient(connected, {
			permalinks: 'pretty',
			now: () => NOON,
			signal: stopping.signal,
			...(sleep && { sleep }),
			fetch: () => Promise.resolve((answers[sent++] ?? answers.at(-1) ?? (() => reply(200)))()),
		});
		return { client, stopping, sent: () => sent };
	}
	/** Rounds of one request by a client. */
	function serviceOf(client: ShopClient, stopping: AbortController): SyncService {
		return new SyncService({
			database,
			shop: connected.shop,
			stopping,
			now: () => NOON,
			open: () =>
				Promise.resolve({
					work: { progress: new Progress(() => NOON), refused: [] },
					get trouble() {
						return client.trouble;
					},
					hurry: () => client.hurry(),
					prove: () => undefined,
					run: async () => void (await client.get('/wc/v3/orders')),
				}),
		});
	}
	const busy = () => reply(429, { 'retry-after': String(DAY) });

	it('is asked again after five minutes', async () => {
		const waits: number[] = [];
		const { client } = clientOf([busy, () => reply(200)], (ms) =>
			Promise.resolve(void waits.push(ms)),
		);
		expect((await client.get('/wc/v3/orders')).data).toEqual([]);
		expect(waits).toEqual([300_000]);
	});

	it('may name a day instead, by its own clock', async () => {
		const waits: number[] = [];
		const date = 'Fri, 20 Nov 2020 12:00:00 GMT';
		const later = { date, 'retry-after': 'Fri, 20 Nov 2020 12:01:00 GMT' };
		const { client } = clientOf([() => reply(503, later), () => reply(200)], (ms) =>
			Promise.resolve(void waits.push(ms)),
		);
		await client.get('/wc/v3/orders');
		expect(waits).toEqual([60_000]);
	});

	it('is told with that time while it is waited for, and Update now does not wait', async () => {
		const { client, stopping, sent } = clientOf([busy, () => reply(200)]);
		const service = serviceOf(client, stopping);
		const waiting = await until(
			() => service.status(),
			({ problem }) => problem !== null,
		);
		expect(waiting).toMatchObject({
			phase: 'waiting',
			isRunning: false,
			nextAt: '2026-11-20T12:05:00.000Z',
			problem: {
				kind: 'busy',
				since: '2026-11-20T12:00:00.000Z',
				until: '2026-11-21T12:00:00.000Z',
			},
		});
		expect(sent()).toBe(1);
		service.runNow();
		await until(
			() => service.status(),
			({ problem }) => problem === null,
		);
		expect(sent()).toBeGreaterThan(1);
		await service.stop();
	});

	it('fails a round after five tries, and the round after waits as long', async () => {
		const { client, stopping } = clientOf([busy], () => Promise.resolve());
		const service = serviceOf(client, stopping);
		const { nextAt, problem } = await until(
			() => service.status(),
			(status) => status.nextAt !== null,
		);
		expect([nextAt, problem?.until]).toEqual([
			'2026-11-20T12:05:00.000Z',
			'2026-11-21T12:00:00.000Z',
		]);
		await service.stop();
	});
});

describe('A request that fails', () => {
	it('is not sent again if the reply is too large, which a smaller page may mend', () => {
		const error = new ShopError('too-large', 'It is too large.');
		expect([error.passes, error.isWorthAnotherTry]).toEqual([true, false]);
	});
});
