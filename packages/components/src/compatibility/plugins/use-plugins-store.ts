import { useCallback } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import type { InstallReply } from './use-installer';

/** The store that installs plugins; the page registers it. */
const PLUGINS_STORE = 'wc/admin/plugins';

/** The part of the store that is used; only its name is known. */
interface PluginsStore {
	isPluginsRequesting?: (operation: string) => boolean;
	installAndActivatePlugins?: (slugs: readonly string[]) => Promise<InstallReply>;
}

/** Returns the page's plugins store: whether it installs or activates now, and its action. */
export function usePluginsStore() {
	const registry = useRegistry();
	const isRequesting = useSelect((select) => {
		// as: a store known by name has no type; undefined if it is not registered.
		const store = select(PLUGINS_STORE) as PluginsStore | undefined;
		const isAt = (operation: string) => Boolean(store?.isPluginsRequesting?.(operation));
		return isAt('installPlugins') || isAt('activatePlugins');
	}, []);
	const installAndActivatePlugins = useCallback(
		async (slugs: readonly string[]) => {
			// as: see above.
			const store = registry.dispatch(PLUGINS_STORE) as PluginsStore | undefined;
			if (!store?.installAndActivatePlugins) {
				throw new Error(
					`Plugins installs with the store '${PLUGINS_STORE}', which this page has not registered: import @store-analytics/data, or give installAndActivatePlugins.`,
				);
			}
			return store.installAndActivatePlugins(slugs);
		},
		[registry],
	);
	return { isRequesting, installAndActivatePlugins };
}
