import { __ } from '@wordpress/i18n';
import { Link } from '@store-analytics/components';
import { getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import { dataScreen, type SyncStatus } from '@store-analytics/rest-api';
import { Differences } from './differences';
import { SyncActions } from './sync-actions';
import { SyncFacts } from './sync-facts';
import { SyncProblem } from './sync-problem';
import './sync.css';

/** The most days in the panel; the page shows all. */
const mostDays = 3;

/** The panel of the header's Data button: the sync state and its actions. */
export default function DataPanel({ status }: { readonly status: SyncStatus }) {
	const differences = status.proof?.differences ?? [];
	return (
		<div className="sa-data-panel">
			<SyncProblem problem={status.problem} />
			<SyncFacts status={status} />
			{differences.length > 0 && <Differences days={differences.slice(0, mostDays)} />}
			<SyncActions status={status} />
			<Link href={getNewPath(getPersistedQuery(), dataScreen.path, {})}>
				{__('Data details', 'store-analytics')}
			</Link>
		</div>
	);
}
