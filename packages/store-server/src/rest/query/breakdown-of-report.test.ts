import { breakdownOf, dimensionFilters } from '@store-analytics/rest-api/breakdowns';
import { layFixture } from '../../../../../tests/support/stores/fixture-file';
import { laidShop } from '../../testing/shops/laid-shop';

const shop = laidShop(layFixture);

const days = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };
/** They count orders on the day that Revenue uses, other reports on the day of the order. */
const byOwnDay = ['orders', 'revenue', 'tax-places'];
type Reply = Readonly<Record<string, unknown>>;

const pathOf = (report: string) =>
	report.startsWith('tax-places')
		? report.replace('tax-places', 'store-analytics/v1/taxes')
		: `wc-analytics/reports/${report}`;

async function ask(report: string, params: Readonly<Record<string, string>>) {
	const query = new URLSearchParams({ ...days, ...params });
	const reply = await shop.app.inject({
		method: 'GET',
		url: `/wp-json/${pathOf(report)}?${query}`,
	});
	return reply.json<Reply & Reply[]>();
}

/** The id of a report's greatest row. */
async function greatest(report: string, field: string, orderby: string): Promise<string> {
	const [row] = await ask(report, { orderby, order: 'desc', per_page: '1' });
	return String(row?.[field]);
}

/** The number of a report, and the totals of each breakdown that its menu offers. Rows sum to them elsewhere. */
async function numbersOf(
	endpoint: string,
	metric: string,
	params: Readonly<Record<string, string>>,
) {
	const { totals } = await ask(`${endpoint}/stats`, { interval: 'year', ...params });
	const found = breakdownOf({ endpoint, metric, params: { ...days, ...params } });
	const replies = (found?.dimensions ?? []).map((dimension) =>
		shop.app.inject({
			method: 'POST',
			url: '/wp-json/store-analytics/v1/query',
			payload: JSON.stringify({
				metrics: [found?.metric],
				dimensions: [dimension],
				filters: dimensionFilters(found?.filters ?? {}),
				range: { after: '2026-10-01', before: '2026-10-31' },
				limit: 1,
				...(!byOwnDay.includes(endpoint) && { date_type: 'date_created' }),
			}),
		}),
	);
	const bodies = (await Promise.all(replies)).map((reply) => reply.json<{ totals: Reply }>());
	return {
		number: Object(totals)[metric] as number,
		shown: bodies.map((body) => body.totals[found?.metric ?? '']),
	};
}

describe('The breakdowns that a report leads to', () => {
	const whole: [string, string, Readonly<Record<string, string>>][] = [
		...['gross_sales', 'refunds', 'coupons', 'net_revenue', 'taxes', 'shipping', 'total_sales'].map(
			(metric): [string, string, Record<string, string>] => ['revenue', metric, {}],
		),
		['orders', 'avg_order_value', {}],
		['orders', 'net_revenue', { status_is: 'completed' }],
		['orders', 'avg_items_per_order', { device_is: 'Mobile', match: 'all' }],
		['orders', 'orders_count', { customer_type: 'new' }],
		['products', 'items_sold', {}],
		['products', 'net_revenue', {}],
		['variations', 'items_sold', {}],
		['variations', 'orders_count', {}],
		['coupons', 'amount', {}],
		['coupons', 'orders_count', {}],
		['taxes', 'total_tax', {}],
		['taxes', 'order_tax', {}],
		['taxes', 'shipping_tax', {}],
		['tax-places', 'total_tax', { by: 'country' }],
		['tax-places', 'total_tax', { by: 'state' }],
	];
	it.each(whole)('show the number of %s: %s %j', async (endpoint, metric, params) => {
		const { number, shown } = await numbersOf(endpoint, metric, params);
		expect(number).not.toBe(0);
		expect(shown).not.toEqual([]);
		expect(shown).toEqual(shown.map(() => number));
	});

	it.each([
		['products', 'products', 'net_revenue', 'product_id', 'products', 'net_revenue'],
		['products', 'products', 'orders_count', 'product_id', 'products', 'net_revenue'],
		['products', 'categories', 'net_revenue', 'category_id', 'categories', 'net_revenue'],
		['variations', 'variations', 'items_sold', 'variation_id', 'variations', 'items_sold'],
		['variations', 'product_includes', 'net_revenue', 'product_id', 'products', 'net_revenue'],
		['coupons', 'coupons', 'amount', 'coupon_id', 'coupons', 'amount'],
		['orders', 'coupon_includes', 'net_revenue', 'coupon_id', 'coupons', 'amount'],
		['orders', 'product_includes', 'orders_count', 'product_id', 'products', 'net_revenue'],
		['taxes', 'taxes', 'total_tax', 'tax_rate_id', 'taxes', 'total_tax'],
		['taxes', 'taxes', 'shipping_tax', 'tax_rate_id', 'taxes', 'total_tax'],
	])('keep its filter: %s by %s, %s', async (endpoint, param, metric, field, of, orderby) => {
		const params = { [param]: await greatest(of, field, orderby) };
		const { number, shown } = await numbersOf(endpoint, metric, params);
		expect(number).not.toBe(0);
		expect(shown).not.toEqual([]);
		expect(shown).toEqual(shown.map(() => number));
	});
});
