import type { Document } from '../../../documents/files/documents';
import { round } from '../../../orders/lookup-rows';
import type { ShopTime } from '../../../base/time/shop-time';
import { byOwner } from '../orders/order-record';
import { dates } from '../orders/read-orders';
import { phpList } from '../php-values';
import type { TableReader } from '../shop-database';

interface CouponRow {
	readonly id: number;
	readonly code: string;
	readonly status: string;
	readonly description: string;
	readonly created: string;
	readonly modified: string;
}

/** Reads coupons by id, in the shape of /wc/v3/coupons. */
export async function readCoupons(
	reader: TableReader,
	ids: readonly number[],
	{ time, precision }: { readonly time: ShopTime; readonly precision: number },
): Promise<Document[]> {
	if (ids.length === 0) return [];
	const rows = await reader.rows<CouponRow>(
		`SELECT ID AS id, post_title AS code, post_status AS status, post_excerpt AS description,
			post_date_gmt AS created, post_modified_gmt AS modified
			FROM {posts} WHERE ID IN (?) AND post_type = 'shop_coupon' ORDER BY ID`,
		[ids],
	);
	const metas = byOwner(
		await reader.rows<{ owner: number; key: string; value: string }>(
			`SELECT post_id AS owner, meta_key AS \`key\`, COALESCE(meta_value, '') AS value
				FROM {postmeta} WHERE post_id IN (?) AND meta_key <> '_used_by' ORDER BY meta_id`,
			[ids],
		),
	);
	const utc = (text: string) => (text.startsWith('0000') ? null : text);
	return rows.map((row) => {
		const values = new Map((metas.get(row.id) ?? []).map(({ key, value }) => [key, value]));
		const of = (key: string) => values.get(key) ?? '';
		const money = (key: string) => round(Number(of(key)) || 0, precision).toFixed(precision);
		const limit = (key: string) => Number(of(key)) || null;
		const expires = Number(of('date_expires'));
		return {
			id: row.id,
			code: row.code,
			amount: money('coupon_amount'),
			status: row.status,
			...dates('date_created', utc(row.created), time),
			...dates('date_modified', utc(row.modified), time),
			discount_type: of('discount_type') || 'fixed_cart',
			description: row.description,
			...dates('date_expires', expires > 0 ? stampOf(expires) : null, time),
			usage_count: Number(of('usage_count')) || 0,
			individual_use: of('individual_use') === 'yes',
			product_ids: idsIn(of('product_ids')),
			excluded_product_ids: idsIn(of('exclude_product_ids')),
			usage_limit: limit('usage_limit'),
			usage_limit_per_user: limit('usage_limit_per_user'),
			limit_usage_to_x_items: limit('limit_usage_to_x_items'),
			free_shipping: of('free_shipping') === 'yes',
			product_categories: listIn(of('product_categories')),
			excluded_product_categories: listIn(of('exclude_product_categories')),
			exclude_sale_items: of('exclude_sale_items') === 'yes',
			minimum_amount: money('minimum_amount'),
			maximum_amount: money('maximum_amount'),
			email_restrictions: phpList(of('customer_email')).map(String),
			meta_data: [],
		};
	});
}

function stampOf(seconds: number): string {
	return new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
}

/** Splits comma-separated ids. */
function idsIn(text: string): number[] {
	return text
		.split(',')
		.filter((part) => part.trim() !== '')
		.map(Number);
}

function listIn(text: string): number[] {
	return phpList(text).map(Number);
}
