import { createContext, useContext } from 'react';
import type { FormValues } from './form-values';
import type { FormHelpers } from './use-form';

/** The helpers of the surrounding form. */
export const FormContext = createContext<FormHelpers<FormValues> | null>(null);

/**
 * Returns the helpers that `Form` passes to its children, for fields further below. Throws outside a form.
 * @example const { getInputProps } = useFormContext<{ name: string }>()
 */
export function useFormContext<Values extends FormValues = FormValues>(): FormHelpers<Values> {
	const helpers = useContext(FormContext);
	if (!helpers) throw new Error('useFormContext() needs a Form around it.');
	return helpers as unknown as FormHelpers<Values>; // the caller knows its form
}
