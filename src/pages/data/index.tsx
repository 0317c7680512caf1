import { Suspense } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Card } from '@store-analytics/components';
import { useAppSettings } from '../../platform/settings/settings-context';
import { momentText } from '../../reports/data-status/sync/sync-state';
import { useDamage } from '../../reports/data-status/sync/use-sync';
import { ConnectedData } from './connected-data';
import { OwnData } from './own-data';
import { chunk } from '../../platform/chunk';
import './data.css';

const ExportSection = chunk(() => import(/* webpackChunkName: 'data-export' */ './export'));

/** The source of the embedded store's data, and the state of its sync. */
export default function DataPage() {
	const { connectedShop } = useAppSettings();
	return (
		<div className="sa-data">
			<Damage />
			{connectedShop === null ? <OwnData /> : <ConnectedData />}
			<Suspense fallback={<Card className="sa-data__waiting" />}>
				<ExportSection />
			</Suspense>
		</div>
	);
}

/** What has happened to the store's file, since when, and what to do. */
function Damage() {
	const damage = useDamage();
	if (damage === null) return null;
	return (
		<Card
			title={sprintf(
				/* translators: %s: a date and time */
				__('Problem with the data since %s', 'store-analytics'),
				momentText(damage.since),
			)}
		>
			<p role="alert">{damage.message}</p>
		</Card>
	);
}
