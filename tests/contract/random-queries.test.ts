import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openDatabase, type StoreDatabase } from '@store-analytics/store-server';
import { encodeValue } from '@store-analytics/rest-api/breakdowns';
import { configureClient } from '@store-analytics/rest-api/client';
import { dimensionOf } from '@store-analytics/rest-api/dimensions';
import { loadReportRows } from '../../packages/rest-api/src/load-report';
import { fillStore } from '../../packages/store-server/src/sources/export/import-shop';
import {
	exportOf,
	exportSource,
} from '../../packages/store-server/src/testing/exports/shop-export';
import { restApp } from '../../packages/store-server/src/testing/rest-app';
import { shopOfSeed } from '../../packages/store-server/src/testing/shops/random-shop';
import { casesOf } from '../../packages/store-server/src/testing/thorough';
import { randomQueries, type RandomQuery } from '../support/random-queries';
import { layFixture } from '../support/stores/fixture-file';

/** Numbers that Orders has under the same names. */
const ofOrders = [
	...['orders_count', 'num_items_sold', 'gross_sales', 'total_sales', 'coupons', 'refunds'],
	...['taxes', 'shipping', 'net_revenue', 'avg_order_value', 'avg_items_per_order'],
	...['total_customers', 'coupons_count'],
];

/** Reports that count by the day on which an order was created, with the names that their numbers have in a query. */
const ofItems = {
	products: { by: 'product', id: 'product_id', numbers: sold() },
	variations: { by: 'variation', id: 'variation_id', numbers: sold() },
	coupons: {
		...{ by: 'coupon', id: 'coupon_id' },
		numbers: { orders_count: 'orders_count', amount: 'coupons' },
	},
	taxes: {
		...{ by: 'tax_rate', id: 'tax_rate_id' },
		numbers: {
			...{ total_tax: 'taxes', orders_count: 'orders_count' },
			...{ order_tax: 'order_tax', shipping_tax: 'shipping_tax' },
		},
	},
};

function sold(): Readonly<Record<string, string>> {
	const [items, same] = [{ items_sold: 'num_items_sold' }, ['net_revenue', 'orders_count']];
	return { ...items, ...Object.fromEntries(same.map((name) => [name, name])) };
}

interface Shop {
	/** Of its queries. */
	readonly seed: number;
	readonly name: string;
	readonly days: readonly [string, string];
	readonly open: (folder: string) => Promise<StoreDatabase>;
}

const randomShops = [1, 2].map((seed): Shop => ({
	// Its queries find rows, few as they are.
	seed: seed + 40,
	name: `the random shop ${seed}`,
	days: ['2025-09-01', '2026-06-30'],
	open: async () => {
		const store = await openDatabase(':memory:');
		await fillStore(store, exportSource(exportOf(shopOfSeed(seed, { orders: 40 }))));
		return store;
	},
}));
const shops: readonly Shop[] = [
	{
		seed: 3,
		name: 'the recorded shop',
		days: ['2024-09-20', '2026-11-20'],
		open: async (folder) => {
			await layFixture(path.join(folder, 'shop.duckdb'));
			return openDatabase(path.join(folder, 'shop.duckdb'));
		},
	},
	...randomShops,
];

let folder: string;
let app: FastifyInstance;
let store: StoreDatabase;

