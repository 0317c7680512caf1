import { ShopBench, type MadeShop, type Query } from '../../testing/made-shop';
import { orderFacts, type OrderFact } from '../../testing/oracle/facts';
import {
	couponMetricsOf,
	lineMetricsOf,
	linesIn,
	orderMetricsOf,
	partMetricsOf,
	taxMetricsOf,
	type Metrics,
} from '../../testing/oracle/metrics';
import { list } from '../../testing/oracle/reading';
import { rowsOf, totalsOf } from '../../testing/report-replies';
import { only, type Numbers } from '../../testing/sums';

let bench: ShopBench;

beforeAll(async () => {
	bench = await ShopBench.open();
});

afterAll(() => bench.close());

/** Times that a query may be about. */
const periods = [
	['2025-09-01', '2026-06-30'],
	['2025-10-01', '2025-12-31'],
	['2025-11-02', '2025-11-02'],
	['2025-12-29', '2026-01-04'],
	['2025-10-05', '2026-03-29'],
].map(([first, last]) => [`${first} 00:00:00`, `${last} 23:59:59`]);

/** From the second of one order or refund to that of another, both of them inside: as many as the others. */
function betweenFacts(facts: readonly OrderFact[], pick: MadeShop['pick']): string[][] {
	const seconds = facts.flatMap(({ dates }) => Object.values(dates).filter((at) => at !== null));
	return seconds.length ? periods.map(() => [pick(seconds), pick(seconds)].sort()) : [];
}

/** A period, and the orders and refunds in it that count, by the date of orders or of their lines. */
function queryOf({ shop, files, pick }: MadeShop) {
	const { settings } = shop;
	const facts = orderFacts(files, { ...settings, decimals: settings.currency.decimals });
	const [first = '', last = ''] = pick([...periods, ...betweenFacts(facts, pick)]);
	const within = (kind: string, of: readonly OrderFact[]) =>
		of.filter(({ dates }) => {
			const at = dates[kind] ?? '';
			return at >= first && at <= last;
		});
	const counted = facts.filter(({ status }) => !settings.excludedStatuses.includes(status));
	const period: Query = { after: first.replace(' ', 'T'), before: last.replace(' ', 'T') };
	return {
		facts,
		counted,
		within,
		period,
		byDate: within(settings.dateType, counted),
		byLine: within('date_created', counted),
	};
}

/** That a reply says of each metric what was worked out, but for what is stored with six digits. */
function expectMetrics(reply: Numbers | undefined, metrics: Metrics, names = Object.keys(metrics)) {
	const [said, worked] = [only(reply, names), only(metrics, names)];
	const off = names.filter(
		(name) => !(Math.abs((said[name] ?? NaN) - (worked[name] ?? NaN)) < 2e-6),
	);
	expect(off.map((name) => [name, said[name]])).toEqual(off.map((name) => [name, worked[name]]));
}

const lineColumns = ['items_sold', 'net_revenue', 'orders_count'];

