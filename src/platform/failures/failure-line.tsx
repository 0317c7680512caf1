import { __ } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import { logInAddress } from '@store-analytics/navigation';
import { failureOf } from '@store-analytics/rest-api/client';
import { reasonOf } from './failure-notice';
import './failure-line.css';

interface WayOutProps {
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
		<Button variant={variant} href={logInAddress()}>
			{action === 'log-in' ? __('Log in', 'store-analytics') : __('Reload', 'store-analytics')}
		</Button>
	);
}

interface FailureLineProps extends WayOutProps {
	/** What could not be had. */
	readonly what: string;
}

/** A failure of something small, in a line above what is shown without it. */
export function FailureLine({ what, ...wayOut }: FailureLineProps) {
	return (
		<p role="alert" className="sa-failure-line">
			{what} {reasonOf(wayOut.error)} <WayOut {...wayOut} />
		</p>
	);
}
