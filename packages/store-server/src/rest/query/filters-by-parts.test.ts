import type { FastifyInstance } from 'fastify';
import { dimensionMeanings, grainOf, grainWithout } from '@store-analytics/rest-api/dimensions';
import type { StoreDatabase } from '../../database/store-database';
import { restApp } from '../../testing/rest-app';
import { layFixture } from '../../../../../tests/support/stores/fixture-file';
import { laidShop } from '../../testing/shops/laid-shop';
import { importSmall, orderDocument } from '../../testing/small-export';

interface Reply {
	readonly rows: readonly Readonly<Record<string, unknown>>[];
	readonly totals: Readonly<Record<string, number>>;
	readonly coverage: Readonly<Record<string, { readonly known: number }>>;
	readonly message?: string;
}

let database: StoreDatabase;
let app: FastifyInstance;

async function open(store: Promise<StoreDatabase>) {
	database = await store;
	app = await restApp(database);
}

async function close() {
	await app.close();
	await database.close();
}

async function ask(about: object): Promise<Reply & { readonly status: number }> {
	const reply = await app.inject({
		method: 'POST',
		url: '/wp-json/store-analytics/v1/query',
		headers: { 'content-type': 'application/json' },
		payload: JSON.stringify({ range: { after: '2020-01-01', before: '2026-12-31' }, ...about }),
	});
	return { ...reply.json<Reply>(), status: reply.statusCode };
}

const line = (id: number, product: number, total: number) => ({
	...{ id, product_id: product, name: `Product ${product}`, quantity: Math.sign(total) },
	...{ subtotal: total.toFixed(2), total: total.toFixed(2) },
});
const cup = (id: number, total: number) => line(id, 3, total);
const plate = (id: number, total: number) => line(id, 4, total);
const refund = (id: number, parent: number, reason: string, lines: readonly object[]) => ({
	...{ id, parent_id: parent, reason, line_items: lines, amount: '10.00' },
	...{ date_created: '2026-03-09T09:00:00', date_created_gmt: '2026-03-09T09:00:00' },
});

describe('A filter by what an order holds', () => {
	beforeAll(() =>
		open(
			importSmall({
				'settings-wc-admin.json': [{ id: 'woocommerce_date_type', value: 'date_created' }],
				'products.json': [
					{ id: 3, name: 'Cup', type: 'simple', status: 'publish' },
					{ id: 4, name: 'Plate', type: 'simple', status: 'publish' },
				],
				'coupons.json': [{ id: 5, code: 'ten' }],
				// A cup and a plate with a coupon, a plate without, and a fee.
				'orders.json': [
					orderDocument(1, {
						line_items: [cup(101, 20), plate(102, 30)],
						coupon_lines: [{ id: 109, code: 'ten', discount: '5.00', discount_tax: '0.00' }],
						total: '50.00',
					}),
					orderDocument(2, { line_items: [plate(103, 30)], total: '30.00' }),
					orderDocument(3),
				],
				'refunds.json': [
					{ ...refund(11, 1, 'Wrong size', [cup(111, -20)]), amount: '20.00' },
					{ ...refund(12, 1, 'Broken', [plate(112, -30)]), amount: '30.00' },
					{ ...refund(13, 2, 'Wrong size', [plate(113, -30)]), amount: '30.00' },
					refund(14, 3, '', []),
				],
			}),
		),
	);
	afterAll(close);

	const metrics = ['refunds', 'refunds_count'];
	const told = async (by: string, filter: object, about: object = {}) => {
		const { rows, totals } = await ask({
			...{ dimensions: [by], metrics, filters: [filter], sort: by, order: 'asc', ...about },
		});
		return { rows: rows.map((row) => [row[by], row['refunds'], row['refunds_count']]), totals };
	};

	it('shows why one product came back, with the amounts of its own lines', async () => {
		expect(await told('refund_reason', { dimension: 'product', is: [3] })).toEqual({
			rows: [['Wrong size', 20, 1]],
			totals: { refunds: 20, refunds_count: 1 },
		});
		expect(await told('refund_reason', { dimension: 'product', is: [4] })).toEqual({
			rows: [
				['Broken', 30, 1],
				['Wrong size', 30, 1],
			],
			totals: { refunds: 60, refunds_count: 2 },
		});
	});

	it('shows which products came back for one reason', async () => {
		expect(await told('product', { dimension: 'refund_reason', is: ['Wrong size'] })).toEqual({
			rows: [
				['3', 20, 1],
				['4', 30, 1],
			],
			totals: { refunds: 50, refunds_count: 2 },
		});
	});

	it('takes the coupons of a refund’s order for its own', async () => {
		const { rows } = await told('refund_reason', { dimension: 'coupon', is: [5] });
		expect(rows).toEqual([
			['Broken', 30, 1],
			['Wrong size', 20, 1],
		]);
		const others = await told('refund_reason', { dimension: 'coupon', is_unknown: true });
		expect(others.rows).toEqual([
			[null, 10, 1],
			['Wrong size', 30, 1],
		]);
		const plates = await ask({
			...{ dimensions: ['product'], metrics: ['gross_sales', 'refunds'] },
			filters: [{ dimension: 'coupon', is: [5] }],
		});
		expect(plates.totals).toEqual({ gross_sales: 50, refunds: 50 });
	});

	it('shows reasons and products in one table', async () => {
		const { rows, coverage } = await ask({ dimensions: ['product', 'refund_reason'], metrics });
		expect(
			rows.map((row) => [row['product'], row['refund_reason'], row['refunds']]).sort(),
		).toEqual([
			['3', 'Wrong size', 20],
			['4', 'Broken', 30],
			['4', 'Wrong size', 30],
		]);
		expect(coverage).toMatchObject({ product: { known: 1 }, refund_reason: { known: 1 } });
	});

	it('has no number of orders among refunds, and no coupon of a refund', async () => {
		const filters = [{ dimension: 'refund_reason', is: ['Broken'] }];
		const counted = await ask({ dimensions: ['product'], metrics: ['orders_count'], filters });
		expect(counted.message).toContain('refunds are none');
		const coupons = await ask({ dimensions: ['coupon'], metrics, filters });
		expect([coupons.status, coupons.message]).toEqual([
			400,
			expect.stringContaining('have no coupons'),
		]);
	});
});

