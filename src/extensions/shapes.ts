/**
 * The required shape of a filter's value, how to copy it for an extension, and which of its parts belong to the
 * extension.
 */
export interface Shape {
	readonly accepts: (value: unknown) => boolean;
	/** Returns a copy that an extension may change; after a failure half-way, the original is unchanged. */
	readonly copy: (value: unknown) => unknown;
	/** Components, functions and cells, which may fail later on the screen. */
	readonly parts: (value: unknown) => readonly object[];
}

type Fields = Readonly<Record<string, unknown>>;

const nothing = () => [];
const same = (value: unknown) => value;

function fields(value: unknown): Fields | undefined {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? (value as Fields) // any object can be read by string keys
		: undefined;
}

function items(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}

function isPart(value: unknown): value is object {
	return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

const isText = (value: unknown) => typeof value === 'string';

/** Text, a number, an element or a list of these: everything that React can render. */
function isRenderable(value: unknown): boolean {
	if (Array.isArray(value)) return value.every(isRenderable);
	return !isPart(value) || (typeof value === 'object' && '$$typeof' in value);
}

export const anything: Shape = { accepts: () => true, copy: same, parts: nothing };

export const text: Shape = { accepts: isText, copy: same, parts: nothing };

export const texts: Shape = {
	accepts: (value) => Array.isArray(value) && value.every(isText),
	copy: (value) => [...items(value)],
	parts: nothing,
};

/** A list of objects: `isItem` checks one, `parts` names its fields that may fail later. */
export function listOf(isItem: (item: Fields) => boolean, parts: readonly string[] = []): Shape {
	const isOne = (item: unknown) => {
		const one = fields(item);
		return one !== undefined && isItem(one);
	};
	return {
		accepts: (value) => Array.isArray(value) && value.every(isOne),
		copy: (value) => [...items(value)],
		parts: (value) =>
			items(value).flatMap((item) => parts.map((name) => fields(item)?.[name]).filter(isPart)),
	};
}

/** An object by keys; `isEntry` checks its values. */
export function recordOf(isEntry: (entry: unknown) => boolean): Shape {
	return {
		accepts: (value) =>
			fields(value) !== undefined && Object.values(value as Fields).every(isEntry), // checked above
		copy: (value) => ({ ...fields(value) }),
		parts: (value) => Object.values(fields(value) ?? {}).filter(isPart),
	};
}

/** An object with `key` and `label`. */
export function isKeyed({ key, label }: Fields): boolean {
	return isText(key) && isRenderable(label);
}

/** An object with a component in `field`. */
export function brings(field: string, ...names: readonly string[]): (item: Fields) => boolean {
	return (item) => isPart(item[field]) && names.every((name) => isText(item[name]));
}

/** A dropdown of the filter bar. */
export function isDropdown({ param, filters }: Fields): boolean {
	return (
		isText(param) && Array.isArray(filters) && filters.every((one) => isText(fields(one)?.value))
	);
}

/** `{ title, filters: { key: { labels, rules, input } } }`. */
export const advancedFilters: Shape = {
	accepts: (value) => {
		const filters = fields(fields(value)?.filters);
		return (
			filters !== undefined &&
			Object.values(filters).every(
				(one) => fields(fields(one)?.labels) && isText(fields(fields(one)?.input)?.component),
			)
		);
	},
	copy: (value) => ({ ...fields(value), filters: { ...fields(fields(value)?.filters) } }),
	parts: nothing,
};

/** A setting of the settings page. */
export function isSetting(entry: unknown): boolean {
	return 'inputType' in (fields(entry) ?? {});
}

/** `{ endpoint, headers, rows, totals, summary, items }`. */
export const reportTable: Shape = {
	accepts: (value) => {
		const { headers, rows, summary } = fields(value) ?? {};
		return (
			Array.isArray(headers) &&
			headers.every((header) => isKeyed(fields(header) ?? {})) &&
			Array.isArray(rows) &&
			rows.every((row) => Array.isArray(row) && row.every(fields)) &&
			items(summary).every((entry) => isRenderable(fields(entry)?.value))
		);
	},
	copy: (value) => {
		const table = fields(value);
		return {
			...table,
			headers: [...items(table?.headers)],
			rows: items(table?.rows).map((row) => [...items(row)]),
			summary: Array.isArray(table?.summary) ? [...table.summary] : table?.summary,
		};
	},
	parts: (value) => items(fields(value)?.rows).flatMap((row) => items(row).filter(isPart)),
};
