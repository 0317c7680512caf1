import { orderDocument } from '../small-export';
import type { ExportFiles } from './shop-data';

/** Two pages of orders. */
const ORDERS = 130;
const FIRST = Date.parse('2026-03-01T00:00:00Z');
const HOUR = 3_600_000;

/** A shop whose sums are known: 130 orders of 10.00, one an hour, every tenth with a refund of 2.00. */
export function tinyShop(): ExportFiles {
	const ids = Array.from({ length: ORDERS }, (_, at) => at + 1);
	return {
		'wp-settings.json': { title: 'Mugs', timezone: 'UTC' },
		'orders.json': ids.map((id) =>
			orderDocument(id, {
				...datesOf(id),
				number: String(id),
				line_items: [{ id, name: 'Mug', product_id: 7, quantity: 1, subtotal: '10', total: '10' }],
				refunds: isRefunded(id) ? [{ id: refundOf(id), total: '-2.00' }] : [],
			}),
		),
		'refunds.json': ids.filter(isRefunded).map((id) => ({
			id: refundOf(id),
			parent_id: id,
			...datesOf(id + 1),
			amount: '2.00',
			line_items: [],
		})),
		'products.json': [7, 8, 9].map((id) => ({
			id,
			name: `Mug ${id}`,
			type: 'simple',
			price: '10',
		})),
		'coupons.json': [{ id: 20, code: 'spring', amount: '1.00' }],
		'customers.json': [{ id: 2, email: 'ann@shop.example', date_created: '2026-01-01T00:00:00' }],
		'analytics-customers.json': [{ id: 3, user_id: 2, email: 'ann@shop.example' }],
		'reviews.json': [{ id: 30, product_id: 7, rating: 5, status: 'approved', review: 'Good.' }],
		'categories.json': [{ id: 40, name: 'Mugs', parent: 0 }],
	};
}

const isRefunded = (id: number) => id % 10 === 0;
const refundOf = (id: number) => 1000 + id;

function datesOf(id: number) {
	const at = new Date(FIRST + id * HOUR).toISOString().slice(0, 19);
	return {
		date_created: at,
		date_created_gmt: at,
		date_modified: at,
		date_modified_gmt: at,
		date_paid: at,
		date_paid_gmt: at,
	};
}
