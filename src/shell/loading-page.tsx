import { __ } from '@wordpress/i18n';
import { VisuallyHidden } from '@store-analytics/components';

/** Keeps the page's height while its code arrives. */
export function LoadingPage() {
	return (
		<div className="is-loading-page" aria-busy="true">
			<VisuallyHidden>{__('Your requested data is loading', 'store-analytics')}</VisuallyHidden>
		</div>
	);
}