describe('In the recorded shop', () => {
	const shop = laidShop(layFixture);
	beforeAll(() => {
		({ app } = shop);
	});

	const ofParts = ['product', 'category', 'attribute', 'tax_class', 'coupon', 'tax_rate'] as const;
	const bys = ['refund_reason', 'product', 'brand', 'coupon', 'tax_rate'] as const;
	const pairs = bys.flatMap((by) =>
		ofParts
			.filter(
				(key) =>
					grainOf([by]) !== grainOf([key]) &&
					!(by === 'refund_reason' && grainOf([key]) === 'line'),
			)
			.map((key) => [by, key] as const),
	);

	it.each(pairs)('rows by %s of what has a %s, others and none are all', async (by, key) => {
		const metrics = by === 'tax_rate' ? ['taxes'] : ['refunds_count', 'net_revenue'];
		const count = async (filters: readonly object[]) =>
			(await ask({ dimensions: [by], metrics, filters, limit: 1000 })).totals;
		const values = (await ask({ dimensions: [key], metrics: ['orders_count'] })).rows;
		const some = values.find((row) => row[key] !== null)?.[key];
		const parts = [
			await count([{ dimension: key, is: [some] }]),
			await count([{ dimension: key, is_not: [some] }]),
			await count([{ dimension: key, is_unknown: true }]),
		];
		const whole = await count([]);
		const either = await count([{ dimension: key, is: [some, null] }]);
		for (const name of metrics) {
			const [is = 0, isNot = 0, isUnknown = 0] = parts.map((part) => part[name]);
			expect([name, (is + isNot + isUnknown).toFixed(2)]).toEqual([name, whole[name]?.toFixed(2)]);
			expect([name, (is + isUnknown).toFixed(2)]).toEqual([name, either[name]?.toFixed(2)]);
		}
	});

	it('every filter goes with every dimension in a number that both have, but for coupons of refunds', async () => {
		const refused: string[] = [];
		for (const by of dimensionMeanings.filter(({ grain }) => grain !== 'order')) {
			for (const { key } of dimensionMeanings.filter(({ grain }) => grain !== 'order')) {
				const grain = grainOf([by.key], [key]) ?? 'order';
				const metric = ['refunds', 'taxes'].find((name) => !grainWithout(name, grain, true));
				const filters = [{ dimension: key, is: ['1'] }];
				const { status } = await ask({ dimensions: [by.key], metrics: [metric], filters });
				if (status !== 200) refused.push(`${by.key} with ${key}`);
			}
		}
		expect(refused).toEqual([
			'coupon with refund_reason',
			'coupon with refunded_by',
			'coupon with days_to_refund',
		]);
	});
});
