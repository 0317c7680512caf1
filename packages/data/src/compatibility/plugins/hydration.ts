import { hydrateResponse, type Hydrate } from '../../resource/hydrate';
import { withHydration } from '../hydration';
import { STORE_NAME } from './state';

/** The page's data about plugins. */
export interface PluginsOnPage {
	installedPlugins: readonly string[];
	activePlugins: readonly string[];
	jetpackStatus?: { isActive: boolean };
}

/**
 * Puts the page's data about plugins into a registry.
 * @example hydrate(hydratePlugins({ installedPlugins: [], activePlugins: [], jetpackStatus: { isActive: false } }))
 */
export function hydratePlugins(data: PluginsOnPage): Hydrate {
	return (registry) => {
		const response = (selector: string, action: string, ...values: readonly unknown[]) =>
			hydrateResponse(registry, { store: STORE_NAME, selector, args: [] }, (actions) =>
				actions[action]?.(...values),
			);
		response('getActivePlugins', 'updateActivePlugins', data.activePlugins, true);
		response('getInstalledPlugins', 'updateInstalledPlugins', data.installedPlugins, true);
		const { jetpackStatus } = data;
		if (jetpackStatus) {
			response('isJetpackConnected', 'updateIsJetpackConnected', Boolean(jetpackStatus.isActive));
		}
	};
}

/**
 * Wraps a component so that the store knows the plugins before its first render.
 * @example const Plugins = withPluginsHydration({ installedPlugins: [], activePlugins: [], jetpackStatus: { isActive: false } })(PluginList)
 */
export const withPluginsHydration = (data: PluginsOnPage) => withHydration(hydratePlugins(data));
