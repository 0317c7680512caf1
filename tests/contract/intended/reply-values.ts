/** The value at a path as `body.intervals[3].subtotals`; undefined where there is none. */
export function valueAt(reply: unknown, path: string): unknown {
	return path
		.split(/[.[\]]+/)
		.filter((step) => step !== '')
		.reduce<unknown>(
			(value, step) =>
				typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
			reply,
		);
}

export function numberAt(reply: unknown, path: string): number {
	return Number(valueAt(reply, path));
}

export function listAt(reply: unknown, path: string): readonly unknown[] {
	const list = valueAt(reply, path);
	return Array.isArray(list) ? list : [];
}
