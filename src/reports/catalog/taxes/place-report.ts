import { __, _n } from '@wordpress/i18n';
import type { TaxPlaceRow } from '@store-analytics/rest-api';
import { chart } from '../charts';
import { filteredBy } from '../filters/dimension-filters';
import { metric } from '../summary-metrics';
import type { ChartMetric } from '../../engine/definition/definition';
import { defineReport } from '../../engine/definition/define-report';
import { AboutTaxes } from './about-taxes';
import { taxLocation } from './location-filter';
import { placeColumns } from './place-columns';
import { taxViewDropdown, taxViewOf } from './tax-views';

/** Taxes by country and state, and the columns of returns: `choice` is one of the views of Taxes. */
export const taxPlaces = defineReport(
	{ slug: 'taxes', endpoint: 'tax-places', choice: 'by' },
	(settings, _known, chosen) => {
		const view = taxViewOf(chosen);
		if (!view) throw new Error(`There are no taxes "${chosen}".`);
		const params = { by: view.key };
		const filters = filteredBy('taxes', settings, {
			/* translators: <select/> is the choice between All and Any */
			title: __('Taxes match <select/> filters', 'store-analytics'),
			own: { location: taxLocation() },
		});
		const charts = [chart.totalTax(), taxableAmount(), refundedTax(), chart.ordersCount()];
		return {
			endpoint: 'tax-places',
			rows: 'items',
			tableParams: params,
			statsParams: params,
			charts,
			columns: placeColumns(view),
			defaultSort:
				view.group === 'country_rate'
					? { by: 'place', order: 'asc' }
					: { by: 'total_tax', order: 'desc' },
			mainColumn: 'total_tax',
			summary: [
				metric.rows((count) => _n('row', 'rows', count, 'store-analytics')),
				...charts.map((one) => ({
					...metric.ofChart(one),
					...(one.derived && { derived: one.derived }),
				})),
			],
			parts: { aboveTable: AboutTaxes, chosen },
			dropdowns: (own) => [taxViewDropdown(filters.addedFilters), own],
			allLabel: __('All places', 'store-analytics'),
			isNeverMailed: true,
			filtersAlways: true,
			...filters,
			rowScope: ({ id }: TaxPlaceRow) => ({ places: id }),
		};
	},
);

/** Null while an order does not say what was taxed. */
const taxableAmount = (): ChartMetric<'taxable_amount'> => ({
	key: 'taxable_amount',
	label: __('Taxable amount', 'store-analytics'),
	type: 'currency',
	orderby: 'taxable_amount',
	order: 'desc',
	derived: {
		fields: ['taxable_amount', 'unknown_bases'],
		of: (numbers) =>
			typeof numbers['taxable_amount'] === 'number' ? numbers['taxable_amount'] : null,
	},
});

const refundedTax = (): ChartMetric<'refunded_tax'> => ({
	key: 'refunded_tax',
	label: __('Refunded tax', 'store-analytics'),
	type: 'currency',
	orderby: 'refunded_tax',
	order: 'desc',
	isReverseTrend: true,
});
