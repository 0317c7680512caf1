import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { AnalyticsError, Card, EmptyContent, LoadingStatus } from '@store-analytics/components';
import { getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import type { Loadable } from '@store-analytics/data';
import { useNamedScreen } from '../../platform/header/screen-name';
import { SlowResponseNotice } from '../../platform/slow-response';
import './records.css';

interface RecordProps<Found> {
	readonly found: Loadable<readonly Found[]>;
	/** Shown when it does not exist. */
	readonly missing: string;
	/** Its name, for the page's heading; the page's own title without it. */
	readonly nameOf?: (record: Found) => string;
	readonly children: (record: Found) => ReactNode;
}

/** One record of the shop: its page once it has loaded, or the reason why not. */
export function Record<Found>({ found, missing, nameOf, children }: RecordProps<Found>) {
	const [shown] = found.data ?? [];
	useNamedScreen((shown !== undefined && nameOf?.(shown)) || undefined);
	if (found.status === 'error' && !found.data) {
		return <AnalyticsError error={found.error} onRetry={found.retry} />;
	}
	if (!found.data) return <Waiting />;
	const [record] = found.data;
	if (record === undefined) {
		return (
			<EmptyContent
				title={missing}
				message={__('It may have been deleted, or be in another shop.', 'store-analytics')}
				actionLabel={__('Go to Overview', 'store-analytics')}
				actionURL={getNewPath(getPersistedQuery(), '/analytics/overview', {})}
			/>
		);
	}
	return <div className="sa-record">{children(record)}</div>;
}

/** Keeps the room of a record that loads. */
export function Waiting() {
	return (
		<div className="sa-record">
			<LoadingStatus isLoading />
			<SlowResponseNotice />
			<Card className="sa-record__waiting" />
		</div>
	);
}
