import { applyFilters, filters } from '@wordpress/hooks';
import { shapeOf } from './documented-hooks';

/** The value as extensions want it, in the shape that src/extensions/documented-hooks.ts holds them to. */
export function filtered<Value>(hook: string, value: Value, ...rest: unknown[]): Value {
	if (shapeOf(hook) === undefined) {
		throw new Error(`${hook} is not in src/extensions/documented-hooks.ts: give it a shape there.`);
	}
	return applyFilters(hook, value, ...rest) as Value; // the guard lets nothing of another shape through
}

/** Whether an extension filters the hook now. `hasFilter` says yes of every hook that was ever applied. */
export function isFiltered(hook: string): boolean {
	const registered = filters[hook];
	return registered !== undefined && registered.handlers.length > 0;
}
