import { __ } from '@wordpress/i18n';
import { reasonOf } from '@store-analytics/rest-api/client';
import { useRecovery } from '../recovery/use-recovery';
import { WayOut, type WayOutProps } from '../way-out/way-out';

interface LoadErrorProps extends Pick<WayOutProps, 'error' | 'onRetry' | 'variant'> {
	readonly className: string;
	/** A sentence about what is missing. */
	readonly what: string;
}

/** Replaces data or code that could not load with the reason and an action. */
export function LoadError({ className, what, ...wayOut }: LoadErrorProps) {
	const tryAgain = useRecovery(wayOut.error, wayOut.onRetry);
	return (
		<p className={className} role="alert">
			{what} {reasonOf(wayOut.error)}{' '}
			<WayOut {...wayOut} onRetry={tryAgain} retryLabel={__('Try again', 'store-analytics')} />
		</p>
	);
}
