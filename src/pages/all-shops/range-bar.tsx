import { IntervalSelect, ReportFilters } from '@store-analytics/components';
import { isoDateFormat } from '@store-analytics/date';
import { updateQueryString } from '@store-analytics/navigation';
import type { Query } from '../../platform/query';
import { useAppSettings } from '../../platform/settings/settings-context';
import { dateQueryOf, type Period } from '../../reports/engine/query/period';

interface RangeBarProps {
	readonly path: string;
	readonly query: Query;
	readonly period: Period;
}

/** Dates, comparison and interval, as in the toolbar of reports. */
export function RangeBar({ path, query, period }: RangeBarProps) {
	const { siteLocale, defaultDateRange } = useAppSettings();
	return (
		<ReportFilters
			path={path}
			query={query}
			filters={[]}
			siteLocale={siteLocale}
			dateQuery={dateQueryOf(query, defaultDateRange, period)}
			isoDateFormat={isoDateFormat}
			actions={
				<IntervalSelect
					interval={period.interval}
					allowedIntervals={period.allowedIntervals}
					onChange={(interval) => updateQueryString({ interval }, path, query)}
				/>
			}
		/>
	);
}
