import { __ } from '@wordpress/i18n';
import { reasonOf } from '@store-analytics/rest-api/client';
import { WayOut } from '../../feedback/way-out';

interface LoadErrorProps {
	/** A sentence: what a filter lacks. */
	what: string;
	error: unknown;
	onRetry: () => void;
}

/** Says in the row of a filter what could not load and why, with the way out. */
export function LoadError({ what, error, onRetry }: LoadErrorProps) {
	return (
		<p className="woocommerce-filters-advanced__error" role="alert">
			{what} {reasonOf(error)}{' '}
			<WayOut error={error} onRetry={onRetry} retryLabel={__('Try again', 'store-analytics')} />
		</p>
	);
}
