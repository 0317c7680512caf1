import { readShop, type Shop } from '../expected/shop';
import type { Responses } from '../intended/responses';

export type Fields = Readonly<Record<string, unknown>>;

const NEW = { wc_version: '10.9.1', wc_database_version: '10.9.1' };

/** An order or a refund of 5 January 2026 with these fields. */
export const document = (about: Fields): Fields => ({
	status: 'completed',
	date_created: '2026-01-05T10:00:00',
	date_created_gmt: '2026-01-05T10:00:00',
	date_paid: '2026-01-05T10:00:00',
	date_completed: null,
	customer_id: 0,
	total_tax: '0',
	shipping_total: '0',
	billing: { email: 'ada@shop.example' },
	shipping: {},
	...Object.fromEntries(
		['line_items', 'shipping_lines', 'fee_lines', 'tax_lines', 'coupon_lines', 'meta_data'].map(
			(name) => [name, []],
		),
	),
	...about,
});

/** A line of an order. */
export const line = (id: number, quantity: number, total: number, about: Fields = {}): Fields => ({
	id,
	name: `Item ${id}`,
	product_id: id,
	variation_id: 0,
	quantity,
	price: total / quantity,
	subtotal: String(total),
	total: String(total),
	taxes: [],
	meta_data: [],
	...about,
});

/** The mark of a refund of everything. */
export const full = { meta_data: [{ key: '_refund_type', value: 'full' }] };

/** A shop of 10.9, or of another version, with these documents. */
export const shopWith = (files: Readonly<Record<string, readonly Fields[]>>, store: Fields = NEW) =>
	readShop(
		new Map(Object.entries(files).map(([name, list]) => [`${name}.json`, JSON.stringify(list)])),
		store,
	);

/** What a rule knows of a request to such a shop; of the first days of 2026 without another query. */
export const responses = (about: Partial<Responses>, shop: Shop): Responses => ({
	request: { method: 'GET', path: '/wc-analytics/reports/orders/stats', query: {} },
	ours: {},
	theirs: {},
	now: new Date('2026-02-01T00:00:00Z'),
	recordings: [],
	...about,
	shop,
});
