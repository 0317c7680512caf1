import { Suspense } from 'react';
import { calendarDay, type Moment } from '@store-analytics/date';
import { chunk } from '../../platform/chunk';
import { ErrorBoundary } from '../../platform/error-boundary';
import { useAppSettings } from '../../platform/settings/settings-context';

const IncompleteNotice = chunk(
	() => import(/* webpackChunkName: 'connected' */ './sync/incomplete-notice'),
);

interface IncompleteDataProps {
	/** First days of the ranges that the screen looks at; none for all time. */
	readonly from: readonly Moment[];
}

/** While the shop's orders are still coming in: from which day on they are here, where the screen looks further back. */
export function IncompleteData({ from }: IncompleteDataProps) {
	const { connectedShop } = useAppSettings();
	// What was complete when the page was printed stays so.
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
