import { hydrateResponse, type Hydrate } from '../resource/hydrate';
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
