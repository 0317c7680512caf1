import { __ } from '@wordpress/i18n';
import { EmptyContent } from '../empty-content';
import './analytics-error.css';

export interface AnalyticsErrorProps {
	className?: string;
	/** Asks again for what failed; without it the button loads the page again. */
	onRetry?: () => void;
}

/** Says in its own panel that a report's numbers could not be had, with the way to try again. */
export function AnalyticsError({ className, onRetry }: AnalyticsErrorProps) {
	return (
		<div role="alert" className="woocommerce-analytics-error">
			<EmptyContent
				className={className}
				illustration=""
				title={__('Your store’s numbers could not be loaded.', 'store-analytics')}
				message={
					onRetry
						? __('The rest of the page is up to date. Try again in a moment.', 'store-analytics')
						: __('Reload the page to try again.', 'store-analytics')
				}
				actionLabel={onRetry ? __('Retry', 'store-analytics') : __('Reload', 'store-analytics')}
				actionCallback={onRetry ?? (() => window.location.reload())}
			/>
		</div>
	);
}
