import { Suspense } from 'react';
import { chunk } from '../../../platform/chunk';
import { ErrorBoundary } from '../../../platform/error-boundary';

const FilteredOrders = chunk(
	() => import(/* webpackChunkName: 'several-currencies' */ './filtered-orders'),
);

/** Tells of filters by dimension that the plugin still reads orders, which are unknown to them. */
export function FilteredWhileReading() {
	return (
		<ErrorBoundary fallback={() => null}>
			<Suspense fallback={null}>
				<FilteredOrders />
			</Suspense>
		</ErrorBoundary>
	);
}
