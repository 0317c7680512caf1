import type { TableReader } from '../shop-database';

/** An address as stored in the tables. */
export interface AddressRecord {
	readonly first_name: string;
	readonly last_name: string;
	readonly company: string;
	readonly address_1: string;
	readonly address_2: string;
	readonly city: string;
	readonly state: string;
	readonly postcode: string;
	readonly country: string;
	readonly email: string;
	readonly phone: string;
}

/** A row of meta data. */
export interface MetaRecord {
	readonly id: number;
	readonly key: string;
	readonly value: string;
}

/** An order, from either kind of tables. Amounts are as stored, times are UTC (`2026-03-01 12:00:00`). */
export interface OrderRecord {
	readonly id: number;
	/** Without the prefix `wc-`. */
	readonly status: string;
	readonly currency: string;
	readonly version: string;
	readonly pricesIncludeTax: boolean;
	readonly created: string | null;
	readonly modified: string | null;
	readonly paid: string | null;
	readonly completed: string | null;
	readonly discountTotal: number;
	readonly discountTax: number;
	readonly shippingTotal: number;
	readonly shippingTax: number;
	readonly cartTax: number;
	readonly total: number;
	/** 0 for a guest. */
	readonly userId: number;
	readonly orderKey: string;
	readonly billing: AddressRecord;
	readonly shipping: AddressRecord;
	readonly paymentMethod: string;
	readonly paymentMethodTitle: string;
	readonly transactionId: string;
	readonly ipAddress: string;
	readonly userAgent: string;
	readonly createdVia: string;
	readonly customerNote: string;
	readonly cartHash: string;
	/** Without the fields of the order itself. */
	readonly meta: readonly MetaRecord[];
}

/** A refund of an order, or of another refund. */
export interface RefundRecord {
	readonly id: number;
	readonly parentId: number;
	readonly created: string | null;
	readonly amount: number;
	readonly reason: string;
	readonly refundedBy: number;
	readonly refundedPayment: boolean;
	readonly meta: readonly MetaRecord[];
}

/** An order in the list of all, with the times of its creation and last change. */
interface ListedOrder {
	readonly id: number;
	readonly created: string;
	readonly modified: string;
}

interface ListedRefund {
	readonly id: number;
	readonly parentId: number;
}

/** A page of ids: those after one id, up to a number. */
export interface IdPage {
	readonly after: number;
	readonly most: number;
}

/** The shop’s order storage: its own tables, or posts. */
export interface OrderTables {
	/** Orders that count, by id; without drafts and trash. */
	list(reader: TableReader, page: IdPage): Promise<ListedOrder[]>;
	/** Refunds by id, each with the id of its parent. */
	listRefunds(reader: TableReader, page: IdPage): Promise<ListedRefund[]>;
	/** The numbers of orders and refunds, read from an index alone. */
	count(reader: TableReader): Promise<{ readonly orders: number; readonly refunds: number }>;
	/**
	 * Ids of orders, and of parents of refunds, that were changed at a time or later. Without an index of changes, it
	 * searches only the newest posts, unless `which` is `all`.
	 */
	changedSince(reader: TableReader, moment: string, which: 'newest' | 'all'): Promise<number[]>;
	read(reader: TableReader, ids: readonly number[]): Promise<OrderRecord[]>;
	readRefunds(reader: TableReader, parentIds: readonly number[]): Promise<RefundRecord[]>;
}

/** Statuses of drafts and deleted orders. */
export const NOT_COUNTED = ['trash', 'auto-draft', 'checkout-draft', 'wc-checkout-draft', 'draft'];

/** Meta data that only WooCommerce itself uses, or that are fields of the order or refund. */
const INTERNAL = new Set(
	(
		'_customer_user _order_key _order_currency _billing_first_name _billing_last_name _billing_company ' +
		'_billing_address_1 _billing_address_2 _billing_city _billing_state _billing_postcode _billing_country ' +
		'_billing_email _billing_phone _shipping_first_name _shipping_last_name _shipping_company ' +
		'_shipping_address_1 _shipping_address_2 _shipping_city _shipping_state _shipping_postcode ' +
		'_shipping_country _shipping_phone _completed_date _paid_date _edit_lock _edit_last _cart_discount ' +
		'_cart_discount_tax _order_shipping _order_shipping_tax _order_tax _order_total _payment_method ' +
		'_payment_method_title _transaction_id _customer_ip_address _customer_user_agent _created_via ' +
		'_order_version _prices_include_tax _date_completed _date_paid _payment_tokens _billing_address_index ' +
		'_shipping_address_index _recorded_sales _recorded_coupon_usage_counts ' +
		'_download_permissions_granted _order_stock_reduced _new_order_email_sent _cart_hash ' +
		'_refund_amount _refunded_by _refunded_payment _refund_reason'
	).split(' '),
);

/** The meta data that REST shows of an order. */
export function shownMeta(meta: readonly MetaRecord[]): MetaRecord[] {
	return meta.filter(({ key }) => !INTERNAL.has(key));
}

/** Meta data by the id of its owner. */
export function byOwner<Row extends { readonly owner: number }>(
	rows: readonly Row[],
): Map<number, Row[]> {
	const groups = new Map<number, Row[]>();
	for (const row of rows) {
		const group = groups.get(row.owner);
		if (group) group.push(row);
		else groups.set(row.owner, [row]);
	}
	return groups;
}

/** An address from meta data, such as `_billing_city` of a post or `billing_city` of an account. */
export function addressOfMetas(prefix: string, of: (key: string) => string): AddressRecord {
	const part = (name: string) => of(`${prefix}_${name}`);
	return {
		first_name: part('first_name'),
		last_name: part('last_name'),
		company: part('company'),
		address_1: part('address_1'),
		address_2: part('address_2'),
		city: part('city'),
		state: part('state'),
		postcode: part('postcode'),
		country: part('country'),
		email: part('email'),
		phone: part('phone'),
	};
}

/** Converts counts by type into the numbers of orders and refunds. */
export function countsOf(rows: readonly { readonly type: string; readonly count: number }[]) {
	const of = (type: string) => rows.find((row) => row.type === type)?.count ?? 0;
	return { orders: of('shop_order'), refunds: of('shop_order_refund') };
}
