import { __, _n } from '@wordpress/i18n';
import { Link, OrderStatus, Pill } from '@store-analytics/components';
import type { OrderRow } from '@store-analytics/rest-api';
import type { AppSettings } from '../../platform/settings/settings';
import { chart } from '../catalog/charts';
import { orderDimensionColumns } from '../catalog/dimensions/order-columns';
import { column } from '../catalog/columns';
import { metric } from '../catalog/summary-metrics';
import { LinkList } from '../catalog/cells/link-list';
import { OneLine } from '../catalog/cells/one-line';
import { screenLink } from '../catalog/links';
import { inCurrency } from '../catalog/own-currency';
import { orderLink } from '../../platform/record-links';
import { filteredBy } from '../catalog/filters/dimension-filters';
import { orderFilters } from '../catalog/filters/order-filters';
import type { ColumnOf } from '../engine/definition/definition';
import { defineReport } from '../engine/definition/define-report';

/** Every order and refund of the range. */
export default defineReport('orders', (settings) => {
	return {
		rows: 'items',
		tableParams: { extended_info: true },
		charts: [
			chart.ordersCount(),
			{ ...chart.netSales(), orderby: 'net_total', order: 'desc' },
			chart.averageOrderValue(),
			chart.averageItems(),
		],
		columns: columnsOf(settings),
		mainColumn: 'net_total',
		defaultSort: { by: 'date', order: 'desc' },
		summary: [
			metric.total('orders_count', (n) => _n('order', 'orders', n, 'store-analytics')),
			metric.total('total_customers', (n) => _n('customer', 'customers', n, 'store-analytics')),
			metric.total('products', (n) => _n('product', 'products', n, 'store-analytics')),
			metric.total('num_items_sold', (n) => _n('item sold', 'items sold', n, 'store-analytics')),
			metric.total('coupons_count', (n) => _n('coupon', 'coupons', n, 'store-analytics')),
			metric.total('net_revenue', () => __('net sales', 'store-analytics'), 'currency'),
		],
		allLabel: __('All orders', 'store-analytics'),
		...filteredBy('orders', settings, {
			/* translators: <select/> is the choice between All and Any */
			title: __('Orders match <select/> filters', 'store-analytics'),
			own: orderFilters(settings),
		}),
	};
});

type OrderColumn = ColumnOf<'orders'>;

/** The columns of every shop, and those that only show once they are chosen. */
function columnsOf(settings: AppSettings): OrderColumn[] {
	const own: OrderColumn[] = [
		column.date(),
		orderNumber(settings),
		status(settings),
		{
			key: 'customer_id',
			label: __('Customer', 'store-analytics'),
			type: 'text',
			typicalLength: 12,
			value: customerName,
			display: (_row, shown) => <OneLine text={shown}>{shown}</OneLine>,
		},
		{
			key: 'customer_type',
			label: __('Customer type', 'store-analytics'),
			type: 'text',
			typicalLength: 9,
			value: customerType,
		},
		products(),
		column.count('num_items_sold', __('Items sold', 'store-analytics')),
		coupons(),
		netSales(settings),
		{
			key: 'attribution',
			label: __('Attribution', 'store-analytics'),
			type: 'text',
			typicalLength: 20,
			value: (row) => row.extended_info?.attribution?.origin,
			display: (_row, shown) => <OneLine text={shown}>{shown}</OneLine>,
		},
	];
	return [...own, ...orderDimensionColumns(settings, own)];
}

/** In a shop with several currencies, each order's amount is in its own. */
function netSales({ currencies, currency }: AppSettings): OrderColumn {
	const own = column.money('net_total', __('Net sales', 'store-analytics'));
	if (currencies.length === 0) return { ...own, required: true };
	return {
		...{ ...own, required: true },
		display: ({ order_id: id, net_total: amount }, shown, tools) => {
			const of = tools.orderLabels?.get(id)?.['currency'] ?? '';
			return of === '' || of === currency?.code ? shown : inCurrency(of, Number(amount), tools);
		},
	};
}

/** Opens the order; a refund opens its order. */
function orderNumber(settings: AppSettings): OrderColumn {
	return {
		key: 'order_number',
		label: __('Order #', 'store-analytics'),
		screenReaderLabel: __('Order number', 'store-analytics'),
		type: 'text',
		typicalLength: 6,
		required: true,
		display: ({ order_id: id, parent_id: parent }, shown) => (
			<Link {...orderLink(settings, parent || id, parent ? '#order_refunds' : '')}>{shown}</Link>
		),
	};
}

/** A refund has its order's status in the shop, but no owner has to fulfil it: it says what it is. */
function status({ orderStatuses }: AppSettings): OrderColumn {
	return {
		key: 'status',
		label: __('Status', 'store-analytics'),
		type: 'text',
		display: (row) =>
			row.parent_id ? (
				<Pill className="woocommerce-orders-table__status">{__('Refund', 'store-analytics')}</Pill>
			) : (
				<OrderStatus
					className="woocommerce-orders-table__status"
					order={{ status: row.status }}
					orderStatusMap={orderStatuses}
				/>
			),
	};
}

function customerName({ extended_info: info }: OrderRow): string {
	const { first_name: first, last_name: last } = info?.customer ?? {};
	return [first, last].filter(Boolean).join(' ');
}

function customerType({ customer_type: type }: OrderRow): string {
	if (type === 'new') return __('New', 'store-analytics');
	return type === 'returning' ? __('Returning', 'store-analytics') : type;
}

type OrderedProduct = NonNullable<OrderRow['extended_info']>['products'][number];

/** The product with the highest quantity, and the others behind it; equal quantities keep the order's sequence. */
function products(): OrderColumn {
	const inOrder = ({ extended_info: info }: OrderRow) =>
		[...(info?.products ?? [])].sort((a, b) => Number(b.quantity) - Number(a.quantity));
	const quantityAndName = ({ quantity, name }: OrderedProduct) => `${quantity}× ${name}`;
	return {
		key: 'products',
		label: __('Product(s)', 'store-analytics'),
		screenReaderLabel: __('Products', 'store-analytics'),
		type: 'text',
		typicalLength: 19,
		value: (row) => inOrder(row).map(quantityAndName).join(', '),
		display: (row, _shown, { query }) => (
			<LinkList
				links={inOrder(row).map((product) => ({
					key: String(product.id),
					label: product.name,
					listed: quantityAndName(product),
					href: () =>
						screenLink('products', query, { filter: 'single_product', products: product.id }),
				}))}
			/>
		),
	};
}

function coupons(): OrderColumn {
	const used = ({ extended_info: info }: OrderRow) => info?.coupons ?? [];
	return {
		key: 'coupons',
		label: __('Coupon(s)', 'store-analytics'),
		screenReaderLabel: __('Coupons', 'store-analytics'),
		type: 'text',
		value: (row) =>
			used(row)
				.map(({ code }) => code)
				.join(', '),
		display: (row, _shown, { query }) => (
			<LinkList
				areShort
				links={used(row).map(({ id, code }) => ({
					key: String(id),
					label: code,
					listed: code,
					href: () => screenLink('coupons', query, { filter: 'single_coupon', coupons: id }),
				}))}
			/>
		),
	};
}
