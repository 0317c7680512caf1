import type { Database } from '../database/database';

/** Statuses that do not count as other orders of a customer. */
export const EXCLUDED_STATUSES = `list_concat(['auto-draft', 'trash', 'checkout-draft'], COALESCE(
	(SELECT TRY_CAST(CAST(value AS JSON) AS VARCHAR[]) FROM options WHERE name = 'woocommerce_excluded_report_order_statuses'),
	['pending', 'failed', 'cancelled']))`;

/** Which order of its customer each is, of those that count; a customer without account and email is nobody. */
const NUMBERS = `SELECT unnest(ids) AS order_id, generate_subscripts(ids, 1) AS number FROM (
	SELECT list(s.order_id ORDER BY s.date_created, s.order_id) AS ids FROM wc_order_stats s JOIN orders o ON o.id = s.order_id
		WHERE s.parent_id = 0 AND NOT list_contains(${EXCLUDED_STATUSES}, replace(s.status, 'wc-', ''))
			AND (o.user_id <> 0 OR trim(o.email) <> '') GROUP BY s.customer_id)`;

/** The instance of the first shipping method. */
const INSTANCES = `SELECT id AS order_id, COALESCE(NULLIF(trim(body ->> '$.shipping_lines[0].instance_id'), ''),
		split_part(body ->> '$.shipping_lines[0].method_id', ':', 2), '') AS instance
	FROM orders`;

/** Tags and brands of products, from their documents. */
const TERMS = ['tag', 'brand'].map(
	(
		kind,
	) => `SELECT 'product_${kind}', id, CAST(term ->> 'id' AS BIGINT), replace(term ->> 'name', '&amp;', '&')
		FROM (SELECT id, unnest(json_extract(body, '$.${kind}s[*]')) AS term FROM products WHERE type <> 'variation')`,
);

/** Lines in the documents of orders and refunds, with the line of the order that a refund's line returns. */
const LINES = `SELECT CAST(line ->> 'id' AS BIGINT) AS id, line ->> 'tax_class' AS tax_class,
		TRY_CAST(list_filter(json_extract(line, '$.meta_data[*]'), meta -> (meta ->> 'key') = '_refunded_item_id')[1] ->> 'value' AS BIGINT) AS returned
	FROM (SELECT unnest(json_extract(body, '$.line_items[*]')) AS line FROM orders UNION ALL
		SELECT unnest(json_extract(body, '$.line_items[*]')) FROM refunds)`;

/** What was chosen: what products share, and what variations of the product differ in. */
const OPTIONS = `SELECT m.order_item_id AS id, string_agg(concat(m.meta_key, ':', m.meta_value), chr(10) ORDER BY m.rowid) AS attributes
	FROM order_item_meta m JOIN order_items i ON i.order_item_id = m.order_item_id AND i.order_item_type = 'line_item'
	WHERE m.meta_value <> '' AND (starts_with(m.meta_key, 'pa_')
		OR (i.product_id, lower(m.meta_key)) IN (SELECT (product_id, lower(slug)) FROM variation_attributes WHERE attribute_id = 0))
	GROUP BY 1`;

/** Version 10: orders say which one of their customer they are, lines their options and tax class, products their tags and brands. */
export async function addFurtherDimensions(within: Database): Promise<void> {
	await within.run('ALTER TABLE wc_order_stats ADD COLUMN order_number INTEGER');
	await within.run('ALTER TABLE wc_order_stats ADD COLUMN shipping_instance VARCHAR');
	await within.run(
		'CREATE TABLE shipping_zone_methods (instance_id VARCHAR NOT NULL, zone_id BIGINT NOT NULL, zone_name VARCHAR NOT NULL)',
	);
	const owner = 'CASE parent_id WHEN 0 THEN wc_order_stats.order_id ELSE parent_id END';
	await within.run(
		`UPDATE wc_order_stats SET order_number = n.number FROM (${NUMBERS}) n WHERE ${owner} = n.order_id`,
	);
	await within.run(
		`UPDATE wc_order_stats SET shipping_instance = n.instance FROM (${INSTANCES}) n WHERE ${owner} = n.order_id`,
	);
	await within.run(
		`CREATE TABLE product_terms (taxonomy VARCHAR NOT NULL, product_id BIGINT NOT NULL, term_id BIGINT NOT NULL, name VARCHAR NOT NULL)`,
	);
	for (const terms of TERMS) await within.run(`INSERT INTO product_terms ${terms}`);
	await rewriteLines(within);
}

/** Rows keep their order: they are sorted by date. */
async function rewriteLines(within: Database): Promise<void> {
	await within.run(`CREATE TEMP TABLE said_lines AS ${LINES}`);
	await within.run(`CREATE TEMP TABLE said_options AS ${OPTIONS}`);
	await within.run(
		'CREATE TEMP TABLE lines_before AS SELECT *, rowid AS place FROM wc_order_product_lookup',
	);
	await within.run('DROP TABLE wc_order_product_lookup');
	await within.run(
		`CREATE TABLE wc_order_product_lookup (order_item_id BIGINT NOT NULL, order_id BIGINT NOT NULL, parent_id BIGINT NOT NULL,
			product_id BIGINT NOT NULL, variation_id BIGINT NOT NULL, customer_id BIGINT, date_created TIMESTAMP NOT NULL,
			product_qty DECIMAL(18,6) NOT NULL, product_net_revenue DECIMAL(18,6) NOT NULL, product_gross_revenue DECIMAL(26,10) NOT NULL,
			coupon_amount DECIMAL(18,6) NOT NULL, tax_amount DECIMAL(18,6) NOT NULL, shipping_amount DECIMAL(26,10) NOT NULL,
			shipping_tax_amount DECIMAL(26,10) NOT NULL, tax_class VARCHAR NOT NULL DEFAULT '', attributes VARCHAR NOT NULL DEFAULT '')`,
	);
	await within.run(
		`INSERT INTO wc_order_product_lookup SELECT l.* EXCLUDE (place),
			CASE COALESCE(o.tax_class, s.tax_class, '-') WHEN '' THEN 'standard' WHEN '-' THEN '' ELSE COALESCE(o.tax_class, s.tax_class) END,
			COALESCE(c.attributes, '')
			FROM lines_before l LEFT JOIN (SELECT id, any_value(tax_class) AS tax_class, any_value(returned) AS returned FROM said_lines GROUP BY id) s
				ON s.id = l.order_item_id
			LEFT JOIN (SELECT id, any_value(tax_class) AS tax_class FROM said_lines GROUP BY id) o ON o.id = s.returned
			LEFT JOIN said_options c ON c.id = COALESCE(s.returned, l.order_item_id)
			ORDER BY l.place`,
	);
	for (const table of ['said_lines', 'said_options', 'lines_before'])
		await within.run(`DROP TABLE ${table}`);
}
