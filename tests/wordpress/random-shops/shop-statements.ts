import type { StoreDatabase } from '@store-analytics/store-server';
import type { ShopExport } from '../../../packages/store-server/src/testing/exports/shop-export';
import { list } from '../../../packages/store-server/src/testing/oracle/reading';
import { COUNTED_TABLES } from '../support/counted-shop';
import { catalogStatements } from './catalog-statements';
import { insert, literal } from './insert';

type Document = Readonly<Record<string, unknown>>;

/** Tables whose rows belong to a shop; the others keep those of the recorded shop. */
export const SHOP_TABLES = [
	...['wc_orders', 'wc_orders_meta', 'wc_order_addresses', 'wc_order_operational_data'],
	...['woocommerce_order_items', 'woocommerce_order_itemmeta', 'woocommerce_tax_rates'],
	...['woocommerce_attribute_taxonomies', 'wc_tax_rate_classes', 'posts', 'postmeta', 'comments'],
	...['terms', 'term_taxonomy', 'term_relationships', 'users', 'usermeta', 'wc_customer_lookup'],
	...['woocommerce_shipping_zones', 'woocommerce_shipping_zone_methods', 'wc_order_stats'],
	...Object.keys(COUNTED_TABLES),
] as const;

/** Statements that lay a shop into empty tables: documents as WooCommerce stores them, and what it counted as its store says. */
export async function shopStatements(files: ShopExport, store: StoreDatabase): Promise<string> {
	return [
		// The plugin begins anew.
		'DROP TABLE IF EXISTS wp_store_analytics_order_dimensions;',
		"DELETE FROM wp_options WHERE option_name LIKE '%store\\_analytics%';",
		...orderStatements(files['orders.json'], 'shop_order'),
		...orderStatements(files['refunds.json'], 'shop_order_refund'),
		...catalogStatements(files),
		...peopleStatements(files),
		...optionStatements(files),
		...(await countedStatements(store)),
	].join('\n');
}

const moment = (value: unknown) =>
	typeof value === 'string' ? value.slice(0, 19).replace('T', ' ') : null;

function orderStatements(documents: readonly Document[], type: string): string[] {
	const isOrder = type === 'shop_order';
	const items = documents.flatMap(itemsOf);
	const addresses = isOrder ? documents.flatMap(addressesOf) : [];
	return [
		...insert(
			'wc_orders',
			documents.map((order) => ({
				id: order['id'],
				type,
				status: isOrder ? `wc-${String(order['status'])}` : 'wc-completed',
				currency: order['currency'] ?? 'USD',
				tax_amount: order['total_tax'] ?? 0,
				total_amount: isOrder ? order['total'] : -Number(order['amount']),
				customer_id: order['customer_id'] ?? 0,
				date_created_gmt: moment(order['date_created_gmt']),
				date_updated_gmt: moment(order['date_created_gmt']),
				parent_order_id: order['parent_id'],
				payment_method: order['payment_method'] ?? '',
				payment_method_title: order['payment_method_title'] ?? '',
			})),
		),
		...insert('wc_order_addresses', addresses),
		...insert(
			'wc_order_operational_data',
			documents.map((order) => ({ order_id: order['id'], created_via: order['created_via'] })),
		),
		...insert('wc_orders_meta', documents.flatMap(isOrder ? metaOf : refundMetaOf)),
		...insert(
			'woocommerce_order_items',
			items.map(({ metas: _, ...item }) => item),
		),
		...insert(
			'woocommerce_order_itemmeta',
			items.flatMap(({ order_item_id, metas }) =>
				Object.entries(metas).map(([meta_key, meta_value]) => ({
					order_item_id,
					meta_key,
					meta_value,
				})),
			),
		),
	];
}

function addressesOf(order: Document) {
	return (['billing', 'shipping'] as const).map((address_type) => {
		const { country, state, city, postcode, first_name, last_name, email } = Object(
			order[address_type],
		);
		const place = { country, state, city, postcode };
		return { order_id: order['id'], address_type, first_name, last_name, email, ...place };
	});
}

const metaOf = (order: Document) =>
	list(order, 'meta_data').map(({ key, value }) => ({
		order_id: order['id'],
		meta_key: key,
		meta_value: value,
	}));

const refundMetaOf = (refund: Document) => [
	...metaOf(refund),
	{ order_id: refund['id'], meta_key: '_refund_reason', meta_value: refund['reason'] },
	{ order_id: refund['id'], meta_key: '_refunded_by', meta_value: refund['refunded_by'] },
];

