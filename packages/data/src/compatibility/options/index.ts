import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
// Registers the store, too.
import { hydrateOptions, type Options, optionsStore } from '../../options';
import { useHydration, type Hydrate } from '../../resource/hydrate';
import { withHydration } from '../hydration';

/** One option and the function that saves options; `value` is undefined until it is there. */
export function useOption<T = unknown>(name: string) {
	const { value, error } = useSelect(
		(select) => ({
			value: select(optionsStore).getOption(name) as T | undefined, // the caller knows the option
			error: select(optionsStore).getOptionsRequestingError(name),
		}),
		[name],
	);
	const { updateOptions } = useDispatch(optionsStore);
	return { value, error, updateOptions };
}

/** As {@link hydrateOptions}, for the registry of the component that calls it. */
export function useOptionsHydration(data: Options): void {
	useHydration(useCallback<Hydrate>((registry) => hydrateOptions(data)(registry), [data]));
}

/** Wraps a component so that the options are in the store when it first looks. */
export const withOptionsHydration = (data: Options) => withHydration(hydrateOptions(data));
