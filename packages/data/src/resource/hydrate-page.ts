import { dispatch, register, resolveSelect, select } from '@wordpress/data';
import type { Hydrate } from './hydrate';
import type { Registry } from './thunk';

/**
 * Runs hydrations (`hydrateOptions( … )`, `hydrateSettings( … )`, `hydrateCurrentUser( … )`) on the page's own registry
 * before the first render.
 * @example hydrate(hydrateOptions({ woocommerce_currency: 'USD' }))
 */
export function hydrate(...hydrations: readonly Hydrate[]): void {
	const page = {
		select,
		resolveSelect,
		dispatch,
		register,
		batch: (callback: () => void) => callback(),
	};
	for (const run of hydrations) run(page as unknown as Registry); // the default registry's functions, one by one
}
