import type { Database } from '../database/database';
import { addFurtherDimensions, EXCLUDED_STATUSES } from './further-dimension-migration';
import { addOrderDimensions } from './order-dimension-migration';
import { addTaxCodes } from './tax-code-migration';
import { addTaxPlaces } from './tax-place-migration';

/**
 * Migrates a store by one version, within one transaction. It never uses today’s table definitions: a migration stays
 * unchanged when later ones change the tables again.
 */
type Migration = (within: Database) => Promise<void>;

const statements =
	(...all: string[]): Migration =>
	async (within) => {
		for (const sql of all) await within.run(sql);
	};

/** Tags that names of products have, roughly; names that are read again are without the others, too. */
const TAG_OF_7 =
	'</?(a|abbr|b|br|code|del|div|em|font|i|ins|mark|p|s|small|span|strong|sub|sup|u|wbr)( [^<>]*)?/?>';

const DAY_OF_5 = 'date_type VARCHAR NOT NULL, dated TIMESTAMP NOT NULL, status VARCHAR NOT NULL';

/** Migrations by target version, each from the version before. */
export const migrations: Readonly<Record<number, Migration>> = {
	// Earlier stores created some tables only when needed, and the first stores had fractions of cents in taxes.
	4: statements(
		'CREATE TABLE IF NOT EXISTS sync_state (key VARCHAR NOT NULL, value VARCHAR NOT NULL, PRIMARY KEY (key))',
		'CREATE TABLE IF NOT EXISTS known_customers (id BIGINT NOT NULL, user_id BIGINT, email VARCHAR NOT NULL, body VARCHAR NOT NULL)',
		'CREATE TABLE IF NOT EXISTS deleted_product_ids (name VARCHAR NOT NULL, product_id BIGINT NOT NULL, variation_id BIGINT)',
		'CREATE TABLE IF NOT EXISTS report_exports (id VARCHAR NOT NULL, position INTEGER NOT NULL, text VARCHAR NOT NULL, is_last BOOLEAN NOT NULL)',
		...['shipping_tax', 'order_tax', 'total_tax'].map(
			(column) => `ALTER TABLE wc_order_tax_lookup ALTER COLUMN ${column} TYPE DECIMAL(18,6)`,
		),
	),
	// store-file/upgrade.ts fills these tables after the last migration.
	5: statements(
		`CREATE TABLE order_days (${DAY_OF_5}, parent_id BIGINT NOT NULL, orders BIGINT NOT NULL, num_items_sold BIGINT NOT NULL,
			total_sales DECIMAL(38,6) NOT NULL, tax_total DECIMAL(38,6) NOT NULL, shipping_total DECIMAL(38,6) NOT NULL,
			net_total DECIMAL(38,6) NOT NULL)`,
		`CREATE TABLE line_days (${DAY_OF_5}, product_id BIGINT NOT NULL, variation_id BIGINT NOT NULL, product_qty BIGINT NOT NULL,
			product_net_revenue DECIMAL(38,6) NOT NULL, orders BIGINT NOT NULL, product_orders BIGINT NOT NULL,
			varied_orders BIGINT NOT NULL, first_orders BIGINT NOT NULL)`,
		`CREATE TABLE coupon_days (${DAY_OF_5}, coupon_id BIGINT NOT NULL, discount_amount DECIMAL(38,6) NOT NULL,
			orders BIGINT NOT NULL, first_orders BIGINT NOT NULL)`,
		`CREATE TABLE tax_days (${DAY_OF_5}, tax_rate_id BIGINT NOT NULL, shipping_tax DECIMAL(38,6) NOT NULL,
			order_tax DECIMAL(38,6) NOT NULL, total_tax DECIMAL(38,6) NOT NULL, orders BIGINT NOT NULL, first_orders BIGINT NOT NULL)`,
	),
	// Also filled after the last migration.
	6: statements(
		'DROP TABLE order_days',
		`CREATE TABLE order_days (${DAY_OF_5}, parent_id BIGINT NOT NULL, entries BIGINT NOT NULL, orders BIGINT NOT NULL,
			num_items_sold BIGINT NOT NULL, total_sales DECIMAL(38,6) NOT NULL, tax_total DECIMAL(38,6) NOT NULL,
			shipping_total DECIMAL(38,6) NOT NULL, net_total DECIMAL(38,6) NOT NULL)`,
		`CREATE TABLE category_days (${DAY_OF_5}, category_id BIGINT NOT NULL, orders BIGINT NOT NULL)`,
		'CREATE TABLE customer_days (date_type VARCHAR NOT NULL, dated TIMESTAMP NOT NULL, previous TIMESTAMP, customers BIGINT NOT NULL)',
		'CREATE TABLE customer_spending (customer_id BIGINT NOT NULL, most DECIMAL(38,6) NOT NULL)',
		'CREATE TABLE download_days (dated TIMESTAMP NOT NULL, downloads BIGINT NOT NULL)',
	),
	// Quantities of goods sold by weight have fractions, and names of products are text without tags.
	7: statements(
		...[
			['wc_order_stats', 'num_items_sold', 'DECIMAL(18,6)'],
			['wc_order_product_lookup', 'product_qty', 'DECIMAL(18,6)'],
			['order_items', 'quantity', 'DECIMAL(18,6)'],
			['order_days', 'num_items_sold', 'DECIMAL(38,6)'],
			['line_days', 'product_qty', 'DECIMAL(38,6)'],
		].map(([table, column, type]) => `ALTER TABLE ${table} ALTER COLUMN ${column} TYPE ${type}`),
		...[
			['products', 'name'],
			['order_items', 'order_item_name'],
		].map(
			([
				table,
				column,
			]) => `UPDATE ${table} SET ${column} = trim(regexp_replace(${column}, '${TAG_OF_7}', '', 'gi'))
				WHERE regexp_matches(${column}, '${TAG_OF_7}', 'i') AND trim(regexp_replace(${column}, '${TAG_OF_7}', '', 'gi')) <> ''`,
		),
	),
	8: addTaxCodes,
	9: addOrderDimensions,
	10: addFurtherDimensions,
	11: addTaxPlaces,
	// Also filled after the last migration.
	12: statements(
		'DROP TABLE line_days',
		`CREATE TABLE line_days (${DAY_OF_5}, parent_id BIGINT NOT NULL, product_id BIGINT NOT NULL, variation_id BIGINT NOT NULL,
			product_qty DECIMAL(38,6) NOT NULL, product_net_revenue DECIMAL(38,6) NOT NULL, product_gross_revenue DECIMAL(38,10) NOT NULL,
			returned_net_revenue DECIMAL(38,6) NOT NULL, returned_gross_revenue DECIMAL(38,10) NOT NULL,
			coupon_amount DECIMAL(38,6) NOT NULL, tax_amount DECIMAL(38,6) NOT NULL, shipping_amount DECIMAL(38,10) NOT NULL,
			orders BIGINT NOT NULL, product_orders BIGINT NOT NULL, varied_orders BIGINT NOT NULL, first_orders BIGINT NOT NULL)`,
	),
	// Also filled after the last migration.
	13: statements(
		'DROP TABLE order_days',
		`CREATE TABLE order_days (${DAY_OF_5}, parent_id BIGINT NOT NULL, entries BIGINT NOT NULL, orders BIGINT NOT NULL,
			new_orders BIGINT NOT NULL, num_items_sold DECIMAL(38,6) NOT NULL, total_sales DECIMAL(38,6) NOT NULL,
			tax_total DECIMAL(38,6) NOT NULL, shipping_total DECIMAL(38,6) NOT NULL, net_total DECIMAL(38,6) NOT NULL)`,
		'DROP TABLE line_days',
		`CREATE TABLE line_days (${DAY_OF_5}, parent_id BIGINT NOT NULL, product_id BIGINT NOT NULL, variation_id BIGINT NOT NULL,
			product_qty DECIMAL(38,6) NOT NULL, product_net_revenue DECIMAL(38,6) NOT NULL, product_gross_revenue DECIMAL(38,10) NOT NULL,
			returned_net_revenue DECIMAL(38,6) NOT NULL, returned_gross_revenue DECIMAL(38,10) NOT NULL,
			coupon_amount DECIMAL(38,6) NOT NULL, tax_amount DECIMAL(38,6) NOT NULL, shipping_amount DECIMAL(38,10) NOT NULL,
			orders BIGINT NOT NULL, product_orders BIGINT NOT NULL, product_new_orders BIGINT NOT NULL,
			variation_orders BIGINT NOT NULL, variation_new_orders BIGINT NOT NULL, varied_orders BIGINT NOT NULL,
			first_orders BIGINT NOT NULL)`,
		'DROP TABLE coupon_days',
		`CREATE TABLE coupon_days (${DAY_OF_5}, coupon_id BIGINT NOT NULL, discount_amount DECIMAL(38,6) NOT NULL,
			num_items_sold DECIMAL(38,6) NOT NULL, total_sales DECIMAL(38,6) NOT NULL, tax_total DECIMAL(38,6) NOT NULL,
			shipping_total DECIMAL(38,6) NOT NULL, net_total DECIMAL(38,6) NOT NULL, orders BIGINT NOT NULL,
			new_orders BIGINT NOT NULL, first_orders BIGINT NOT NULL)`,
		`CREATE TABLE part_days (${DAY_OF_5}, parent_id BIGINT NOT NULL, dimension VARCHAR NOT NULL, value VARCHAR NOT NULL,
			product_qty DECIMAL(38,6) NOT NULL, product_net_revenue DECIMAL(38,6) NOT NULL, product_gross_revenue DECIMAL(38,10) NOT NULL,
			returned_net_revenue DECIMAL(38,6) NOT NULL, returned_gross_revenue DECIMAL(38,10) NOT NULL,
			coupon_amount DECIMAL(38,6) NOT NULL, tax_amount DECIMAL(38,6) NOT NULL, shipping_amount DECIMAL(38,10) NOT NULL,
			order_tax DECIMAL(38,6) NOT NULL, shipping_tax DECIMAL(38,6) NOT NULL, total_tax DECIMAL(38,6) NOT NULL,
			orders BIGINT NOT NULL, new_orders BIGINT NOT NULL, first_orders BIGINT NOT NULL)`,
		'CREATE TABLE repeated_newcomers (customer_id BIGINT NOT NULL)',
	),
	14: statements(
		'ALTER TABLE wc_order_stats ADD COLUMN user_role VARCHAR',
		`UPDATE wc_order_stats SET user_role = CASE WHEN COALESCE(c.user_id, 0) = 0 THEN 'guest' ELSE COALESCE(u.role, '') END
			FROM wc_customer_lookup c LEFT JOIN users u ON u.id = c.user_id WHERE wc_order_stats.customer_id = c.customer_id`,
	),
	15: statements(
		'ALTER TABLE wc_order_stats ADD COLUMN has_coupon BOOLEAN',
		`UPDATE wc_order_stats SET has_coupon = CASE parent_id WHEN 0 THEN order_id ELSE parent_id END
			IN (SELECT order_id FROM wc_order_coupon_lookup)`,
	),
	16: statements(
		'ALTER TABLE wc_order_stats ADD COLUMN came_back BOOLEAN',
		`UPDATE wc_order_stats SET came_back = parent_id = 0 AND COALESCE(returning_customer, 1) = 0 AND customer_id IN (
			SELECT customer_id FROM wc_order_stats WHERE parent_id = 0 AND returning_customer = 1
				AND NOT list_contains(${EXCLUDED_STATUSES}, replace(status, 'wc-', '')))`,
	),
};

/** The oldest version that can be upgraded. */
export const OLDEST_VERSION = Math.min(...Object.keys(migrations).map(Number)) - 1;
