import { __ } from '@wordpress/i18n';
import { getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import { EmptyContent } from '@store-analytics/components';

/** For an address that no page answers. */
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

/** For a page that failed while it was drawn. */
export function BrokenPage({ onRetry }: { onRetry: () => void }) {
	return (
		<div role="alert">
			<EmptyContent
				title={__('This page could not be shown', 'store-analytics')}
				message={__('The error is written in the browser’s console.', 'store-analytics')}
				actionLabel={__('Try again', 'store-analytics')}
				actionCallback={onRetry}
			/>
		</div>
	);
}
