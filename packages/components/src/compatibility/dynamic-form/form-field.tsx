import { useEffect, type ReactNode } from 'react';
import clsx from 'clsx';
import type { InputProps } from '../form/use-form';
import { CheckboxField, SelectField, TextField } from '../../primitives';
import { SanitizedHtml } from '../../sanitized-html/sanitized-html';

/** A field in the server's format for settings of gateways and shipping methods. */
export interface DynamicField {
	id: string;
	/** `text`, `password`, `checkbox` or `select`; the form skips other types. */
	type: string;
	title?: string;
	label?: string;
	/** May hold plain HTML. */
	description?: string;
	default?: string;
	class?: string;
	css?: string;
	/** Labels by value, of a select. */
	options?: Readonly<Record<string, string>>;
	tip?: string;
	/** `yes` means a checked checkbox. */
	value?: string;
	placeholder?: string;
}

export type FieldValue = string | boolean;

/** The initial value of the field. */
export function initialValue({
	type,
	value,
	default: fallback,
	options,
}: DynamicField): FieldValue {
	const given = value ?? fallback ?? '';
	if (type === 'checkbox') return given === 'yes';
	if (type !== 'select' || given !== '' || !options) return given;
	// A native select shows its first option, so that is the value to send.
	return Object.keys(options)[0] ?? '';
}

interface FormFieldProps {
	field: DynamicField;
	input: InputProps;
}

export function FormField({ field, input }: FormFieldProps) {
	const { type, placeholder, options = {} } = field;
	const common = {
		label: field.label || field.title || field.id,
		help: helpOf(field, input),
		className: clsx(field.class, input.className),
		onChange: input.onChange,
		onBlur: input.onBlur,
		'aria-invalid': Boolean(input.help),
	};
	switch (type) {
		case 'text':
		case 'password':
			return <TextField {...common} type={type} placeholder={placeholder} value={input.value} />;
		case 'checkbox':
			return <CheckboxField {...common} checked={input.checked} />;
		case 'select':
			return (
				<SelectField
					{...common}
					value={input.value}
					options={Object.entries(options).map(([value, label]) => ({ value, label }))}
				/>
			);
		default:
			return <UnknownField {...field} />;
	}
}

/** The error, else the description. */
function helpOf({ description, tip }: DynamicField, { help }: InputProps): ReactNode {
	if (help) return help;
	const text = description || tip;
	return text ? <SanitizedHtml html={text} /> : undefined;
}

function UnknownField({ id, type }: DynamicField) {
	useEffect(() => {
		console.warn(
			`DynamicForm leaves out the field '${id}': it knows text, password, checkbox and select, not '${type}'.`,
		);
	}, [id, type]);
	return null;
}
