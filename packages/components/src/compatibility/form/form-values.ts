/** What a form holds; the fields' types are their owner's. */
export type FormValues = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- extensions read fields of their own types without a cast, as from @woocommerce/components

/** What is wrong with each field; a field without an entry, or with an empty one, is fine. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

export type Touched = Readonly<Record<string, boolean>>;

/** Whether no field has an error. */
export function isFlawless(errors: FormErrors): boolean {
	return Object.values(errors).every((error) => !error);
}

/** All fields that have a value or an error, as touched. */
export function allTouched(values: FormValues, errors: FormErrors): Touched {
	return Object.fromEntries(
		[...Object.keys(values), ...Object.keys(errors)].map((key) => [key, true]),
	);
}

/** The new value of a field: of a checkbox whether it is on, of another input its text; what is no event is the value itself. */
export function valueFrom(change: unknown): unknown {
	if (typeof change !== 'object' || change === null || !('target' in change)) return change;
	const target = change.target;
	if (target instanceof HTMLInputElement && target.type === 'checkbox') return target.checked;
	return typeof target === 'object' && target !== null && 'value' in target ? target.value : change;
}
