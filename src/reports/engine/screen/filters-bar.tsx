import { IntervalSelect, ReportFilters } from '@store-analytics/components';
import { isoDateFormat } from '@store-analytics/date';
import { getActiveFiltersFromQuery, updateQueryString } from '@store-analytics/navigation';
import { chunk, useLateCode } from '../../../platform/chunk';
import { HeaderPlace } from '../../../platform/header/header-place';
import { dateQueryOf } from '../query/period';
import type { ReportView } from '../query/view';

const FilterChips = chunk(
	() => import(/* webpackChunkName: 'filter-chips' */ './chips/filter-chips'),
);

/** The toolbar: dates, dropdowns, the advanced panel, active filters, interval and download. Choices are in the address. */
export function FiltersBar({
	view,
}: {
	view: Pick<ReportView, 'model' | 'path' | 'period' | 'tools' | 'dropdownQuery'>;
}) {
	const { model, path, period, tools, dropdownQuery } = view;
	const hasChips = useLateCode(FilterChips, isNarrowed(model, tools.query));
	// Filters that hold without their panel: the dropdown must not name all orders.
	const isFiltered = model.filtersAlways && hasFilters(model, tools.query);
	return (
		<ReportFilters
			path={path}
			query={tools.query}
			// The flags are only for `showFilters` and must not get into the address.
			filters={model.filters.map((dropdown) => ({
				...dropdown,
				...(isFiltered && dropdown.param === 'filter' && { implied: 'advanced' }),
				showFilters: () => dropdown.showFilters(dropdownQuery),
			}))}
			showDatePicker={model.dated !== false}
			advancedFilters={model.advancedFilters}
			siteLocale={tools.settings.siteLocale}
			currency={tools.currency.getCurrencyConfig()}
			dateQuery={dateQueryOf(tools.query, tools.settings.defaultDateRange, period)}
			isoDateFormat={isoDateFormat}
			chips={hasChips && <FilterChips view={view} />}
			actions={
				<>
					{model.charts.length > 0 && (
						<IntervalSelect
							interval={period.interval}
							allowedIntervals={period.allowedIntervals}
							onChange={(interval) => updateQueryString({ interval }, path, tools.query)}
						/>
					)}
					<HeaderPlace name="toolbar" />
				</>
			}
		/>
	);
}

/** Checks whether an address has a filter, without the code that names it. */
function isNarrowed(model: ReportView['model'], query: ReportView['tools']['query']): boolean {
	return (
		model.filters.some(({ param }) => query[param] !== undefined && query[param] !== 'advanced') ||
		hasFilters(model, query)
	);
}

const hasFilters = (
	{ advancedFilters }: ReportView['model'],
	query: ReportView['tools']['query'],
): boolean => getActiveFiltersFromQuery(query, advancedFilters.filters).length > 0;
