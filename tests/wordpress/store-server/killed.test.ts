import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { nextOutput, programWords } from '../../../packages/store-server/src/testing/own-process';
import { casesOf } from '../../../packages/store-server/src/testing/thorough';
import { shopToken } from '../support/store-server/following-store';
import { openShopWithServer, type ShopWithServer } from '../support/store-server/shop-with-server';

/** `KILLS=100` runs longer, and prints how long requests took. */
const TIMES = Number(process.env['KILLS'] ?? casesOf(6, 20));
const program = path.join(__dirname, '../support/store-server/store-process.fixture.ts');
const days = { after: '2026-01-01T00:00:00', before: '2026-11-20T23:59:59' };
const reports = '/wc-analytics/reports';
const asked = [
	[`${reports}/orders/stats`, { ...days, interval: 'month' }],
	[`${reports}/revenue/stats`, { ...days, interval: 'week', per_page: '100' }],
	[`${reports}/customers/stats`, {}],
] as const;

describe('A store server that is killed while it responds', () => {
	let shop: ShopWithServer;
	let running: ChildProcess | undefined;
	beforeAll(async () => {
		shop = await openShopWithServer();
	});
	afterAll(async () => {
		running?.kill('SIGKILL');
		await shop?.close();
	});

	/** Sends six requests at once and returns the milliseconds of the slowest one. */
	async function load() {
		const begin = performance.now();
		let slowest = 0;
		const replies = await Promise.all(
			[0, 1].flatMap(() =>
				asked.map(async ([route, query]) => {
					const reply = await shop.ask(route, query);
					slowest = performance.now() - begin;
					return reply;
				}),
			),
		);
		return { replies, slowest };
	}

	async function startProcess(): Promise<ChildProcess> {
		const child = spawn(
			process.execPath,
			[...programWords(program), shop.file, shop.site.url, '0'],
			{ stdio: ['ignore', 'pipe', 'inherit'] },
		);
		running = child;
		shop.proxy.port = Number(await nextOutput(child));
		return child;
	}

	it(
		`costs no wrong number and no error, ${TIMES} times`,
		async () => {
			const { replies: expected, slowest: alone } = await load();
			await shop.store.stop();
			const settings = { address: shop.address, token: shopToken };
			const served = { store: 0, woocommerce: 0 };
			let killed = 0;
			for (let time = 0; time < TIMES; time++) {
				const child = await startProcess();
				// Saving the settings ends the pause of the circuit breaker.
				await shop.ask('/store-analytics/v1/store-server', {}, settings);
				const before = shop.proxy.asked.length;
				const underWay = load();
				// On a busy machine a slow response ends the requests to the store server before the third.
				await Promise.race([shop.proxy.hasAsked(before + 1 + (time % 3)), underWay]);
				// It waits for nothing: each process dies at another moment of its work.
				await setTimeout(time % 7);
				child.kill('SIGKILL');
				await once(child, 'exit');
				const { replies, slowest } = await underWay;
				killed = Math.max(killed, slowest);
				for (const [at, reply] of replies.entries()) {
					const right = expected[at % asked.length];
					expect([reply.status, reply.body]).toEqual([200, right?.body]);
					const who = reply.headers.get('x-store-analytics') ?? '';
					expect(who).toMatch(/^(store; age=42|woocommerce; reason=(unreachable|paused|slow))$/);
					served[who.startsWith('store') ? 'store' : 'woocommerce'] += 1;
				}
			}
			if (process.env['KILLS'] !== undefined) {
				const took = { woocommerceAlone: Math.round(alone), slowest: Math.round(killed) };
				console.log(JSON.stringify({ kills: TIMES, served, ...took }));
			}
			// Both happened, so it was killed in between.
			expect(Math.min(served.store, served.woocommerce)).toBeGreaterThan(0);
			expect(shop.site.complaints()).toBe('');
		},
		120_000 + TIMES * 30_000,
	);
});
