import { sumAllDays } from '../../day-sums/sum-days';
import { layFixture } from '../../../../../tests/support/stores/fixture-file';
import { laidShop } from '../../testing/shops/laid-shop';

type Row = Readonly<Record<string, unknown>>;
interface Reply {
	readonly rows: readonly Row[];
	readonly totals: Readonly<Record<string, number>>;
	readonly coverage: Readonly<Record<string, unknown>>;
	readonly intervals?: readonly unknown[];
	readonly message?: string;
}

const shop = laidShop(layFixture);

async function ask(about: object): Promise<Reply> {
	const reply = await shop.app.inject({
		method: 'POST',
		url: '/wp-json/store-analytics/v1/query',
		headers: { 'content-type': 'application/json' },
		payload: JSON.stringify({ range: { after: '2026-10-01', before: '2026-10-31' }, ...about }),
	});
	return reply.json<Reply>();
}

const named = (rows: readonly Row[], dimension: string) =>
	rows.map((row) => [
		(row['label'] as Row)[dimension] ?? row[dimension], // as: names of values by dimension
		row['net_revenue'],
		row['orders_count'],
	]);

// Worked out from the export's documents by a script of its own.
describe('A query of the recorded shop for October', () => {
	it('sorts days of the week from the first one of the shop’s week: Sunday', async () => {
		const by = { dimensions: ['weekday'], sort: 'weekday' };
		const { rows } = await ask({ ...by, order: 'asc' });
		expect(rows.map(({ weekday }) => weekday)).toEqual([7, 1, 2, 3, 4, 5, 6].map(String));
		const last = await ask({ ...by, order: 'desc', limit: 1 });
		// October 2026 has five Saturdays.
		expect(named(last.rows, 'weekday')).toEqual([['Saturday', 1920.53, 20]]);
	});

	it('counts refunds by device as Orders lists them', async () => {
		const range = { after: '2020-01-01', before: '2026-12-31' };
		const { rows } = await ask({ dimensions: ['device'], metrics: ['refunds_count'], range });
		const mobile = rows.find(({ device }) => device === 'Mobile')?.['refunds_count'];
		const days = `after=${range.after}T00:00:00&before=${range.before}T23:59:59`;
		const about = `${days}&device_is=Mobile&refunds=all&per_page=1`;
		const listed = await shop.app.inject(`/wp-json/wc-analytics/reports/orders?${about}`);
		expect(Number(mobile)).toBeGreaterThan(50);
		expect(listed.headers['x-wp-total']).toBe(String(mobile));
	});

	it('counts refunds by their reason as Orders and Revenue list them: known, other, or unknown', async () => {
		const range = { after: '2020-01-01', before: '2026-12-31' };
		const asked = { dimensions: ['refund_reason'], metrics: ['refunds_count', 'refunds'], range };
		const { rows } = await ask(asked);
		const of = (reason: string | null) => rows.find((row) => row['refund_reason'] === reason);
		const days = `after=${range.after}T00:00:00&before=${range.before}T23:59:59`;
		const listed = async (filter: string) => {
			const address = `/wp-json/wc-analytics/reports/orders?${days}&${filter}&per_page=1`;
			return Number((await shop.app.inject(address)).headers['x-wp-total']);
		};
		// All 218 refunds, by hand: 68 arrived damaged, 51 changed their mind, 41 were of the wrong size, 58 do not say.
		expect(of('Arrived damaged')?.['refunds_count']).toBe(68);
		expect(await listed('refund_reason_is=arrived%20Damaged')).toBe(68);
		expect(await listed('refund_reason_is_not=Arrived%20damaged')).toBe(51 + 41);
		expect(await listed('refund_reason_is=~')).toBe(58);
		expect(await listed('refund_reason_is_unknown=0')).toBe(218 - 58);
		const stats = `/wp-json/wc-analytics/reports/revenue/stats?${days}&interval=year&refund_reason_is=Wrong%20size`;
		const { totals } = (await shop.app.inject(stats)).json<{ totals: Row }>();
		expect(totals['refunds']).toBe(of('Wrong size')?.['refunds']);
		const refused = await shop.app.inject(
			`/wp-json/wc-analytics/reports/products?${days}&refund_reason_is=Wrong%20size`,
		);
		expect(refused.statusCode).toBe(400);
	});

	it('counts which order of its customer each order is', async () => {
		const { rows, totals } = await ask({ dimensions: ['order_number'] });
		expect(named(rows, 'order_number').slice(0, 5)).toEqual([
			['5th order', 1993.22, 11],
			['2nd order', 1816.11, 16],
			['1st order', 1700.33, 13],
			['3rd order', 1056.17, 13],
			['10th order', 943.85, 7],
		]);
		expect(totals).toEqual({ net_revenue: 15196.53, orders_count: 141 });
	});

	it('tells the options of what was sold, also of what came back', async () => {
		const { rows, coverage } = await ask({ dimensions: ['attribute'] });
		expect(named(rows, 'attribute')).toEqual([
			[null, 7864.91, 118],
			['Color: Black', 3008.1, 28],
			['Size: Medium', 2289.29, 29],
			['Size: X-Large', 2275.5, 22],
			['Color: Blue', 2126.5, 30],
			['Color: Red', 1613.98, 23],
			['Size: Small', 1408.5, 19],
			['Size: Large', 1209.24, 23],
			['Color: Green', 340.75, 8],
			['Color: White', 93.2, 4],
			['Glaze: Raw Clay', 58.34, 3],
			['Glaze: Matte', 49.75, 2],
			['Glaze: Gloss', 24, 1],
		]);
		expect(coverage).toMatchObject({ attribute: { since: '2024-09-20' } });
		const filters = [{ dimension: 'attribute', is: ['glaze:Matte', null] }];
		const { totals } = await ask({ filters });
		expect(totals).toMatchObject({ net_revenue: 7914.66 });
	});

	it('breaks lines down by tax class', async () => {
		const { rows, totals } = await ask({ dimensions: ['tax_class'] });
		expect(named(rows, 'tax_class')).toEqual([
			['Standard rate', 14781.9, 138],
			['Digital goods', 316.63, 15],
			['Reduced rate', 81, 3],
		]);
		expect(totals).toMatchObject({ net_revenue: 15179.53 });
	});

	it('breaks taxes down by rate, and refuses what does not belong to one', async () => {
		const metrics = ['taxes', 'order_tax', 'shipping_tax', 'orders_count'];
		const { rows, totals } = await ask({ metrics, dimensions: ['tax_rate'] });
		const values = rows.map((row) => [
			(row['label'] as Row)['tax_rate'], // as: names of values by dimension
			...metrics.map((name) => row[name]),
		]);
		expect(values).toHaveLength(21);
		expect(values.slice(0, 4)).toEqual([
			['GB-VAT-1', 376.28, 316.48, 59.8, 13],
			['IT-IVA-1', 230.69, 205.5, 25.19, 6],
			['DE-MWST.-1', 213.58, 175.36, 38.22, 9],
			['SE-MOMS-1', 176.64, 153.75, 22.89, 4],
		]);
		expect(values.at(-1)).toEqual(['CA-QC-QST-2', -4.59, -4.59, 0, 0]);
		expect(totals).toMatchObject({ taxes: 2135.78, order_tax: 1829.29, shipping_tax: 306.49 });
		const { message } = await ask({ metrics: ['shipping'], dimensions: ['tax_rate'] });
		expect(message).toBe(
			'"shipping" does not belong to a tax rate. Ask for taxes, order_tax, shipping_tax or orders_count.',
		);
	});

	it('breaks lines down by tags and brands of their products, as categories do', async () => {
		const { rows: products } = await ask({ dimensions: ['product'], limit: 1000 });
		const [first, second] = products.map((row) => Number(row['product']));
		const [one, two] = products.map((row) => Number(row['net_revenue']));
		if (first === undefined || second === undefined || one === undefined || two === undefined)
			throw new Error('The shop sold too little.');
		await shop.database.append('product_terms', [
			['product_tag', first, 901, 'Gift'],
			['product_tag', second, 901, 'Gift'],
			['product_tag', second, 902, 'Wool'],
			['product_brand', second, 903, 'Acme'],
		]);
		await sumAllDays(shop.database);
		const { rows } = await ask({ dimensions: ['tag'] });
		const cents = (amount: number) => Math.round(amount * 100) / 100;
		expect(named(rows, 'tag').map(([tag, net]) => [tag, net])).toEqual([
			[null, cents(15179.53 - one - two)],
			['Gift', cents(one + two)],
			['Wool', two],
		]);
		const filters = [{ dimension: 'brand', is: [903] }];
		expect((await ask({ filters })).totals).toMatchObject({ net_revenue: two });
	});

	it('says that an export has no zones of shipping methods, and the role of each account', async () => {
		const { rows, coverage } = await ask({ dimensions: ['shipping_zone'] });
		expect(named(rows, 'shipping_zone')).toEqual([[null, 15196.53, 141]]);
		expect(coverage).toMatchObject({ shipping_zone: { known: 0 } });
		const { rows: roles } = await ask({ dimensions: ['user_role'] });
		expect(named(roles, 'user_role')).toEqual([
			['Customer', 10089.49, 96],
			['Guest', 5107.04, 45],
		]);
	});
});

