import { useEffect, useState } from 'react';
import type * as calendarModule from './calendar';

type Calendars = typeof calendarModule;

export type CalendarState =
	{ status: 'loading' } | { status: 'error' } | { status: 'ready'; calendars: Calendars };

const loadCalendar = () => import('./calendar');

/** Starts fetching the calendar's code before it is needed; a failure shows when it is. */
export function preloadCalendar(): void {
	loadCalendar().catch(() => undefined);
}

/** The calendar's code, fetched on first use; `retry` asks again after an error. */
export function useCalendar(): CalendarState & { retry: () => void } {
	const [state, setState] = useState<CalendarState>({ status: 'loading' });
	const [attempt, setAttempt] = useState(1);
	useEffect(() => {
		let isCurrent = true;
		const settle = (next: CalendarState) => {
			if (isCurrent) setState(next);
		};
		loadCalendar().then(
			(calendars) => settle({ status: 'ready', calendars }),
			() => settle({ status: 'error' }),
		);
		return () => {
			isCurrent = false;
		};
	}, [attempt]);
	const retry = () => {
		setState({ status: 'loading' });
		setAttempt(attempt + 1);
	};
	return { ...state, retry };
}
