import { __ } from '@wordpress/i18n';
import { getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import { failureOf } from '@store-analytics/rest-api/client';
import { EmptyContent } from '@store-analytics/components';

/** Shown for an unknown address. */
export function NotFound() {
	return (
		<EmptyContent
			title={__('There is nothing at this address', 'store-analytics')}
			message={__('The report may have moved, or its extension is not active.', 'store-analytics')}
			actionLabel={__('Go to Overview', 'store-analytics')}
			actionURL={getNewPath(getPersistedQuery(), '/analytics/overview', {})}
		/>
	);
}

/** Shown when the user's role may not open a page. */
export function NotAllowed() {
	return (
		<EmptyContent
			title={__('You are not allowed to see this page', 'store-analytics')}
			message={__('Ask an administrator of the shop for access to its reports.', 'store-analytics')}
			actionLabel={__('Go to the dashboard', 'store-analytics')}
			actionURL="index.php"
		/>
	);
}

/** Shown when a page failed while rendering, or its code no longer exists. */
export function BrokenPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
	const { kind, problem, advice } = failureOf(error);
	const isReload = kind === 'updated';
	return (
		<div role="alert">
			<EmptyContent
				title={kind === 'unknown' ? __('This page could not be shown', 'store-analytics') : problem}
				message={advice}
				actionLabel={
					isReload ? __('Reload', 'store-analytics') : __('Try again', 'store-analytics')
				}
				actionCallback={isReload ? () => window.location.reload() : onRetry}
			/>
		</div>
	);
}
