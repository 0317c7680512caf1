import { ReportFilters } from '@store-analytics/components';
import { getDateParamsFromQuery, isoDateFormat } from '@store-analytics/date';
import type { ReportView } from './view';

/** Date range, dropdowns and the advanced panel; each writes what is chosen into the address. */
export function FiltersBar({
	view,
}: {
	view: Pick<ReportView, 'model' | 'path' | 'period' | 'tools'>;
}) {
	const { model, path, period, tools } = view;
	const { after, before } = getDateParamsFromQuery(tools.query, tools.settings.defaultDateRange);
	return (
		<ReportFilters
			path={path}
			query={tools.query}
			filters={[...model.filters]}
			advancedFilters={model.advancedFilters}
			siteLocale={tools.settings.siteLocale}
			currency={tools.currency.getCurrencyConfig()}
			dateQuery={{
				period: period.period,
				compare: period.compare,
				after,
				before,
				primaryDate: period.primary,
				secondaryDate: period.secondary,
			}}
			isoDateFormat={isoDateFormat}
		/>
	);
}
