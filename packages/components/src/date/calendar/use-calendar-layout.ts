import { useViewportMatch } from '../../primitives';

/**
 * The size of the calendar: two months if its layer fills a screen that is not small, otherwise one (S9.date-picker.1).
 */
export function useCalendarLayout(): { numberOfMonths: number; daySize: number } {
	const fillsScreen = useViewportMatch('medium', '<');
	const isSmall = useViewportMatch('small', '<');
	if (!fillsScreen) return { numberOfMonths: 1, daySize: 39 };
	if (!isSmall) return { numberOfMonths: 2, daySize: 38 };
	// Days as large as a finger, if seven of them and the padding fit.
	return { numberOfMonths: 1, daySize: Math.min(46, Math.floor((window.innerWidth - 42) / 7)) };
}
