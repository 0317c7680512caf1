import type { BaseQueryParams } from './query';

/** The shipping or billing address of an order. */
export interface Address {
	first_name: string;
	last_name: string;
	company: string;
	address_1: string;
	address_2: string;
	city: string;
	state: string;
	postcode: string;
	country: string;
	email: string;
	phone: string;
}

/** A tax on a line; amounts are decimal texts, here and below. */
export interface OrderTax {
	id: number;
	total: string;
	subtotal: string;
}

/** A tax on the whole order. */
export interface OrderTaxLine {
	id: number;
	label: string;
	rate_code: string;
	rate_id: string;
	compound: boolean;
	tax_total: string;
	shipping_tax_total: string;
}

/** The costs of a line of any kind. */
interface Line {
	id: number;
	total: string;
	total_tax: string;
}

/** A fee. */
export interface OrderFeeLine extends Line {
	name: string;
	tax_class: string;
	tax_status: string;
	taxes: OrderTax[];
}

/** A shipping line. */
export interface OrderShippingLine extends Line {
	method_id: string;
	method_title: string;
	taxes: Omit<OrderTax, 'subtotal'>[];
}

/** A coupon of an order. */
export interface OrderCoupon {
	id: number;
	code: string;
	discount: string;
	discount_tax: string;
}

/** Metadata of a line. */
export interface OrderMetaData {
	key: string;
	label: string;
	value: unknown;
}

/** A refund. */
export interface OrderRefund {
	id: number;
	reason: string;
	total: string;
}

/** A product line. */
export interface OrderLineItem extends Line {
	name: string;
	sku: string;
	product_id: number | string;
	/** 0 for none. */
	variation_id: number;
	quantity: number;
	price: string;
	tax_class: string;
	subtotal: string;
	subtotal_tax: string;
	taxes: OrderTax[];
	meta_data: OrderMetaData[];
}

/** WooCommerce's own statuses; extensions have more, which the parameters of {@link Order} and {@link OrdersQuery} take. */
export type OrderStatus =
	'pending' | 'processing' | 'on-hold' | 'completed' | 'cancelled' | 'refunded' | 'failed';

/** An order, as `wc/v3/orders` returns. */
export interface Order<Status = OrderStatus> {
	id: number;
	parent_id: number;
	number: string;
	order_key: string;
	created_via: string;
	version: string;
	status: Status;
	currency: string;
	prices_include_tax: boolean;
	date_created: string;
	date_modified: string;
	date_completed: string | null;
	date_paid: string | null;
	/** 0 for a guest. */
	customer_id: number;
	customer_ip_address: string;
	customer_user_agent: string;
	customer_note: string;
	billing: Address;
	shipping: Omit<Address, 'email'>;
	payment_method: string;
	payment_method_title: string;
	transaction_id: string;
	cart_hash: string;
	discount_total: string;
	discount_tax: string;
	shipping_total: string;
	shipping_tax: string;
	cart_tax: string;
	total: string;
	total_tax: string;
	line_items: OrderLineItem[];
	tax_lines: OrderTaxLine[];
	shipping_lines: OrderShippingLine[];
	fee_lines: OrderFeeLine[];
	coupon_lines: OrderCoupon[];
	refunds: OrderRefund[];
}

/** An order with only some fields. */
export type PartialOrder = Partial<Order> & Pick<Order, 'id'>;

/** Parameters of lists of orders. */
export interface OrdersQuery<Status = OrderStatus | 'any' | 'trash'> extends BaseQueryParams<
	keyof Order
> {
	status?: Status;
	customer?: number;
	product?: number;
	/** Decimals of amounts. */
	dp?: number;
}
