import type { ReactNode } from 'react';
import { __, _n } from '@wordpress/i18n';
import type { CellTools } from '../engine/definition/cells';
import { chart } from './charts';
import { column } from './columns';
import { OneLine } from './cells/one-line';
import { OrdersLink } from './cells/orders-link';
import { metric } from './summary-metrics';

/** The numbers of products, variations and categories: each is a chart, a column and a number under the table. */
export const productSales = {
	charts: () => [
		{ ...chart.itemsSold(), orderby: 'items_sold', order: 'desc' } as const,
		{ ...chart.netSales(), orderby: 'net_revenue', order: 'desc' } as const,
		{ ...chart.ordersCount(), orderby: 'orders_count', order: 'desc' } as const,
	],
	/** Stock keeping unit. */
	sku: () =>
		({
			key: 'sku',
			label: __('SKU', 'store-analytics'),
			type: 'text',
			isSortable: true,
			value: (row: { extended_info?: { sku?: string } }) => row.extended_info?.sku,
			display: (_row: unknown, shown: ReactNode) => <OneLine text={shown}>{shown}</OneLine>,
		}) as const,
	itemsSold: () =>
		({
			...column.count('items_sold', __('Items sold', 'store-analytics')),
			required: true,
		}) as const,
	netSales: () => column.money('net_revenue', __('Net sales', 'store-analytics')),
	orders: () => column.count('orders_count', __('Orders', 'store-analytics')),
	/** The columns of a product's or variation's sales; its orders are a link. */
	sold: <Thing extends 'product' | 'variation'>(thing: Thing) =>
		[
			productSales.sku(),
			productSales.itemsSold(),
			{ ...productSales.netSales(), required: true },
			{
				...productSales.orders(),
				display: (
					row: Readonly<Record<`${Thing}_id`, number>>,
					shown: ReactNode,
					{ query }: CellTools,
				) => (
					<OrdersLink
						report={`${thing}s`}
						of={{ [`${thing}_includes`]: row[`${thing}_id`] }}
						query={query}
					>
						{shown}
					</OrdersLink>
				),
			},
		] as const,
	/** The numbers after the number of rows. */
	summary: () => [
		metric.total('items_sold', (n) => _n('item sold', 'items sold', n, 'store-analytics')),
		metric.total('net_revenue', () => __('net sales', 'store-analytics'), 'currency'),
		metric.total('orders_count', (n) => _n('order', 'orders', n, 'store-analytics')),
	],
};
