import { Suspense } from 'react';
import { chunk } from '../../platform/chunk';
import { ErrorBoundary } from '../../platform/error-boundary';
import { InHeader } from '../../platform/header/header-place';
import { hasStoreServer } from '../../platform/plugin-data';
import { useAppSettings } from '../../platform/settings/settings-context';
import { DataAge } from './data-age';
import { ScheduledStatus } from './scheduled-status';
import './data-status.css';

const ConnectedStatus = chunk(
	() => import(/* webpackChunkName: 'connected' */ './sync/connected-status'),
);

const ServedBy = chunk(
	() => import(/* webpackChunkName: 'served-by' */ './store-server/served-by'),
);

interface DataStatusProps {
	/** These reports show the present, whatever has been imported. */
	readonly isLive?: boolean;
}

/**
 * Shows the age of the numbers on screen in the header. With a connected shop, the time of the last sync comes first.
 * With batches, it shows the age of the last batch, the next one, and a button that starts one now; otherwise the age
 * of the responses.
 */
export function DataStatus({ isLive = false }: DataStatusProps) {
	return (
		<InHeader>
			<Status isLive={isLive} />
			{hasStoreServer() && (
				<ErrorBoundary fallback={() => null}>
					<Suspense fallback={null}>
						<ServedBy />
					</Suspense>
				</ErrorBoundary>
			)}
		</InHeader>
	);
}

function Status({ isLive }: Required<DataStatusProps>) {
	const { connectedShop, server, importsAreScheduled } = useAppSettings();
	if (connectedShop !== null) {
		return (
			<ErrorBoundary fallback={() => <DataAge />}>
				<Suspense fallback={<DataAge />}>
					<ConnectedStatus />
				</Suspense>
			</ErrorBoundary>
		);
	}
	return server.importsInBatches && importsAreScheduled ? (
		<ScheduledStatus isLive={isLive} />
	) : (
		<DataAge />
	);
}
