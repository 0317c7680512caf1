import { useMemo } from 'react';
import { useLoadable, type Loadable } from '../resource/reading/use-loadable';
import { STORE_NAME } from './store';

const present = (value: unknown) => value as readonly string[] | undefined; // the selector's own value

/**
 * Returns the names of the parameters that a report of the shop understands.
 * @example useRouteArguments('orders/stats').data // ['after', 'before', 'status_is', …]
 */
export function useRouteArguments(report: string, isEnabled = true): Loadable<readonly string[]> {
	const source = useMemo(
		() => ({
			store: STORE_NAME,
			selector: 'getRouteArguments',
			errorSelector: 'getRouteArgumentsError',
			args: [report],
		}),
		[report],
	);
	return useLoadable(source, present, isEnabled);
}
