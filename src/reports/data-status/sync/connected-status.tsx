import { Suspense } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { AnalyticsError, Button, Spinner } from '@store-analytics/components';
import { useShownResponses } from '@store-analytics/data';
import type { SyncStatus } from '@store-analytics/rest-api';
import { chunk } from '../../../platform/chunk';
import { ErrorBoundary } from '../../../platform/error-boundary';
import { HeaderDropdown } from '../../../platform/header/header-dropdown';
import { DataAge } from '../data-age';
import { syncState } from './sync-state';
import { useSpokenState } from './use-spoken-state';
import { useFollowedSync, useSyncChange } from './use-sync';

const DataPanel = chunk(() => import(/* webpackChunkName: 'data-panel' */ './data-panel'));

/** The sync state in a few words, which open details, beside the age of the screen. */
export default function ConnectedStatus() {
	const { receivedAt, refresh } = useShownResponses();
	const { data } = useFollowedSync(receivedAt !== undefined);
	useSyncChange(data, refresh);
	return <DataAge lead={data && <DataButton status={data} />} />;
}

function DataButton({ status }: { readonly status: SyncStatus }) {
	const text = useSpokenState(status);
	return (
		<HeaderDropdown
			title={__('Data', 'store-analytics')}
			contentClassName="sa-data-popover"
			renderToggle={({ isOpen, onToggle }) => (
				<Button
					variant="link"
					className="sa-data-button"
					data-state={syncState(status)}
					aria-expanded={isOpen}
					/* translators: %s: how it stands with the data, such as "Checked 20 seconds ago" */
					label={sprintf(__('Data: %s', 'store-analytics'), text)}
					onClick={onToggle}
					onPointerEnter={() => void DataPanel.load().catch(() => undefined)}
				>
					{text}
				</Button>
			)}
			renderContent={() => (
				<ErrorBoundary
					fallback={(error, reset) => <AnalyticsError error={error} onRetry={reset} />}
				>
					<Suspense fallback={<Spinner />}>
						<DataPanel status={status} />
					</Suspense>
				</ErrorBoundary>
			)}
		/>
	);
}
