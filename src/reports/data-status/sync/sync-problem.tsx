import { __ } from '@wordpress/i18n';
import { syncProblem, type SyncStatus } from '@store-analytics/rest-api';
import { OpenInShop } from '../../../platform/open-in-shop';
import { momentText } from './sync-state';

/** Why the shop cannot be read, what to do about it, and where. */
export function SyncProblem({ problem: found }: Pick<SyncStatus, 'problem'>) {
	if (found === null) return null;
	const { kind, until } = found;
	const { problem, advice, screen } = syncProblem(kind, until && momentText(until));
	return (
		<div className="sa-sync__problem">
			<p>
				<strong>{problem}</strong> {advice}
			</p>
			{screen !== undefined && (
				<p>
					<OpenInShop screen={screen} />
				</p>
			)}
			{found.message !== '' && (
				<details>
					<summary>{__('Response from the shop', 'store-analytics')}</summary>
					<p dir="auto">{found.message}</p>
				</details>
			)}
		</div>
	);
}
