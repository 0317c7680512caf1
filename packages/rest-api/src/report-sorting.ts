/** `orderby` values that `reports/<name>` takes; the server refuses others. First come, first shown. */
export const itemOrderings = {
	orders: ['date', 'num_items_sold', 'net_total'],
	products: [
		'date',
		'net_revenue',
		'orders_count',
		'items_sold',
		'product_name',
		'variations',
		'sku',
	],
	variations: ['date', 'net_revenue', 'orders_count', 'items_sold', 'sku'],
	categories: [
		'category_id',
		'items_sold',
		'net_revenue',
		'orders_count',
		'products_count',
		'category',
	],
	coupons: ['coupon_id', 'code', 'amount', 'orders_count'],
	taxes: [
		'name',
		'tax_rate_id',
		'tax_code',
		'rate',
		'order_tax',
		'total_tax',
		'shipping_tax',
		'orders_count',
	],
	downloads: ['date', 'product'],
	customers: [
		'username',
		'name',
		'first_name',
		'last_name',
		'email',
		'location',
		'country',
		'city',
		'state',
		'postcode',
		'date_registered',
		'date_last_active',
		'orders_count',
		'total_spend',
		'avg_order_value',
	],
	stock: ['stock_status', 'stock_quantity', 'date', 'id', 'include', 'title', 'sku'],
} as const;

const productStats = [
	'date',
	'net_revenue',
	'coupons',
	'refunds',
	'shipping',
	'taxes',
	'orders_count',
	'items_sold',
] as const;

/** `orderby` values that `reports/<name>/stats` takes. */
export const statsOrderings = {
	revenue: [
		'date',
		'total_sales',
		'coupons',
		'refunds',
		'shipping',
		'taxes',
		'net_revenue',
		'orders_count',
		'items_sold',
		'gross_sales',
	],
	orders: ['date', 'net_revenue', 'orders_count', 'avg_order_value'],
	products: productStats,
	variations: productStats,
	coupons: ['date', 'amount', 'coupons_count', 'orders_count'],
	taxes: ['date', 'items_sold', 'total_sales', 'orders_count', 'products_count'],
	downloads: ['date', 'download_count'],
} as const;

/** Intervals that a stats request may ask for. */
export const intervals = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
