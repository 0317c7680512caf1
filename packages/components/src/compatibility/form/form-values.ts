/** The values of a form; its owner knows the types of the fields. */
export type FormValues = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- extensions read fields of their own types without a cast, as from @woocommerce/components

/** Errors by field; a field without an entry, or with an empty one, is valid. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

export type Touched = Readonly<Record<string, boolean>>;

/** Checks whether no field has an error. */
export function isFlawless(errors: FormErrors): boolean {
	return Object.values(errors).every((error) => !error);
}

/** Returns all fields with a value or an error, as touched. */
export function allTouched(values: FormValues, errors: FormErrors): Touched {
	return Object.fromEntries(
		[...Object.keys(values), ...Object.keys(errors)].map((key) => [key, true]),
	);
}

/**
 * Returns the new value of a field: the state of a checkbox, the text of another input, or the value itself if it is
 * not an event.
 */
export function valueFrom(change: unknown): unknown {
	if (typeof change !== 'object' || change === null || !('target' in change)) return change;
	const target = change.target;
	if (target instanceof HTMLInputElement && target.type === 'checkbox') return target.checked;
	return typeof target === 'object' && target !== null && 'value' in target ? target.value : change;
}
