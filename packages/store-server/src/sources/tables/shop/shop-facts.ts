import { __, sprintf } from '@wordpress/i18n';
import { ShopError } from '../../connection/shop-error';
import type { DatabaseAddress } from '../database-address';
import { mayRead } from '../database-failures';
import { hposOrders } from '../orders/hpos-orders';
import type { OrderTables } from '../orders/order-record';
import { postOrders } from '../orders/post-orders';
import { phpMap } from '../php-values';
import type { ShopDatabase, TableReader } from '../shop-database';
import type { ShopPlaces } from '../catalog/product-document';

/** Facts about a shop from its options. */
export interface ShopFacts {
	/** URL of the shop. */
	readonly home: string;
	readonly places: ShopPlaces;
	readonly orders: OrderTables;
	/** Options by name, as stored in the table. */
	readonly options: ReadonlyMap<string, string>;
}

/** Tables that every shop has since WooCommerce 4.0, without prefix. */
const NEEDED = (
	'posts postmeta options comments commentmeta terms termmeta term_taxonomy term_relationships ' +
	'woocommerce_order_items woocommerce_order_itemmeta woocommerce_tax_rates woocommerce_tax_rate_locations ' +
	'woocommerce_attribute_taxonomies woocommerce_downloadable_product_permissions wc_customer_lookup wc_order_stats ' +
	'wc_download_log wc_product_meta_lookup wc_tax_rate_classes wc_admin_notes wc_admin_note_actions'
).split(' ');

/** Checks that all required tables exist. Throws a ShopError that says what to do. */
export async function checkTables(shop: BoundDatabase): Promise<void> {
	const { database, prefix } = shop.address;
	const found = await shop.rows<{ name: string }>(
		'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = ?',
		[database],
	);
	const names = new Set(found.map(({ name }) => name));
	if (names.size === 0) {
		throw new ShopError('rights', () =>
			sprintf(
				/* translators: 1: name of the database, 2: a statement of SQL */
				__(
					'This user cannot see any tables of the database %1$s. Ask an administrator to run: %2$s',
					'store-analytics',
				),
				database,
				mayRead(database),
			),
		);
	}
	const missing = NEEDED.filter((name) => !names.has(`${prefix}${name}`));
	if (missing.length === 0) return;
	throw names.has(`${prefix}options`)
		? withoutWooCommerce(shop.address, missing)
		: withoutShop(shop.address, names);
}

/** A WordPress site on which WooCommerce has not created all its tables. */
function withoutWooCommerce(
	{ database, prefix }: DatabaseAddress,
	missing: readonly string[],
): ShopError {
	return new ShopError('no-woocommerce', () =>
		missing.includes('woocommerce_order_items')
			? sprintf(
					/* translators: 1: name of the database, 2: prefix of tables */
					__(
						'WordPress in %1$s has no WooCommerce tables with the prefix %2$s.',
						'store-analytics',
					),
					database,
					prefix,
				)
			: sprintf(
					/* translators: 1: name of the database, 2: name of a table, 3: version */
					__(
						'The shop in %1$s has no table %2$s. Update WooCommerce there to %3$s or newer and let it update its tables.',
						'store-analytics',
					),
					database,
					`${prefix}${missing[0]}`,
					'4.0',
				),
	);
}

/** A database without a WordPress site under this prefix; it may have sites under others. */
function withoutShop({ database, prefix }: DatabaseAddress, names: ReadonlySet<string>): ShopError {
	const others = [...names]
		.filter((name) => name.endsWith('woocommerce_order_items'))
		.map((name) => name.slice(0, -'woocommerce_order_items'.length));
	const prefixes = others.map((other) => `--prefix ${other}`).join(', ');
	return new ShopError('missing', () =>
		prefixes === ''
			? sprintf(
					/* translators: 1: name of the database, 2: prefix of tables, 3: a constant, 4: a variable, 5: a file */
					__(
						'%1$s has no tables with the prefix %2$s. Is it the shop’s database? See %3$s and %4$s in %5$s.',
						'store-analytics',
					),
					database,
					prefix,
					'DB_NAME',
					'$table_prefix',
					'wp-config.php',
				)
			: sprintf(
					/* translators: 1: name of the database, 2: prefix of tables, 3: options, as "--prefix wp_" */
					__(
						'%1$s has no tables with the prefix %2$s. It has shops with these prefixes: %3$s.',
						'store-analytics',
					),
					database,
					prefix,
					prefixes,
				),
	);
}

type BoundDatabase = Pick<ShopDatabase, 'address'> & TableReader;

/** Reads the options, and determines the order storage. */
export async function readFacts(reader: TableReader): Promise<ShopFacts> {
	const rows = await reader.rows<{ name: string; value: string }>(
		`SELECT option_name AS name, option_value AS value FROM {options}
			WHERE option_name LIKE 'woocommerce\\_%' OR option_name IN ('home', 'siteurl', 'blogname',
			'timezone_string', 'gmt_offset', 'date_format', 'time_format', 'start_of_week', 'WPLANG',
			'upload_url_path', '_site_transient_update_core')`,
	);
	const options = new Map(rows.map(({ name, value }) => [name, value]));
	const of = (name: string) => options.get(name) ?? '';
	const home = (of('home') || of('siteurl')).replace(/\/+$/, '');
	const base = String(phpMap(of('woocommerce_permalinks'))['product_base'] ?? '');
	const isHpos = of('woocommerce_custom_orders_table_enabled') === 'yes';
	return {
		home,
		places: {
			home,
			uploads: of('upload_url_path') || `${of('siteurl').replace(/\/+$/, '')}/wp-content/uploads`,
			productBase: base.replace(/^\/+|\/+$/g, '') || 'product',
		},
		orders: isHpos ? hposOrders : postOrders,
		options,
	};
}
