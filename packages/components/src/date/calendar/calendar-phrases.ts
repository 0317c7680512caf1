import { __, sprintf } from '@wordpress/i18n';

interface DatePhrase {
	date: string;
}

/**
 * All texts of the calendar, for screen readers and its help. Created while rendering, when translations have loaded.
 */
export function calendarPhrases() {
	return { ...keyboardHelp(), ...dayNames() };
}

function dayNames() {
	return {
		chooseAvailableDate: ({ date }: DatePhrase) => date,
		chooseAvailableStartDate: ({ date }: DatePhrase) =>
			/* translators: %s: a date */
			sprintf(__('%s, choose as start date', 'store-analytics'), date),
		chooseAvailableEndDate: ({ date }: DatePhrase) =>
			/* translators: %s: a date */
			sprintf(__('%s, choose as end date', 'store-analytics'), date),
		dateIsUnavailable: ({ date }: DatePhrase) =>
			/* translators: %s: a date */
			sprintf(__('%s is not selectable.', 'store-analytics'), date),
		dateIsSelected: ({ date }: DatePhrase) =>
			/* translators: %s: a date */
			sprintf(__('%s, selected', 'store-analytics'), date),
		dateIsSelectedAsStartDate: ({ date }: DatePhrase) =>
			/* translators: %s: a date */
			sprintf(__('%s, selected as start date', 'store-analytics'), date),
		dateIsSelectedAsEndDate: ({ date }: DatePhrase) =>
			/* translators: %s: a date */
			sprintf(__('%s, selected as end date', 'store-analytics'), date),
	};
}

function keyboardHelp() {
	return {
		calendarLabel: __('Calendar', 'store-analytics'),
		roleDescription: __('date picker', 'store-analytics'),
		closeDatePicker: __('Close', 'store-analytics'),
		focusStartDate: __('Go to the calendar and choose dates.', 'store-analytics'),
		clearDate: __('Clear date', 'store-analytics'),
		clearDates: __('Clear dates', 'store-analytics'),
		jumpToPrevMonth: __('Previous month', 'store-analytics'),
		jumpToNextMonth: __('Next month', 'store-analytics'),
		keyboardShortcuts: __('Keyboard shortcuts', 'store-analytics'),
		showKeyboardShortcutsPanel: __('Show keyboard shortcuts', 'store-analytics'),
		hideKeyboardShortcutsPanel: __('Close keyboard shortcuts', 'store-analytics'),
		openThisPanel: __('Open this help.', 'store-analytics'),
		enterKey: __('Enter key', 'store-analytics'),
		leftArrowRightArrow: __('Left and right arrow keys', 'store-analytics'),
		upArrowDownArrow: __('Up and down arrow keys', 'store-analytics'),
		pageUpPageDown: __('Page up and page down keys', 'store-analytics'),
		homeEnd: __('Home and end keys', 'store-analytics'),
		escape: __('Escape key', 'store-analytics'),
		questionMark: __('Question mark', 'store-analytics'),
		selectFocusedDate: __('Select the date.', 'store-analytics'),
		moveFocusByOneDay: __('Move back or forward one day.', 'store-analytics'),
		moveFocusByOneWeek: __('Move back or forward one week.', 'store-analytics'),
		moveFocusByOneMonth: __('Move back or forward one month.', 'store-analytics'),
		moveFocustoStartAndEndOfWeek: __('Go to the first or last day of the week.', 'store-analytics'),
		returnFocusToInput: __('Return to the date field.', 'store-analytics'),
		keyboardForwardNavigationInstructions: __(
			'Press the down arrow key to go to the calendar, the question mark key for its keyboard shortcuts.',
			'store-analytics',
		),
		keyboardBackwardNavigationInstructions: __(
			'Press the down arrow key to go to the calendar, the question mark key for its keyboard shortcuts.',
			'store-analytics',
		),
	};
}