describe('The store equals a slow and simple model of the shop in the numbers', () => {
	it('of Orders and Revenue', async () => {
		await bench.inShops(8, async (made) => {
			const { period, byDate } = queryOf(made);
			const { rules } = made.shop.settings;
			const report = made.pick(['orders', 'revenue']);
			const totals = await totalsOf(made.ask, report, { ...period, segmentby: 'customer_type' });
			expectMetrics(totals, orderMetricsOf(byDate, rules));
			const names = [
				'orders_count',
				'num_items_sold',
				'total_sales',
				'coupons',
				'refunds',
				'net_revenue',
			];
			for (const { segment_id, subtotals } of totals.segments) {
				const own = byDate.filter(({ returning }) => Number(returning) === segment_id);
				expectMetrics(subtotals, orderMetricsOf(own, rules), names);
			}
			const rows = await rowsOf(made.ask, 'orders', period);
			expect(rows).toHaveLength(byDate.length);
			for (const row of rows) {
				const fact = byDate.find(({ id }) => id === row['order_id']);
				const { parent = NaN, items = NaN, total = NaN, net = NaN } = fact ?? {};
				const worked = {
					parent_id: parent,
					num_items_sold: items,
					total_sales: total,
					net_total: net,
				};
				expectMetrics(row, worked);
			}
		});
	});

	it('of Orders split by what they hold', async () => {
		await bench.inShops(10, async (made) => {
			const { period, byDate } = queryOf(made);
			const sold = linesIn(byDate);
			const split = (segmentby: string) => totalsOf(made.ask, 'orders', { ...period, segmentby });
			for (const { segment_id, subtotals } of (await split('product')).segments) {
				const own = sold.filter(({ line }) => line.product === segment_id);
				expectMetrics(subtotals, partMetricsOf(own));
			}
			for (const { segment_id, subtotals } of (await split('coupon')).segments) {
				const own = byDate.filter(({ discounts }) => discounts.some(([id]) => id === segment_id));
				const { amount = NaN, orders_count = NaN } = couponMetricsOf(own, segment_id);
				const { net_revenue = NaN } = orderMetricsOf(own, made.shop.settings.rules);
				expectMetrics(subtotals, { coupons: amount, orders_count, net_revenue });
			}
		});
	});

	it('of Orders with filters', async () => {
		await bench.inShops(8, async (made) => {
			const { facts, within, period } = queryOf(made);
			const { excludedStatuses, rules, dateType } = made.shop.settings;
			const holding = (id: number) => (fact: OrderFact) =>
				fact.lines.some(({ product }) => product === id);
			const all: readonly (readonly [Query, (fact: OrderFact) => boolean])[] = [
				[{ product_includes: [100] }, holding(100)],
				[{ product_excludes: [110] }, (fact) => !holding(110)(fact)],
				[{ coupon_includes: [300] }, ({ discounts }) => discounts.some(([id]) => id === 300)],
				[{ tax_rate_excludes: [1] }, ({ taxes }) => !taxes.some(({ rate }) => rate === 1)],
				[{ customer_type: 'new' }, ({ parent, returning }) => parent === 0 && !returning],
				[{ refunds: 'all' }, ({ parent }) => parent !== 0],
				[{ refunds: 'full' }, ({ parent, status }) => parent !== 0 && status === 'refunded'],
			];
			const [one, other] = [made.pick(all), made.pick(all)];
			const counts = ({ status }: OrderFact) => !excludedStatuses.includes(status);
			const match = made.pick(['all', 'any'] as const);
			const fits = (fact: OrderFact) =>
				match === 'all' ? one[1](fact) && other[1](fact) : one[1](fact) || other[1](fact);
			const query = { ...period, ...one[0], ...other[0], match };
			const found = within(dateType, facts).filter((fact) => counts(fact) && fits(fact));
			expectMetrics(await totalsOf(made.ask, 'orders', query), orderMetricsOf(found, rules));
			const statuses = { ...period, status_is: ['pending', 'completed'] };
			const named = within(dateType, facts).filter(({ status }) =>
				statuses.status_is.includes(status),
			);
			expectMetrics(await totalsOf(made.ask, 'orders', statuses), orderMetricsOf(named, rules));
		});
	});

	it('of Products, Variations and Categories', async () => {
		await bench.inShops(10, async (made) => {
			const { period, byLine } = queryOf(made);
			const sold = linesIn(byLine);
			expectMetrics(await totalsOf(made.ask, 'products', period), lineMetricsOf(sold));
			const chosen = sold.filter(({ line }) => line.variation !== 0);
			const variations = await totalsOf(made.ask, 'variations', period);
			expectMetrics(variations, lineMetricsOf(chosen), [...lineColumns, 'variations_count']);
			for (const row of await rowsOf(made.ask, 'products', period)) {
				const own = sold.filter(({ line }) => line.product === row['product_id']);
				// Those that are gone have names in the place of ids.
				if (Number(row['product_id']) < 1_000_000_000) {
					expectMetrics(row, lineMetricsOf(own), lineColumns);
				}
			}
			for (const row of await rowsOf(made.ask, 'variations', period)) {
				const own = sold.filter(({ line }) => line.variation === row['variation_id']);
				if (Number(row['variation_id']) < 1_000_000_000) {
					expectMetrics(row, lineMetricsOf(own), lineColumns);
				}
			}
			for (const row of await rowsOf(made.ask, 'categories', period)) {
				const inside = productsIn(made, Number(row['category_id']));
				const own = sold.filter(({ line }) => inside.includes(line.product));
				expectMetrics(row, lineMetricsOf(own), [...lineColumns, 'products_count']);
			}
		});
	});

	it('of Coupons and Taxes', async () => {
		await bench.inShops(10, async (made) => {
			const { period, byLine } = queryOf(made);
			const { ask } = made;
			expectMetrics(await totalsOf(ask, 'coupons', period), couponMetricsOf(byLine));
			expectMetrics(await totalsOf(ask, 'taxes', period), taxMetricsOf(byLine));
			for (const row of await rowsOf(ask, 'coupons', period)) {
				const worked = couponMetricsOf(byLine, row['coupon_id']);
				expectMetrics(row, worked, ['amount', 'orders_count']);
			}
			for (const row of await rowsOf(ask, 'taxes', period)) {
				const worked = taxMetricsOf(byLine, row['tax_rate_id']);
				expectMetrics(row, worked, ['total_tax', 'order_tax', 'shipping_tax', 'orders_count']);
			}
		});
	});

	it('of Customers', async () => {
		await bench.inShops(8, async (made) => {
			const { counted, facts } = queryOf(made);
			const rows = await rowsOf(made.ask, 'customers', { after: undefined, before: undefined });
			const spent = new Map<string, { orders: number; spend: number }>();
			for (const { customer, parent, total } of counted) {
				const before = spent.get(customer) ?? { orders: 0, spend: 0 };
				spent.set(customer, {
					orders: before.orders + (parent === 0 ? 1 : 0),
					spend: before.spend + total,
				});
			}
			const sorted = (pairs: readonly (readonly number[])[]) =>
				// Adding 0 turns -0 into 0.
				pairs
					.map(([orders = 0, spend = 0]) => `${orders} ${(Math.round(spend * 1e4) + 0) / 1e4}`)
					.sort();
			const shown = rows
				.filter((row) => row['orders_count'])
				.map((row) => [row['orders_count'] ?? NaN, row['total_spend'] ?? NaN]);
			expect(sorted(shown)).toEqual(
				sorted([...spent.values()].map(({ orders, spend }) => [orders, spend])),
			);
			expect(rows.length).toBeGreaterThanOrEqual(
				new Set(facts.map(({ customer }) => customer)).size,
			);
		});
	});
});

/** Ids of the products of a category itself. */
function productsIn({ files }: MadeShop, category: number): unknown[] {
	return [...files['products.json'], ...files['products-trashed.json']]
		.filter((product) => list(product, 'categories').some(({ id }) => id === category))
		.map(({ id }) => id);
}
