import { __ } from '@wordpress/i18n';
import { Spinner, useRecovery } from '@store-analytics/components';
import { reasonOf, WayOut } from '../platform/failures';
import { SlowResponseNotice } from '../platform/slow-response';
import './inbox.css';

/** Shown while messages, or their code, are loading. */
export function PanelLoading() {
	return (
		<>
			<p className="sa-inbox__state" role="status">
				<Spinner /> {__('Loading messages…', 'store-analytics')}
			</p>
			<SlowResponseNotice />
		</>
	);
}

/** Shown when they could not load. */
export function PanelFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
	const tryAgain = useRecovery(error, onRetry);
	return (
		<div className="sa-inbox__state" role="alert">
			<p>{__('The messages could not be loaded.', 'store-analytics')}</p>
			<p>{reasonOf(error)}</p>
			<WayOut
				error={error}
				onRetry={tryAgain}
				retryLabel={__('Try again', 'store-analytics')}
				variant="secondary"
			/>
		</div>
	);
}
