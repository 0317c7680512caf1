import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';

import { openDatabase } from '../../database/open';
import type { StoreDatabase } from '../../database/store-database';
import { registerRestRoutes } from '..';
import { insertShop } from './insert-shop';
import { randomShop, type RandomShop } from './random-shop';

export const FROM = '2025-10-20T00:00:00';
export const UNTIL = '2026-04-30T23:59:59';

export type Numbers = Record<string, number>;

/** For tests: a reply of a stats report. */
export interface Stats {
	readonly totals: Numbers;
	readonly intervals: readonly {
		readonly date_start_gmt: string;
		readonly date_end_gmt: string;
		readonly subtotals: Numbers;
	}[];
}

export type Ask = <Reply>(path: string) => Promise<{ body: Reply; total: number }>;

/** Checks something of a few dozen random shops. */
export async function inRandomShops(
	check: (ask: Ask, shop: RandomShop, database: StoreDatabase) => Promise<void>,
	numRuns = 10,
): Promise<void> {
	await fc.assert(
		fc.asyncProperty(randomShop, async (shop) => {
			const database = await openDatabase(':memory:');
			await insertShop(database, shop);
			const app = Fastify();
			app.addHook('onRequest', async (request) => Reflect.set(request, 'access', 'full'));
			await app.register(
				async (scope) => registerRestRoutes(scope, { database, now: () => new Date() }),
				{ prefix: '/wp-json' },
			);
			try {
				await check(asker(app), shop, database);
			} finally {
				await app.close();
				await database.close();
			}
		}),
		{ numRuns },
	);
}

function asker(app: FastifyInstance): Ask {
	return async (path) => {
		const reply = await app.inject({ url: `/wp-json/wc-analytics/reports/${path}` });
		expect(reply.statusCode).toBe(200);
		return { body: reply.json(), total: Number(reply.headers['x-wp-total']) };
	};
}

export const between = (after: string, before: string) => `after=${after}&before=${before}`;

export async function allIntervals(ask: Ask, report: string, unit: string): Promise<Stats> {
	const query = `${report}/stats?interval=${unit}&order=asc&per_page=100&${between(FROM, UNTIL)}`;
	const first = await ask<Stats>(query);
	const pages = await Promise.all(
		Array.from({ length: Math.ceil(first.total / 100) - 1 }, (_, page) =>
			ask<Stats>(`${query}&page=${page + 2}`),
		),
	);
	const intervals = [first, ...pages].flatMap(({ body }) => body.intervals);
	expect(intervals).toHaveLength(first.total);
	return { totals: first.body.totals, intervals };
}
