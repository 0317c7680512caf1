import { useDispatch, useSelect } from '@wordpress/data';
import { store } from './store';

/**
 * Reads one option and returns the function that saves options; `value` is undefined until it has loaded.
 * @example const { value, updateOptions } = useOption('woocommerce_currency')
 */
export function useOption<T = unknown>(name: string) {
	const { value, error } = useSelect(
		(select) => ({
			value: select(store).getOption(name) as T | undefined, // the caller knows the option
			error: select(store).getOptionsRequestingError(name),
		}),
		[name],
	);
	const { updateOptions } = useDispatch(store);
	return { value, error, updateOptions };
}
