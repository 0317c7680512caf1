const TEXT = "VARCHAR NOT NULL DEFAULT ''";

/**
 * What an order says of itself that reports break down by, as columns of wc_order_stats; empty if it does not say. A
 * place is that of the address, `payment_method` and `shipping_method` are ids, the others but `created_via` and
 * `currency` are the order's attribution (WooCommerce 8.5 and later): `referrer` is a host, `landing_page` a path.
 */
export const ORDER_DIMENSIONS = {
	billing_country: TEXT,
	billing_state: TEXT,
	billing_city: TEXT,
	billing_postcode: TEXT,
	shipping_country: TEXT,
	shipping_state: TEXT,
	shipping_city: TEXT,
	shipping_postcode: TEXT,
	payment_method: TEXT,
	shipping_method: TEXT,
	source_type: TEXT,
	source: TEXT,
	medium: TEXT,
	campaign: TEXT,
	term: TEXT,
	content: TEXT,
	device: TEXT,
	referrer: TEXT,
	landing_page: TEXT,
	created_via: TEXT,
	currency: TEXT,
} as const;

/** A column of wc_order_stats that an order says of itself. */
export type OrderDimension = keyof typeof ORDER_DIMENSIONS;

/** The columns, in their order. */
export const orderDimensions = Object.keys(ORDER_DIMENSIONS) as readonly OrderDimension[]; // as: keys of the record