/** Items of an order, in the order of their ids, with their meta data. */
function itemsOf(order: Document) {
	const own = (line: Document) =>
		Object.fromEntries(list(line, 'meta_data').map(({ key, value }) => [String(key), value]));
	const item = (line: Document, type: string, name: unknown, metas: Document) => ({
		order_item_id: line['id'],
		order_item_name: name,
		order_item_type: type,
		order_id: order['id'],
		metas,
	});
	const items = [
		...list(order, 'line_items').map((line) =>
			item(line, 'line_item', line['name'], {
				_product_id: line['product_id'],
				_tax_class: line['tax_class'],
				...own(line),
			}),
		),
		...list(order, 'shipping_lines').map((line) =>
			item(line, 'shipping', line['method_title'], {
				method_id: line['method_id'],
				instance_id: line['instance_id'],
			}),
		),
		...list(order, 'tax_lines').map((line) =>
			item(line, 'tax', line['rate_code'], { rate_id: line['rate_id'] }),
		),
		...list(order, 'coupon_lines').map((line) =>
			item(line, 'coupon', line['code'], couponMeta(line)),
		),
	].filter(({ order_item_id: id }) => id !== undefined);
	return items.sort((one, other) => Number(one.order_item_id) - Number(other.order_item_id));
}

/** The coupon as the order kept it: today a short text, before all of it, and at first nothing. */
function couponMeta(line: Document): Document {
	return Object.fromEntries(
		list(line, 'meta_data').map(({ key, value }) => [
			String(key),
			typeof value === 'string' ? value : `a:1:{s:2:"id";i:${Number(Object(value).id)};}`,
		]),
	);
}

function peopleStatements(files: ShopExport): string[] {
	const users = files['customers.json'];
	return [
		...insert(
			'users',
			users.map(({ id, username, email }) => ({
				ID: id,
				user_login: username,
				user_nicename: username,
				user_email: email,
			})),
		),
		...insert(
			'usermeta',
			users.map(({ id, role }) => ({
				user_id: id,
				meta_key: 'wp_capabilities',
				meta_value: `a:1:{s:${String(role).length}:"${String(role)}";b:1;}`,
			})),
		),
	];
}

/** A list as PHP serializes it. */
const serialized = (texts: readonly string[]) =>
	`a:${texts.length}:{${texts.map((text, at) => `i:${at};s:${text.length}:"${text}";`).join('')}}`;

function optionStatements(files: ShopExport): string[] {
	const store = files['store.json'];
	const zone = files['wp-settings.json'].timezone;
	const hours = /^([+-])(\d\d):(\d\d)$/.exec(zone);
	const offset = hours ? Number(`${hours[1]}1`) * (Number(hours[2]) + Number(hours[3]) / 60) : '';
	const settings = [...files['settings-general.json'], ...files['settings-wc-admin.json']];
	const options: Record<string, unknown> = {
		...Object.fromEntries(
			settings.map(({ id, value }) => [id, Array.isArray(value) ? serialized(value) : value]),
		),
		timezone_string: hours ? '' : zone,
		gmt_offset: offset,
		start_of_week: files['wp-settings.json'].start_of_week,
		woocommerce_version: store.wc_version,
		woocommerce_db_version: store.wc_version,
		woocommerce_analytics_uses_old_full_refund_data:
			'uses_old_full_refund_data' in store ? 'yes' : 'no',
	};
	return Object.entries(options).map(
		([name, value]) =>
			`REPLACE INTO wp_options (option_name, option_value) VALUES (${literal(name)}, ${literal(value)});`,
	);
}

/** What WooCommerce counts, as the store with the same shop has it. */
async function countedStatements(store: StoreDatabase): Promise<string[]> {
	const rows = (columns: string, table: string) =>
		store.all<Record<string, unknown>>(`SELECT ${columns} FROM ${table}`);
	const text = (names: string) =>
		names
			.split(' ')
			.map((name) => `CAST(${name} AS VARCHAR) AS ${name}`)
			.join();
	const statements = [
		...insert(
			'wc_order_stats',
			await rows(
				`${text('order_id parent_id date_created date_paid date_completed num_items_sold total_sales tax_total shipping_total net_total returning_customer customer_id')}, CASE WHEN status LIKE 'wc-%' THEN status ELSE concat('wc-', status) END AS status`,
				'wc_order_stats',
			),
		),
		...insert(
			'wc_customer_lookup',
			await rows(
				`${text('customer_id user_id username first_name last_name email')}`,
				'wc_customer_lookup',
			),
		),
	];
	for (const [table, columns] of Object.entries(COUNTED_TABLES)) {
		statements.push(...insert(table, await rows(text(Object.keys(columns).join(' ')), table)));
	}
	return statements;
}
