import { __ } from '@wordpress/i18n';
import { getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import { failureOf } from '@store-analytics/rest-api/client';
import { EmptyContent } from '@store-analytics/components';

/** For an address that no page has. */
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

/** For a page that the user's role does not include. */
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

/** For a page that failed while it was drawn, or whose code is no longer there. */
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
