import { __ } from '@wordpress/i18n';
import { pageAddress } from '@store-analytics/navigation';
import { failureOf } from '@store-analytics/rest-api/client';
import { Button } from '../../primitives';

export interface WayOutProps {
	readonly error: unknown;
	readonly onRetry: () => void;
	/** Of the button that tries again; "Retry" unless given. */
	readonly retryLabel?: string;
	readonly variant?: 'link' | 'secondary';
}

/** What to do about a failure: log in, load the page again, or try again. */
export function WayOut({ error, onRetry, retryLabel, variant = 'link' }: WayOutProps) {
	const { action } = failureOf(error);
	if (action === 'retry') {
		return (
			<Button variant={variant} onClick={onRetry}>
				{retryLabel ?? __('Retry', 'store-analytics')}
			</Button>
		);
	}
	return (
		<Button variant={variant} href={pageAddress()}>
			{action === 'log-in' ? __('Log in', 'store-analytics') : __('Reload', 'store-analytics')}
		</Button>
	);
}
