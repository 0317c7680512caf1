import { useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '../../primitives';
import { useInstaller, type InstallReply } from './use-installer';
import { usePluginsStore } from './use-plugins-store';
import { WhyNotInstalled } from './why-not-installed';
import './plugins.css';

const DEFAULT_SLUGS: readonly string[] = ['jetpack', 'woocommerce-services'];

export interface PluginsProps {
	/** Gets the slugs that were activated and the reply. */
	onComplete: (activated: readonly string[], response: unknown) => void;
	onError?: (errors: unknown, response: unknown) => void;
	onSkip?: () => void;
	skipText?: string;
	/** Starts by itself (S4.plugin-installer.3). */
	autoInstall?: boolean;
	pluginSlugs?: readonly string[];
	/** Adds a button that gives up. */
	onAbort?: () => void;
	abortText?: string;
	/** Rejects when one of them fails; the action of the store `wc/admin/plugins` unless given. */
	installAndActivatePlugins?: (slugs: readonly string[]) => Promise<InstallReply>;
	/** Somebody is installing already; as the store says unless given. */
	isRequesting?: boolean;
	/** Accepted for compatibility: what is active already is for the server to know. */
	activePlugins?: readonly string[];
	installedPlugins?: readonly string[];
}

/**
 * Installs and enables plugins (S2.other-widgets.12) with the page's plugins store; after a failure the user may retry or go
 * on without (S8.9).
 */
export function Plugins(props: PluginsProps) {
	const { pluginSlugs = DEFAULT_SLUGS, skipText, onSkip, onAbort, abortText } = props;
	const store = usePluginsStore();
	const { installAndActivatePlugins = store.installAndActivatePlugins } = props;
	const { status, error, install } = useInstaller({
		...props,
		pluginSlugs,
		installAndActivatePlugins,
	});
	const hasFailed = status === 'failed';
	const isInstalling = status === 'installing' || (props.isRequesting ?? store.isRequesting);
	const isAutomatic = Boolean(props.autoInstall) && !hasFailed;
	const retry = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		// An installation that ran by itself had no button to keep the focus on.
		if (hasFailed && props.autoInstall) retry.current?.focus();
	}, [hasFailed, props.autoInstall]);
	const skip = hasFailed
		? __('Continue without installing', 'store-analytics')
		: skipText || __('No thanks', 'store-analytics');
	return (
		<div className="woocommerce-plugins" aria-busy={isInstalling}>
			<span role="status" className={isAutomatic ? undefined : 'screen-reader-text'}>
				{status === 'installing' && __('Installing …', 'store-analytics')}
				{status === 'complete' && __('The plugins are installed.', 'store-analytics')}
				{hasFailed && __('The plugins could not be installed.', 'store-analytics')}
			</span>
			{hasFailed && <WhyNotInstalled error={error} onRetry={() => void install()} />}
			{!isAutomatic && status !== 'complete' && pluginSlugs.length > 0 && (
				<Button
					ref={retry}
					variant="primary"
					isBusy={isInstalling}
					disabled={isInstalling}
					accessibleWhenDisabled
					onClick={() => void install()}
				>
					{hasFailed ? __('Retry', 'store-analytics') : __('Install & enable', 'store-analytics')}
				</Button>
			)}
			{!isAutomatic && pluginSlugs.length === 0 && (
				<Button variant="primary" onClick={() => onSkip?.()}>
					{__('Continue', 'store-analytics')}
				</Button>
			)}
			{!isAutomatic && status !== 'complete' && pluginSlugs.length > 0 && (
				<Button variant="tertiary" onClick={() => onSkip?.()}>
					{skip}
				</Button>
			)}
			{onAbort && status !== 'complete' && (
				<Button variant="tertiary" onClick={onAbort}>
					{abortText || __('Abort', 'store-analytics')}
				</Button>
			)}
		</div>
	);
}
