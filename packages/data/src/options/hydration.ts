import { useCallback } from 'react';
import { hydrateResponse, useHydration, withHydration, type Hydrate } from '../resource/hydrate';
import { STORE_NAME, type Options } from './store';

/**
 * Puts the page's options into a registry, so that no request is needed.
 * @example hydrate(hydrateOptions({ woocommerce_currency: 'USD' }))
 */
export function hydrateOptions(data: Options): Hydrate {
	return (registry) => {
		for (const [name, value] of Object.entries(data)) {
			const response = { store: STORE_NAME, selector: 'getOption', args: [name] };
			hydrateResponse(registry, response, (actions) =>
				actions['receiveOptions']?.({ [name]: value }),
			);
		}
	};
}

/**
 * Works like {@link hydrateOptions}, for the registry of the calling component.
 * @example useOptionsHydration({ woocommerce_currency: 'USD' })
 */
export function useOptionsHydration(data: Options): void {
	useHydration(useCallback<Hydrate>((registry) => hydrateOptions(data)(registry), [data]));
}

/**
 * Wraps a component so that the store contains the options before its first render.
 * @example const Settings = withOptionsHydration({ woocommerce_currency: 'USD' })(SettingsScreen)
 */
export const withOptionsHydration = (data: Options) => withHydration(hydrateOptions(data));
