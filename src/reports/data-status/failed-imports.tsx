import { Suspense } from 'react';
import { useSelect } from '@wordpress/data';
import { importStore } from '@store-analytics/data';
import type { ImportBatches } from '@store-analytics/rest-api';
import { chunk } from '../../platform/chunk';
import { ErrorBoundary } from '../../platform/error-boundary';
import { useAppSettings } from '../../platform/settings/settings-context';
import { useNewsOnOpening } from './use-import-batches';

const FailedOrders = chunk(() => import(/* webpackChunkName: 'failed-orders' */ './failed-orders'));

/** Shows orders whose import failed, to those who may try again; nothing if the shop tells of none. */
export function FailedImports({ batches }: { readonly batches: ImportBatches | undefined }) {
	const { capabilities } = useAppSettings();
	const { count = 0, overflow = 0 } = batches?.failed ?? {};
	if (count + overflow === 0 || capabilities['manage_woocommerce'] !== true) return null;
	return (
		<ErrorBoundary fallback={() => null}>
			<Suspense fallback={null}>
				<FailedOrders count={count} overflow={overflow} />
			</Suspense>
		</ErrorBoundary>
	);
}

/** The same on a screen that does not show the import's state. Older shops are not asked. */
export function FailedImportsOfShop() {
	const { server, capabilities } = useAppSettings();
	const isWanted = server.mayCountFailedImports && capabilities['manage_woocommerce'] === true;
	const batches = useSelect(
		(select) => (isWanted ? select(importStore).getImportBatches() : undefined),
		[isWanted],
	);
	useNewsOnOpening(isWanted);
	return <FailedImports batches={batches} />;
}
