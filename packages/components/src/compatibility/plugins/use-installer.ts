import { useEffect, useRef, useState } from 'react';
import { useLatestCallback } from '../../primitives';

/** The state of an installation (S4.plugin-installer.1). */
export type InstallerStatus = 'idle' | 'installing' | 'complete' | 'failed';

/** The result of an installation; only this part is read. */
export interface InstallReply {
	data?: { activated?: readonly string[] };
	[field: string]: unknown;
}

export interface InstallerOptions {
	pluginSlugs: readonly string[];
	installAndActivatePlugins: (slugs: readonly string[]) => Promise<InstallReply>;
	onComplete: (activated: readonly string[], response: unknown) => void;
	/** Called with the errors by plugin, and with the rejection. */
	onError?: (errors: unknown, response: unknown) => void;
	autoInstall?: boolean;
}

/**
 * Installs and activates plugins on demand, or at once. `install` does nothing while it is running; `error` belongs to
 * the last try.
 */
export function useInstaller(options: InstallerOptions) {
	const { pluginSlugs, installAndActivatePlugins, onComplete, onError, autoInstall } = options;
	const [status, setStatus] = useState<InstallerStatus>('idle');
	const [error, setError] = useState<unknown>();
	const isBusy = useRef(false);
	const install = useLatestCallback(async () => {
		if (isBusy.current) return;
		isBusy.current = true;
		setStatus('installing');
		const outcome = await installAndActivatePlugins(pluginSlugs).then(
			(reply) => ({ reply }),
			(thrown: unknown) => ({ thrown }),
		);
		isBusy.current = false;
		if ('thrown' in outcome) {
			setStatus('failed');
			setError(outcome.thrown);
			onError?.(errorsOf(outcome.thrown), outcome.thrown);
		} else {
			setStatus('complete');
			onComplete(outcome.reply.data?.activated ?? [], outcome.reply);
		}
	});
	useEffect(() => {
		if (autoInstall) void install();
	}, [autoInstall, install]);
	return { status, error, install };
}

/** A rejection contains the errors by plugin as its data; otherwise it is the error itself. */
function errorsOf(error: unknown): unknown {
	return typeof error === 'object' && error !== null && 'data' in error ? error.data : error;
}
