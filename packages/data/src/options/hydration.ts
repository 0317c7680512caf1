import { hydrateResponse, type Hydrate } from '../resource/hydrate';
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
