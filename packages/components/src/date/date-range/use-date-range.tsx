import { useRef, type ReactNode } from 'react';
import { instantOf } from '@store-analytics/date';
import { useStore } from '../../store-context/use-store';
import type { FocusedInput } from '../calendar/calendar';
import { CalendarFrame } from '../calendar/calendar-frame';
import type { RangeInputsProps } from './range-inputs';
import type { RangeDraft } from './typed-range';
import { useKeyboardEntry } from '../calendar/use-keyboard-entry';
import { useRangeEditing } from './use-range-editing';

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

export interface CalendarLayout {
	readonly numberOfMonths: number;
	/** Edge of a day in pixels. */
	readonly daySize: number;
}

interface DateRangeParts {
	readonly inputs: RangeInputsProps;
	readonly calendar: ReactNode;
}

/** The two parts of a range's editor, which work together wherever each stands. */
export function useDateRange(props: DateRangeProps, layout: CalendarLayout): DateRangeParts {
	const { focusedInput = 'startDate', isInvalidDate, onUpdate, shortDateFormat } = props;
	const { minimumNights = 1, losesFocusTo } = props;
	const { now } = useStore();
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
	const inputs: RangeInputsProps = {
		...{ draft, startInput, endInput },
		dateFormat: shortDateFormat,
		onType: type,
		onFocus: focusNext,
		onKeyDown: onInputKeyDown,
	};
	return {
		inputs,
		calendar: (
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
		),
	};
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
