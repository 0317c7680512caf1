import { useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '../../primitives';
import { useInstaller, type InstallReply } from './use-installer';
import { usePluginsStore } from './use-plugins-store';
import { WhyNotInstalled } from './why-not-installed';
import './plugins.css';

const DEFAULT_SLUGS: readonly string[] = ['jetpack', 'woocommerce-services'];

export interface PluginsProps {
	/** Called with the activated slugs and the response. */
	onComplete: (activated: readonly string[], response: unknown) => void;
	onError?: (errors: unknown, response: unknown) => void;
	onSkip?: () => void;
	skipText?: string;
	/** Starts by itself (S4.plugin-installer.3). */
	autoInstall?: boolean;
	pluginSlugs?: readonly string[];
	/** Adds a button that cancels. */
	onAbort?: () => void;
	abortText?: string;
	/** Rejects if one of them fails; by default the action of the store `wc/admin/plugins`. */
	installAndActivatePlugins?: (slugs: readonly string[]) => Promise<InstallReply>;
	/** Whether an installation is in flight; by default from the store. */
	isRequesting?: boolean;
	/** Accepted for compatibility: the server knows what is active. */
	activePlugins?: readonly string[];
	installedPlugins?: readonly string[];
}

/**
 * Installs and activates plugins (S2.other-widgets.12) with the page's plugins store. After a failure the user may
 * retry or continue without (S8.9).
 * @example <Plugins pluginSlugs={['jetpack']} onComplete={next} onError={report} />
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
		// An installation that started by itself had no button with the focus.
		if (hasFailed && props.autoInstall) retry.current?.focus();
	}, [hasFailed, props.autoInstall]);
	const skip = hasFailed
		? __('Continue without installing', 'store-analytics')
		: skipText || __('No thanks', 'store-analytics');
	return (
		<div className="woocommerce-plugins" aria-busy={isInstalling}>
			<span role="status" className={isAutomatic ? undefined : 'screen-reader-text'}>
				{status === 'installing' && __('Installing…', 'store-analytics')}
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
					{abortText || __('Cancel', 'store-analytics')}
				</Button>
			)}
		</div>
	);
}
