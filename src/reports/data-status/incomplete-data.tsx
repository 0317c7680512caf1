import { Suspense } from 'react';
import { calendarDay, type Moment } from '@store-analytics/date';
import { chunk } from '../../platform/chunk';
import { ErrorBoundary } from '../../platform/error-boundary';
import { useAppSettings } from '../../platform/settings/settings-context';

const IncompleteNotice = chunk(
	() => import(/* webpackChunkName: 'connected' */ './sync/incomplete-notice'),
);

interface IncompleteDataProps {
	/** First days of the screen's ranges; none for all time. */
	readonly from: readonly Moment[];
}

/** During the first sync: tells from which day orders are complete, if the screen starts earlier. */
export function IncompleteData({ from }: IncompleteDataProps) {
	const { connectedShop } = useAppSettings();
	// Data that were complete when the page was printed stay so.
	if (connectedShop === null || connectedShop.status?.isComplete === true) return null;
	const [first = ''] = from.map((day) => calendarDay(day)).sort();
	return (
		<ErrorBoundary fallback={() => null}>
			<Suspense fallback={null}>
				<IncompleteNotice from={first} />
			</Suspense>
		</ErrorBoundary>
	);
}
