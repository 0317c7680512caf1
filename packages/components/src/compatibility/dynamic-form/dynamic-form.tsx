import type { FormEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { Form } from '../form/form';
import type { FormErrors } from '../form/form-values';
import { Button } from '../../primitives';
import { FormField, initialValue, type DynamicField, type FieldValue } from './form-field';
import './dynamic-form.css';

type Values = Record<string, FieldValue>;

export interface DynamicFormProps {
	/** The fields in order, or by id as the server sends them. */
	fields?: readonly DynamicField[] | Readonly<Record<string, DynamicField>>;
	validate?: (values: Values) => FormErrors;
	isBusy?: boolean;
	/** Called with text for each field, and true or false for checkboxes. */
	onSubmit?: (values: Values) => unknown;
	onChange?: (change: { name: string; value: unknown }, values: Values, isValid: boolean) => void;
	/** 'Proceed' by default. */
	submitLabel?: string;
}

/**
 * Renders a form from descriptions of its fields, such as a payment gateway's settings.
 * @example <DynamicForm fields={fields} onSubmit={save} />
 */
export function DynamicForm(props: DynamicFormProps) {
	const { fields = [], validate, isBusy = false, onSubmit, onChange, submitLabel } = props;
	const list: readonly DynamicField[] = isList(fields) ? fields : Object.values(fields);
	const initialValues = Object.fromEntries(list.map((field) => [field.id, initialValue(field)]));
	return (
		<Form<Values> {...{ initialValues, validate, onSubmit, onChange }}>
			{({ getInputProps, handleSubmit }) => {
				const submit = (event: FormEvent) => {
					event.preventDefault();
					if (!isBusy) void handleSubmit();
				};
				return (
					<form className="woocommerce-component_dynamic-form" noValidate onSubmit={submit}>
						{list.map((field) => (
							<FormField key={field.id} field={field} input={getInputProps(field.id)} />
						))}
						<Button variant="primary" type="submit" isBusy={isBusy} aria-disabled={isBusy}>
							{submitLabel ?? __('Proceed', 'store-analytics')}
						</Button>
					</form>
				);
			}}
		</Form>
	);
}

function isList(fields: unknown): fields is readonly DynamicField[] {
	return Array.isArray(fields);
}
