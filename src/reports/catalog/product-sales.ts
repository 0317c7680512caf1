import { __, _n } from '@wordpress/i18n';
import { chart } from './charts';
import { column } from './columns';
import { metric } from './summary-metrics';

/** Numbers that products, variations and categories are told by: each is a chart, a column and a figure under the table. */
export const productSales = {
	charts: () => [
		{ ...chart.itemsSold(), orderby: 'items_sold', order: 'desc' } as const,
		{ ...chart.netSales(), orderby: 'net_revenue', order: 'desc' } as const,
		{ ...chart.ordersCount(), orderby: 'orders_count', order: 'desc' } as const,
	],
	/** Stock keeping unit, hidden until asked for. */
	sku: () =>
		({
			key: 'sku',
			label: __('SKU', 'store-analytics'),
			type: 'text',
			isSortable: true,
			hiddenByDefault: true,
			value: (row: { extended_info?: { sku?: string } }) => row.extended_info?.sku,
		}) as const,
	itemsSold: () =>
		({
			...column.count('items_sold', __('Items sold', 'store-analytics')),
			required: true,
		}) as const,
	netSales: () => column.money('net_revenue', __('Net sales', 'store-analytics')),
	orders: () => column.count('orders_count', __('Orders', 'store-analytics')),
	/** Figures behind the number of rows' own. */
	summary: () => [
		metric.total('items_sold', (n) => _n('item sold', 'items sold', n, 'store-analytics')),
		metric.total('net_revenue', () => __('net sales', 'store-analytics'), 'currency'),
		metric.total('orders_count', (n) => _n('order', 'orders', n, 'store-analytics')),
	],
};
