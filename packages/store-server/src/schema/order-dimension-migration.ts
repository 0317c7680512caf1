import type { Database } from '../database/database';

const PLACES = ['country', 'state', 'city', 'postcode'];

/** Fields of an order's attribution, by their column. */
const ATTRIBUTION = [
	['source_type', 'source_type'],
	['source', 'utm_source'],
	['medium', 'utm_medium'],
	['campaign', 'utm_campaign'],
	['term', 'utm_term'],
	['content', 'utm_content'],
	['device', 'device_type'],
	['referrer', 'referrer'],
	['landing_page', 'session_entry'],
] as const;

/** A text of the order's document, without blanks around it. */
const said = (path: string) => `trim(COALESCE(body ->> '${path}', ''))`;

const attribution = (field: string) =>
	`trim(COALESCE(list_filter(metas, meta -> (meta ->> 'key') = '_wc_order_attribution_${field}')[1] ->> 'value', ''))`;

/** The value of an order's column by version 9; an order without a document has what its row says. */
const VALUES: Readonly<Record<string, string>> = {
	billing_country: 'upper(trim(country))',
	billing_state: 'trim(state)',
	billing_city: 'trim(city)',
	billing_postcode: 'trim(postcode)',
	...Object.fromEntries(
		PLACES.map((part) => {
			const own = `CASE WHEN body IS NULL THEN ${part} ELSE ${said(`$.shipping.${part}`)} END`;
			return [`shipping_${part}`, part === 'country' ? `upper(${own})` : own];
		}),
	),
	payment_method: 'trim(payment_method)',
	shipping_method: `split_part(COALESCE(trim(shipped_by), ''), ':', 1)`,
	...Object.fromEntries(ATTRIBUTION.map(([column, field]) => [column, attribution(field)])),
	referrer: `COALESCE(NULLIF(regexp_extract(lower(${attribution('referrer')}), '^[a-z]+://(?:www\.)?([^/?#:]+)', 1), ''), ${attribution('referrer')})`,
	landing_page: `CASE WHEN ${attribution('session_entry')} = '' THEN ''
		ELSE COALESCE(NULLIF(split_part(split_part(regexp_replace(${attribution('session_entry')}, '^[a-z]+://[^/?#]+', ''), '?', 1), '#', 1), ''), '/') END`,
	created_via: 'trim(created_via)',
	currency: 'trim(currency)',
};

/** Version 9: rows of orders and refunds say what reports break down by, read from the documents of orders. */
export async function addOrderDimensions(within: Database): Promise<void> {
	const columns = Object.keys(VALUES);
	await within.run(
		`CREATE TEMP TABLE said_by_orders AS SELECT id, date_created, ${columns.map((column) => `${VALUES[column]} AS ${column}`).join(', ')}
			FROM (SELECT o.*, COALESCE(json_extract(body, '$.meta_data[*]'), []) AS metas, s.shipped_by
				FROM orders o LEFT JOIN (SELECT order_id, arg_min(code, order_item_id) AS shipped_by
					FROM order_items WHERE order_item_type = 'shipping' GROUP BY order_id) s ON s.order_id = o.id)`,
	);
	await within.run('CREATE TEMP TABLE stats_before AS SELECT * FROM wc_order_stats');
	await within.run('DROP TABLE wc_order_stats');
	await within.run(
		`CREATE TABLE wc_order_stats (order_id BIGINT NOT NULL, parent_id BIGINT NOT NULL, date_created TIMESTAMP NOT NULL,
			date_created_gmt TIMESTAMP NOT NULL, date_paid TIMESTAMP, date_completed TIMESTAMP, num_items_sold DECIMAL(18,6) NOT NULL,
			total_sales DECIMAL(18,6) NOT NULL, tax_total DECIMAL(18,6) NOT NULL, shipping_total DECIMAL(18,6) NOT NULL,
			net_total DECIMAL(18,6) NOT NULL, returning_customer TINYINT, status VARCHAR NOT NULL, customer_id BIGINT NOT NULL,
			${columns.map((column) => `${column} VARCHAR NOT NULL DEFAULT ''`).join(', ')},
			refund_reason VARCHAR, refunded_by BIGINT, days_to_refund INTEGER)`,
	);
	await within.run(
		`INSERT INTO wc_order_stats SELECT b.order_id, b.parent_id, b.date_created, b.date_created_gmt, b.date_paid, b.date_completed,
			b.num_items_sold, b.total_sales, b.tax_total, b.shipping_total, b.net_total, b.returning_customer, b.status, b.customer_id,
			${columns.map((column) => `COALESCE(d.${column}, '')`).join(', ')}, r.reason, r.refunded_by,
			CASE WHEN b.parent_id = 0 THEN NULL ELSE date_diff('day', d.date_created, b.date_created) END
			FROM stats_before b
			LEFT JOIN said_by_orders d ON d.id = CASE b.parent_id WHEN 0 THEN b.order_id ELSE b.parent_id END
			LEFT JOIN refunds r ON r.id = CASE WHEN b.parent_id <> 0 THEN b.order_id END
			ORDER BY b.date_created, b.order_id`,
	);
	await within.run('DROP TABLE said_by_orders');
	await within.run('DROP TABLE stats_before');
}
