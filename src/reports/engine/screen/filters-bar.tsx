import { ReportFilters } from '@store-analytics/components';
import { isoDateFormat } from '@store-analytics/date';
import { dateQueryOf } from '../query/period';
import type { ReportView } from '../query/view';

/** Date range, dropdowns and the advanced panel; each writes what is chosen into the address. */
export function FiltersBar({
	view,
}: {
	view: Pick<ReportView, 'model' | 'path' | 'period' | 'tools' | 'dropdownQuery'>;
}) {
	const { model, path, period, tools, dropdownQuery } = view;
	return (
		<ReportFilters
			path={path}
			query={tools.query}
			// Flags for what is opened are for `showFilters` only: they must not get into the address.
			filters={model.filters.map((dropdown) => ({
				...dropdown,
				showFilters: () => dropdown.showFilters(dropdownQuery),
			}))}
			showDatePicker={model.dated !== false}
			advancedFilters={model.advancedFilters}
			siteLocale={tools.settings.siteLocale}
			currency={tools.currency.getCurrencyConfig()}
			dateQuery={dateQueryOf(tools.query, tools.settings.defaultDateRange, period)}
			isoDateFormat={isoDateFormat}
		/>
	);
}
