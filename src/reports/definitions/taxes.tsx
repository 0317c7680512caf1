import { __, _n, sprintf } from '@wordpress/i18n';
import { isTaxableAmountKnown, taxCode, taxLineKey, type TaxRow } from '@store-analytics/rest-api';
import type { AppSettings } from '../../platform/settings/settings';
import type { ServerFeatures } from '../../platform/settings/server-features';
import { chart } from '../catalog/charts';
import { column } from '../catalog/columns';
import { metric } from '../catalog/summary-metrics';
import { filteredBy } from '../catalog/filters/dimension-filters';
import { filterOption } from '../catalog/filters/filter-options';
import { OrdersLink } from '../catalog/cells/orders-link';
import { taxLocation } from '../catalog/taxes/location-filter';
import { taxPlaces } from '../catalog/taxes/place-report';
import { percentOf } from '../catalog/taxes/tax-rate';
import { taxViewDropdown, taxViewOf } from '../catalog/taxes/tax-views';
import type { ColumnOf } from '../engine/definition/definition';
import { defineReport, type Report } from '../engine/definition/define-report';
import type { FilterConfig, FilterOption } from '../engine/definition/filter-config';

const locationParams = ['location_includes', 'location_excludes'];

/** Tax by rate, on orders and on shipping, as WooCommerce's own report has it. */
const taxesByRate = defineReport(
	{ endpoint: 'taxes', newerParams: locationParams, choice: 'by' },
	(settings, known) => ({
		rows: 'items',
		charts: [chart.totalTax(), chart.orderTax(), chart.shippingTax(), chart.ordersCount()],
		columns: columns(settings.server),
		defaultSort: { by: 'orders_count', order: 'desc' },
		summary: [
			metric.total('tax_codes', (n) => _n('tax code', 'tax codes', n, 'store-analytics')),
			metric.total('total_tax', () => __('total tax', 'store-analytics'), 'currency'),
			metric.total('order_tax', () => __('order tax', 'store-analytics'), 'currency'),
			metric.total('shipping_tax', () => __('shipping tax', 'store-analytics'), 'currency'),
			metric.total('orders_count', (n) => _n('order', 'orders', n, 'store-analytics')),
		],
		allLabel: __('All taxes', 'store-analytics'),
		filterOptions: filterOptions(),
		dropdowns: (own: FilterConfig) => [taxViewDropdown(), own],
		...filteredBy('taxes', settings, {
			/* translators: <select/> is the choice between All and Any */
			title: __('Taxes match <select/> filters', 'store-analytics'),
			own: {
				...(locationParams.every((name) => known.includes(name)) && { location: taxLocation() }),
			},
		}),
		comparison: {
			param: 'taxes',
			idOf: (row) => row.tax_rate_id,
			...(settings.server.hasTaxLines && { keyOf: (row: TaxRow) => taxLineKey({ ...row }) }),
			describedBy: ['tax_rate', 'priority'],
			segmentBy: 'tax_rate_id',
			/* translators: %d: number of tax rates */
			seriesLabelOf: (n: number) => _n('%d tax', '%d taxes', n, 'store-analytics'),
			helpText: __('Check at least two tax codes below to compare', 'store-analytics'),
			minimum: 0,
			rowNote: () => dateNote(settings),
		},
		search: {
			param: 'taxes',
			collection: 'taxes',
			type: 'taxes',
			placeholder: __('Search by tax code', 'store-analytics'),
		},
	}),
);

/** Why the sums of places differ, before WooCommerce 11.2. */
const dateNote = ({ server, dateType }: Pick<AppSettings, 'server' | 'dateType'>) =>
	server.hasTaxLines || dateType === 'date_created'
		? ''
		: sprintf(
				/* translators: %s: name of a report, such as "Revenue" */
				__(
					'By rate, orders count on the day they were placed, paid or not. By country and state, they count on the day that %s uses.',
					'store-analytics',
				),
				__('Revenue', 'store-analytics'),
			);

/** Taxes by rate, by country, by state, or as a return lists them. */
const taxes: Report = {
	...taxesByRate,
	define: (settings, known, chosen = '') =>
		taxViewOf(chosen)
			? taxPlaces.define(settings, known, chosen)
			: taxesByRate.define(settings, known, chosen),
};

export default taxes;

function columns({ hasTaxLines }: ServerFeatures): ColumnOf<'taxes'>[] {
	return [
		{
			key: 'tax_code',
			label: __('Tax code', 'store-analytics'),
			type: 'text',
			typicalLength: 20,
			required: true,
			isSortable: true,
			value: (row) => taxCode({ ...row }),
			// Services that work out taxes name no rate of the shop.
			display: (row, shown, { query }) =>
				row.tax_rate_id > 0 ? (
					<OrdersLink report="taxes" of={{ tax_rate_includes: row.tax_rate_id }} query={query}>
						{shown}
					</OrdersLink>
				) : (
					shown
				),
		},
		{
			...column.count('rate', __('Rate', 'store-analytics')),
			value: (row) => row.tax_rate,
			display: (row, _shown, { currency }) => percentOf(row.tax_rate, currency),
		},
		column.money('total_tax', __('Total tax', 'store-analytics')),
		column.money('order_tax', __('Order tax', 'store-analytics')),
		column.money('shipping_tax', __('Shipping tax', 'store-analytics')),
		...(hasTaxLines ? [taxableAmount()] : []),
		{ ...column.count('orders_count', __('Orders', 'store-analytics')), required: true },
	];
}

function taxableAmount(): ColumnOf<'taxes'> {
	return {
		...column.money('taxable_amount', __('Taxable amount', 'store-analytics')),
		ifSent: true,
		value: (row) => (isTaxableAmountKnown({ ...row }) ? row.taxable_amount : null),
		display: (row, shown) =>
			isTaxableAmountKnown({ ...row }) ? shown : __('N/A', 'store-analytics'),
	};
}

function filterOptions(): FilterOption[] {
	return [
		filterOption.compare(
			{ type: 'taxes', param: 'taxes' },
			{
				label: __('Comparison', 'store-analytics'),
				title: __('Compare tax codes', 'store-analytics'),
				placeholder: __('Search for tax codes to compare', 'store-analytics'),
				update: __('Compare', 'store-analytics'),
				helpText: __('Check at least two tax codes below to compare', 'store-analytics'),
			},
		),
	];
}
