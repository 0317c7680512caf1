import type { FastifyInstance } from 'fastify';
import { layFixture } from '../../../../../tests/support/stores/fixture-file';
import { restApp } from '../../testing/rest-app';
import { laidShop } from '../../testing/shops/laid-shop';
import { importSmall, orderDocument } from '../../testing/small-export';
import { paidOn } from '../../testing/tax-documents';
import { setOptions } from '../admin/options';

type Numbers = Readonly<Record<string, unknown>>;

const metrics = ['new_customers', 'repeat_customers', 'repeat_rate'];

/** The value, new customers, those who came back and their share of each row, and the same of the whole. */
async function ask(app: FastifyInstance, dimension: string, after: string, before: string) {
	const reply = await app.inject({
		method: 'POST',
		url: '/wp-json/store-analytics/v1/query',
		payload: {
			...{ metrics, dimensions: [dimension], sort: dimension, order: 'asc' },
			range: { after, before },
		},
	});
	const { rows, totals } = reply.json<{ rows: readonly Numbers[]; totals: Numbers }>();
	const numbers = (row: Numbers) => metrics.map((metric) => row[metric]);
	return [...rows.map((row) => [row[dimension], ...numbers(row)]), ['all', ...numbers(totals)]];
}

// Worked out from the export's documents by a script of its own.
describe('Customers of the recorded shop who came back', () => {
	const shop = laidShop(layFixture);

	it('count with the campaign of their first order, and are a share of its new customers', async () => {
		expect(await ask(shop.app, 'campaign', '2025-01-01', '2026-12-31')).toEqual([
			[null, 225, 181, 181 / 225],
			['fall-lookalike', 13, 11, 11 / 13],
			['search-brand', 20, 16, 0.8],
			['weekly', 20, 17, 0.85],
			['all', 278, 225, 225 / 278],
		]);
		expect(await ask(shop.app, 'campaign', '2026-10-01', '2026-10-31')).toEqual([
			[null, 9, 5, 5 / 9],
			['fall-lookalike', 0, 0, 0],
			['search-brand', 3, 3, 1],
			['weekly', 1, 0, 0],
			['all', 13, 8, 8 / 13],
		]);
	});
});

/** Orders of three guests. Anna orders three times, Ben twice, Cara once. */
const order = (id: number, email: string, day: string, about: object = {}) =>
	orderDocument(id, {
		...{ billing: { email }, date_created: `2026-${day}T12:00:00` },
		...{ date_created_gmt: `2026-${day}T12:00:00`, ...paidOn(day), ...about },
	});
const orders = [
	order(1, 'anna@example.org', '03-01', { payment_method: 'cod' }),
	order(2, 'ben@example.org', '03-02', { payment_method: 'cod' }),
	order(3, 'cara@example.org', '03-03', { payment_method: 'bacs' }),
	order(4, 'anna@example.org', '03-04', { payment_method: 'bacs' }),
	order(5, 'anna@example.org', '04-05', { payment_method: 'bacs' }),
	order(6, 'ben@example.org', '04-06', { payment_method: 'bacs', status: 'on-hold' }),
];

describe('A customer who came back', () => {
	const march = ['2026-03-01', '2026-03-31'] as const;

	it('ordered again at any time up to today, and counts in the row of the first order alone', async () => {
		const database = await importSmall({ 'orders.json': orders });
		const app = await restApp(database);
		expect(await ask(app, 'payment_method', ...march)).toEqual([
			['bacs', 1, 0, 0],
			['cod', 2, 2, 1],
			['all', 3, 2, 2 / 3],
		]);
		// Nobody is new in April.
		expect(await ask(app, 'payment_method', '2026-04-01', '2026-04-30')).toEqual([
			['bacs', 0, 0, 0],
			['all', 0, 0, 0],
		]);
		await app.close();
		await database.close();
	});

	it('has not come back if the second order has a status that no report counts, whenever that is set', async () => {
		const database = await importSmall({ 'orders.json': orders });
		const app = await restApp(database);
		const leaveOut = (...statuses: string[]) =>
			setOptions(database, new Map([['woocommerce_excluded_report_order_statuses', statuses]]));
		await leaveOut('on-hold');
		expect((await ask(app, 'payment_method', ...march)).at(-1)).toEqual(['all', 3, 1, 1 / 3]);
		await leaveOut('pending');
		expect((await ask(app, 'payment_method', ...march)).at(-1)).toEqual(['all', 3, 2, 2 / 3]);
		await app.close();
		await database.close();
	});
});
