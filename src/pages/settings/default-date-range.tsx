import { DateRangeFilterPicker } from '@store-analytics/components';
import { getDateParamsFromQuery, isoDateFormat } from '@store-analytics/date';
import { parseQuery, stringifyQuery } from '@store-analytics/navigation';
import { usePeriod } from '../../reports/engine/query/use-period';
import type { ChangeHandler } from './setting';

interface DefaultDateRangeProps {
	/** A URL query such as `period=month&compare=previous_year`. */
	readonly value: unknown;
	readonly onChange: ChangeHandler;
}

/** The range that reports open with, chosen as in a report. */
export function DefaultDateRange({ value, onChange }: DefaultDateRangeProps) {
	// WordPress keeps the text escaped.
	const query = parseQuery(typeof value === 'string' ? value.replaceAll('&amp;', '&') : '');
	const { period, compare, primary, secondary } = usePeriod(query, '');
	const { after, before } = getDateParamsFromQuery(query);
	return (
		<DateRangeFilterPicker
			dateQuery={{ period, compare, after, before, primaryDate: primary, secondaryDate: secondary }}
			onRangeSelect={(range) => onChange(stringifyQuery({ ...range }))}
			isoDateFormat={isoDateFormat}
		/>
	);
}