beforeAll(() => {
	configureClient({ root: 'https://shop.test/wp-json/', nonce: 'fresh0001' });
	folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-random-queries-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Answer {
	readonly rows: readonly Readonly<Record<string, unknown>>[];
	readonly totals: Readonly<Record<string, unknown>>;
}

async function answerTo(payload: object): Promise<Answer> {
	const url = '/wp-json/store-analytics/v1/query';
	const reply = await app.inject({ method: 'POST', url, payload });
	expect([reply.statusCode, JSON.stringify(payload)]).toEqual([200, JSON.stringify(payload)]);
	return reply.json<Answer>();
}

/** Days and filters as the addresses of reports have them. */
function addressOf({
	range,
	filters,
}: Pick<RandomQuery, 'range' | 'filters'>): Record<string, string> {
	const values = filters.flatMap(({ dimension, is, is_not }) => [
		...(is ? [[`${dimension}_is`, is.map(encodeValue).join()]] : []),
		...(is_not ? [[`${dimension}_is_not`, is_not.map(encodeValue).join()]] : []),
	]);
	return {
		after: `${range.after}T00:00:00`,
		before: `${range.before}T23:59:59`,
		...(Object.fromEntries(values) as Record<string, string>), // as: pairs of texts
	};
}

/** The rows that the table of Breakdown loads for the same address. */
async function rowsOfTable(query: RandomQuery) {
	globalThis.fetch = async (_url, init) =>
		Response.json(await answerTo(JSON.parse(String(init?.body ?? 'null')) as object)); // as: the client sends one
	const [by] = query.dimensions;
	const params = {
		...addressOf(query),
		...{ by, fields: query.metrics, order: query.order },
		orderby: query.sort === by ? 'value' : query.sort,
		per_page: query.limit,
		page: query.offset / query.limit + 1,
	};
	return (await loadReportRows('breakdown', params, new AbortController().signal)).data;
}

async function totalsOfOrders(query: RandomQuery): Promise<Readonly<Record<string, unknown>>> {
	const about = new URLSearchParams({ ...addressOf(query), per_page: '1', interval: 'year' });
	const reply = await app.inject(`/wp-json/wc-analytics/reports/orders/stats?${about}`);
	return reply.json<Answer>().totals;
}

describe.each(shops)('A random query of $name', ({ seed, days, open }) => {
	beforeAll(async () => {
		store = await open(folder);
		app = await restApp(store);
	});
	afterAll(async () => {
		await app.close();
		await store.close();
	});

	it('has the rows of the screen’s table, and the totals of Orders with the same filters', async () => {
		const seen = { rows: 0, totals: 0 };
		for (const query of randomQueries(seed, casesOf(6, 100), days)) {
			const asked = JSON.stringify(query);
			const [by] = query.dimensions;
			const reply = await answerTo(query);
			const numbers = (row: object) => query.metrics.map((one) => Object(row)[one] as unknown);
			const shown = await rowsOfTable(query);
			expect([asked, shown.map((row) => [row.value, ...numbers(row)])]).toEqual([
				asked,
				reply.rows.map((row) => [row[by] === null ? null : String(row[by]), ...numbers(row)]),
			]);
			seen.rows += shown.length;
			const common = query.metrics.filter((one) => ofOrders.includes(one));
			if (dimensionOf(by)?.grain !== 'order' || common.length === 0) continue;
			const orders = await totalsOfOrders(query);
			expect([asked, common.map((one) => reply.totals[one])]).toEqual([
				asked,
				common.map((one) => orders[one]),
			]);
			seen.totals += 1;
		}
		expect(seen.rows).toBeGreaterThan(5);
		expect(seen.totals).toBeGreaterThan(1);
	});

	it('has the rows of Products, Variations, Coupons and Taxes for the days of creation (S7.reports.1)', async () => {
		let seen = 0;
		for (const { range } of randomQueries(seed, casesOf(3, 30), days)) {
			for (const [report, { by, id, numbers }] of Object.entries(ofItems)) {
				const about = new URLSearchParams({
					...addressOf({ range, filters: [] }),
					per_page: '100',
				});
				const listed = await app.inject(`/wp-json/wc-analytics/reports/${report}?${about}`);
				const metrics = Object.values<string>(numbers);
				const asked = { range, date_type: 'date_created', limit: 1000 };
				const { rows } = await answerTo({ ...asked, dimensions: [by], metrics });
				const known = new Map(rows.map((row) => [Number(row[by]), row]));
				const list = listed.json<Answer['rows']>();
				const told = list.map((row) => [
					...[row[id], ...Object.keys(numbers).map((key) => cents(row[key]))],
				]);
				const found = list.map((row) => [
					...[row[id], ...metrics.map((key) => cents(known.get(Number(row[id]))?.[key]))],
				]);
				expect([report, range, found]).toEqual([report, range, told]);
				seen += list.length;
			}
		}
		expect(seen).toBeGreaterThan(20);
	});
});

const cents = (value: unknown) => Math.round(Number(value ?? 0) * 100);
