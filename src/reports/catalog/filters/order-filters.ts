import { __ } from '@wordpress/i18n';
import type { AppSettings } from '../../../platform/settings/settings';
import type { AdvancedFilter } from '../../engine/definition/filter-config';
import { advancedFilter } from './advanced-filters';
import { attributeFilter } from './attribute-filter';

/** The eight filters of the Orders report. */
export function orderFilters({
	orderStatuses,
	variationSeparator,
}: Pick<AppSettings, 'orderStatuses' | 'variationSeparator'>): Record<string, AdvancedFilter> {
	return {
		status: statusFilter(orderStatuses),
		product: advancedFilter.search('products', {
			add: __('Product', 'store-analytics'),
			placeholder: __('Search products', 'store-analytics'),
			remove: __('Remove product filter', 'store-analytics'),
			rule: __('Condition: product', 'store-analytics'),
			title: __('<title>Product</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select products', 'store-analytics'),
		}),
		variation: advancedFilter.search(
			'variations',
			{
				add: __('Product variation', 'store-analytics'),
				placeholder: __('Search product variations', 'store-analytics'),
				remove: __('Remove product variation filter', 'store-analytics'),
				rule: __('Condition: product variation', 'store-analytics'),
				title: __('<title>Product variation</title> <rule/> <filter/>', 'store-analytics'),
				filter: __('Select variations', 'store-analytics'),
			},
			variationSeparator,
		),
		coupon: advancedFilter.search('coupons', {
			add: __('Coupon code', 'store-analytics'),
			placeholder: __('Search coupons', 'store-analytics'),
			remove: __('Remove coupon filter', 'store-analytics'),
			rule: __('Condition: coupon', 'store-analytics'),
			title: __('<title>Coupon code</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select coupon codes', 'store-analytics'),
		}),
		customer_type: customerTypeFilter(),
		refunds: refundsFilter(),
		tax_rate: advancedFilter.search('taxes', {
			add: __('Tax rate', 'store-analytics'),
			placeholder: __('Search tax rates', 'store-analytics'),
			remove: __('Remove tax rate filter', 'store-analytics'),
			rule: __('Condition: tax rate', 'store-analytics'),
			title: __('<title>Tax rate</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select tax rates', 'store-analytics'),
		}),
		attribute: attributeFilter(),
	};
}

function statusFilter(orderStatuses: AppSettings['orderStatuses']): AdvancedFilter {
	return advancedFilter.isOneOf(
		{
			add: __('Order status', 'store-analytics'),
			remove: __('Remove order status filter', 'store-analytics'),
			rule: __('Condition: order status', 'store-analytics'),
			/* translators: <title/>, <rule/> and <filter/> are the parts of one filter row */
			title: __('<title>Order status</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select an order status', 'store-analytics'),
		},
		Object.entries(orderStatuses).map(([value, label]) => ({ value, label })),
	);
}

function customerTypeFilter(): AdvancedFilter {
	return advancedFilter.choice(
		{
			add: __('Customer type', 'store-analytics'),
			remove: __('Remove customer type filter', 'store-analytics'),
			title: __('<title>Customer is</title> <filter/>', 'store-analytics'),
			filter: __('Select a customer type', 'store-analytics'),
		},
		[
			{ value: 'new', label: __('New', 'store-analytics') },
			{ value: 'returning', label: __('Returning', 'store-analytics') },
		],
		'new',
	);
}

function refundsFilter(): AdvancedFilter {
	return advancedFilter.choice(
		{
			add: __('Refund', 'store-analytics'),
			remove: __('Remove refund filter', 'store-analytics'),
			title: __('<title>Refund</title> <filter/>', 'store-analytics'),
			filter: __('Select a refund type', 'store-analytics'),
		},
		[
			{ value: 'all', label: __('All', 'store-analytics') },
			{ value: 'partial', label: __('Partially refunded', 'store-analytics') },
			{ value: 'full', label: __('Fully refunded', 'store-analytics') },
			{ value: 'none', label: __('None', 'store-analytics') },
		],
		'all',
	);
}
