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
	/** What is shown is how things are now, whatever has been imported. */
	readonly isLive?: boolean;
}

/**
 * How old the numbers on screen are, in the header. Where the store follows a shop, that is first when the shop was asked. Where orders come
 * into the reports in batches, it is how old the last batch is, with the next one and a button that starts one now; otherwise it is how old
 * the responses are.
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
