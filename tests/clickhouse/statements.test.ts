import fc from 'fast-check';
import path from 'node:path';
import { dimensionMeanings, type DimensionGrain } from '@store-analytics/rest-api/dimensions';
import type { Database } from '@store-analytics/store-server';
import {
	exportOf,
	type ShopExport,
} from '../../packages/store-server/src/testing/exports/shop-export';
import { ShopBench } from '../../packages/store-server/src/testing/made-shop';
import { randomShop } from '../../packages/store-server/src/testing/shops/random-shop';
import { packedRecordings, readRecordings, type Recording } from '../contract/recordings';
import { momentOf } from '../contract/recorded-moment';
import { send } from '../contract/replay';
import { openRecordedStore } from '../contract/store';
import { BothEngines } from './support/both-engines';
import { reportRequests, requestsOf11, taxPlaceRequests } from './support/report-requests';

/** Random shops; `npm test -- --thorough` tries ten times as many. */
const SHOPS = 8;

const recorded = [
	['WooCommerce 9.4', packedRecordings],
	['WooCommerce 10.9', path.resolve('tests/fixtures/recorded-10.9-new.zip')],
] as const;

/** Numbers of parts of orders that have no others. */
const metricsIn: Readonly<Partial<Record<DimensionGrain, readonly string[]>>> = {
	refund: ['refunds', 'refunds_count'],
	'tax line': ['taxes', 'order_tax', 'shipping_tax', 'orders_count'],
};

describe("each statement of the reports' SQL has the same rows on DuckDB and on ClickHouse", () => {
	const engines = new BothEngines();

	it.each(recorded)('for the requests that were sent to a shop with %s', async (_name, from) => {
		const store = await openRecordedStore({
			recorded: from,
			reading: (database) => readingBoth(database, engines),
		});
		for (const recording of differentReads(readRecordings(from))) {
			store.setNow(momentOf(recording));
			await send(store, recording);
		}
		await store.close();
		expect(engines.forms).toBeGreaterThan(100);
		expect(engines.differences).toEqual([]);
	});

	it('for every report of random shops', async () => {
		const bench = await ShopBench.open((store, statement) => engines.read(store, statement));
		await bench.inShops(SHOPS, async ({ ask, asked }) => {
			engines.startAnew();
			for (const [report, query] of reportRequests) await ask(report, query);
			for (const [report, query] of taxPlaceRequests)
				await asked(`store-analytics/v1/${report}`, query);
			expect(engines.forms).toBeGreaterThan(50);
			expect(engines.differences).toEqual([]);
		});
		await bench.close();
	});

	it('for queries by every dimension of random shops', async () => {
		const bench = await ShopBench.open((store, statement) => engines.read(store, statement));
		const range = { after: '2025-09-01', before: '2026-06-30' };
		await bench.inShops(1, async ({ query }) => {
			engines.startAnew();
			const byWeek = { interval: 'week', limit: 20 };
			for (const { key, grain } of dimensionMeanings) {
				const metrics = metricsIn[grain] ?? ordersAndItems;
				const { rows } = await query({ metrics, dimensions: [key], range, ...byWeek });
				const value = rows.map((row) => row[key]).find((one) => one !== null);
				if (value === undefined) continue;
				for (const is of ['is', 'is_not'])
					await query({ metrics, filters: [{ dimension: key, [is]: [value] }], range });
			}
			await query({ dimensions: ['weekday', 'hour', 'billing_city'], range });
			const held = ['product', 'category', 'attribute', 'coupon', 'tax_rate'];
			for (const key of held) {
				const filters = [{ dimension: key, is: ['1', null] }];
				await query({ metrics: ['refunds'], dimensions: ['refund_reason'], filters, range });
				const isNot = [{ dimension: key, is_not: ['1'] }];
				await query({ metrics: ['taxes'], dimensions: ['tax_rate'], filters: isNot, range });
			}
			const ofReason = [{ dimension: 'refund_reason', is_unknown: true }];
			await query({ metrics: ['refunds'], dimensions: ['brand'], filters: ofReason, range });
			expect(engines.forms).toBeGreaterThan(100);
			expect(engines.differences).toEqual([]);
		});
		await bench.close();
	});

	it('for taxes and refunds of shops with WooCommerce 11.3', async () => {
		const bench = await ShopBench.open((store, statement) => engines.read(store, statement));
		for (const shop of fc.sample(randomShop(), { numRuns: 3, seed: 1 })) {
			engines.startAnew();
			await bench.inExport(since11(exportOf(shop)), async (ask) => {
				for (const [report, query] of requestsOf11) await ask(report, query);
			});
			expect(engines.forms).toBeGreaterThan(10);
			expect(engines.differences).toEqual([]);
		}
		await bench.close();
	});
});

const ordersAndItems = [
	...['net_revenue', 'orders_count', 'num_items_sold', 'gross_sales', 'coupons', 'refunds'],
	...['total_customers', 'new_customers', 'repeat_customers', 'coupons_count'],
];

/** The files of a shop as its WooCommerce 11.3 would give them. */
function since11(files: ShopExport): ShopExport {
	const versions = { wc_version: '11.3.0', wc_database_version: '11.3.0' };
	return { ...files, 'store.json': { ...files['store.json'], ...versions } };
}

/** Requests that read, one of each form: others differ only in ids and dates. */
function differentReads(recordings: readonly Recording[]): Recording[] {
	const forms = new Map<string, Recording>();
	for (const recording of recordings) {
		const { method, path: asked, query } = recording.request;
		if (method !== 'GET') continue;
		forms.set(`${asked} ${JSON.stringify(query)}`.replace(/\d+/g, '…'), recording);
	}
	return [...forms.values()];
}

/** The store, with its reports read from both engines. */
function readingBoth(database: Database, engines: BothEngines): Database {
	return {
		all: (sql, values) => database.all(sql, values),
		run: (sql, values) => database.run(sql, values),
		transaction: (work) => database.transaction(work),
		// as: rows of the type that the report names.
		readReport: (statement) => engines.read(database, statement) as never,
		close: () => database.close(),
	};
}
