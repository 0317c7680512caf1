import { orderDocument, type SmallExport } from '../../testing/small-export';
import { smallReplies, smallReply } from '../../testing/rest-app';

const days = 'after=2026-03-01T00:00:00&before=2026-03-31T23:59:59';
const store = (version: string, about: object = {}) => ({
	'store.json': { wc_version: version, wc_database_version: version, ...about },
});
const byCreation = {
	'settings-wc-admin.json': [{ id: 'woocommerce_date_type', value: 'date_created' }],
};

const refund = (id: number, amount: string, about: object = {}) => ({
	id,
	parent_id: 1,
	date_created: `2026-03-0${id}T09:00:00`,
	amount,
	line_items: [],
	...about,
});
const full = { meta_data: [{ key: '_refund_type', value: 'full' }] };
const partial = { meta_data: [{ key: '_refund_type', value: 'partial' }] };

async function returns(files: SmallExport): Promise<number[]> {
	const fields = 'fields=refunds';
	const replies = await smallReplies(files, [
		`wc-analytics/reports/revenue/stats?${days}&${fields}`,
		// A part of a day, which the sums of days do not have.
		`wc-analytics/reports/revenue/stats?after=2026-03-01T00:00:01&before=2026-03-31T23:59:59&${fields}`,
	]);
	return replies.map(({ body }) => Object(body).totals.refunds);
}

describe('Returns since WooCommerce 11.1', () => {
	it('after a full refund are what was paid: earlier refunds count once', async () => {
		// Of 50.00 come back 15.00, then the other 35.00.
		const files = {
			...byCreation,
			'orders.json': [orderDocument(1, { total: '50.00', status: 'refunded' })],
			'refunds.json': [refund(2, '15.00', partial), refund(3, '35.00', full)],
		};
		expect(await returns({ ...files, ...store('11.1.0') })).toEqual([50, 50]);
		const odd = {
			...byCreation,
			'orders.json': [orderDocument(1, { total: '33.83', total_tax: '5.40', status: 'refunded' })],
			'refunds.json': [refund(2, '16.13', partial), refund(3, '17.70', full)],
		};
		expect(await returns({ ...odd, ...store('11.1.0') })).toEqual([33.83, 33.83]);
	});

	it('contain nothing of a second full refund, which had nothing left to take', async () => {
		const files = {
			...byCreation,
			'orders.json': [orderDocument(1, { total: '50.00', status: 'refunded' })],
			'refunds.json': [refund(2, '50.00', full), refund(3, '0.00', full)],
		};
		expect(await returns({ ...files, ...store('11.1.0') })).toEqual([50, 50]);
		expect(await returns({ ...files, ...store('11.0.3') })).toEqual([100, 100]);
	});

	it('contain refunds of shipping alone, as long as the shop has new refund data', async () => {
		const shipping = { shipping_lines: [{ id: 21, total: '-10.00', taxes: [] }] };
		const files = {
			...byCreation,
			'orders.json': [orderDocument(1, { total: '50.00', shipping_total: '10.00' })],
			'refunds.json': [refund(2, '10.00', { ...partial, ...shipping })],
		};
		expect(await returns({ ...files, ...store('11.0.3') })).toEqual([0, 0]);
		expect(await returns({ ...files, ...store('11.1.0') })).toEqual([10, 10]);
		const old = { uses_old_full_refund_data: 'yes' };
		expect(await returns({ ...files, ...store('11.1.0', old) })).toEqual([0, 0]);
	});
});

describe('A refund of an order that was never paid', () => {
	const dates = {
		date_completed: '2026-03-01T13:00:00',
		date_completed_gmt: '2026-03-01T13:00:00',
	};
	const files = (version: string, dateType: string): SmallExport => ({
		...store(version),
		'settings-wc-admin.json': [{ id: 'woocommerce_date_type', value: dateType }],
		'orders.json': [orderDocument(1, { total: '50.00', ...dates })],
		'refunds.json': [refund(2, '15.00', partial)],
	});

	it.each([
		['11.1.0', 'date_paid', [15, 15]],
		['11.2.0', 'date_paid', [0, 0]],
		['11.2.0', 'date_completed', [15, 15]],
		['11.2.0', 'date_created', [15, 15]],
	])('by WooCommerce %s and %s counts as returns: %j', async (version, dateType, expected) => {
		expect(await returns(files(version, dateType))).toEqual(expected);
	});
});

describe('The customer type of a refund', () => {
	/** Ann buys for 20.00, and for 30.00, of which 5.00 come back; Ben buys for 40.00, of which 4.00 come back. */
	const by = (email: string) => ({ billing: { email } });
	const files = (version: string): SmallExport => ({
		...store(version),
		...byCreation,
		'orders.json': [
			orderDocument(1, { total: '20.00', ...by('ann@shop.example') }),
			orderDocument(5, {
				...{ total: '30.00', ...by('ann@shop.example') },
				date_created: '2026-03-02T12:00:00',
				date_created_gmt: '2026-03-02T12:00:00',
			}),
			orderDocument(6, { total: '40.00', ...by('ben@shop.example') }),
		],
		'refunds.json': [
			{ ...refund(8, '5.00', partial), parent_id: 5 },
			{ ...refund(9, '4.00', partial), parent_id: 6 },
		],
	});
	const net = (version: string, type: string) =>
		smallReply<{ totals: { net_revenue: number } }>(
			files(version),
			`wc-analytics/reports/orders/stats?${days}&fields=net_revenue&customer_type=${type}`,
		).then(({ totals }) => totals.net_revenue);
	const types = (version: string) =>
		smallReply<{ order_id: number; customer_type: string }[]>(
			files(version),
			`wc-analytics/reports/orders?${days}&order=asc`,
		).then((rows) => Object.fromEntries(rows.map((row) => [row.order_id, row.customer_type])));

	it('is that of its order since WooCommerce 11.1, in rows and for filters', async () => {
		expect(await net('11.1.0', 'new')).toBe(20 + 40 - 4);
		expect(await net('11.1.0', 'returning')).toBe(30 - 5);
		expect(await types('11.1.0')).toMatchObject({
			5: 'returning',
			8: 'returning',
			6: 'new',
			9: 'new',
		});
	});

	it('was always returning before, and filters left refunds out', async () => {
		expect(await net('11.0.3', 'new')).toBe(20 + 40);
		expect(await net('11.0.3', 'returning')).toBe(30);
		expect(await types('11.0.3')).toMatchObject({ 6: 'new', 9: 'returning' });
	});
});
