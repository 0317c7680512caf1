/** The parameters of a request, in the types that reports need. */
export interface Query {
	text(name: string): string;
	has(name: string): boolean;
	number(name: string, otherwise: number): number;
	/** A list in the form of a list, an object or a comma-separated string. */
	list(name: string): readonly string[];
	ids(name: string): readonly number[];
	/** The pairs of `attribute_is`. */
	pairs(name: string): readonly (readonly [string, string])[];
}

export function readQuery(query: Readonly<Record<string, unknown>> = {}): Query {
	const text = (name: string) => String(query[name] ?? '');
	const list = (name: string) => listOf(query[name]).map(String);
	return {
		text,
		has: (name) => query[name] !== undefined && query[name] !== '',
		number: (name, otherwise) => (text(name) === '' ? otherwise : Number(text(name))),
		list,
		ids: (name) => list(name).map(Number).filter(Number.isInteger),
		pairs: (name) =>
			listOf(query[name]).flatMap((pair) => {
				const [attribute, value] = listOf(pair).map(String);
				return attribute !== undefined && value !== undefined ? [[attribute, value] as const] : [];
			}),
	};
}

function listOf(value: unknown): unknown[] {
	if (value === undefined || value === null || value === '') {
		return [];
	}
	if (typeof value === 'object') {
		return Object.values(value);
	}
	return String(value)
		.split(',')
		.map((part) => part.trim());
}
