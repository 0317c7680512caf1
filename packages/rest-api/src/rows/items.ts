/** The address of a row's own resource; `href` as the server wrote it. */
export interface Links {
	[relation: string]: { href: string; embeddable?: boolean }[];
}

/** Row of reports/orders. Times are shop time unless the name contains gmt; money is not rounded. */
export interface OrderRow {
	order_id: number;
	/** The order that this row refunds, else 0. */
	parent_id: number;
	date: string;
	date_created: string;
	date_created_gmt: string;
	/** Slug without `wc-`. */
	status: string;
	customer_id: number;
	net_total: number;
	total_sales: number;
	num_items_sold: number;
	customer_type: 'new' | 'returning' | '';
	order_number: number | string;
	total_formatted: string;
	/** Only with `extended_info`. Ids and quantities are text. */
	extended_info?: OrderDetails;
	/** Only from the store server, with `product_share`: what the included products contribute. */
	product_share?: { items_sold: number; net_revenue: number };
	_links?: Links;
}

/** The fields that `extended_info` adds to an order. */
export interface OrderDetails {
	products: { id: number | string; name: string; quantity: number | string }[];
	coupons: { id: number | string; code: string }[];
	customer: Partial<OrderCustomer>;
	attribution?: { origin: string };
}

/** The customer of an order as reports return it. */
export interface OrderCustomer {
	customer_id: number | string;
	user_id: number | string | null;
	username: string;
	first_name: string;
	last_name: string;
	email: string;
	date_last_active: string | null;
	date_registered: string | null;
	country: string;
	postcode: string;
	city: string;
	state: string;
}

interface Sales {
	items_sold: number;
	net_revenue: number;
	orders_count: number;
}

/** The fields that `extended_info` adds to a product or variation; a deleted product has a name only. */
export interface ProductDetails {
	name: string;
	price?: number;
	image?: string;
	permalink?: string;
	stock_status?: string;
	stock_quantity?: number | null;
	manage_stock?: boolean;
	low_stock_amount?: number;
	category_ids?: number[];
	variations?: number[];
	sku?: string;
	attributes?: { id: number; name: string; option: string }[];
	/** Of variations that no longer exist: the name is that of their last sale, and all else is missing. */
	deleted?: boolean;
}

/** Row of reports/products. */
export interface ProductRow extends Sales {
	product_id: number;
	extended_info?: ProductDetails;
	_links?: Links;
}

/** Row of reports/variations. */
export interface VariationRow extends Sales {
	product_id: number;
	variation_id: number;
	extended_info?: ProductDetails;
	_links?: Links;
}

/** Row of reports/categories: products directly in the category. */
export interface CategoryRow extends Sales {
	category_id: number;
	products_count: number;
	extended_info?: { name: string };
	_links?: Links;
}

/** Row of reports/coupons. */
export interface CouponRow {
	coupon_id: number;
	/** The discount of the coupon. */
	amount: number;
	orders_count: number;
	extended_info?: {
		code: string;
		date_created: string;
		date_created_gmt: string;
		/** Empty if it never expires. */
		date_expires: string;
		date_expires_gmt: string;
		discount_type: string;
	};
	_links?: Links;
}

/** Row of reports/taxes. `tax_rate` in percent. */
export interface TaxRow {
	tax_rate_id: number;
	name: string;
	tax_rate: number;
	country: string;
	state: string;
	priority: number;
	total_tax: number;
	order_tax: number;
	shipping_tax: number;
	/** Since WooCommerce 11.2; 0 under a tax other than 0 means that it is unknown. */
	taxable_amount?: number;
	orders_count: number;
	_links?: Links;
}

/** Row of reports/downloads. */
export interface DownloadRow {
	id: number;
	date: string;
	date_gmt: string;
	download_id: string;
	product_id: number;
	order_id: number;
	order_number: number | string;
	user_id: number;
	username: string;
	ip_address: string;
	file_name: string;
	file_path: string;
	/** Only with `_embed`; a deleted product has `code` instead of `name`. */
	_embedded?: { product?: { id?: number; name?: string; code?: string }[] };
	_links?: Links;
}

/** Row of reports/stock. */
export interface StockRow {
	id: number;
	parent_id: number;
	name: string;
	sku: string;
	stock_status: string;
	stock_quantity: number | null;
	manage_stock: boolean;
	low_stock_amount: number | null;
	_links?: Links;
}

/** Row of reports/customers and of the customers collection. Missing dates are null. */
export interface CustomerRow {
	id: number;
	user_id: number;
	username: string;
	name: string;
	/** Since WooCommerce 10.5. */
	first_name?: string;
	last_name?: string;
	email: string;
	country: string;
	city: string;
	state: string;
	postcode: string;
	/** Since WooCommerce 11.2, of the last order; empty if unknown. */
	billing_phone?: string;
	shipping_phone?: string;
	/** Since WooCommerce 11.2: the names of the account's roles, empty for guests. */
	role?: string;
	date_registered: string | null;
	date_registered_gmt: string | null;
	date_last_active: string | null;
	date_last_active_gmt: string | null;
	date_last_order: string | null;
	orders_count: number;
	total_spend: number;
	/** Since WooCommerce 11.2 null without orders, before 0. */
	avg_order_value: number | null;
	_links?: Links;
}
