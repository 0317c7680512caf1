import { __, sprintf } from '@wordpress/i18n';
import { AnalyticsError, Card, LoadingStatus } from '@store-analytics/components';
import type { SyncStatus } from '@store-analytics/rest-api';
import { FailureLine } from '../../platform/failures';
import { OpenInShop } from '../../platform/open-in-shop';
import { SlowResponseNotice } from '../../platform/slow-response';
import { SyncActions } from '../../reports/data-status/sync/sync-actions';
import { SyncFacts } from '../../reports/data-status/sync/sync-facts';
import { SyncProblem } from '../../reports/data-status/sync/sync-problem';
import { loadedShare, syncState } from '../../reports/data-status/sync/sync-state';
import { useSpokenState } from '../../reports/data-status/sync/use-spoken-state';
import { useCount, useFollowedSync } from '../../reports/data-status/sync/use-sync';
import { Collections } from './collections';
import { Proof } from './proof';
import '../../reports/data-status/sync/sync.css';

/** The full state of the sync with the shop. */
export function ConnectedData() {
	const { data, status, error, retry } = useFollowedSync();
	if (!data) {
		return status === 'error' ? (
			<AnalyticsError error={error} onRetry={retry} />
		) : (
			<>
				<LoadingStatus isLoading />
				<SlowResponseNotice />
				<Card className="sa-data__waiting" />
			</>
		);
	}
	return (
		<>
			{status === 'error' && (
				<FailureLine
					recovers
					what={__('The current status could not be loaded.', 'store-analytics')}
					error={error}
					onRetry={retry}
				/>
			)}
			<Standing status={data} />
			<Collections status={data} />
			<Proof status={data} />
			<Refused refused={data.refused} />
		</>
	);
}

function Standing({ status }: { readonly status: SyncStatus }) {
	const state = useSpokenState(status);
	const title =
		syncState(status) !== 'loading' || loadedShare(status) === null
			? state
			: /* translators: %s: how far it is, such as "62% · 4 min left" */
				sprintf(__('Reading the shop: %s', 'store-analytics'), state);
	return (
		<Card title={title} action={<OpenInShop screen="" />}>
			<div className="sa-data__standing">
				<SyncProblem problem={status.problem} />
				<SyncFacts status={status} />
				<SyncActions status={status} />
			</div>
		</Card>
	);
}

/** Entries from the shop that could not be read. */
function Refused({ refused }: Pick<SyncStatus, 'refused'>) {
	const count = useCount();
	if (refused.length === 0) return null;
	return (
		<Card
			title={sprintf(
				/* translators: %s: how many */
				__('Left out: %s', 'store-analytics'),
				count(refused.length),
			)}
			description={__(
				'These items could not be imported, or the shop did not send them. The latest 20 are shown.',
				'store-analytics',
			)}
		>
			<ul className="sa-data__refused">
				{refused.map((sentence) => (
					<li key={sentence} dir="auto">
						{sentence}
					</li>
				))}
			</ul>
		</Card>
	);
}
