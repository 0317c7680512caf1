import { importSmall, orderDocument, type SmallExport } from '../testing/small-export';

const oldRules = { wc_version: '9.4.0' };
const newRules = { wc_version: '10.9.1', wc_database_version: '10.9.1' };

async function rowsOf(files: SmallExport, query: string) {
	const database = await importSmall(files);
	try {
		return await database.all(query);
	} finally {
		await database.close();
	}
}

describe('taxes by rate', () => {
	const item = (id: number, total: string, tax: string) => ({
		id,
		name: `Thing ${id}`,
		product_id: id,
		quantity: 1,
		subtotal: total,
		total,
		taxes: [{ id: 5, total: tax }],
	});
	const order = (taxTotal: string, shippingTax: string) =>
		orderDocument(1, {
			total_tax: '4.01',
			line_items: [item(1, '10.00', '1.333333'), item(2, '10.00', '1.333333')],
			fee_lines: [item(3, '2.00', '0.666667')],
			shipping_lines: [item(4, '3.00', '0.675')],
			tax_lines: [{ rate_id: 5, tax_total: taxTotal, shipping_tax_total: shippingTax }],
		});
	const taxes = (rounding: string, taxTotal = '3.33', shippingTax = '0.67') =>
		rowsOf(
			{
				'settings-tax.json': [{ id: 'woocommerce_tax_round_at_subtotal', value: rounding }],
				'orders.json': [order(taxTotal, shippingTax)],
			},
			`SELECT order_tax, shipping_tax, total_tax, tax_total FROM wc_order_tax_lookup
				JOIN wc_order_stats USING (order_id)`,
		);

	it('come from items, fees and shipping, with all six decimals if the shop rounds the sum', async () => {
		// 1.333333 + 1.333333 + 0.666667 = 3.333333; half a cent of shipping tax was rounded down, as for prices with
		// tax.
		expect(await taxes('yes')).toEqual([
			{ order_tax: 3.333333, shipping_tax: 0.675, total_tax: 4.008333, tax_total: 4.01 },
		]);
	});

	it('come from the order’s tax line if it contradicts the items, or if each line is rounded', async () => {
		expect(await taxes('yes', '3.40', '0.67')).toMatchObject([
			{ order_tax: 3.4, shipping_tax: 0.675 },
		]);
		expect(await taxes('no')).toEqual([
			{ order_tax: 3.33, shipping_tax: 0.67, total_tax: 4, tax_total: 4.01 },
		]);
	});
});

describe('the tax of a line with two rates', () => {
	it('is the rounded sum of both, not the sum of the rounded ones, in a shop that rounds each line', async () => {
		const rates = [
			{ rate_id: 2, rate_percent: 8.875, compound: false, tax_total: '1.14' },
			{ rate_id: 1, rate_percent: 8.875, compound: true, tax_total: '1.24' },
		];
		const line = {
			...{ id: 11, name: 'Mug', product_id: 7, quantity: 1, price: 12.88 },
			...{ subtotal: '12.88', total: '12.88' },
			taxes: rates.map(({ rate_id, tax_total }) => ({ id: rate_id, total: tax_total })),
		};
		const order = orderDocument(1, { line_items: [line], tax_lines: rates });
		const rows = await rowsOf(
			{ 'orders.json': [order] },
			'SELECT tax_amount FROM wc_order_product_lookup',
		);
		// 12.88 × 8.875 % = 1.1431; ( 12.88 + 1.1431 ) × 8.875 % = 1.24455…; together 2.38765….
		expect(rows).toEqual([{ tax_amount: 2.39 }]);
	});
});

