import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { nonceOf } from '../../packages/store-server/src/server/auth/tokens';
import { createDemoShop } from '../../packages/store-server/src/sources/demo/create-demo-shop';
import { ServerProcess } from '../../packages/store-server/src/testing/server-process';
import type { Attack } from './attack';

const TOKEN = 'a-token-of-16-signs';
const DAY = 86_400_000;
const WHEN = Date.UTC(2024, 10, 20);

/** Requests that a browser has under way to one server. */
const AT_ONCE = 6;

/** A shop whose reports take some ten milliseconds each. */
const ORDERS = 20_000;

/** Reports of one that asks for all of them at once. */
const GREEDY = 300;

const reports = [
	...['revenue/stats?interval=day', 'orders/stats?interval=day', 'products/stats?interval=day'],
	...['products', 'categories', 'coupons', 'taxes', 'customers', 'orders', 'variations'].map(
		(name) => `${name}?extended_info=true`,
	),
];

/** What a page needs beside its reports. */
const small = [
	'/wp-json/wc-admin/options?options=woocommerce_currency',
	'/wp-json/wp/v2/users/me?context=edit',
	'/wp-json/wc-analytics/settings/wc_admin',
	'/healthz',
];

export interface Size {
	readonly browsers: number;
	readonly each: number;
}

/** A report of another year for each browser, so that none can be remembered. */
function reportFor(browser: number, number: number): string {
	const from = WHEN + browser * DAY;
	const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
	const range = `after=${day(from)}T00:00:00&before=${day(from + 365 * DAY)}T23:59:59`;
	return `/wp-json/wc-analytics/reports/${reports[number % reports.length]}&per_page=25&page=${1 + Math.floor(number / reports.length)}&${range}`;
}

/** A browser that has logged in. */
class Browser {
	/** Answered reports. */
	answered = 0;
	readonly waits: number[] = [];

	private constructor(
		private readonly url: string,
		private readonly headers: Record<string, string>,
	) {}

	static async of(url: string, token: string): Promise<Browser> {
		const body = new URLSearchParams({ token });
		const reply = await fetch(`${url}/wp-login.php`, { method: 'POST', redirect: 'manual', body });
		const [cookie = ''] = (reply.headers.get('set-cookie') ?? '').split(';');
		const session = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
		return new Browser(url, { cookie, 'x-wp-nonce': nonceOf(session) });
	}

	/** As the app does it: comes again when the server says so. */
	async report(route: string): Promise<void> {
		for (;;) {
			const reply = await fetch(this.url + route, { headers: this.headers });
			await reply.arrayBuffer();
			if (reply.status === 503) {
				const seconds = Number(reply.headers.get('retry-after'));
				assert.ok(seconds > 0, 'A 503 says when to come again.');
				this.waits.push(seconds);
				await setTimeout(seconds * 1000 * (1 + Math.random() / 2));
				continue;
			}
			assert.equal(reply.status, 200, route);
			this.answered++;
			return;
		}
	}

	/** Milliseconds until what must never wait is there. */
	async small(route: string, init?: RequestInit): Promise<number> {
		const started = performance.now();
		const reply = await fetch(this.url + route, { headers: this.headers, ...init });
		await reply.arrayBuffer();
		assert.equal(reply.status, 200, route);
		return performance.now() - started;
	}

	save(): Promise<number> {
		return this.small('/wp-json/wc-admin/options', {
			method: 'POST',
			headers: { ...this.headers, 'content-type': 'application/json' },
			body: '{"woocommerce_actionable_order_statuses":["wc-processing"]}',
		});
	}
}

async function screenOf(browser: Browser, number: number, each: number): Promise<void> {
	let next = 0;
	await Promise.all(
		Array.from({ length: AT_ONCE }, async () => {
			while (next < each) await browser.report(reportFor(number, next++));
		}),
	);
}

/**
 * So many browsers ask for reports together, between `begin` and `end`. All get them, and settings are there meanwhile. Returns
 * what was measured.
 */
export async function crowd(
	url: string,
	token: string,
	{ browsers: count, each }: Size,
	[begin, end]: readonly (() => void)[] = [],
) {
	const browsers: Browser[] = [];
	for (let number = 0; number < count; number++) browsers.push(await Browser.of(url, token));
	begin?.();
	const times: number[] = [];
	const over = new AbortController();
	const settings = (async () => {
		for (let turn = 0; !over.signal.aborted; turn++) {
			const browser = browsers[turn % count];
			if (!browser) break;
			times.push(...(await Promise.all(small.map((route) => browser.small(route)))));
			times.push(await browser.save());
			await setTimeout(100);
		}
	})();
	try {
		await Promise.all(browsers.map((browser, number) => screenOf(browser, number, each)));
		end?.();
	} finally {
		over.abort();
		await settings;
	}
	times.sort((one, other) => one - other);
	return {
		answered: browsers.reduce((sum, { answered }) => sum + answered, 0),
		cameAgain: browsers.reduce((sum, { waits }) => sum + waits.length, 0),
		settings: times.length,
		median: Math.round(times[Math.floor(times.length / 2)] ?? Infinity),
		longest: Math.round(times.at(-1) ?? Infinity),
	};
}

async function withServer(orders: number, attack: (url: string) => Promise<void>): Promise<void> {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-attack-'));
	const file = path.join(folder, 'shop.duckdb');
	let server: ServerProcess | undefined;
	try {
		await createDemoShop({ file, orders, now: new Date('2026-11-20T17:00:00Z') });
		server = await ServerProcess.asUsersDo(['--db', file, '--token', TOKEN]);
		await attack(server.url);
	} finally {
		await server?.end();
		rmSync(folder, { recursive: true, force: true });
	}
}

const size = { browsers: 200, each: 10 };

export const attacks: readonly Attack[] = [
	{
		name: `${size.browsers} browsers ask for ${size.each} reports each at once`,
		atMost: 1_200_000,
		run: () =>
			withServer(ORDERS, async (url) => {
				const measured = await crowd(url, TOKEN, size);
				console.log(`        ${JSON.stringify(measured)}`);
				assert.equal(measured.answered, size.browsers * size.each);
				assert.ok(measured.median < 1000, `Settings take ${measured.median} ms.`);
			}),
	},
	{
		name: `one browser asks for ${GREEDY} reports at once, and 20 others for ten`,
		atMost: 1_200_000,
		run: () =>
			withServer(ORDERS, async (url) => {
				const greedy = await Browser.of(url, TOKEN);
				let asked: Promise<void>[] = [];
				let before = GREEDY;
				const begin = () => {
					asked = Array.from({ length: GREEDY }, (_, at) => greedy.report(reportFor(at, at)));
					// If the attack fails before they are awaited, they fail unseen.
					void Promise.allSettled(asked);
				};
				await crowd(url, TOKEN, { browsers: 20, each: 10 }, [
					begin,
					() => (before = greedy.answered),
				]);
				console.log(`        ${before} of its reports were answered before theirs.`);
				// It has turns like each other one, and what was under way before they came.
				assert.ok(before < GREEDY / 2, `${before} came first.`);
				await Promise.all(asked);
			}),
	},
];
