import { ShopBench, type MadeShop } from '../../testing/made-shop';
import { exact } from '../../testing/sums';
import { list, numberOf } from '../../testing/oracle/reading';
import { orderFacts } from '../../testing/oracle/facts';

let bench: ShopBench;

beforeAll(async () => {
	bench = await ShopBench.open();
});

afterAll(() => bench.close());

const range = { after: '2025-09-01', before: '2026-06-30' };

type Row = Readonly<Record<string, number | string | null>>;

const numbers = ['charged_tax', 'charged_shipping_tax', 'refunded_tax', 'total_tax'];

const sumOf = (rows: readonly Row[], key: string) =>
	exact(rows.reduce((sum, row) => sum + Number(row[key]), 0));

/** What the orders of a shop say was taxed, each item once, if all of it is from orders without refunds. */
function taxedItems({ shop, files }: MadeShop): number {
	const { settings } = shop;
	const facts = orderFacts(files, { ...settings, decimals: settings.currency.decimals });
	const counted = facts.filter(({ status }) => !settings.excludedStatuses.includes(status));
	const ids = new Set(
		counted.flatMap(({ id, parent, dates }) => {
			const day = dates[settings.dateType]?.slice(0, 10) ?? '';
			return parent === 0 && day >= range.after && day <= range.before ? [id] : [];
		}),
	);
	const items = files['orders.json']
		.filter((order) => ids.has(Number(order['id'])))
		.flatMap((order) => {
			const charged = new Set(list(order, 'tax_lines').map((tax) => tax['rate_id']));
			return ['line_items', 'fee_lines', 'shipping_lines']
				.flatMap((name) => list(order, name))
				.filter((item) =>
					list(item, 'taxes').some(({ id, total }) => charged.has(id) && total !== ''),
				);
		});
	return items.reduce((sum, item) => sum + numberOf(item, 'total'), 0);
}

describe('Taxes of any shop', () => {
	it('are the same by country, by state, by rate, by percentage, and in Revenue', async () => {
		await bench.inShops(8, async (made) => {
			const { body: revenue } = await made.ask<{ totals: Record<string, number> }>(
				'reports/revenue/stats',
				{ fields: ['taxes'] },
			);
			const { body: found } = await made.asked<{ difference: number; unknown_count: number }>(
				'store-analytics/v1/taxes/differences',
			);
			const { body: stats } = await made.asked<{ totals: Row }>('store-analytics/v1/taxes/stats');
			for (const by of ['country', 'state', 'rate', 'country_rate']) {
				const { body: rows } = await made.asked<Row[]>('store-analytics/v1/taxes', {
					...{ by, per_page: 100 },
				});
				for (const key of numbers) {
					const sum = sumOf(rows, key);
					expect([by, key, sum]).toEqual([by, key, exact(Number(stats.totals[key]))]);
				}
				for (const row of rows) {
					const { charged_tax: items, charged_shipping_tax: shipping, refunded_tax: back } = row;
					expect(exact(Number(items) + Number(shipping) - Number(back))).toBe(
						exact(Number(row['total_tax'])),
					);
				}
			}
			expect(exact(Number(stats.totals['total_tax']) - found.difference)).toBe(
				exact(revenue.totals['taxes'] ?? 0),
			);
		});
	});

	it('have a base that is each taxed item once, less what came back', async () => {
		await bench.inShops(8, async (made) => {
			const { body: rows } = await made.asked<Row[]>('store-analytics/v1/taxes', {
				...{ by: 'country', per_page: 100 },
			});
			if (rows.some((row) => row['taxable_amount'] === null)) return;
			const before = sumOf(rows, 'taxable_amount') + sumOf(rows, 'refunded_amount');
			expect(exact(before)).toBe(exact(taxedItems(made)));
		});
	});
});
