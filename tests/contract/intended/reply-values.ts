import { oncePerName } from '../expected/once-per';

/** The names and indexes that lead to a place. */
export const stepsOf = oncePerName((path: string) =>
	path.split(/[.[\]]+/).filter((step) => step !== ''),
);

/** Returns the value at a path such as `body.intervals[3].subtotals`; undefined if there is none. */
export function valueAt(reply: unknown, path: string): unknown {
	let value = reply;
	for (const step of stepsOf(path)) {
		value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
	}
	return value;
}

export function numberAt(reply: unknown, path: string): number {
	return Number(valueAt(reply, path));
}

export function listAt(reply: unknown, path: string): readonly unknown[] {
	const list = valueAt(reply, path);
	return Array.isArray(list) ? list : [];
}
