import { __ } from '@wordpress/i18n';
import { reasonOf } from '@store-analytics/rest-api/client';
import { WayOut, type WayOutProps } from '../way-out/way-out';

interface LoadErrorProps extends Pick<WayOutProps, 'error' | 'onRetry' | 'variant'> {
	readonly className: string;
	/** A sentence: what is lacking. */
	readonly what: string;
}

/** Says in the place of what could not load, be it data or code, that it could not and why, with the way out. */
export function LoadError({ className, what, ...wayOut }: LoadErrorProps) {
	return (
		<p className={className} role="alert">
			{what} {reasonOf(wayOut.error)}{' '}
			<WayOut {...wayOut} retryLabel={__('Try again', 'store-analytics')} />
		</p>
	);
}
