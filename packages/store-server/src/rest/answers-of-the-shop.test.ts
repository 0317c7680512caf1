import { orderDocument } from '../testing/small-export';
import { smallReplies, smallReply } from '../testing/rest-app';

const line = { id: 1, product_id: 3, name: 'Cup', quantity: 2, subtotal: '20.00', total: '20.00' };
const dates = { date_created: '2026-03-01T12:00:00', date_created_gmt: '2026-03-01T12:00:00' };
const cup = {
	...dates,
	id: 3,
	name: 'Cup',
	type: 'simple',
	status: 'publish',
	categories: [{ id: 8 }],
	cost_of_goods_sold: { values: [{ defined_value: 4, effective_value: 4 }], total_value: 4 },
};

describe('Coupons by product or category', () => {
	it('[S7.reports.1] count a coupon that took nothing off, such as free shipping', async () => {
		const shop = {
			'products.json': [cup],
			'categories.json': [{ id: 8, name: 'Kitchen', parent: 0 }],
			'coupons.json': [{ id: 4, code: 'freeship', status: 'publish' }],
			'orders.json': [
				orderDocument(1, {
					line_items: [line],
					coupon_lines: [{ id: 2, code: 'freeship', discount: '0.00' }],
				}),
			],
		};
		for (const by of ['product', 'category']) {
			const { totals } = await smallReply<{ totals: { segments: object[] } }>(
				shop,
				`wc-analytics/reports/coupons/stats?after=2026-01-01T00:00:00&segmentby=${by}`,
			);
			expect(totals.segments).toMatchObject([
				{ subtotals: { amount: 0, orders_count: 1, coupons_count: 1 } },
			]);
		}
	});
});

describe('What comes with a review', () => {
	const avatars = { 24: 'https://avatars.example/a?s=24', 48: 'https://avatars.example/a?s=48' };
	const review = {
		...dates,
		id: 5,
		product_id: 3,
		status: 'hold',
		reviewer: 'Ann',
		reviewer_email: 'ann@shop.example',
		review: '<p>Good</p>',
		rating: 5,
	};
	const shop = (about: object, product: object = cup) => ({
		'products.json': [product],
		'customers.json': [{ id: 7, role: 'customer', username: 'ann', email: 'ann@shop.example' }],
		'reviews.json': [{ ...review, ...about }],
	});
	const asked = 'wc-analytics/products/reviews?status=hold&_embed=1&_fields=_embedded,_links';

	it('[S7.reviews.1] is the cost of its product and the picture of its writer', async () => {
		expect(await smallReply(shop({ reviewer_avatar_urls: avatars }), asked)).toMatchObject([
			{
				_embedded: {
					up: [{ id: 3, cost_of_goods_sold: cup.cost_of_goods_sold }],
					reviewer: [{ id: 7, avatar_urls: avatars }],
				},
			},
		]);
	});

	it('[S7.reviews.1] has neither in a shop without costs and pictures', async () => {
		const plain = { ...dates, id: 3, name: 'Cup', type: 'simple', status: 'publish' };
		const [{ _embedded: embedded } = { _embedded: {} }] = await smallReply<
			{ _embedded: { up?: object[]; reviewer?: object[] } }[]
		>(shop({}, plain), asked);
		expect(Object.keys(embedded.up?.[0] ?? {})).not.toContain('cost_of_goods_sold');
		expect(Object.keys(embedded.reviewer?.[0] ?? {})).not.toContain('avatar_urls');
	});
});

describe('Groups of settings', () => {
	it('[S7.settings.1] are also those that an export does not have; others are refused', async () => {
		const groups = ['account', 'checkout', 'email', 'shipping'];
		const replies = await smallReplies(
			{},
			[...groups, 'nope'].map((group) => `wc-analytics/settings/${group}`),
		);
		expect(replies.slice(0, 4).map(({ status, body }) => [status, body])).toEqual(
			groups.map(() => [200, []]),
		);
		expect(replies[4]).toMatchObject({
			status: 404,
			body: { code: 'rest_setting_setting_group_invalid' },
		});
	});
});

describe('What an import would take in', () => {
	it('[S7.export-and-import.4] is everything, or what the reports lack: accounts that are no customers, and test orders', async () => {
		const account = (id: number) => ({ id, role: 'customer', email: `user${id}@shop.example` });
		const test = { meta_data: [{ key: '_wcpay_mode', value: 'test' }] };
		const shop = {
			'store.json': { wc_version: '10.9.1', wc_database_version: '10.9.1' },
			'customers.json': [account(7), account(8)],
			'analytics-customers.json': [{ id: 41, user_id: 7, email: 'user7@shop.example' }],
			'orders.json': [
				orderDocument(1),
				orderDocument(2, test),
				orderDocument(3, { status: 'trash' }),
			],
		};
		const replies = await smallReplies(
			shop,
			['', '?skip_existing=1', '?skip_existing=1&days=30'].map(
				(query) => `wc-analytics/reports/import/totals${query}`,
			),
		);
		expect(replies.map(({ body }) => body)).toEqual([
			{ customers: 2, orders: 2 },
			// The accounts have no date, so they count whatever the days; the orders are of March.
			{ customers: 1, orders: 1 },
			{ customers: 1, orders: 0 },
		]);
	});
});
