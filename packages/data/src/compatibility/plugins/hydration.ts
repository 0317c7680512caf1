import { hydrateResponse, type Hydrate } from '../../resource/hydrate';
import { withHydration } from '../hydration';
import { STORE_NAME } from './state';

/** What a page knows of plugins. */
export interface PluginsOnPage {
	installedPlugins: readonly string[];
	activePlugins: readonly string[];
	jetpackStatus?: { isActive: boolean };
}

/** Puts what the page knows of plugins into a registry. */
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

/** Wraps a component so that plugins are known when it first looks. */
export const withPluginsHydration = (data: PluginsOnPage) => withHydration(hydratePlugins(data));
