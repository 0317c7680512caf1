/**
 * The only import of react-dates. It loads on demand, because it is the heaviest part of the app. react-dates still
 * uses legacy context and lifecycles, about which React 18 warns in development builds only.
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
	/** The first visible month (the last one, if several are shown). */
	initialMonth: Moment;
	numberOfMonths: number;
	/** Edge of a day in pixels. */
	daySize: number;
	/** Takes the keyboard focus; with `showHelp` it opens the list of keyboard shortcuts. */
	isFocused: boolean;
	showHelp: boolean;
	isDayDisabled: (day: Moment) => boolean;
	/** Escape was pressed, or the help closed: the focus returns to the text field. */
	onLeave: () => void;
	/** A day was chosen; after a pointer it has lost the focus. */
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

/** Chooses a range of days with two clicks. */
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

/** Chooses a day with one click. */
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
	// Constant functions: react-dates recalculates every day when one of them changes.
	const isDayDisabled = useLatestCallback(props.isDayDisabled);
	const phrases = useMemo(() => calendarPhrases(), []);
	const { initialMonth, numberOfMonths, daySize, isFocused, showHelp } = props;
	return {
		numberOfMonths,
		daySize,
		isFocused,
		showKeyboardShortcuts: showHelp,
		isOutsideRange: isDayDisabled,
		// Called without an event when a day was chosen, and when the help that the text field opened closes.
		onBlur: (event?: unknown) => (event || showHelp ? props.onLeave() : props.onChosen?.()),
		initialVisibleMonth: () => addMonths(initialMonth, 1 - numberOfMonths),
		firstDayOfWeek: weekStart as 0 | 1 | 2 | 3 | 4 | 5 | 6, // the shop's setting contains only these days
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
