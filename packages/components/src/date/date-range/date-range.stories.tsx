import { useState } from 'react';
import { moment } from '@store-analytics/date';
import { StoreProvider } from '../../store-context/store-context';
import type { PlayContext } from '../../testing/stories';
import { DateRange, type DateRangeProps } from './date-range';

export default { title: 'Dates/DateRange', component: DateRange };

function Example({ start = {} }: { start?: Partial<DateRangeProps> }) {
	const [draft, setDraft] = useState(start);
	return (
		<DateRange
			shortDateFormat="MM/DD/YYYY"
			isInvalidDate={(day) => day > new Date('2026-11-20')}
			{...draft}
			onUpdate={(changes) => setDraft((old) => ({ ...old, ...changes }))}
		/>
	);
}

const october: Partial<DateRangeProps> = {
	after: moment('2026-10-01'),
	afterText: '10/01/2026',
	before: moment('2026-10-31'),
	beforeText: '10/31/2026',
};

const untilTheCalendarIsThere = async ({ canvas }: PlayContext) => {
	await canvas.findByRole('application');
};

export function Empty() {
	return <Example />;
}
Empty.play = untilTheCalendarIsThere;

export function AMonth() {
	return <Example start={october} />;
}
AMonth.play = untilTheCalendarIsThere;

export function WeeksFromMonday() {
	return (
		<StoreProvider value={{ weekStart: 1 }}>
			<Example start={october} />
		</StoreProvider>
	);
}
WeeksFromMonday.play = untilTheCalendarIsThere;

export function StartAfterEnd() {
	const afterError = 'Start date must be before end date';
	return <Example start={{ ...october, afterText: '11/05/2026', after: null, afterError }} />;
}
StartAfterEnd.play = untilTheCalendarIsThere;
