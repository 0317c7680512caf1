import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import { failureOf } from '@store-analytics/rest-api/client';
import {
	AnalyticsError,
	EmptyContent,
	keepFocus,
	LoadingStatus,
} from '@store-analytics/components';
import { isInWordPress } from './plugin-data';

/** Shown for an unknown address. In WordPress, WooCommerce then shows what it has there. */
export function NotFound() {
	return isInWordPress() ? <LeftToWooCommerce /> : <NothingHere />;
}

/** Waits for the page to load, because an extension may add the report late. */
function LeftToWooCommerce() {
	useEffect(() => {
		const leave = () => window.location.replace(addressAtWooCommerce());
		if (document.readyState === 'complete') leave();
		else window.addEventListener('load', leave);
		return () => window.removeEventListener('load', leave);
	}, []);
	return <LoadingStatus isLoading />;
}

/** The same address with the parameter that makes the plugin leave it to WooCommerce (includes/screen/screen.php). */
function addressAtWooCommerce(): string {
	const url = new URL(window.location.href);
	url.searchParams.set('store-analytics', 'off');
	return url.href;
}

function NothingHere() {
	return (
		<EmptyContent
			title={__('This page does not exist', 'store-analytics')}
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
	// As for a part of a page: it loads when the connection is back.
	if (kind === 'offline' || kind === 'unreachable') {
		return <AnalyticsError error={error} onRetry={onRetry} />;
	}
	const isReload = kind === 'updated';
	const tryAgain = () => {
		keepFocus();
		onRetry();
	};
	return (
		<div role="alert">
			<EmptyContent
				title={kind === 'unknown' ? __('This page could not be shown', 'store-analytics') : problem}
				message={advice}
				actionLabel={
					isReload ? __('Reload', 'store-analytics') : __('Try again', 'store-analytics')
				}
				actionCallback={isReload ? () => window.location.reload() : tryAgain}
			/>
		</div>
	);
}