describe('A query of whole days, which day sums may answer', () => {
	const metrics = {
		line: [
			'net_revenue',
			'num_items_sold',
			'orders_count',
			'refunds',
			'total_sales',
			'gross_sales',
			'taxes',
			'shipping',
			'coupons',
		],
		order: [
			'net_revenue',
			'orders_count',
			'total_customers',
			'new_customers',
			'repeat_rate',
			'refunds',
			'refund_rate',
			'gross_sales',
			'coupons',
			'taxes',
		],
	};
	// No order is made by this: the filter leaves nothing out, and the orders and lines have to be read.
	const filters = [{ dimension: 'created_via', is_not: ['nothing'] }];
	const range = { after: '2025-11-01', before: '2026-11-19' };

	it.each([
		...[
			'product',
			'variation',
			'product_type',
			'category',
			'tag',
			'brand',
			'attribute',
			'tax_class',
		].map((by) => [by, metrics.line] as const),
		...['billing_city', 'payment_method', 'refund_reason'].map(
			(by) => [by, by === 'refund_reason' ? ['refunds', 'refunds_count'] : metrics.order] as const,
		),
	])(
		'has the same rows, totals and months by %s as one that reads all orders and lines',
		async (by, wanted) => {
			const question = {
				metrics: wanted,
				dimensions: [by],
				range,
				sort: by,
				limit: 20,
				interval: 'month',
			};
			const [quick, slow] = [await ask(question), await ask({ ...question, filters })];
			expect(quick.rows.length).toBeGreaterThan(0);
			expect(quick).toMatchObject({
				rows: slow.rows,
				totals: slow.totals,
				intervals: slow.intervals,
			});
			expect(quick.coverage).toEqual(slow.coverage);
		},
	);
});
