import type { ReactNode } from 'react';
import { FormContext } from './form-context';
import type { FormValues } from './form-values';
import { useForm, type FormHelpers, type FormOptions } from './use-form';

export interface FormProps<Values extends FormValues> extends FormOptions<Values> {
	/** Renders the fields. */
	children: (helpers: FormHelpers<Values>) => ReactNode;
	/** @deprecated since 9.0.0: use `onSubmit`. Called if `onSubmit` is missing. */
	onSubmitCallback?: FormOptions<Values>['onSubmit'] | null;
	/** @deprecated since 9.0.0: use `onChange`. Called if `onChange` is missing. */
	onChangeCallback?: FormOptions<Values>['onChange'] | null;
}

/**
 * Stores the values of its children's fields, and validates them after each change. It renders no element of its own.
 * @example <Form initialValues={{ name: '' }} onSubmit={save}>{({ getInputProps }) => <NameField {...getInputProps('name')} />}</Form>
 */
export function Form<Values extends FormValues = FormValues>(props: FormProps<Values>) {
	const { children, onSubmitCallback, onChangeCallback, ...options } = props;
	const helpers = useForm({
		...options,
		onSubmit: onSubmitCallback ?? options.onSubmit,
		onChange: onChangeCallback ?? options.onChange,
	});
	return (
		// One context serves forms of all kinds of values.
		<FormContext.Provider value={helpers as unknown as FormHelpers<FormValues>}>
			{children(helpers)}
		</FormContext.Provider>
	);
}
