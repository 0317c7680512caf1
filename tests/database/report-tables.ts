import type { StoreDatabase } from '../../packages/store-server/src/database/store-database';

/** Queries of everything that reports read, by name. */
export const tablesOfReports: Readonly<Record<string, string>> = {
	orders: `SELECT id, number, status, currency, date_created, date_created_gmt, date_modified_gmt, date_paid, date_completed,
		discount_total, discount_tax, shipping_total, shipping_tax, cart_tax, total, total_tax, user_id, customer_id, first_name,
		last_name, email, city, state, postcode, country, payment_method, created_via, origin FROM orders ORDER BY id`,
	refunds: `SELECT id, parent_id, date_created, amount, reason, refunded_by FROM refunds ORDER BY id`,
	items: `SELECT * FROM order_items ORDER BY order_item_id`,
	metas: `SELECT * FROM order_item_meta ORDER BY order_item_id, meta_key`,
	stats: 'SELECT * FROM wc_order_stats ORDER BY order_id',
	lines: 'SELECT * FROM wc_order_product_lookup ORDER BY order_item_id',
	couponLines: 'SELECT * FROM wc_order_coupon_lookup ORDER BY order_id, coupon_id',
	taxLines: 'SELECT * FROM wc_order_tax_lookup ORDER BY order_id, tax_rate_id',
	customers: 'SELECT * FROM wc_customer_lookup ORDER BY customer_id',
	products: `SELECT id, parent_id, type, status, name, slug, sku, price, permalink, stock_status, stock_quantity, manage_stock,
		low_stock_amount, menu_order, total_sales, date_created FROM products ORDER BY id`,
	productCategories: 'SELECT * FROM product_categories ORDER BY ALL',
	variationAttributes: 'SELECT * FROM variation_attributes ORDER BY ALL',
	attributeLookup: 'SELECT * FROM wc_product_attributes_lookup ORDER BY ALL',
	categories:
		'SELECT id, name, slug, parent, menu_order, product_count FROM categories ORDER BY id',
	coupons:
		'SELECT id, code, status, amount, discount_type, date_created, date_expires FROM coupons ORDER BY id',
	taxRates:
		'SELECT id, country, state, rate, name, priority, code, tax_class, position FROM tax_rates ORDER BY id',
	reviews: 'SELECT id, product_id, status, rating, date_created FROM reviews ORDER BY id',
	users:
		'SELECT id, username, email, first_name, last_name, role, date_created FROM users ORDER BY id',
	notes: `SELECT id, name, status, json_extract_string(body, '$.actions[*].url') AS urls FROM notes ORDER BY id`,
	downloads: `SELECT l.download_log_id, l.timestamp, l.user_id, l.user_ip_address, p.download_id, p.product_id, p.order_id,
		p.file_name, p.file_path FROM wc_download_log l JOIN download_permissions p USING (permission_id) ORDER BY 1`,
	zone: `SELECT name, value FROM options WHERE name IN ('timezone_string', 'start_of_week', 'date_format', 'time_format',
		'WPLANG', 'blogname', 'woocommerce_currency', 'woocommerce_excluded_report_order_statuses') ORDER BY name`,
};

/** Reads everything in a store that reports use. */
export async function contents(store: StoreDatabase): Promise<Record<string, object[]>> {
	const found: Record<string, object[]> = {};
	for (const [name, question] of Object.entries(tablesOfReports))
		found[name] = await store.all(question);
	return found;
}
