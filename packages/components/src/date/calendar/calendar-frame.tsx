import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { LoadError } from '../../feedback/load-error/load-error';
import type * as calendarModule from './calendar';
import { useCalendar } from './use-calendar';

type Calendars = typeof calendarModule;

interface CalendarFrameProps {
	/** Edge of a day in pixels; the frame keeps the height of six weeks while the calendar loads. */
	daySize: number;
	children: (calendars: Calendars) => ReactNode;
}

/** The calendar, its placeholder while the code loads, or an error with a retry. */
export function CalendarFrame({ daySize, children }: CalendarFrameProps) {
	const calendar = useCalendar();
	return (
		<div
			className="woocommerce-calendar__react-dates"
			style={{ minBlockSize: 6 * daySize + 124 }}
			aria-busy={calendar.status === 'loading'}
		>
			{calendar.status === 'ready' && children(calendar.module)}
			{calendar.status === 'loading' && (
				<p className="woocommerce-calendar__message">
					{__('Loading calendar…', 'store-analytics')}
				</p>
			)}
			{calendar.status === 'error' && (
				<LoadError
					className="woocommerce-calendar__message"
					what={__(
						'The calendar could not load. Dates can still be typed in the fields above.',
						'store-analytics',
					)}
					error={calendar.error}
					onRetry={calendar.retry}
				/>
			)}
		</div>
	);
}
