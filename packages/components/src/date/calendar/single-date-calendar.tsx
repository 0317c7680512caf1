import { instantOf, type Moment } from '@store-analytics/date';
import { useStore } from '../../store-context/use-store';
import { CalendarFrame } from './calendar-frame';
import type { useKeyboardEntry } from './use-keyboard-entry';

interface SingleDateCalendarProps {
	date: Moment | null;
	isInvalidDate?: (date: Date) => boolean;
	entry: ReturnType<typeof useKeyboardEntry>['entry'];
	onChange: (date: Moment | null) => void;
	onLeave: () => void;
}

const DAY_SIZE = 39;

/** The calendar of the single date, in its loading frame. */
export function SingleDateCalendar(props: SingleDateCalendarProps) {
	const { date, isInvalidDate, entry, onChange, onLeave } = props;
	const { now } = useStore();
	return (
		<CalendarFrame daySize={DAY_SIZE}>
			{({ SingleCalendar }) => (
				<SingleCalendar
					key={entry.generation}
					date={date}
					initialMonth={date ?? now()}
					numberOfMonths={1}
					daySize={DAY_SIZE}
					isFocused={entry.isFocused}
					showHelp={entry.showHelp}
					isDayDisabled={(day) => isInvalidDate?.(instantOf(day)) ?? false}
					onChange={onChange}
					onLeave={onLeave}
				/>
			)}
		</CalendarFrame>
	);
}
