import { __, _n } from '@wordpress/i18n';
import { Link } from '@store-analytics/components';
import type { AppSettings } from '../../platform/settings/settings';
import type { ServerFeatures } from '../../platform/settings/server-features';
import { chart } from '../catalog/charts';
import { column } from '../catalog/columns';
import { screenLink } from '../catalog/links';
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
				display: (row, shown) => <Link {...ordersOfDay(settings, row.date_start)}>{shown}</Link>,
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
		advancedFilters: {
			/* translators: <select/> is the choice between All and Any */
			title: __('Revenue matches <select/> filters', 'store-analytics'),
			filters: {},
		},
	};
});

/** A day's orders: our report if there is no other list, else WordPress's list, by the date type of the reports. */
function ordersOfDay({ adminUrl, dateType, standsAlone }: AppSettings, start: string) {
	const day = start.slice(0, 10);
	if (standsAlone) {
		const range = { period: 'custom', compare: 'previous_year', after: day, before: day };
		return { type: 'wc-admin', href: screenLink('orders', {}, range) } as const;
	}
	const m = day.replaceAll('-', '');
	const query = new URLSearchParams({ post_type: 'shop_order', m, order_date_type: dateType });
	return { type: 'wp-admin', href: `${adminUrl}edit.php?${query}` } as const;
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
