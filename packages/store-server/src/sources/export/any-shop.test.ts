import { loadShopSettings } from '../../schema/shop-settings';
import { importSmall, orderDocument, type SmallExport } from '../../testing/small-export';

/** Rules of newer shops. */
const before11 = { takesWhatIsLeft: false, leavesRefundsUndated: false };

/** Rows of a query over a small shop. */
async function rowsOf(files: SmallExport, query: string) {
	const database = await importSmall(files);
	try {
		return await database.all(query);
	} finally {
		await database.close();
	}
}

describe('Names with entities', () => {
	it('are decoded once; the documents stay as the shop sent them', async () => {
		const database = await importSmall({
			'wp-settings.json': { title: 'Smith &amp; S&ouml;hne &amp;amp; Co' },
			'settings-general.json': [
				{
					id: 'woocommerce_currency',
					value: 'EUR',
					options: { EUR: 'Euro (&euro;) — EUR', PLN: 'Polish z&#322;oty (&#122;&#322;) — PLN' },
				},
			],
			'categories.json': [{ id: 1, name: 'Home &amp; Decor' }],
			'attributes.json': [{ id: 1, name: 'Gr&ouml;&szlig;e', slug: 'pa_size' }],
			'attribute-terms.json': [{ id: 8, attribute_id: 1, name: 'S &amp; M', slug: 's-m' }],
			'products.json': [{ id: 2, name: 'Strap &#038; Picks <em>Set</em>' }],
			'variations.json': [
				{
					id: 3,
					parent_id: 2,
					attributes: [{ id: 1, name: 'Gr&ouml;&szlig;e', option: 'S &amp; M' }],
				},
			],
			'coupons.json': [{ id: 4, code: 'r&amp;b' }],
		});
		const settings = await loadShopSettings(database);
		expect([settings.title, settings.currency.symbol]).toEqual(['Smith & Söhne &amp; Co', '€']);
		expect(
			await database.all(`SELECT 'category' AS kind, name FROM categories
				UNION ALL SELECT 'attribute', name FROM attributes
				UNION ALL SELECT 'term', name FROM attribute_terms
				UNION ALL SELECT type, name FROM products
				UNION ALL SELECT 'choice', term_slug FROM variation_attributes
				UNION ALL SELECT 'coupon', code FROM coupons ORDER BY kind`),
		).toEqual([
			{ kind: 'attribute', name: 'Größe' },
			{ kind: 'category', name: 'Home & Decor' },
			{ kind: 'choice', name: 's-m' },
			{ kind: 'coupon', name: 'r&b' },
			{ kind: 'simple', name: 'Strap & Picks Set' },
			{ kind: 'term', name: 'S & M' },
			{ kind: 'variation', name: 'Strap & Picks Set - S & M' },
		]);
		expect(await database.all('SELECT body FROM categories')).toEqual([
			{ body: '{"id":1,"name":"Home &amp; Decor"}' },
		]);
		await database.close();
	});
});

describe('Deleted coupons', () => {
	const used = (couponId: number, code: string, info: string) => ({
		id: couponId,
		code,
		discount: '2.00',
		meta_data: [{ key: 'coupon_info', value: info }],
	});

	it('keep code and type: those in the trash keep all fields, deleted ones the data in orders', async () => {
		const files: SmallExport = {
			'coupons.json': [{ id: 1, code: 'kept', status: 'publish', amount: '5.00' }],
			'coupons-trashed.json': [
				{
					id: 2,
					code: 'old',
					amount: '10.00',
					discount_type: 'percent',
					date_created: '2025-01-01T00:00:00',
				},
			],
			'orders.json': [
				orderDocument(1, {
					coupon_lines: [
						used(1, 'kept', '[1,"kept",null,5]'),
						used(2, 'old', '[2,"old","percent",10]'),
						used(3, 'r&amp;b', '[3,"r&amp;b","fixed_product",3]'),
						used(4, 'cart', '["4","cart",null,"7.5"]'),
					],
				}),
			],
		};
		expect(
			await rowsOf(
				files,
				'SELECT id, code, status, amount, discount_type, date_created FROM coupons ORDER BY id',
			),
		).toEqual([
			{
				id: 1,
				code: 'kept',
				status: 'publish',
				amount: 5,
				discount_type: '',
				date_created: null,
			},
			{
				id: 2,
				code: 'old',
				status: 'trash',
				amount: 10,
				discount_type: 'percent',
				date_created: '2025-01-01 00:00:00',
			},
			{
				id: 3,
				code: 'r&b',
				status: 'deleted',
				amount: 3,
				discount_type: 'fixed_product',
				date_created: null,
			},
			{
				id: 4,
				code: 'cart',
				status: 'deleted',
				amount: 7.5,
				discount_type: 'fixed_cart',
				date_created: null,
			},
		]);
		expect(
			await rowsOf(files, 'SELECT coupon_id FROM wc_order_coupon_lookup ORDER BY coupon_id'),
		).toEqual([{ coupon_id: 1 }, { coupon_id: 2 }, { coupon_id: 3 }, { coupon_id: 4 }]);
	});
});

