import { Suspense, type ReactNode } from 'react';
import { calendarDay, type Moment } from '@store-analytics/date';
import { chunk } from '../../platform/chunk';
import { ErrorBoundary } from '../../platform/error-boundary';
import { useAppSettings } from '../../platform/settings/settings-context';
import type { TotalsByCurrencyProps } from './currencies/totals-by-currency';

const IncompleteNotice = chunk(
	() => import(/* webpackChunkName: 'connected' */ './sync/incomplete-notice'),
);
const SeveralCurrencies = chunk(
	() => import(/* webpackChunkName: 'several-currencies' */ './several-currencies'),
);
const TotalsByCurrency = chunk(
	() => import(/* webpackChunkName: 'several-currencies' */ './currencies/totals-by-currency'),
);

interface IncompleteDataProps {
	/** First days of the screen's ranges; none for all time. */
	readonly from: readonly Moment[];
}

/**
 * What the screen's amounts lack or add up: during the first sync it tells from which day orders are complete, if the
 * screen starts earlier; in a shop with several currencies that they are added.
 */
export function IncompleteData({ from }: IncompleteDataProps) {
	const { connectedShop } = useAppSettings();
	// Data that were complete when the page was printed stay so.
	const isComplete = connectedShop === null || connectedShop.status?.isComplete === true;
	const [first = ''] = from.map((day) => calendarDay(day)).sort();
	return (
		<>
			{!isComplete && (
				<Note>
					<IncompleteNotice from={first} />
				</Note>
			)}
			<CurrenciesOfShop />
		</>
	);
}

/** Tells, in a shop with several currencies, that amounts add them up. */
export function CurrenciesOfShop() {
	const { currencies } = useAppSettings();
	if (currencies.length === 0) return null;
	return (
		<Note>
			<SeveralCurrencies currencies={currencies} />
		</Note>
	);
}

/** In a shop with several currencies, the numbers of each in a request's days, and in one at typed rates. */
export function NumbersByCurrency({
	request,
	days,
}: Pick<TotalsByCurrencyProps, 'request' | 'days'>) {
	const { currencies } = useAppSettings();
	if (currencies.length === 0) return null;
	return (
		<Note>
			<TotalsByCurrency request={request} {...(days !== undefined && { days })} />
		</Note>
	);
}

function Note({ children }: { readonly children: ReactNode }) {
	return (
		<ErrorBoundary fallback={() => null}>
			<Suspense fallback={null}>{children}</Suspense>
		</ErrorBoundary>
	);
}
