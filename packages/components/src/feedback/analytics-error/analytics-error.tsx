import { __ } from '@wordpress/i18n';
import { pageAddress } from '@store-analytics/navigation';
import { failureOf } from '@store-analytics/rest-api/client';
import { EmptyContent } from '../empty-content/empty-content';
import { useRecovery } from '../recovery/use-recovery';
import { StateDrawing } from '../state-drawing/state-drawing';
import './analytics-error.css';

export interface AnalyticsErrorProps {
	className?: string;
	/** The thrown error; the panel then explains it and offers an action, such as logging in. */
	error?: unknown;
	/** Repeats the failed request; without it the button reloads the page. The button also repeats what else failed. */
	onRetry?: () => void;
}

/**
 * Says in a panel that a report could not load, why, and what to do. It tries again when the connection is back.
 * @example <AnalyticsError error={error} onRetry={retry} />
 */
export function AnalyticsError({ className, error, onRetry }: AnalyticsErrorProps) {
	const { kind, problem, advice, action } =
		error === undefined ? unexplained(onRetry) : failureOf(error);
	const tryAgain = useRecovery(error ?? unknownError, onRetry);
	const isOffline = kind === 'offline' || kind === 'unreachable';
	return (
		<div role="alert" className="woocommerce-analytics-error">
			<StateDrawing state={isOffline ? 'offline' : 'failed'} />
			<EmptyContent
				className={className}
				illustration=""
				title={problem}
				message={advice}
				{...actionOf(action, onRetry && tryAgain)}
			/>
		</div>
	);
}

/** Stands for an error that the caller does not name. An Error would cost each page 20 ms: its stack reads all scripts again. */
const unknownError = {};

function unexplained(onRetry: AnalyticsErrorProps['onRetry']) {
	return {
		kind: 'unknown' as const,
		problem: __('Your shop’s numbers could not be loaded.', 'store-analytics'),
		advice: onRetry
			? __('Try again in a moment.', 'store-analytics')
			: __('Reload the page to try again.', 'store-analytics'),
		action: 'retry' as const,
	};
}

function actionOf(
	action: ReturnType<typeof failureOf>['action'],
	onRetry: AnalyticsErrorProps['onRetry'],
) {
	if (action === 'log-in') {
		return { actionLabel: __('Log in again', 'store-analytics'), actionURL: pageAddress() };
	}
	return action === 'retry' && onRetry
		? { actionLabel: __('Try again', 'store-analytics'), actionCallback: onRetry }
		: {
				actionLabel: __('Reload', 'store-analytics'),
				actionCallback: () => window.location.reload(),
			};
}
