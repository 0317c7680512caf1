/** Totals of a stats response: number by metric name; `segments` is separate (see {@link Segment}). */
export type Metrics<Name extends string> = Record<Name, number>;

/** Metrics of revenue/stats and orders/stats. Money in the shop's currency, not rounded. */
export type OrderMetric =
	| 'orders_count'
	| 'num_items_sold'
	| 'gross_sales'
	| 'total_sales'
	| 'coupons'
	| 'coupons_count'
	| 'refunds'
	| 'taxes'
	| 'shipping'
	| 'net_revenue'
	| 'avg_items_per_order'
	| 'avg_order_value'
	| 'total_customers'
	| 'products';

/** Metrics of breakdowns. */
export type BreakdownMetric =
	| Exclude<OrderMetric, 'products'>
	| 'new_customers'
	| 'repeat_customers'
	| 'repeat_rate'
	| 'refunds_count'
	| 'refund_rate'
	| 'order_tax'
	| 'shipping_tax';

/** Metrics of products/stats; the categories report shows them too. */
export type ProductMetric =
	'items_sold' | 'net_revenue' | 'orders_count' | 'products_count' | 'variations_count';

/** Metrics of variations/stats. */
export type VariationMetric = 'items_sold' | 'net_revenue' | 'orders_count' | 'variations_count';

/** Metrics of coupons/stats. */
export type CouponMetric = 'amount' | 'coupons_count' | 'orders_count';

/** Metrics of taxes/stats. */
export type TaxMetric = 'tax_codes' | 'total_tax' | 'order_tax' | 'shipping_tax' | 'orders_count';

/** Metrics of taxes by place. */
export type TaxPlaceMetric =
	| 'taxable_amount'
	| 'refunded_amount'
	| 'charged_tax'
	| 'charged_shipping_tax'
	| 'refunded_tax'
	| 'total_tax'
	| 'orders_count'
	| 'unknown_bases';

/** Metrics of downloads/stats. */
export type DownloadMetric = 'download_count';

/** Metrics of stock/stats: products by stock status. */
export type StockMetric = 'products' | 'outofstock' | 'lowstock' | 'instock' | 'onbackorder';

/** Metrics of customers/stats. */
export type CustomerMetric =
	'customers_count' | 'avg_orders_count' | 'avg_total_spend' | 'avg_avg_order_value';

/** One part of totals or subtotals in a response to `segmentby`. */
export interface Segment<Totals = Record<string, number>> {
	segment_id: number | string;
	segment_label: string;
	subtotals: Partial<Totals>;
}

/** Numbers of a whole range or of one interval; metrics that `fields` excludes are absent. */
export type Totals<T = Record<string, number>> = Partial<T> & { segments?: Segment<T>[] };

/** One bar or point of a chart, one row of the revenue table. Times are `YYYY-MM-DD HH:mm:ss`, shop time and UTC. */
export interface StatsInterval<T = Record<string, number>> {
	interval: string;
	date_start: string;
	date_start_gmt: string;
	date_end: string;
	date_end_gmt: string;
	subtotals: Totals<T>;
}

/** Response of `reports/<name>/stats`; stock and customers have no intervals. */
export interface Stats<T = Record<string, number>> {
	totals: Totals<T>;
	intervals: StatsInterval<T>[];
}
