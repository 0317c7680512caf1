import { useCallback } from 'react';
import { hydrateResponse, useHydration, withHydration, type Hydrate } from '../resource/hydrate';
import { STORE_NAME, type Options } from './store';

/** Puts options that the page brought along into a registry, so that they are not asked for. */
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

/** As {@link hydrateOptions}, for the registry of the component that calls it. */
export function useOptionsHydration(data: Options): void {
	useHydration(useCallback<Hydrate>((registry) => hydrateOptions(data)(registry), [data]));
}

/** Wraps a component so that the options are in the store when it first looks. */
export const withOptionsHydration = (data: Options) => withHydration(hydrateOptions(data));
