import { ShopBench, type Ask, type Query } from '../../testing/made-shop';
import { rowsOf, statsOf, totalsOf } from '../../testing/report-replies';
import { expectSums, only } from '../../testing/sums';
import {
	attributeId,
	categoryId,
	couponId,
	productId,
	rateId,
	termId,
	variationId,
} from '../../testing/exports/ids';
import type { ShopDescription } from '../../testing/shops/shop-description';
import { summable } from '../../testing/report-table';

let bench: ShopBench;

beforeAll(async () => {
	bench = await ShopBench.open();
});

afterAll(() => bench.close());

/** Filters of Orders that halve it: of each shop some of the ids that there are, were, or never were. */
const halves = {
	product: (shop) => shop.products.map((_, product) => productId(product)),
	variation: (shop) =>
		shop.products.flatMap(({ variations }, product) =>
			variations.map((_, variation) => variationId(product, variation)),
		),
	coupon: (shop) => [...shop.coupons.map((_, coupon) => couponId(coupon)), -1],
	tax_rate: (shop) => shop.taxRates.map((_, rate) => rateId(rate)),
} as const satisfies Record<string, (shop: ShopDescription) => number[]>;

const filterNames = Object.keys(halves) as (keyof typeof halves)[]; // its own keys

/** At least one id, so that the filter is one. */
function some(ids: readonly number[]): readonly number[] {
	return ids.length ? ids : [999_999];
}

async function expectHalves(
	ask: Ask,
	shop: ShopDescription,
	parts: readonly [Query, Query],
): Promise<void> {
	const all = await totalsOf(ask, 'orders');
	const [one, other] = [
		await totalsOf(ask, 'orders', parts[0]),
		await totalsOf(ask, 'orders', parts[1]),
	];
	const metrics = summable('orders', 'interval', shop.settings.rules);
	expectSums([one, other], all, metrics);
	const rows = await rowsOf(ask, 'orders', parts[0]);
	const others = await rowsOf(ask, 'orders', parts[1]);
	const ids = [...rows, ...others].map((row) => row['order_id'] ?? NaN);
	const whole = (await rowsOf(ask, 'orders')).map((row) => row['order_id'] ?? NaN);
	expect(ids.sort(byNumber)).toEqual(whole.sort(byNumber));
	expectSums(rows, one, ['total_sales', 'num_items_sold']);
}

const byNumber = (one: number, other: number) => one - other;

describe('two halves of Orders, whatever the shop', () => {
	it.each(filterNames)(
		'with and without a %s make the whole, in totals and in the table',
		async (name) => {
			await bench.inShops(3, async ({ ask, shop, pick }) => {
				const id = pick(some(halves[name](shop)));
				await expectHalves(ask, shop, [
					{ [`${name}_includes`]: [id] },
					{ [`${name}_excludes`]: [id] },
				]);
			});
		},
	);

	it('of some statuses and of all others make all orders there are', async () => {
		await bench.inShops(4, async ({ ask, shop, pick }) => {
			const status = pick(['completed', 'refunded', 'on-hold', 'pending']);
			const [one, other] = [{ status_is: [status] }, { status_is_not: [status] }];
			const parts = [await totalsOf(ask, 'orders', one), await totalsOf(ask, 'orders', other)];
			const either = { ...one, ...other, match: 'any' };
			const metrics = summable('orders', 'interval', shop.settings.rules);
			expectSums(parts, await totalsOf(ask, 'orders', either), metrics);
			const rows = [...(await rowsOf(ask, 'orders', one)), ...(await rowsOf(ask, 'orders', other))];
			expect(rows).toHaveLength((await ask('reports/orders', either)).total);
		});
	});

	it('of refunds and of none, and of full and of partial refunds', async () => {
		await bench.inShops(4, async ({ ask, shop }) => {
			await expectHalves(ask, shop, [{ refunds: 'all' }, { refunds: 'none' }]);
			const metrics = ['total_sales', 'net_revenue', 'taxes', 'shipping', 'refunds'];
			const kinds = [
				await totalsOf(ask, 'orders', { refunds: 'full' }),
				await totalsOf(ask, 'orders', { refunds: 'partial' }),
			];
			expectSums(kinds, await totalsOf(ask, 'orders', { refunds: 'all' }), metrics);
		});
	});

	it('with some orders and without them', async () => {
		await bench.inShops(3, async ({ ask, pick }) => {
			const all = await rowsOf(ask, 'orders');
			if (!all.length) return;
			const id = pick(all)['order_id'] ?? NaN;
			const rows = await rowsOf(ask, 'orders', { order_includes: [id] });
			expect(rows.map((row) => row['order_id'])).toEqual([id]);
			const rest = await rowsOf(ask, 'orders', { order_excludes: [id] });
			expect(rest).toHaveLength(all.length - 1);
		});
	});

	it('with an attribute and without it', async () => {
		await bench.inShops(4, async ({ ask, shop, pick }) => {
			const attribute = pick([0, 1, 2]);
			const pair = { [`[0]`]: attributeId(attribute), [`[1]`]: termId(attribute, pick([0, 1])) };
			const named = (name: string) =>
				Object.fromEntries(Object.entries(pair).map(([at, id]) => [`${name}[0]${at}`, id]));
			await expectHalves(ask, shop, [named('attribute_is'), named('attribute_is_not')]);
		});
	});

	it('of new and of returning customers make all orders, without refunds', async () => {
		await bench.inShops(3, async ({ ask, shop }) => {
			const parts = [
				await totalsOf(ask, 'orders', { customer_type: 'new' }),
				await totalsOf(ask, 'orders', { customer_type: 'returning' }),
			];
			const metrics = summable('orders', 'interval', shop.settings.rules);
			expectSums(parts, await totalsOf(ask, 'orders', { refunds: 'none' }), metrics);
		});
	});
});

