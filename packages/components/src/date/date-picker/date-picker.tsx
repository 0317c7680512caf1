import { useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import {
	dateText,
	dateValidationMessages,
	instantOf,
	toMoment,
	type Moment,
} from '@store-analytics/date';
import { Popover } from '../../primitives';
import { DateInput } from './date-input';
import { SingleDateCalendar } from '../calendar/single-date-calendar';
import { useKeyboardEntry } from '../calendar/use-keyboard-entry';
import '../date-range/date-range.css';

export interface DatePickerUpdate {
	/** null while the text is not a valid date. */
	date: Moment | null;
	text: string;
	error: string | null;
}

export interface DatePickerProps {
	date?: Moment | null;
	text?: string;
	error?: string | null;
	onUpdate: (update: DatePickerUpdate) => void;
	/** Moment's notation of the text. */
	dateFormat: string;
	disabled?: boolean;
	isInvalidDate?: (date: Date) => boolean;
	/** Names the text field; "Choose a date" by default. */
	label?: string;
	/** Read after the name, if several fields have the same. */
	description?: string | undefined;
}

/**
 * Lets the user type one day, or choose it in a calendar that opens below the text field.
 * @example <DatePicker date={date} text={text} dateFormat="MM/DD/YYYY" onUpdate={update} />
 */
export function DatePicker(props: DatePickerProps) {
	const { date = null, text = '', error, onUpdate, dateFormat, disabled, isInvalidDate } = props;
	const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
	const [isOpen, setIsOpen] = useState(false);
	const input = useRef<HTMLInputElement>(null);
	const { entry, renew, onInputKeyDown, frame } = useKeyboardEntry();

	const type = (typed: string) => {
		const update = readDate(typed, dateFormat, isInvalidDate);
		onUpdate(update);
		if (update.date) renew();
	};
	const choose = (day: Moment | null) => {
		onUpdate({ date: day, text: dateText(day, dateFormat), error: null });
		input.current?.focus();
		setIsOpen(false);
	};
	const leave = () => input.current?.focus();
	return (
		<div ref={setAnchor} className="woocommerce-calendar is-single">
			<DateInput
				ref={input}
				label={props.label ?? __('Choose a date', 'store-analytics')}
				value={text}
				disabled={disabled}
				error={error}
				description={props.description}
				dateFormat={dateFormat}
				onChange={type}
				onClick={() => setIsOpen(true)}
				onFocus={() => setIsOpen(true)}
				onKeyDown={(event) => {
					if (event.key === 'Escape') setIsOpen(false);
					else if (event.key === 'ArrowDown' || event.key === '?') setIsOpen(true);
					onInputKeyDown(event);
				}}
			/>
			{isOpen && !disabled && (
				<Popover
					anchor={anchor}
					className="woocommerce-calendar__popover"
					focusOnMount={false}
					onClose={() => setIsOpen(false)}
					{...frame}
				>
					<p className="woocommerce-calendar__date-picker-title">
						{__('Select a date', 'store-analytics')}
					</p>
					<SingleDateCalendar
						{...{ date, isInvalidDate, entry }}
						onChange={choose}
						onLeave={leave}
					/>
				</Popover>
			)}
		</div>
	);
}

function readDate(
	text: string,
	format: string,
	isInvalidDate?: (date: Date) => boolean,
): DatePickerUpdate {
	const typed = text.trim();
	if (!typed) return { date: null, text, error: null };
	const date = toMoment(format, typed);
	const isTaken = date !== null && !isInvalidDate?.(instantOf(date));
	return isTaken
		? { date, text, error: null }
		: { date: null, text, error: dateValidationMessages.invalid };
}
