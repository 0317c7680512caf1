import { preloadModule, useLazyModule } from '../../primitives';

const loadCalendar = () => import('./calendar');

/** Starts fetching the calendar's code before it is needed; a failure shows when it is. */
export function preloadCalendar(): void {
	preloadModule(loadCalendar);
}

/** The calendar's code, fetched on first use; `retry` asks again after an error. */
export function useCalendar() {
	return useLazyModule(loadCalendar);
}
