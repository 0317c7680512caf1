import { useDispatch, useSelect } from '@wordpress/data';
import { store } from './store';

/** One option and the function that saves options; `value` is undefined until it is there. */
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