describe('a category, whatever the shop', () => {
	it('has the same products in totals and in the table, none of them from the trash', async () => {
		await bench.inShops(5, async ({ ask, shop, pick }) => {
			const category = pick([...shop.categories.keys()]);
			const query = { categories: [categoryId(category)] };
			const rows = await rowsOf(ask, 'products', query);
			const metrics = ['items_sold', 'net_revenue'];
			expectSums(rows, await totalsOf(ask, 'products', query), metrics);
			const inside = new Set(productsBelow(shop, category));
			expect(new Set(rows.map((row) => row['product_id']))).toEqual(inside);
			const sold = (await rowsOf(ask, 'products')).filter((row) =>
				inside.has(row['product_id'] ?? NaN),
			);
			expectSums(sold, await totalsOf(ask, 'products', query), metrics);
			const segments = (await totalsOf(ask, 'products', { segmentby: 'category' })).segments;
			const own = segments.find(({ segment_id }) => segment_id === categoryId(category));
			const trashed = shop.products.some(
				({ fate, categories }) => fate === 'trashed' && categories.length > 0,
			);
			if (own && !trashed) {
				expect(only(own.subtotals, metrics)).toEqual(
					only(await totalsOf(ask, 'products', query), metrics),
				);
			}
		});
	});

	it('and all others make all variations', async () => {
		await bench.inShops(3, async ({ ask, shop, pick }) => {
			const id = categoryId(pick([...shop.categories.keys()]));
			const parts = [
				await totalsOf(ask, 'variations', { category_includes: [id] }),
				await totalsOf(ask, 'variations', { category_excludes: [id] }),
			];
			expectSums(parts, await totalsOf(ask, 'variations'), ['items_sold', 'net_revenue']);
		});
	});
});

/** Ids of the products of a category or of one below it that are not in the trash. */
function productsBelow({ categories, products }: ShopDescription, category: number): number[] {
	const below = new Set([category]);
	categories.forEach(({ parent }, at) => {
		if (parent !== null && below.has(parent)) below.add(at);
	});
	return products.flatMap(({ fate, categories: own }, at) =>
		fate === 'kept' && own.some((one) => below.has(one)) ? [productId(at)] : [],
	);
}

describe('a filter, whatever the shop', () => {
	it('leaves intervals that sum to its totals', async () => {
		await bench.inShops(4, async ({ ask, shop, pick }) => {
			const name = pick(filterNames);
			const id = pick(some(halves[name](shop)));
			const query = { [`${name}_includes`]: [id], interval: pick(['week', 'month']) };
			const stats = await statsOf(ask, 'orders', query);
			const parts = stats.intervals.map(({ subtotals }) => subtotals);
			expectSums(parts, stats.totals, summable('orders', 'interval', shop.settings.rules));
		});
	});
});
