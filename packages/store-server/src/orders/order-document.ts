/** An order in the shape of /wc/v3/orders. */
export type OrderDocument = Readonly<Record<string, unknown>>;

/** Row of `orders`. */
export interface OrderColumns {
	readonly id: number;
	readonly number: string;
	readonly order_key: string;
	readonly status: string;
	readonly currency: string;
	readonly prices_include_tax: boolean;
	readonly date_created: string;
	readonly date_created_gmt: string;
	readonly date_modified: string | null;
	readonly date_modified_gmt: string | null;
	readonly date_paid: string | null;
	readonly date_paid_gmt: string | null;
	readonly date_completed: string | null;
	readonly date_completed_gmt: string | null;
	readonly discount_total: number;
	readonly discount_tax: number;
	readonly shipping_total: number;
	readonly shipping_tax: number;
	readonly cart_tax: number;
	readonly total: number;
	readonly total_tax: number;
	readonly user_id: number;
	readonly first_name: string;
	readonly last_name: string;
	readonly email: string;
	readonly address_1: string;
	readonly city: string;
	readonly state: string;
	readonly postcode: string;
	readonly country: string;
	readonly payment_method: string;
	readonly payment_method_title: string;
	readonly created_via: string;
	readonly ip_address: string;
	readonly customer_note: string;
	readonly body: string | null;
}

/** Row of `order_items`. */
export interface ItemColumns {
	readonly order_item_id: number;
	readonly order_id: number;
	readonly order_item_type: string;
	readonly order_item_name: string;
	readonly product_id: number | null;
	readonly variation_id: number | null;
	readonly quantity: number | null;
	readonly subtotal: number | null;
	readonly subtotal_tax: number | null;
	readonly total: number | null;
	readonly total_tax: number | null;
	readonly shipping_tax: number | null;
	readonly code: string | null;
	readonly rate_id: number | null;
	readonly rate_percent: number | null;
	readonly label: string | null;
	readonly compound: boolean | null;
}

/** The summary of a refund in its order. */
export interface RefundColumns {
	readonly id: number;
	readonly parent_id: number;
	readonly amount: number;
	readonly reason: string;
}

/** Builds the document of an order from its rows; money with the shop's decimals. */
export function composeOrder(
	order: OrderColumns,
	items: readonly ItemColumns[],
	refunds: readonly RefundColumns[],
	precision: number,
): OrderDocument {
	const money = (amount: number | null) => (amount ?? 0).toFixed(precision);
	const address = addressOf(order);
	return {
		id: order.id,
		parent_id: 0,
		number: order.number,
		order_key: order.order_key,
		status: order.status,
		currency: order.currency,
		prices_include_tax: order.prices_include_tax,
		...datesOf(order),
		discount_total: money(order.discount_total),
		discount_tax: money(order.discount_tax),
		shipping_total: money(order.shipping_total),
		shipping_tax: money(order.shipping_tax),
		cart_tax: money(order.cart_tax),
		total: money(order.total),
		total_tax: money(order.total_tax),
		customer_id: order.user_id,
		billing: { ...address, email: order.email, phone: '' },
		shipping: { ...address, phone: '' },
		payment_method: order.payment_method,
		payment_method_title: order.payment_method_title,
		transaction_id: '',
		customer_ip_address: order.ip_address,
		customer_user_agent: '',
		created_via: order.created_via,
		customer_note: order.customer_note,
		cart_hash: '',
		meta_data: [],
		...itemDocuments(items, money),
		refunds: refunds.map(({ id, reason, amount }) => ({ id, reason, total: money(-amount) })),
	};
}

/** The columns of `refunds` that a composed document needs. */
export interface RefundRow extends RefundColumns {
	readonly date_created: string;
	readonly date_created_gmt: string;
	readonly refunded_by: number;
}

/** Builds the document of a refund from its rows; money with the shop's decimals. */
export function composeRefund(
	refund: RefundRow,
	items: readonly ItemColumns[],
	precision: number,
): OrderDocument {
	const money = (amount: number | null) => (amount ?? 0).toFixed(precision);
	const { line_items, shipping_lines, tax_lines, fee_lines } = itemDocuments(items, money);
	return {
		id: refund.id,
		date_created: iso(refund.date_created),
		date_created_gmt: iso(refund.date_created_gmt),
		amount: money(refund.amount),
		reason: refund.reason,
		refunded_by: refund.refunded_by,
		refunded_payment: false,
		meta_data: [],
		...{ line_items, shipping_lines, tax_lines, fee_lines },
		parent_id: refund.parent_id,
	};
}

function itemDocuments(items: readonly ItemColumns[], money: (amount: number | null) => string) {
	const of = (type: string) => items.filter((item) => item.order_item_type === type);
	return {
		line_items: of('line_item').map((item) => lineDocument(item, money)),
		tax_lines: of('tax').map((item) => taxDocument(item, money)),
		shipping_lines: of('shipping').map((item) => ({
			id: item.order_item_id,
			method_title: item.order_item_name,
			method_id: item.code,
			total: money(item.total),
			total_tax: money(item.total_tax),
			taxes: [],
			meta_data: [],
		})),
		fee_lines: of('fee').map((item) => ({
			id: item.order_item_id,
			name: item.order_item_name,
			total: money(item.total),
			total_tax: money(item.total_tax),
			taxes: [],
			meta_data: [],
		})),
		coupon_lines: of('coupon').map((item) => ({
			id: item.order_item_id,
			code: item.order_item_name,
			discount: money(item.total),
			discount_tax: money(item.total_tax),
			meta_data: [],
		})),
	};
}

function addressOf(order: OrderColumns) {
	const { first_name, last_name, address_1, city, state, postcode, country } = order;
	return {
		first_name,
		last_name,
		company: '',
		address_1,
		address_2: '',
		city,
		state,
		postcode,
		country,
	};
}

function datesOf(order: OrderColumns): OrderDocument {
	const names = ['date_created', 'date_modified', 'date_paid', 'date_completed'] as const;
	return Object.fromEntries(
		names.flatMap((name) => [
			[name, iso(order[name])],
			[`${name}_gmt`, iso(order[`${name}_gmt`])],
		]),
	);
}

function iso(stamp: string | null): string | null {
	return stamp === null ? null : stamp.replace(' ', 'T');
}

function lineDocument(item: ItemColumns, money: (amount: number | null) => string) {
	return {
		id: item.order_item_id,
		name: item.order_item_name,
		product_id: item.product_id,
		variation_id: item.variation_id,
		quantity: item.quantity,
		tax_class: '',
		subtotal: money(item.subtotal),
		subtotal_tax: money(item.subtotal_tax),
		total: money(item.total),
		total_tax: money(item.total_tax),
		taxes: [],
		meta_data: [],
	};
}

function taxDocument(item: ItemColumns, money: (amount: number | null) => string) {
	return {
		id: item.order_item_id,
		rate_code: item.code,
		rate_id: item.rate_id,
		label: item.label,
		compound: item.compound,
		tax_total: money(item.total_tax),
		shipping_tax_total: money(item.shipping_tax),
		rate_percent: item.rate_percent,
		meta_data: [],
	};
}
