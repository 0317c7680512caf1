import { applyFilters, filters } from '@wordpress/hooks';
import { shapeOf } from './documented-hooks';

/** Applies a filter to the value; src/extensions/documented-hooks.ts guarantees the shape of the result. */
export function filtered<Value>(hook: string, value: Value, ...rest: unknown[]): Value {
	if (shapeOf(hook) === undefined) {
		throw new Error(`${hook} is not in src/extensions/documented-hooks.ts: give it a shape there.`);
	}
	return applyFilters(hook, value, ...rest) as Value; // the guard rejects other shapes
}

/** Checks whether an extension filters the hook now. `hasFilter` is true for every hook that was ever applied. */
export function isFiltered(hook: string): boolean {
	const registered = filters[hook];
	return registered !== undefined && registered.handlers.length > 0;
}
