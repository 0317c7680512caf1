import { __, _n } from '@wordpress/i18n';
import { Link } from '@store-analytics/components';
import { textOf, type Query } from '../../platform/query';
import type { AppSettings } from '../../platform/settings/settings';
import type { ServerFeatures } from '../../platform/settings/server-features';
import { chart } from '../catalog/charts';
import { column } from '../catalog/columns';
import { isFiltered } from '../catalog/filters/in-force';
import { screenLink } from '../catalog/links';
import { keptFilters } from '../catalog/dimensions/orders-behind';
import { filteredBy } from '../catalog/filters/dimension-filters';
import { metric } from '../catalog/summary-metrics';
import { NumbersByCurrency } from '../data-status';
import { defineReport } from '../engine/definition/define-report';

/** Sales, returns, discounts and taxes by day. */
export default defineReport('revenue', (settings) => {
	const explained = explanations(settings.server);
	return {
		rows: 'intervals',
		charts: [
			chart.grossSales(),
			{ ...chart.returns(), ...explained.returns },
			chart.coupons(),
			{ ...chart.netSales(), orderby: 'net_revenue', ...explained.netSalesAndTaxes },
			{ ...chart.taxes(), ...explained.netSalesAndTaxes },
			{ ...chart.shipping(), orderby: 'shipping' },
			chart.totalSales(),
		],
		columns: [
			{ ...column.date(), value: (row) => row.date_start },
			{
				...column.count('orders_count', __('Orders', 'store-analytics')),
				display: (row, shown, { query }) => (
					<Link {...ordersOfDay(settings, row.date_start, query)}>{shown}</Link>
				),
			},
			column.money('gross_sales', __('Gross sales', 'store-analytics')),
			column.money('refunds', __('Returns', 'store-analytics')),
			column.money('coupons', __('Coupons', 'store-analytics')),
			column.money('net_revenue', __('Net sales', 'store-analytics')),
			column.money('taxes', __('Taxes', 'store-analytics')),
			column.money('shipping', __('Shipping', 'store-analytics')),
			column.money('total_sales', __('Total sales', 'store-analytics')),
		],
		defaultSort: { by: 'date', order: 'desc' },
		summary: [
			metric.rows((count) => _n('day', 'days', count, 'store-analytics')),
			metric.total('orders_count', (count) => _n('order', 'orders', count, 'store-analytics')),
			metric.ofChart(chart.grossSales()),
			metric.ofChart(chart.returns()),
			metric.ofChart(chart.coupons()),
			metric.ofChart(chart.netSales()),
			metric.ofChart(chart.taxes()),
			metric.ofChart(chart.shipping()),
			metric.ofChart(chart.totalSales()),
		],
		...(settings.currencies.length > 0 && {
			parts: { aboveNumbers: NumbersByCurrency, chosen: '' },
		}),
		allLabel: __('All revenue', 'store-analytics'),
		...filteredBy('revenue', settings, {
			/* translators: <select/> is the choice between All and Any */
			title: __('Revenue matches <select/> filters', 'store-analytics'),
		}),
	};
});

/**
 * A day's orders: our report if it is filtered or there is no other list, else WordPress's list, by the date type of the
 * reports.
 */
function ordersOfDay(
	{ adminUrl, dateType, standsAlone }: AppSettings,
	start: string,
	query: Query,
) {
	const day = start.slice(0, 10);
	const filters = filtersInForce(query);
	if (standsAlone || Object.keys(filters).length > 0) {
		const range = { period: 'custom', compare: 'previous_year', after: day, before: day };
		return { type: 'wc-admin', href: screenLink('orders', {}, { ...range, ...filters }) } as const;
	}
	const m = day.replaceAll('-', '');
	const listed = new URLSearchParams({ post_type: 'shop_order', m, order_date_type: dateType });
	return { type: 'wp-admin', href: `${adminUrl}edit.php?${listed}` } as const;
}

/** Orders has the same filters, which it joins in the same way. */
function filtersInForce(query: Query): Record<string, string> {
	const filters = isFiltered(query) ? keptFilters(query) : {};
	if (Object.keys(filters).length === 0) return {};
	const isAny = textOf(query, 'match') === 'any';
	return { filter: 'advanced', ...(isAny && { match: 'any' }), ...filters };
}

/** Notes on numbers that returns change, by the rules of the shop's numbers. */
function explanations({ hasWholeReturns }: ServerFeatures) {
	const labelTooltipText = hasWholeReturns
		? __('Including refunded shipping and taxes.', 'store-analytics')
		: __(
				'An order that was refunded in full still counts with its tax and net sales here.',
				'store-analytics',
			);
	return hasWholeReturns
		? { returns: { labelTooltipText }, netSalesAndTaxes: {} }
		: { returns: {}, netSalesAndTaxes: { labelTooltipText } };
}
