import { ShopBench, type MadeShop } from '../../testing/made-shop';
import { orderFacts, type OrderFact } from '../../testing/oracle/facts';
import { orderMetricsOf } from '../../testing/oracle/metrics';
import { list } from '../../testing/oracle/reading';

let bench: ShopBench;

beforeAll(async () => {
	bench = await ShopBench.open();
});

afterAll(() => bench.close());

const ranges = [
	{ after: '2025-09-01', before: '2026-06-30' },
	{ after: '2025-10-01', before: '2025-12-31' },
	{ after: '2025-12-29', before: '2026-01-04' },
];

/** How a document says the value of a dimension; empty if it does not. */
const values: Readonly<Record<string, (order: Readonly<Record<string, unknown>>) => string>> = {
	payment_method: (order) => String(order['payment_method']),
	billing_country: (order) => String(Object(order['billing']).country),
	billing_state: (order) => {
		const { country, state } = Object(order['billing']);
		return state ? `${country}:${state}` : '';
	},
	source_type: (order) => metaOf(order, '_wc_order_attribution_source_type'),
	currency: (order) => String(order['currency']),
	status: (order) => String(order['status']),
};

function metaOf(order: Readonly<Record<string, unknown>>, key: string): string {
	const meta = list(order, 'meta_data').find((one) => one['key'] === key);
	return meta ? String(meta['value']) : '';
}

/** Orders and refunds of a range by the value that their order says. */
function groupsOf({ shop, files }: MadeShop, range: { after: string; before: string }, by: string) {
	const { settings } = shop;
	const facts = orderFacts(files, { ...settings, decimals: settings.currency.decimals });
	const documents = new Map(files['orders.json'].map((order) => [Number(order['id']), order]));
	const groups = new Map<string, OrderFact[]>();
	for (const fact of facts) {
		const day = fact.dates[settings.dateType]?.slice(0, 10) ?? '';
		const isIn = day >= range.after && day <= range.before;
		if (!isIn || settings.excludedStatuses.includes(fact.status)) continue;
		const value = values[by]?.(documents.get(fact.parent || fact.id) ?? {}) ?? '';
		groups.set(value, [...(groups.get(value) ?? []), fact]);
	}
	return groups;
}

const metrics = [
	...['orders_count', 'num_items_sold', 'gross_sales', 'total_sales', 'coupons', 'refunds'],
	...['taxes', 'shipping', 'net_revenue', 'avg_order_value', 'avg_items_per_order'],
	...['total_customers', 'coupons_count'],
];

describe('A query equals a slow and simple model of the shop', () => {
	it.each(Object.keys(values))('by %s, in all metrics of each row', async (dimension) => {
		await bench.inShops(4, async (made) => {
			const range = made.pick(ranges);
			const { rows } = await made.query({ metrics, dimensions: [dimension], range });
			const expected = groupsOf(made, range, dimension);
			expect(rows.map((row) => row[dimension] ?? '').sort()).toEqual([...expected.keys()].sort());
			for (const row of rows) {
				const group = expected.get(String(row[dimension] ?? '')) ?? [];
				const worked = orderMetricsOf(group, made.shop.settings.rules);
				const off = metrics.filter(
					(name) => !(Math.abs(Number(row[name]) - (worked[name] ?? NaN)) < 2e-6),
				);
				expect(off.map((name) => [name, row[name], worked[name]])).toEqual([]);
			}
		});
	});
});
