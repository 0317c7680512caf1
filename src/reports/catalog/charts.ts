import { __ } from '@wordpress/i18n';
import type { ChartMetric } from '../engine/definition/definition';

/** Chart tabs of more than one screen. Functions, because translations load after the module. */
export const chart = {
	grossSales: () =>
		metric({
			key: 'gross_sales',
			label: __('Gross sales', 'store-analytics'),
			type: 'currency',
			orderby: 'gross_sales',
			order: 'desc',
		}),
	returns: () =>
		metric({
			key: 'refunds',
			label: __('Returns', 'store-analytics'),
			type: 'currency',
			orderby: 'refunds',
			order: 'desc',
			isReverseTrend: true,
		}),
	coupons: () =>
		metric({
			key: 'coupons',
			label: __('Coupons', 'store-analytics'),
			type: 'currency',
			orderby: 'coupons',
			order: 'desc',
			isNeutralTrend: true,
		}),
	netSales: () =>
		metric({ key: 'net_revenue', label: __('Net sales', 'store-analytics'), type: 'currency' }),
	taxes: () =>
		metric({
			key: 'taxes',
			label: __('Taxes', 'store-analytics'),
			type: 'currency',
			orderby: 'taxes',
			order: 'desc',
		}),
	shipping: () =>
		metric({ key: 'shipping', label: __('Shipping', 'store-analytics'), type: 'currency' }),
	totalSales: () =>
		metric({
			key: 'total_sales',
			label: __('Total sales', 'store-analytics'),
			type: 'currency',
			orderby: 'total_sales',
			order: 'desc',
		}),
	ordersCount: () =>
		metric({ key: 'orders_count', label: __('Orders', 'store-analytics'), type: 'number' }),
	averageOrderValue: () =>
		metric({
			key: 'avg_order_value',
			label: __('Average order value', 'store-analytics'),
			type: 'currency',
			addsUp: false as const,
		}),
	averageItems: () =>
		metric({
			key: 'avg_items_per_order',
			label: __('Average items per order', 'store-analytics'),
			type: 'decimal',
			addsUp: false as const,
			orderby: 'num_items_sold',
			order: 'desc',
		}),
	itemsSold: () =>
		metric({ key: 'items_sold', label: __('Items sold', 'store-analytics'), type: 'number' }),
	discountedOrders: () =>
		metric({
			key: 'orders_count',
			label: __('Discounted orders', 'store-analytics'),
			type: 'number',
			orderby: 'orders_count',
			order: 'desc',
			isNeutralTrend: true,
		}),
	discount: () =>
		metric({
			key: 'amount',
			label: __('Amount', 'store-analytics'),
			type: 'currency',
			orderby: 'amount',
			order: 'desc',
			isNeutralTrend: true,
		}),
	totalTax: () =>
		metric({
			key: 'total_tax',
			label: __('Total tax', 'store-analytics'),
			type: 'currency',
			orderby: 'total_tax',
			order: 'desc',
		}),
	orderTax: () =>
		metric({
			key: 'order_tax',
			label: __('Order tax', 'store-analytics'),
			type: 'currency',
			orderby: 'order_tax',
			order: 'desc',
		}),
	shippingTax: () =>
		metric({
			key: 'shipping_tax',
			label: __('Shipping tax', 'store-analytics'),
			type: 'currency',
			orderby: 'shipping_tax',
			order: 'desc',
		}),
	downloads: () =>
		metric({ key: 'download_count', label: __('Downloads', 'store-analytics'), type: 'number' }),
};

/** Keeps the key's literal type, with which a report's endpoint checks the metric. */
function metric<Key extends string>(chartMetric: ChartMetric<Key>): ChartMetric<Key> {
	return chartMetric;
}
