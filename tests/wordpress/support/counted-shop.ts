import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoreDatabase } from '@store-analytics/store-server';
import { Shops } from '../../database/shops';
import { layWordPress } from './builds';
import { runPhp } from './php/php';
import { packPlugin } from './plugin-zip';
import { ourPlugin } from './plugins';

/** A WordPress on MariaDB with the tables of the recorded shop, and our plugin; nothing serves it. */
export interface CountedShop {
	readonly shops: Shops;
	/** Runs PHP with WordPress loaded as its administrator, in the shop of a database; returns what it prints. */
	php(database: string, code: string): string;
	/** All PHP messages so far. */
	complaints(): string;
	close(): Promise<void>;
}

/** Tables of the recorded shop that its dump lacks, as WooCommerce has them: filled from a store of the same shop. */
export const COUNTED_TABLES = {
	wc_order_product_lookup: {
		order_item_id: 'bigint',
		order_id: 'bigint',
		product_id: 'bigint',
		variation_id: 'bigint',
		product_qty: 'int',
		product_net_revenue: 'double',
		product_gross_revenue: 'double',
		coupon_amount: 'double',
		tax_amount: 'double',
		shipping_amount: 'double',
	},
	wc_order_coupon_lookup: { order_id: 'bigint', coupon_id: 'bigint', discount_amount: 'double' },
	wc_order_tax_lookup: {
		order_id: 'bigint',
		tax_rate_id: 'bigint',
		shipping_tax: 'double',
		order_tax: 'double',
		total_tax: 'double',
	},
	wc_category_lookup: { category_tree_id: 'bigint', category_id: 'bigint' },
} as const;

/** Shipping zones, of which the recorded shop has none. */
const ZONES = [
	'CREATE TABLE wp_woocommerce_shipping_zones (zone_id bigint PRIMARY KEY, zone_name varchar(200))',
	'CREATE TABLE wp_woocommerce_shipping_zone_methods (instance_id bigint PRIMARY KEY, zone_id bigint, method_id varchar(200))',
];

/** Starts it; `store` holds the same shop. */
export async function startCountedShop(store: StoreDatabase): Promise<CountedShop> {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-counted-'));
	const log = path.join(folder, 'php.log');
	const shops = await Shops.start();
	shops.make('shop', await countedTables(store));
	layWordPress('6.6', folder, 'installed');
	rmSync(path.join(folder, 'wp-content/db.php'));
	writeFileSync(path.join(folder, 'wp-config.php'), configuration(shops.server.socket, log));
	const zip = packPlugin();
	ourPlugin(zip.file).lay(path.join(folder, 'wp-content/plugins'));
	zip.remove();
	mkdirSync(path.join(folder, 'wp-content/mu-plugins'), { recursive: true });
	writeFileSync(path.join(folder, 'wp-content/mu-plugins/shop.php'), await namesOfShop(store));
	const php = (database: string, code: string) =>
		runPhp(
			`putenv( 'SHOP_DB=${database}' ); require '${folder}/wp-load.php'; wp_set_current_user( 1 ); ${code}`,
			folder,
		);
	php(
		'shop',
		`require_once ABSPATH . 'wp-admin/includes/schema.php';
		populate_roles();
		get_role( 'administrator' )->add_cap( 'view_woocommerce_reports' );
		get_role( 'administrator' )->add_cap( 'manage_woocommerce' );
		update_option( 'active_plugins', array( 'store-analytics/store-analytics.php' ) );`,
	);
	return {
		shops,
		php,
		complaints: () => runPhp(`echo (string) @file_get_contents( '${log}' );`, folder),
		async close() {
			await shops.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Statements that make and fill the tables. */
async function countedTables(store: StoreDatabase): Promise<string> {
	const statements: string[] = [];
	for (const [name, columns] of Object.entries(COUNTED_TABLES)) {
		const names = Object.keys(columns);
		const types = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
		const key = names.includes('order_id') ? ', KEY (order_id)' : '';
		const rows = await store.all<Record<string, unknown>>(`SELECT ${names.join()} FROM ${name}`);
		const values = rows.map((row) => `(${names.map((column) => Number(row[column])).join()})`);
		statements.push(
			`CREATE TABLE wp_${name} (${types.join()}${key})`,
			`INSERT INTO wp_${name} VALUES ${values.join()}`,
		);
	}
	return [...statements, ...ZONES].map((statement) => `${statement};`).join('\n');
}

/** PHP with WooCommerce's version, and its names of countries, states and statuses. */
async function namesOfShop(store: StoreDatabase): Promise<string> {
	const rows = await store.all<{ code: string; name: string; states: string }>(
		'SELECT code, name, states FROM countries',
	);
	const countries = Object.fromEntries(rows.map(({ code, name }) => [code, name]));
	const states = Object.fromEntries(
		rows.map(({ code, states: list }) => [
			code,
			// The store writes the list itself.
			Object.fromEntries(
				(JSON.parse(list) as readonly { code: string; name: string }[]).map((state) => [
					state.code,
					state.name,
				]),
			),
		]),
	);
	const quoted = (value: unknown) =>
		`json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`;
	return `<?php
define( 'WC_VERSION', get_option( 'woocommerce_version', '9.4.0' ) );
function wc_get_order_statuses() {
	return array( 'wc-pending' => 'Pending payment', 'wc-processing' => 'Processing', 'wc-on-hold' => 'On hold', 'wc-completed' => 'Completed', 'wc-cancelled' => 'Cancelled', 'wc-refunded' => 'Refunded', 'wc-failed' => 'Failed' );
}
class Countries_Of_Shop {
	public function get_countries() {
		return ${quoted(countries)};
	}
	public function get_states( $code ) {
		return ${quoted(states)}[ $code ] ?? array();
	}
}
function WC() {
	return (object) array( 'countries' => new Countries_Of_Shop() );
}
`;
}

const configuration = (socket: string, log: string) => `<?php
define( 'WP_HOME', 'https://shop.example' );
define( 'WP_SITEURL', 'https://shop.example' );
define( 'DB_NAME', getenv( 'SHOP_DB' ) );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', '${log}' );
define( 'WP_DEBUG_DISPLAY', false );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;
