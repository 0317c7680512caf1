import { createContext, useContext } from 'react';
import type { FormValues } from './form-values';
import type { FormHelpers } from './use-form';

/** The helpers of the form around. */
export const FormContext = createContext<FormHelpers<FormValues> | null>(null);

/** What `Form` gives its children, for fields further below. Throws outside of a form. */
export function useFormContext<Values extends FormValues = FormValues>(): FormHelpers<Values> {
	const helpers = useContext(FormContext);
	if (!helpers) throw new Error('useFormContext() needs a Form around it.');
	return helpers as unknown as FormHelpers<Values>; // the caller knows the form that it stands in
}
