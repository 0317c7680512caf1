import { getCurrentDates, getDateParamsFromQuery } from '@store-analytics/date';
import { StoreProvider } from '../store-context';
import { DateRangeFilterPicker } from './date-range-filter-picker';

export default { component: DateRangeFilterPicker };

function dateQueryOf(query: Record<string, string>) {
	const { primary, secondary } = getCurrentDates(query);
	return {
		...getDateParamsFromQuery(query),
		primaryDate: primary,
		secondaryDate: secondary,
	};
}

export function Preset() {
	const dateQuery = dateQueryOf({ period: 'month', compare: 'previous_year' });
	return <DateRangeFilterPicker dateQuery={dateQuery} onRangeSelect={() => {}} />;
}

export function CustomRangeInWeeksFromMonday() {
	const dateQuery = dateQueryOf({
		period: 'custom',
		compare: 'previous_period',
		after: '2026-10-01',
		before: '2026-10-31',
	});
	return (
		<StoreProvider value={{ weekStart: 1 }}>
			<DateRangeFilterPicker dateQuery={dateQuery} onRangeSelect={() => {}} />
		</StoreProvider>
	);
}
