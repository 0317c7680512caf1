/**
 * The only file that touches react-dates: loaded on demand, for it is the heaviest thing in the app. react-dates still has
 * legacy context and class life cycles, about which React 18 warns in development builds only.
 */
import 'react-dates/initialize';
import 'react-dates/lib/css/_datepicker.css';
import { DayPickerRangeController, DayPickerSingleDateController } from 'react-dates';
import { useMemo } from 'react';
import { addMonths, type Moment } from '@store-analytics/date';
import { useLatestCallback, useReducedMotion } from '../../primitives';
import { useStore } from '../../store-context/use-store';
import { KeyboardHelpButton, NextMonthButton, PreviousMonthButton } from './calendar-buttons';
import { calendarPhrases } from './calendar-phrases';
import './calendar.css';

export type FocusedInput = 'startDate' | 'endDate';

interface CommonProps {
	/** The month shown first (the last of them, when several are shown). */
	initialMonth: Moment;
	numberOfMonths: number;
	/** Edge of a day in pixels. */
	daySize: number;
	/** Takes the keyboard; with `showHelp` into the list of keyboard shortcuts. */
	isFocused: boolean;
	showHelp: boolean;
	isDayDisabled: (day: Moment) => boolean;
	/** Escape was pressed, or the help closed: the keyboard goes back to the text field. */
	onLeave: () => void;
	/** A day was chosen; by a pointer it has lost the focus. */
	onChosen?: () => void;
}

export interface RangeCalendarProps extends CommonProps {
	start: Moment | null;
	end: Moment | null;
	focusedInput: FocusedInput;
	minimumNights: number;
	onChange: (start: Moment | null, end: Moment | null) => void;
	onFocusChange: (input: FocusedInput | null) => void;
}

/** Two clicks choose a range of days. */
export function RangeCalendar(props: RangeCalendarProps) {
	const common = useCalendarSettings(props);
	return (
		<DayPickerRangeController
			{...common}
			startDate={props.start}
			endDate={props.end}
			focusedInput={props.focusedInput}
			minimumNights={props.minimumNights}
			renderKeyboardShortcutsButton={KeyboardHelpButton}
			onDatesChange={({ startDate, endDate }) => props.onChange(startDate, endDate)}
			onFocusChange={props.onFocusChange}
		/>
	);
}

export interface SingleCalendarProps extends CommonProps {
	date: Moment | null;
	onChange: (date: Moment | null) => void;
}

/** One click chooses a day. */
export function SingleCalendar(props: SingleCalendarProps) {
	const common = useCalendarSettings(props);
	return (
		<DayPickerSingleDateController
			{...common}
			date={props.date}
			focused
			onDateChange={props.onChange}
			onFocusChange={() => {}}
		/>
	);
}

function useCalendarSettings(props: CommonProps) {
	const { weekStart, isRtl } = useStore();
	const isStill = useReducedMotion();
	// Of constant identity: react-dates works out every day anew when one of these is another one.
	const isDayDisabled = useLatestCallback(props.isDayDisabled);
	const phrases = useMemo(() => calendarPhrases(), []);
	const { initialMonth, numberOfMonths, daySize, isFocused, showHelp } = props;
	return {
		numberOfMonths,
		daySize,
		isFocused,
		showKeyboardShortcuts: showHelp,
		isOutsideRange: isDayDisabled,
		// Called without an event when a day was chosen, and when help that was asked for in the text field closes.
		onBlur: (event?: unknown) => (event || showHelp ? props.onLeave() : props.onChosen?.()),
		initialVisibleMonth: () => addMonths(initialMonth, 1 - numberOfMonths),
		firstDayOfWeek: weekStart as 0 | 1 | 2 | 3 | 4 | 5 | 6, // the shop's setting has no other days
		isRTL: isRtl,
		monthFormat: 'MMMM YYYY',
		weekDayFormat: 'dd',
		horizontalMonthPadding: 13,
		transitionDuration: isStill ? 0 : 200,
		noBorder: true,
		phrases,
		renderNavPrevButton: PreviousMonthButton,
		renderNavNextButton: NextMonthButton,
	};
}