describe('A shop with another time zone, other currencies and other rules', () => {
	it('keeps all data: currencies with three or no decimals, other statuses, skipped hours', async () => {
		const rows = await rowsOf(
			{
				'settings-general.json': [{ id: 'woocommerce_price_num_decimals', value: '3' }],
				'wp-settings.json': { timezone: 'Europe/Berlin' },
				'orders.json': [
					orderDocument(1, {
						currency: 'BHD',
						total: '1.235',
						status: 'ready-for-pickup',
						date_created: '2026-03-29T02:30:00',
						date_created_gmt: null,
						line_items: [
							{
								id: 1,
								name: 'Rice',
								product_id: 0,
								quantity: 1.5,
								subtotal: '1.235',
								total: '1.235',
							},
						],
					}),
					orderDocument(2, { currency: 'JPY', total: '1200' }),
				],
			},
			'SELECT order_id, status, total_sales, date_created, date_created_gmt, num_items_sold FROM wc_order_stats ORDER BY 1',
		);
		expect(rows).toEqual([
			{
				order_id: 1,
				status: 'wc-ready-for-pickup',
				total_sales: 1.235,
				// The clock went from 02:00 to 03:00.
				date_created: '2026-03-29 03:30:00',
				date_created_gmt: '2026-03-29 01:30:00',
				num_items_sold: 1.5,
			},
			{
				order_id: 2,
				status: 'wc-completed',
				total_sales: 1200,
				date_created: '2026-03-01 12:00:00',
				date_created_gmt: '2026-03-01 12:00:00',
				num_items_sold: 0,
			},
		]);
	});

	it.each([
		['a small document', { wc_version: '10.9.1' }],
		[
			'the response of system_status',
			{
				environment: { version: '10.9.1', wp_version: '7.0' },
				database: { wc_database_version: '10.9.1' },
			},
		],
	])('keeps its version from %s', async (_, store) => {
		const database = await importSmall({ 'store.json': store });
		const { wcVersion, rules } = await loadShopSettings(database);
		expect([wcVersion, rules]).toEqual([
			'10.9.1',
			{ ordersAlone: true, fullRefunds: true, leavesOutTestOrders: true, ...before11 },
		]);
		await database.close();
	});

	it.each([
		[
			'10.9.1',
			'yes',
			{ ordersAlone: true, fullRefunds: false, leavesOutTestOrders: true, ...before11 },
		],
		[
			'9.4.0',
			'no',
			{ ordersAlone: true, fullRefunds: false, leavesOutTestOrders: true, ...before11 },
		],
	])('keeps old refund data: database version %s, %s', async (wc_database_version, old, rules) => {
		const store = { wc_version: '10.9.1', wc_database_version, uses_old_full_refund_data: old };
		const database = await importSmall({ 'store.json': store });
		expect((await loadShopSettings(database)).rules).toEqual(rules);
		await database.close();
	});

	it('lists tax rates by their order, then by id', async () => {
		const rate = (id: number, order: number) => ({ id, order, name: `Rate ${id}`, rate: '5.0000' });
		const rates = { 'tax-rates.json': [rate(3, 1), rate(2, 0), rate(1, 1)] };
		expect(await rowsOf(rates, 'SELECT id FROM tax_rates ORDER BY position')).toEqual([
			{ id: 2 },
			{ id: 1 },
			{ id: 3 },
		]);
	});
});
