import { useRef, useState } from 'react';
import {
	allTouched,
	isFlawless,
	valueFrom,
	type FormErrors,
	type FormValues,
	type Touched,
} from './form-values';

export interface FormOptions<Values extends FormValues> {
	initialValues?: Values;
	/** Shown until the first change. */
	errors?: FormErrors;
	touched?: Touched;
	/** Called with the values of a valid form; a promise keeps `handleSubmit` waiting. */
	onSubmit?: (values: Values) => unknown;
	onChange?: (change: { name: string; value: unknown }, values: Values, isValid: boolean) => void;
	/** Returns the errors of these values, by field. */
	validate?: (values: Values) => FormErrors | void;
}

/** The props of an input; spread them over one. */
export interface InputProps {
	value: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- spread over inputs of every type, which `unknown` would not fit
	checked: boolean;
	/** The value again, for controls with this prop. */
	selected: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- spread over inputs of every type, which `unknown` would not fit
	/** Takes the new value or an input's change event. */
	onChange: (change: unknown) => void;
	onBlur: () => void;
	className: 'has-error' | null;
	/** The error, once the field has lost the focus or the form was submitted. */
	help: string | null | undefined;
}

export interface FormHelpers<Values extends FormValues> {
	values: Values;
	errors: FormErrors;
	touched: Touched;
	isValidForm: boolean;
	setTouched: (name: string, isTouched?: boolean) => void;
	setValue: (name: string, value: unknown) => void;
	/** Marks all fields as touched, and submits if they are valid. */
	handleSubmit: () => Promise<void>;
	getInputProps: (name: string) => InputProps;
}

/** Returns the state of a form: values, errors, and touched fields. */
export function useForm<Values extends FormValues>(
	options: FormOptions<Values>,
): FormHelpers<Values> {
	const { onSubmit, onChange } = options;
	const validate = (values: Values): FormErrors => options.validate?.(values) ?? {};
	const [state, setState] = useState(() => {
		// as: without initial values the form starts empty, which its owner knows.
		const values = options.initialValues ?? ({} as Values);
		return {
			values,
			errors: { ...validate(values), ...options.errors },
			touched: options.touched ?? {},
		};
	});
	// Several changes in one event build on each other.
	const latest = useRef(state);
	const update = (change: Partial<typeof state>) => {
		latest.current = { ...latest.current, ...change };
		setState(latest.current);
	};

	const setTouched = (name: string, isTouched = true) =>
		update({ touched: { ...latest.current.touched, [name]: isTouched } });
	const setValue = (name: string, value: unknown) => {
		const values = { ...latest.current.values, [name]: value };
		const errors = validate(values);
		update({ values, errors });
		onChange?.({ name, value }, values, isFlawless(errors));
	};
	const handleSubmit = async () => {
		const { values } = latest.current;
		const errors = validate(values);
		update({ errors, touched: allTouched(values, errors) });
		if (isFlawless(errors)) await onSubmit?.(values);
	};
	const { values, errors, touched } = state;
	const getInputProps = (name: string): InputProps => {
		const error = touched[name] ? errors[name] : null;
		return {
			value: values[name],
			checked: Boolean(values[name]),
			selected: values[name],
			onChange: (change) => setValue(name, valueFrom(change)),
			onBlur: () => setTouched(name),
			className: error ? 'has-error' : null,
			help: error,
		};
	};
	const isValidForm = isFlawless(errors);
	return {
		values,
		errors,
		touched,
		isValidForm,
		setTouched,
		setValue,
		handleSubmit,
		getInputProps,
	};
}
