import type { ReactNode } from 'react';
import { FormContext } from './form-context';
import type { FormValues } from './form-values';
import { useForm, type FormHelpers, type FormOptions } from './use-form';

export interface FormProps<Values extends FormValues> extends FormOptions<Values> {
	/** Draws the fields. */
	children: (helpers: FormHelpers<Values>) => ReactNode;
	/** @deprecated since 9.0.0: `onSubmit`, in place of which it is called. */
	onSubmitCallback?: FormOptions<Values>['onSubmit'] | null;
	/** @deprecated since 9.0.0: `onChange`, in place of which it is called. */
	onChangeCallback?: FormOptions<Values>['onChange'] | null;
}

/** Keeps the values of fields that its children draw, and judges them after each change; it has no element of its own. */
export function Form<Values extends FormValues = FormValues>(props: FormProps<Values>) {
	const { children, onSubmitCallback, onChangeCallback, ...options } = props;
	const helpers = useForm({
		...options,
		onSubmit: onSubmitCallback ?? options.onSubmit,
		onChange: onChangeCallback ?? options.onChange,
	});
	return (
		// The context is one for forms of all kinds of values.
		<FormContext.Provider value={helpers as unknown as FormHelpers<FormValues>}>
			{children(helpers)}
		</FormContext.Provider>
	);
}
