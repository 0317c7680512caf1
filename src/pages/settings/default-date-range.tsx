import { DateRangeFilterPicker } from '@store-analytics/components';
import { defaultRangeText, isoDateFormat } from '@store-analytics/date';
import { dateQueryOf } from '../../reports/engine/query/period';
import { usePeriod } from '../../reports/engine/query/use-period';
import type { Query } from '../../platform/query';
import type { ChangeHandler } from './setting';

const noQuery: Query = {};

interface DefaultDateRangeProps {
	/** A URL query such as `period=month&compare=previous_year`; see `readDefaultRange`. */
	readonly value: unknown;
	readonly onChange: ChangeHandler;
}

/** The default range of reports, chosen as in a report. */
export function DefaultDateRange({ value, onChange }: DefaultDateRangeProps) {
	const range = typeof value === 'string' ? value : '';
	const period = usePeriod(noQuery, range);
	return (
		<DateRangeFilterPicker
			dateQuery={dateQueryOf(noQuery, range, period)}
			onRangeSelect={(chosen) => onChange(defaultRangeText(chosen))}
			isoDateFormat={isoDateFormat}
		/>
	);
}
