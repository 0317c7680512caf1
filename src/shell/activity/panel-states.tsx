import { __ } from '@wordpress/i18n';
import { Button, Spinner } from '@store-analytics/components';

/** While messages, or the code for them, are on their way. */
export function PanelLoading() {
	return (
		<p className="sa-activity__state" role="status">
			<Spinner /> {__('Loading messages…', 'store-analytics')}
		</p>
	);
}

/** When they could not be had. */
export function PanelFailed({ onRetry }: { onRetry: () => void }) {
	return (
		<div className="sa-activity__state" role="alert">
			<p>{__('The messages could not be loaded.', 'store-analytics')}</p>
			<Button variant="secondary" onClick={onRetry}>
				{__('Try again', 'store-analytics')}
			</Button>
		</div>
	);
}
