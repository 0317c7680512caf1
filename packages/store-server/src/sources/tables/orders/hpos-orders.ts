import type { TableReader } from '../shop-database';
import {
	countsOf,
	byOwner,
	NOT_COUNTED,
	shownMeta,
	type AddressRecord,
	type MetaRecord,
	type OrderRecord,
	type OrderTables,
	type RefundRecord,
} from './order-record';

type Text = string | null;

interface OrderRow {
	readonly id: number;
	readonly status: Text;
	readonly currency: Text;
	readonly tax: Text;
	readonly total: Text;
	readonly customer_id: number | null;
	readonly created: Text;
	readonly updated: Text;
	readonly payment_method: Text;
	readonly payment_method_title: Text;
	readonly transaction_id: Text;
	readonly ip_address: Text;
	readonly user_agent: Text;
	readonly customer_note: Text;
	readonly created_via: Text;
	readonly version: Text;
	readonly prices_include_tax: number | null;
	readonly cart_hash: Text;
	readonly order_key: Text;
	readonly paid: Text;
	readonly completed: Text;
	readonly shipping_tax: Text;
	readonly shipping_total: Text;
	readonly discount_tax: Text;
	readonly discount_total: Text;
}

type MetaRow = MetaRecord & { readonly owner: number };

const ORDER = `SELECT o.id, o.status, o.currency, o.tax_amount AS tax, o.total_amount AS total, o.customer_id,
	o.date_created_gmt AS created, o.date_updated_gmt AS updated, o.payment_method, o.payment_method_title,
	o.transaction_id, o.ip_address, o.user_agent, o.customer_note, p.created_via,
	p.woocommerce_version AS version, p.prices_include_tax, p.cart_hash, p.order_key,
	p.date_paid_gmt AS paid, p.date_completed_gmt AS completed, p.shipping_tax_amount AS shipping_tax,
	p.shipping_total_amount AS shipping_total, p.discount_tax_amount AS discount_tax,
	p.discount_total_amount AS discount_total
	FROM {wc_orders} o LEFT JOIN {wc_order_operational_data} p ON p.order_id = o.id
	WHERE o.id IN (?) AND o.type = 'shop_order'`;

/** Orders in their own tables (High-Performance Order Storage), the default of newer shops. */
export const hposOrders: OrderTables = {
	list: (reader, { after, most }) =>
		reader.rows(
			`SELECT id, date_created_gmt AS created, COALESCE(date_updated_gmt, date_created_gmt) AS modified
				FROM {wc_orders} FORCE INDEX (PRIMARY) WHERE id > ? AND type = 'shop_order' AND status NOT IN (?)
				AND date_created_gmt IS NOT NULL ORDER BY id LIMIT ?`,
			[after, NOT_COUNTED, most],
		),

	listRefunds: (reader, { after, most }) =>
		reader.rows(
			`SELECT id, parent_order_id AS parentId FROM {wc_orders}
				WHERE id > ? AND type = 'shop_order_refund' ORDER BY id LIMIT ?`,
			[after, most],
		),

	async count(reader) {
		const rows = await reader.rows<{ type: string; count: number }>(
			`SELECT type, COUNT(*) AS count FROM {wc_orders}
				WHERE type IN ('shop_order', 'shop_order_refund') AND status NOT IN (?) GROUP BY type`,
			[NOT_COUNTED],
		);
		return countsOf(rows);
	},

	async changedSince(reader, moment) {
		const rows = await reader.rows<{ id: number }>(
			`SELECT IF(type = 'shop_order', id, parent_order_id) AS id FROM {wc_orders}
				WHERE date_updated_gmt >= ? AND type IN ('shop_order', 'shop_order_refund')`,
			[moment],
		);
		return rows.map(({ id }) => id);
	},

	async read(reader, ids) {
		const rows = await reader.rows<OrderRow>(ORDER, [ids]);
		const addresses = await reader.rows<AddressRecord & { order_id: number; type: string }>(
			`SELECT order_id, address_type AS type, first_name, last_name, company, address_1, address_2, city, state,
				postcode, country, email, phone FROM {wc_order_addresses} WHERE order_id IN (?)`,
			[ids],
		);
		const metas = byOwner(await readMeta(reader, ids));
		const places = new Map(addresses.map((row) => [`${row.type} ${row.order_id}`, row]));
		const placeOf = (type: string, id: number) => addressOf(places.get(`${type} ${id}`));
		return rows.map((row) => ({
			...recordOf(row, metas.get(row.id) ?? []),
			billing: placeOf('billing', row.id),
			shipping: placeOf('shipping', row.id),
		}));
	},

	async readRefunds(reader, parentIds) {
		const rows = await reader.rows<{ id: number; parentId: number; created: Text; total: Text }>(
			`SELECT id, parent_order_id AS parentId, date_created_gmt AS created, total_amount AS total
				FROM {wc_orders} WHERE parent_order_id IN (?) AND type = 'shop_order_refund'`,
			[parentIds],
		);
		if (rows.length === 0) return [];
		const ids = rows.map(({ id }) => id);
		const metas = byOwner(await readMeta(reader, ids));
		return rows.map((row): RefundRecord => {
			const meta = metas.get(row.id) ?? [];
			const of = (key: string) => meta.find((entry) => entry.key === key)?.value ?? '';
			return {
				id: row.id,
				parentId: row.parentId,
				created: row.created,
				amount: Number(of('_refund_amount') || -Number(row.total)),
				reason: of('_refund_reason'),
				refundedBy: Number(of('_refunded_by')),
				refundedPayment: of('_refunded_payment') === '1',
				meta: shownMeta(meta),
			};
		});
	},
};

