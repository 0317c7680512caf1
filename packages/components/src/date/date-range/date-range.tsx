import { useViewportMatch } from '../../primitives';
import { RangeInputs } from './range-inputs';
import { useDateRange, type CalendarLayout, type DateRangeProps } from './use-date-range';
import './date-range.css';

export type { DateRangeProps } from './use-date-range';

/**
 * Lets the user type a range of days or choose it in a calendar. The calendar's code loads when this is first shown.
 * @example <DateRange after={after} before={before} afterText="" beforeText="" shortDateFormat="MM/DD/YYYY" onUpdate={update} />
 */
export function DateRange(props: DateRangeProps) {
	const { inputs, calendar } = useDateRange(props, useCalendarLayout());
	return (
		<div className="woocommerce-calendar">
			<RangeInputs {...inputs} />
			{calendar}
		</div>
	);
}

/** How much calendar fits: two months where its layer fills a screen that is not small, otherwise one (S9.date-picker.1). */
export function useCalendarLayout(): CalendarLayout {
	const fillsScreen = useViewportMatch('medium', '<');
	const isSmall = useViewportMatch('small', '<');
	if (!fillsScreen) return { numberOfMonths: 1, daySize: 39 };
	if (!isSmall) return { numberOfMonths: 2, daySize: 38 };
	// Days as large as a finger where seven of them and the padding fit.
	return { numberOfMonths: 1, daySize: Math.min(46, Math.floor((window.innerWidth - 42) / 7)) };
}
