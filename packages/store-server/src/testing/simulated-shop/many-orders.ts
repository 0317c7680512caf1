import type { RestDocument } from '../exports/rest-document';
import { ShopCollection, type ShopEntry } from './shop-data';

/** Seconds between orders: 100,000 of them span two years. */
const APART = 631;
const LAST = Date.parse('2026-11-20T12:00:00Z');

/** Any number of orders; each is computed from its id on demand, which `onRead` is told. */
export function manyOrders(count: number, onRead = () => {}): ShopCollection {
	return new ShopCollection(entries(count, onRead));
}

function* entries(count: number, onRead: () => void): Generator<ShopEntry> {
	for (let id = 1; id <= count; id++) {
		const created = dateOf(id, count);
		yield {
			id,
			created,
			modified: created,
			status: 'completed',
			parent: 0,
			document: () => {
				onRead();
				return orderOf(id, created);
			},
		};
	}
}

function dateOf(id: number, count: number): string {
	return new Date(LAST - (count - id) * APART * 1000).toISOString().slice(0, 19);
}

/** Whole euros, so that every sum can be calculated: `id % 90 + 10`. */
export function totalOf(id: number): number {
	return (id % 90) + 10;
}

function orderOf(id: number, created: string): RestDocument {
	const total = `${totalOf(id)}.00`;
	return {
		id,
		number: String(id),
		status: 'completed',
		currency: 'EUR',
		date_created: created,
		date_created_gmt: created,
		date_modified: created,
		date_modified_gmt: created,
		date_paid: created,
		date_paid_gmt: created,
		date_completed: created,
		date_completed_gmt: created,
		customer_id: 0,
		billing: { first_name: 'Ann', last_name: 'Lee', email: `buyer${id % 5000}@example.com` },
		total,
		total_tax: '0.00',
		shipping_total: '0.00',
		line_items: [
			{ id, name: 'Mug', product_id: 7, quantity: 1, subtotal: total, total, taxes: [] },
		],
		tax_lines: [],
		shipping_lines: [],
		fee_lines: [],
		coupon_lines: [],
		refunds: [],
	};
}