function readMeta(reader: TableReader, ids: readonly number[]): Promise<MetaRow[]> {
	return reader.rows<MetaRow>(
		`SELECT order_id AS owner, id, meta_key AS \`key\`, COALESCE(meta_value, '') AS value
			FROM {wc_orders_meta} WHERE order_id IN (?)
			AND meta_key NOT IN ('_billing_address_index', '_shipping_address_index')`,
		[ids],
	);
}

function recordOf(
	row: OrderRow,
	meta: readonly MetaRecord[],
): Omit<OrderRecord, 'billing' | 'shipping'> {
	return {
		id: row.id,
		status: (row.status ?? '').replace(/^wc-/, ''),
		currency: row.currency ?? '',
		version: row.version ?? '',
		pricesIncludeTax: row.prices_include_tax === 1,
		created: row.created,
		modified: row.updated,
		paid: row.paid,
		completed: row.completed,
		discountTotal: Number(row.discount_total),
		discountTax: Number(row.discount_tax),
		shippingTotal: Number(row.shipping_total),
		shippingTax: Number(row.shipping_tax),
		cartTax: Number(row.tax),
		total: Number(row.total),
		userId: row.customer_id ?? 0,
		orderKey: row.order_key ?? '',
		paymentMethod: row.payment_method ?? '',
		paymentMethodTitle: row.payment_method_title ?? '',
		transactionId: row.transaction_id ?? '',
		ipAddress: row.ip_address ?? '',
		userAgent: row.user_agent ?? '',
		createdVia: row.created_via ?? '',
		customerNote: row.customer_note ?? '',
		cartHash: row.cart_hash ?? '',
		meta: shownMeta(meta),
	};
}

function addressOf(row: AddressRecord | undefined): AddressRecord {
	return {
		first_name: row?.first_name ?? '',
		last_name: row?.last_name ?? '',
		company: row?.company ?? '',
		address_1: row?.address_1 ?? '',
		address_2: row?.address_2 ?? '',
		city: row?.city ?? '',
		state: row?.state ?? '',
		postcode: row?.postcode ?? '',
		country: row?.country ?? '',
		email: row?.email ?? '',
		phone: row?.phone ?? '',
	};
}
