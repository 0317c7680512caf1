import { __, _n } from '@wordpress/i18n';

const labels: Readonly<Record<string, (value: number) => string>> = {
	gross_sales: () => __('gross sales', 'store-analytics'),
	refunds: () => __('returns', 'store-analytics'),
	coupons: () => __('coupons', 'store-analytics'),
	net_revenue: () => __('net sales', 'store-analytics'),
	taxes: () => __('taxes', 'store-analytics'),
	shipping: () => __('shipping', 'store-analytics'),
	total_sales: () => __('total sales', 'store-analytics'),
	orders_count: (count) => _n('order', 'orders', count, 'store-analytics'),
	num_items_sold: (count) => _n('item sold', 'items sold', count, 'store-analytics'),
	avg_order_value: () => __('average order value', 'store-analytics'),
	new_customers: (count) => _n('new customer', 'new customers', count, 'store-analytics'),
	repeat_customers: () => __('ordered again', 'store-analytics'),
	repeat_rate: () => __('repeat rate', 'store-analytics'),
	refunds_count: (count) => _n('refund', 'refunds', count, 'store-analytics'),
	refund_rate: () => __('refund rate', 'store-analytics'),
	total_tax: () => __('total tax', 'store-analytics'),
	order_tax: () => __('order tax', 'store-analytics'),
	shipping_tax: () => __('shipping tax', 'store-analytics'),
	taxable_amount: () => __('taxable amount', 'store-analytics'),
	refunded_tax: () => __('refunded tax', 'store-analytics'),
};

/**
 * Returns the name of a chart's total below the table, where it continues its number, as in "29 refunds". A metric of an
 * extension keeps the name that the extension gave it.
 */
export function totalLabel(key: string, name: string): (value: number) => string {
	return labels[key] ?? (() => name);
}
