import { __, _n } from '@wordpress/i18n';
import { Link } from '@store-analytics/components';
import { chart } from '../catalog/charts';
import { column } from '../catalog/columns';
import { metric } from '../catalog/summary-metrics';
import { filteredBy } from '../catalog/filters/dimension-filters';
import { filterOption } from '../catalog/filters/filter-options';
import { screenLink } from '../catalog/links';
import { OrdersLink } from '../catalog/cells/orders-link';
import type { ColumnOf } from '../engine/definition/definition';
import { defineReport } from '../engine/definition/define-report';
import type { FilterOption } from '../engine/definition/filter-config';
import type { Query } from '../../platform/query';

const subject = { type: 'coupons', param: 'coupons' } as const;

/** Used coupons, their orders, and their discounts. One that no longer exists (id 0) is no link. */
export default defineReport('coupons', (settings) => ({
	rows: 'items',
	hookName: 'coupon',
	tableParams: { extended_info: true },
	charts: [chart.discountedOrders(), chart.discount()],
	columns: columns(),
	defaultSort: { by: 'orders_count', order: 'desc' },
	summary: [
		metric.total('coupons_count', (n) => _n('coupon', 'coupons', n, 'store-analytics')),
		metric.total('orders_count', (n) => _n('order', 'orders', n, 'store-analytics')),
		metric.total('amount', () => __('amount discounted', 'store-analytics'), 'currency'),
	],
	allLabel: __('All coupons', 'store-analytics'),
	filterOptions: filterOptions(),
	...filteredBy('coupons', settings, {
		/* translators: <select/> is the choice between All and Any */
		title: __('Coupons match <select/> filters', 'store-analytics'),
		told: ['coupon_used'],
	}),
	comparison: {
		param: 'coupons',
		idOf: (row) => row.coupon_id,
		segmentBy: 'coupon',
		/* translators: %d: number of coupons */
		seriesLabelOf: (n: number) => _n('%d coupon', '%d coupons', n, 'store-analytics'),
		helpText: __('Check at least two coupon codes below to compare', 'store-analytics'),
	},
	search: {
		param: 'coupons',
		collection: 'coupons',
		type: 'coupons',
		placeholder: __('Search by coupon code', 'store-analytics'),
	},
}));

function couponType(type: string | undefined): string {
	switch (type) {
		case 'percent':
			return __('Percentage', 'store-analytics');
		case 'fixed_cart':
			return __('Fixed cart', 'store-analytics');
		case 'fixed_product':
			return __('Fixed product', 'store-analytics');
		default:
			return __('N/A', 'store-analytics');
	}
}

function columns(): ColumnOf<'coupons'>[] {
	return [
		{
			key: 'code',
			label: __('Coupon code', 'store-analytics'),
			type: 'text',
			typicalLength: 14,
			required: true,
			isSortable: true,
			value: (row) => row.extended_info?.code,
			display: (row, shown, { query }) =>
				row.coupon_id > 0 ? (
					<Link type="wc-admin" href={couponLink(row.coupon_id, query)}>
						{shown}
					</Link>
				) : (
					shown
				),
		},
		{
			...column.count('orders_count', __('Orders', 'store-analytics')),
			required: true,
			display: (row, shown, { query }) =>
				row.coupon_id > 0 ? (
					<OrdersLink report="coupons" of={{ coupon_includes: row.coupon_id }} query={query}>
						{shown}
					</OrdersLink>
				) : (
					shown
				),
		},
		column.money('amount', __('Amount discounted', 'store-analytics')),
		{
			key: 'created',
			label: __('Created', 'store-analytics'),
			type: 'date',
			value: (row) => row.extended_info?.date_created,
			display: (_row, shown) => shown || __('N/A', 'store-analytics'),
		},
		{
			key: 'expires',
			label: __('Expires', 'store-analytics'),
			type: 'date',
			value: (row) => row.extended_info?.date_expires,
			display: (_row, shown) => shown || __('N/A', 'store-analytics'),
		},
		{
			key: 'type',
			label: __('Type', 'store-analytics'),
			type: 'text',
			typicalLength: 20,
			value: (row) => couponType(row.extended_info?.discount_type),
		},
	];
}

const couponLink = (id: number, query: Query) =>
	screenLink('coupons', query, { filter: 'single_coupon', coupons: id });

function filterOptions(): FilterOption[] {
	return [
		filterOption.single('coupon', subject, {
			label: __('Single coupon', 'store-analytics'),
			placeholder: __('Type to search for a coupon', 'store-analytics'),
		}),
		filterOption.compare(subject, {
			label: __('Comparison', 'store-analytics'),
			title: __('Compare coupon codes', 'store-analytics'),
			placeholder: __('Search for coupon codes to compare', 'store-analytics'),
			update: __('Compare', 'store-analytics'),
			helpText: __('Check at least two coupon codes below to compare', 'store-analytics'),
		}),
	];
}
