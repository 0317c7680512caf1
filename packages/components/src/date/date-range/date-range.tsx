import { useRef } from 'react';
import { instantOf } from '@store-analytics/date';
import { useViewportMatch } from '../../primitives';
import { useStore } from '../../store-context/use-store';
import type { FocusedInput } from '../calendar/calendar';
import { CalendarFrame } from '../calendar/calendar-frame';
import { RangeInputs } from './range-inputs';
import type { RangeDraft } from './typed-range';
import { useKeyboardEntry } from '../calendar/use-keyboard-entry';
import { useRangeEditing } from './use-range-editing';
import './date-range.css';

export interface DateRangeProps extends Partial<RangeDraft> {
	/** The end that the next click in the calendar sets. */
	focusedInput?: FocusedInput;
	isInvalidDate?: (date: Date) => boolean;
	/** Called with the changes: dates, texts, errors, the focused input. */
	onUpdate: (changes: Partial<RangeDraft> & { focusedInput?: FocusedInput }) => void;
	/** Moment's notation of the dates in the text fields. */
	shortDateFormat: string;
	/** Takes the focus instead of the text field when Escape leaves the calendar. */
	losesFocusTo?: HTMLElement | null;
	/** Minimum of nights between both ends; 0 allows a range of one day (S9.date-picker.2). */
	minimumNights?: number;
}

/**
 * Lets the user type a range of days or choose it in a calendar. The calendar's code loads when this is first shown.
 * @example <DateRange after={after} before={before} afterText="" beforeText="" shortDateFormat="MM/DD/YYYY" onUpdate={update} />
 */
export function DateRange(props: DateRangeProps) {
	const { focusedInput = 'startDate', isInvalidDate, onUpdate, shortDateFormat } = props;
	const { minimumNights = 1, losesFocusTo } = props;
	const { now } = useStore();
	const layout = useCalendarLayout();
	const startInput = useRef<HTMLInputElement>(null);
	const endInput = useRef<HTMLInputElement>(null);
	const calendar = useRef<HTMLDivElement>(null);
	const { entry, renew, onInputKeyDown, frame } = useKeyboardEntry();
	const draft = completeDraft(props);
	const rules = { format: shortDateFormat, minimumNights, isInvalidDate };
	const { type, choose, shown } = useRangeEditing({ draft, rules, onUpdate, onTyped: renew });

	const focusNext = (input: FocusedInput | null) =>
		onUpdate({ focusedInput: input ?? 'startDate' });
	const leave = () => {
		const input = focusedInput === 'startDate' ? startInput.current : endInput.current;
		(losesFocusTo ?? input)?.focus();
	};
	// Escape and Tab continue from here; focusing the text field would open a phone's keyboard.
	const keepFocus = () => {
		if (document.activeElement === document.body) calendar.current?.focus();
	};
	return (
		<div className="woocommerce-calendar">
			<RangeInputs
				{...{ draft, startInput, endInput }}
				dateFormat={shortDateFormat}
				onType={type}
				onFocus={focusNext}
				onKeyDown={onInputKeyDown}
			/>
			<div ref={calendar} tabIndex={-1} className="woocommerce-calendar__frame" {...frame}>
				<CalendarFrame daySize={layout.daySize}>
					{({ RangeCalendar }) => (
						<RangeCalendar
							key={entry.generation}
							{...layout}
							{...{ focusedInput, minimumNights }}
							initialMonth={shown ?? draft.before ?? draft.after ?? now()}
							start={draft.after}
							end={draft.before}
							isDayDisabled={(day) => isInvalidDate?.(instantOf(day)) ?? false}
							isFocused={entry.isFocused}
							showHelp={entry.showHelp}
							onChange={choose}
							onFocusChange={focusNext}
							onLeave={leave}
							onChosen={keepFocus}
						/>
					)}
				</CalendarFrame>
			</div>
		</div>
	);
}

function completeDraft(props: Partial<RangeDraft>): RangeDraft {
	return {
		after: props.after ?? null,
		afterText: props.afterText ?? '',
		afterError: props.afterError ?? null,
		before: props.before ?? null,
		beforeText: props.beforeText ?? '',
		beforeError: props.beforeError ?? null,
	};
}

/** How much calendar fits: two months where its layer fills a screen that is not small, otherwise one (S9.date-picker.1). */
function useCalendarLayout(): { numberOfMonths: number; daySize: number } {
	const fillsScreen = useViewportMatch('medium', '<');
	const isSmall = useViewportMatch('small', '<');
	if (!fillsScreen) return { numberOfMonths: 1, daySize: 39 };
	if (!isSmall) return { numberOfMonths: 2, daySize: 38 };
	// Days as large as a finger where seven of them and the padding fit.
	return { numberOfMonths: 1, daySize: Math.min(46, Math.floor((window.innerWidth - 42) / 7)) };
}
