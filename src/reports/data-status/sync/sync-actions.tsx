import { __ } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import type { SyncStatus } from '@store-analytics/rest-api';
import { FailureLine } from '../../../platform/failures';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { useAskShop } from './use-sync';

/** Starts a sync, or a comparison with the shop's own reports, now. */
export function SyncActions({ status }: { readonly status: SyncStatus }) {
	const { capabilities } = useAppSettings();
	const { ask, asked, isStarting, refusal } = useAskShop();
	const isBusy = isStarting || status.isRunning;
	if (capabilities['manage_woocommerce'] !== true) return null;
	return (
		<div className="sa-sync__actions">
			{refusal !== undefined && (
				<FailureLine
					what={__('The shop could not be checked.', 'store-analytics')}
					error={refusal}
					onRetry={() => void ask(asked)}
				/>
			)}
			<Button
				variant="primary"
				isBusy={isBusy}
				disabled={isBusy}
				accessibleWhenDisabled
				onClick={() => void ask(false)}
			>
				{__('Update now', 'store-analytics')}
			</Button>
			<Button
				variant="secondary"
				disabled={isBusy}
				accessibleWhenDisabled
				onClick={() => void ask(true)}
			>
				{__('Compare with the shop', 'store-analytics')}
			</Button>
		</div>
	);
}
