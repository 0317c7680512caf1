import { getCurrentDates, getDateParamsFromQuery } from '@store-analytics/date';
import { StoreProvider } from '../../store-context/store-context';
import type { PlayContext } from '../../testing/stories';
import { DateRangeFilterPicker } from './date-range-filter-picker';

export default { title: 'Dates/DateRangeFilterPicker', component: DateRangeFilterPicker };

function Picker({ query }: { query: Record<string, string> }) {
	const { primary, secondary } = getCurrentDates(query);
	const dateQuery = {
		...getDateParamsFromQuery(query),
		primaryDate: primary,
		secondaryDate: secondary,
	};
	return <DateRangeFilterPicker dateQuery={dateQuery} onRangeSelect={() => {}} />;
}

const open = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.click(canvas.getByRole('button', { name: /Date range/ }));
};

export function Preset() {
	return <Picker query={{ period: 'month', compare: 'previous_year' }} />;
}

export function PresetsOpen() {
	return <Preset />;
}
PresetsOpen.play = open;

export function CustomRange() {
	const october = { after: '2026-10-01', before: '2026-10-31' };
	return <Picker query={{ period: 'custom', compare: 'previous_period', ...october }} />;
}

export function CustomRangeOpenInWeeksFromMonday() {
	return (
		<StoreProvider value={{ weekStart: 1 }}>
			<CustomRange />
		</StoreProvider>
	);
}
CustomRangeOpenInWeeksFromMonday.play = async (context: PlayContext) => {
	await open(context);
	await context.canvas.findByRole('application');
};

export function LongRange() {
	const years = { after: '2023-09-28', before: '2026-11-18' };
	return <Picker query={{ period: 'custom', compare: 'previous_year', ...years }} />;
}
