import { __, sprintf } from '@wordpress/i18n';
import { Link } from '@store-analytics/components';
import { formatPhpDate, readDate } from '@store-analytics/date';
import { getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import { dataScreen } from '@store-analytics/rest-api';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { orderCountText } from './sync-state';
import { useCount, useSync } from './use-sync';
import './sync.css';

/** Tells from which day on the data are complete, if a screen starts earlier. */
export default function IncompleteNotice({ from }: { readonly from: string }) {
	const { dateFormat } = useAppSettings();
	const { data } = useSync();
	const count = useCount();
	if (!data || data.isComplete) return null;
	const { completeSince } = data;
	if (completeSince !== null && from >= completeSince) return null;
	const text =
		completeSince === null
			? __('No day is complete yet. The shop’s orders are still being imported.', 'store-analytics')
			: sprintf(
					/* translators: %s: a date */
					__('Complete from %s. Older orders are still being imported.', 'store-analytics'),
					formatPhpDate(readDate(completeSince) ?? completeSince, dateFormat),
				);
	return (
		<p className="sa-sync__incomplete">
			{text} {orderCountText(data, count)}{' '}
			<Link href={getNewPath(getPersistedQuery(), dataScreen.path, {})}>
				{__('See progress', 'store-analytics')}
			</Link>
		</p>
	);
}
