/** Query parameters by name. */
export type Query = Readonly<Record<string, unknown>>;

/** The selector that requests a path, its arguments, and its result for a response. */
export interface Reading {
	readonly store: string;
	readonly selector: string;
	readonly error: string;
	args(query: Query, ...parts: string[]): unknown[];
	errorArgs?(query: Query, ...parts: string[]): unknown[];
	shows(reply: unknown, headers: Headers, ...parts: string[]): unknown;
}

/** A response that is a list. */
export const list = (reply: unknown): Query[] => reply as Query[]; // as: the comparison itself checks it
/** A list as the items store returns it. */
export const byId = (reply: unknown) =>
	new Map(list(reply).map((item, index) => [item['id'] ?? index, item]));
/** A response that the selector returns unchanged. */
export const itself = (reply: unknown) => reply;
/** Values of settings by id. */
export const settings = (reply: unknown) =>
	Object.fromEntries(list(reply).map(({ id, value }) => [id, value]));
/** A response with its counts, as the reports store returns it. */
export const counted = (data: unknown, headers: Headers, rows: number) => ({
	data,
	totalResults: Number(headers.get('x-wp-total') ?? rows),
	totalPages: Number(headers.get('x-wp-totalpages') ?? 1),
});
/** Adds an empty list if stats have no intervals. */
export const stats = (reply: unknown) => {
	const { totals, intervals = [] } = reply as { totals: object; intervals?: unknown[] }; // as above
	return { totals, intervals };
};

function flat(name: string, value: unknown): [string, string][] {
	return typeof value === 'object' && value !== null
		? Object.entries(value).flatMap(([key, inner]) => flat(`${name}[${key}]`, inner))
		: [[name, String(value)]];
}

/** A query as PHP reads it: `status[0]`. */
export const phpQuery = (query: Query) =>
	Object.fromEntries(Object.entries(query).flatMap(([name, value]) => flat(name, value)));
