/** Query parameters by name. */
export type Query = Readonly<Record<string, unknown>>;

/** Which selector makes a request of this path, what it is asked, and what it shows of a reply. */
export interface Reading {
	readonly store: string;
	readonly selector: string;
	readonly error: string;
	args(query: Query, ...parts: string[]): unknown[];
	errorArgs?(query: Query, ...parts: string[]): unknown[];
	shows(reply: unknown, headers: Headers, ...parts: string[]): unknown;
}

/** A reply that is a list. */
export const list = (reply: unknown): Query[] => reply as Query[]; // checked by the comparison itself
/** As the items store shows a list. */
export const byId = (reply: unknown) =>
	new Map(list(reply).map((item, index) => [item['id'] ?? index, item]));
/** A reply that is shown as it is. */
export const itself = (reply: unknown) => reply;
/** Values of settings by id. */
export const settings = (reply: unknown) =>
	Object.fromEntries(list(reply).map(({ id, value }) => [id, value]));
/** As the reports store shows a reply, with its counts. */
export const counted = (data: unknown, headers: Headers, rows: number) => ({
	data,
	totalResults: Number(headers.get('x-wp-total') ?? rows),
	totalPages: Number(headers.get('x-wp-totalpages') ?? 1),
});
/** Stats that have no intervals are given none. */
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
