/** Keeps only the fields in `_fields` (`a`, `a.b`), in every record of a response; everything without it. */
export function pickFields(data: unknown, wanted: unknown): unknown {
	const names = fieldNames(wanted);
	if (names.length === 0) {
		return data;
	}
	return Array.isArray(data) ? data.map((item) => pick(item, names)) : pick(data, names);
}

/** Whether `_fields` names this field, or fields inside it. */
export function isFieldNamed(wanted: unknown, field: string): boolean {
	return fieldNames(wanted).some((name) => name === field || name.startsWith(`${field}.`));
}

function fieldNames(wanted: unknown): string[] {
	const list: unknown[] =
		typeof wanted === 'string' ? wanted.split(',') : Object.values(wanted ?? {});
	return list
		.map((name) => (typeof name === 'string' ? name.trim() : ''))
		.filter((name) => name !== '');
}

function pick(item: unknown, names: readonly string[]): unknown {
	if (typeof item !== 'object' || item === null || Array.isArray(item)) {
		return item;
	}
	const picked: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(item)) {
		const inner = names
			.filter((name) => name.startsWith(`${key}.`))
			.map((name) => name.slice(key.length + 1));
		if (names.includes(key)) {
			picked[key] = value;
		} else if (inner.length > 0) {
			picked[key] = pickFields(value, inner);
		}
	}
	return picked;
}
