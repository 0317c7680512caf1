import { preloadModule, useLazyModule } from '../../primitives';

const loadCalendar = () => import('./calendar');

/** Prefetches the calendar's code; an error appears when the calendar is opened. */
export function preloadCalendar(): void {
	preloadModule(loadCalendar);
}

/** Loads the calendar's code on first use; `retry` loads it again after an error. */
export function useCalendar() {
	return useLazyModule(loadCalendar);
}
