import { __ } from '@wordpress/i18n';
import { pageAddress } from '@store-analytics/navigation';
import { failureOf } from '@store-analytics/rest-api/client';
import { Button } from '../../primitives';

export interface WayOutProps {
	readonly error: unknown;
	readonly onRetry: () => void;
	/** Text of the retry button; by default "Try again". */
	readonly retryLabel?: string;
	readonly variant?: 'link' | 'secondary';
}

/**
 * Offers an action for a failure: log in, reload the page, or try again.
 * @example <WayOut error={error} onRetry={retry} />
 */
export function WayOut({ error, onRetry, retryLabel, variant = 'link' }: WayOutProps) {
	const { action } = failureOf(error);
	if (action === 'retry') {
		return (
			<Button variant={variant} onClick={onRetry}>
				{retryLabel ?? __('Try again', 'store-analytics')}
			</Button>
		);
	}
	if (action === 'log-in') return <LogInAgain variant={variant} onLoggedIn={onRetry} />;
	return (
		<Button variant={variant} href={pageAddress()}>
			{__('Reload', 'store-analytics')}
		</Button>
	);
}

/** The log-in opens in another tab, because the user may have typed something here. */
function LogInAgain({
	variant,
	onLoggedIn,
}: Pick<WayOutProps, 'variant'> & { readonly onLoggedIn: () => void }) {
	return (
		<Button
			variant={variant}
			href={pageAddress()}
			target="_blank"
			onClick={() => window.addEventListener('focus', () => onLoggedIn(), { once: true })}
		>
			{__('Log in again in a new tab', 'store-analytics')}
		</Button>
	);
}