describe('a refund in one sum', () => {
	/** 3 mugs of 10.00 and a plate of 20.00, 10 % tax, 4.00 for shipping without tax: 59.00. */
	const order = orderDocument(1, {
		status: 'refunded',
		total: '59.00',
		total_tax: '5.00',
		shipping_total: '4.00',
		line_items: [
			{
				id: 11,
				name: 'Mug',
				product_id: 7,
				quantity: 3,
				subtotal: '30.00',
				total: '30.00',
				taxes: [{ id: 5, total: '3' }],
			},
			{
				id: 12,
				name: 'Plate',
				product_id: 8,
				quantity: 1,
				subtotal: '20.00',
				total: '20.00',
				taxes: [{ id: 5, total: '2' }],
			},
		],
		shipping_lines: [{ id: 13, total: '4.00', taxes: [] }],
		tax_lines: [{ id: 14, rate_id: 5, tax_total: '5.00', shipping_tax_total: '0.00' }],
	});
	const refund = (id: number, amount: string, type?: string, about: object = {}) => ({
		id,
		parent_id: 1,
		date_created: `2026-03-0${id}T09:00:00`,
		amount,
		line_items: [],
		meta_data: type ? [{ key: '_refund_type', value: type }] : [],
		...about,
	});
	/** One mug with its tax. */
	const mugBack = refund(2, '11.00', 'partial', {
		line_items: [
			{
				id: 21,
				name: 'Mug',
				product_id: 7,
				quantity: -1,
				subtotal: '-10.00',
				total: '-10.00',
				taxes: [{ id: 5, total: '-1' }],
			},
		],
		tax_lines: [{ id: 22, rate_id: 5, tax_total: '-1.00', shipping_tax_total: '0.00' }],
	});
	const stats = `SELECT order_id, num_items_sold AS items, total_sales AS total, net_total AS net,
		tax_total AS tax, shipping_total AS shipping FROM wc_order_stats WHERE parent_id = 1 ORDER BY 1`;
	const rates = `SELECT order_id AS id, tax_rate_id AS rate, total_tax AS tax
		FROM wc_order_tax_lookup WHERE parent_id = 1 ORDER BY 1`;
	const products = `SELECT order_item_id AS line, product_id AS product, product_qty AS items,
		product_net_revenue AS net, tax_amount AS tax, shipping_amount AS shipping
		FROM wc_order_product_lookup WHERE parent_id = 1 AND order_id = 3 ORDER BY 1`;
	const shop = (refunds: readonly object[], store: object = newRules): SmallExport => ({
		'store.json': store,
		'orders.json': [order],
		'refunds.json': refunds,
	});

	it('refunds the whole order, by the rules since 10.2', async () => {
		const files = shop([refund(3, '59.00', 'full')]);
		expect(await rowsOf(files, stats)).toEqual([
			{ order_id: 3, items: -4, total: -59, net: -50, tax: -5, shipping: -4 },
		]);
		expect(await rowsOf(files, products)).toEqual([
			{ line: 11, product: 7, items: -3, net: -30, tax: -3, shipping: -3 },
			{ line: 12, product: 8, items: -1, net: -20, tax: -2, shipping: -1 },
		]);
		expect(await rowsOf(files, rates)).toEqual([{ id: 3, rate: 5, tax: -5 }]);
	});

	it('leaves no tax of the order in Taxes, and in Revenue, whichever rules count it', async () => {
		const sums = `SELECT (SELECT sum(total_tax) FROM wc_order_tax_lookup) AS taxes,
			(SELECT sum(tax_total) FROM wc_order_stats) AS revenue`;
		const whole = [refund(3, '59.00', 'full')];
		const rest = [mugBack, refund(3, '48.00', 'full')];
		expect(await rowsOf(shop(whole), sums)).toEqual([{ taxes: 0, revenue: 0 }]);
		expect(await rowsOf(shop(rest), sums)).toEqual([{ taxes: 0, revenue: 0 }]);
		expect(await rowsOf(shop(rest), rates)).toEqual([
			{ id: 2, rate: 5, tax: -1 },
			{ id: 3, rate: 5, tax: -4 },
		]);
		// Before 10.2, a refund in one sum returned no tax, in either report.
		expect(await rowsOf(shop(whole, oldRules), sums)).toEqual([{ taxes: 5, revenue: 5 }]);
		expect(await rowsOf(shop(rest, oldRules), sums)).toEqual([{ taxes: 4, revenue: 4 }]);
	});

	it('is recognized without a type if it is the only refund and gives back the whole total, but not if its type is partial', async () => {
		const whole = { items: -4, net: -50, tax: -5, shipping: -4 };
		expect(await rowsOf(shop([refund(3, '59.00')]), stats)).toMatchObject([whole]);
		const own = { items: 0, total: -5, net: -5, tax: 0, shipping: 0 };
		expect(await rowsOf(shop([refund(3, '5.00')]), stats)).toMatchObject([own]);
		// Half of the 59.00.
		expect(await rowsOf(shop([refund(3, '29.50')]), stats)).toMatchObject([
			{ ...own, total: -29.5, net: -29.5 },
		]);
		expect(await rowsOf(shop([refund(3, '5.00', 'partial')]), stats)).toMatchObject([own]);
		expect(await rowsOf(shop([refund(2, '4.00'), refund(3, '5.00')]), stats)).toMatchObject([
			{ ...own, total: -4, net: -4 },
			own,
		]);
	});

	it('refunds the rest after a partial refund, so that nothing counts twice', async () => {
		const files = shop([mugBack, refund(3, '48.00', 'full')]);
		expect(await rowsOf(files, stats)).toEqual([
			{ order_id: 2, items: -1, total: -11, net: -10, tax: -1, shipping: 0 },
			{ order_id: 3, items: -3, total: -48, net: -40, tax: -4, shipping: -4 },
		]);
		expect(await rowsOf(files, products)).toMatchObject([
			{ line: 11, items: -2, net: -20, tax: -2 },
			{ line: 12, items: -1, net: -20, tax: -2 },
		]);
	});

	it('gives back the shipping and its tax that earlier parts have left', async () => {
		const shippingTax = (amount: string) => [{ id: 5, total: amount }];
		/** The order of 59.00 with 0.40 of tax on its shipping. */
		const sent = {
			...order,
			total: '59.40',
			total_tax: '5.40',
			shipping_lines: [{ id: 13, total: '4.00', taxes: shippingTax('0.40') }],
			tax_lines: [{ id: 14, rate_id: 5, tax_total: '5.00', shipping_tax_total: '0.40' }],
		};
		/** One mug with 1.00 of the shipping, and then 0.50 more of the shipping. */
		const first = {
			...mugBack,
			amount: '12.10',
			shipping_lines: [{ id: 23, total: '-1.00', taxes: shippingTax('-0.1') }],
			tax_lines: [{ id: 22, rate_id: 5, tax_total: '-1.00', shipping_tax_total: '-0.10' }],
		};
		const second = refund(3, '0.55', 'partial', {
			shipping_lines: [{ id: 33, total: '-0.50', taxes: shippingTax('-0.05') }],
			tax_lines: [{ id: 32, rate_id: 5, tax_total: '0.00', shipping_tax_total: '-0.05' }],
		});
		const files = {
			...shop([first, second, refund(4, '46.75', 'full')]),
			'orders.json': [sent],
		};
		expect(await rowsOf(files, stats)).toEqual([
			{ order_id: 2, items: -1, total: -12.1, net: -10, tax: -1.1, shipping: -1 },
			{ order_id: 3, items: 0, total: -0.55, net: 0, tax: -0.05, shipping: -0.5 },
			{ order_id: 4, items: -3, total: -46.75, net: -40, tax: -4.25, shipping: -2.5 },
		]);
		const shares = `SELECT product_id AS product, round(shipping_amount, 4) AS shipping,
			round(shipping_tax_amount, 4) AS tax FROM wc_order_product_lookup WHERE order_id = 4 ORDER BY 1`;
		// Two mugs and a plate share 2.50 of shipping and 0.25 of its tax.
		expect(await rowsOf(files, shares)).toEqual([
			{ product: 7, shipping: -1.6667, tax: -0.1667 },
			{ product: 8, shipping: -0.8333, tax: -0.0833 },
		]);
		const taxes = `SELECT order_id AS id, sum(shipping_tax) AS shipping, sum(total_tax) AS tax
			FROM wc_order_tax_lookup WHERE parent_id = 1 GROUP BY 1 ORDER BY 1`;
		expect(await rowsOf(files, taxes)).toEqual([
			{ id: 2, shipping: -0.1, tax: -1.1 },
			{ id: 3, shipping: -0.05, tax: -0.05 },
			{ id: 4, shipping: -0.25, tax: -4.25 },
		]);
	});

	it.each([
		['before 10.2', {}],
		['with old refund data', { ...newRules, uses_old_full_refund_data: 'yes' }],
	])('counts only its own amounts in a shop %s', async (_, store) => {
		expect(await rowsOf(shop([refund(3, '59.00', 'full')], store), stats)).toEqual([
			{ order_id: 3, items: 0, total: -59, net: -59, tax: 0, shipping: 0 },
		]);
	});

	it('of another refund counts by the old rules, not by the new ones; both keep it', async () => {
		const nested = { ...refund(3, '5.00', 'partial'), parent_id: 2 };
		const count =
			'SELECT count(*) AS counted, (SELECT count(*) FROM refunds) AS kept FROM wc_order_stats WHERE parent_id = 1';
		expect(await rowsOf(shop([mugBack, nested]), count)).toEqual([{ counted: 1, kept: 2 }]);
		expect(await rowsOf(shop([mugBack, nested], {}), count)).toEqual([{ counted: 2, kept: 2 }]);
	});
});

describe('Orders with test-mode payments', () => {
	const files = (store: object): SmallExport => ({
		'store.json': store,
		'orders.json': [
			orderDocument(1, { meta_data: [{ key: '_wcpay_mode', value: 'test' }] }),
			orderDocument(2, { meta_data: [{ key: '_wcpay_mode', value: 'prod' }] }),
		],
		'refunds.json': [
			{ id: 3, parent_id: 1, date_created: '2026-03-04T00:00:00', amount: '1.00', line_items: [] },
		],
	});
	const counts = `SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM wc_order_stats) AS counted,
		(SELECT count(*) FROM wc_customer_lookup) AS customers`;

	it('are kept but not counted since 10.7, and neither are their refunds', async () => {
		expect(await rowsOf(files(newRules), counts)).toEqual([
			{ orders: 2, counted: 1, customers: 1 },
		]);
		expect(await rowsOf(files({ wc_version: '10.6.0' }), counts)).toEqual([
			{ orders: 2, counted: 3, customers: 2 },
		]);
	});
});
