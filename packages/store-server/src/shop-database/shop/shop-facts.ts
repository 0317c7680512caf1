import { ShopError } from '../../connection/shop-error';
import { hposOrders } from '../orders/hpos-orders';
import type { OrderTables } from '../orders/order-record';
import { postOrders } from '../orders/post-orders';
import { phpMap } from '../php-values';
import type { ShopDatabase, TableReader } from '../shop-database';
import type { ShopPlaces } from '../catalog/product-document';

/** What a shop's options say of it. */
export interface ShopFacts {
	/** Address of the shop. */
	readonly home: string;
	readonly places: ShopPlaces;
	readonly orders: OrderTables;
	/** Options by name, as the table has them. */
	readonly options: ReadonlyMap<string, string>;
}

/** Tables that a shop has since WooCommerce 4.0, behind its prefix. */
const NEEDED = (
	'posts postmeta options comments commentmeta terms termmeta term_taxonomy term_relationships ' +
	'woocommerce_order_items woocommerce_order_itemmeta woocommerce_tax_rates woocommerce_tax_rate_locations ' +
	'woocommerce_attribute_taxonomies woocommerce_downloadable_product_permissions wc_customer_lookup wc_order_stats ' +
	'wc_download_log wc_product_meta_lookup wc_tax_rate_classes wc_admin_notes wc_admin_note_actions'
).split(' ');

/** Looks whether the tables are there that are read. Throws a ShopError that says what to do. */
export async function checkTables(shop: BoundDatabase): Promise<void> {
	const { database, prefix } = shop.address;
	const found = await shop.rows<{ name: string }>(
		'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = ?',
		[database],
	);
	const names = new Set(found.map(({ name }) => name));
	if (names.size === 0) {
		throw new ShopError(
			'rights',
			`The database ${database} shows no table to this user; let an administrator run: GRANT SELECT ON \`${database}\`.* TO that user`,
		);
	}
	const missing = NEEDED.filter((name) => !names.has(`${prefix}${name}`));
	if (missing.length === 0) return;
	if (names.has(`${prefix}options`)) {
		throw new ShopError(
			'no-woocommerce',
			missing.includes('woocommerce_order_items')
				? `The WordPress in ${database} has no tables of WooCommerce under the prefix ${prefix}.`
				: `The shop in ${database} has no table ${prefix}${missing[0]}; update its WooCommerce (4.0 or newer), and let it update its tables.`,
		);
	}
	const others = [...names]
		.filter((name) => name.endsWith('woocommerce_order_items'))
		.map((name) => name.slice(0, -'woocommerce_order_items'.length));
	const hint =
		others.length > 0
			? `there are shops under ${others.map((other) => `--prefix ${other}`).join(', ')}.`
			: 'is it the database of the shop? DB_NAME and $table_prefix in wp-config.php tell.';
	throw new ShopError('missing', `${database} has no tables under the prefix ${prefix}; ${hint}`);
}

type BoundDatabase = Pick<ShopDatabase, 'address'> & TableReader;

/** Reads the options, and where the shop keeps its orders. */
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
