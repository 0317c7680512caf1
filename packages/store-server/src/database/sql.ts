import type { Database, SqlValue, Statement } from './database';

/**
 * A piece of SQL with the values of its placeholders; pieces nest, and values never enter the text. ClickHouse's
 * variant (dialect.ts) has its placeholders in the same order.
 */
export class Sql implements Statement {
	constructor(
		readonly text: string,
		readonly values: readonly SqlValue[],
		readonly clickhouse: string = text,
	) {}
}

/** A template whose `${}` are bound values, or other pieces of SQL. */
export function sql(strings: TemplateStringsArray, ...parts: readonly (SqlValue | Sql)[]): Sql {
	const pieces = parts.map((part) => (part instanceof Sql ? part : new Sql('?', [part])));
	const written = (dialect: 'text' | 'clickhouse') =>
		strings.map((string, index) => string + (pieces[index]?.[dialect] ?? '')).join('');
	return new Sql(
		written('text'),
		pieces.flatMap(({ values }) => values),
		written('clickhouse'),
	);
}

/** A name or expression from our own code; never one from a request. */
export function raw(text: string): Sql {
	return new Sql(text, []);
}

export function joinSql(parts: readonly Sql[], separator: string): Sql {
	return new Sql(
		parts.map((part) => part.text).join(separator),
		parts.flatMap((part) => part.values),
		parts.map((part) => part.clickhouse).join(separator),
	);
}

/** `(?, ?, …)`; an empty list matches nothing. */
export function listOf(values: readonly SqlValue[]): Sql {
	return values.length === 0
		? raw('(NULL)')
		: sql`(${joinSql(
				values.map((value) => sql`${value}`),
				', ',
			)})`;
}

/** `(1, 2, …)`: ids as literals, so that the scan can skip blocks without them. */
export function idsOf(ids: readonly number[]): Sql {
	return ids.length === 0 ? raw('(NULL)') : raw(`(${ids.map(whole).join(', ')})`);
}

/** `LIMIT … OFFSET …` of a page, as literals, so that the engine reads whole rows of this page only. */
export function limitTo(perPage: number, page: number): Sql {
	return raw(`LIMIT ${whole(perPage)} OFFSET ${whole((page - 1) * perPage)}`);
}

function whole(value: number): string {
	if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number.`);
	return String(value);
}

/** All conditions; none means true. */
export function allOf(conditions: readonly Sql[]): Sql {
	return conditions.length === 0
		? raw('TRUE')
		: joinSql(
				conditions.map((condition) => sql`(${condition})`),
				' AND ',
			);
}

/** At least one condition; none means true. */
export function anyOf(conditions: readonly Sql[]): Sql {
	return conditions.length === 0
		? raw('TRUE')
		: joinSql(
				conditions.map((condition) => sql`(${condition})`),
				' OR ',
			);
}

export function fetchRows<Row extends object>(database: Database, query: Sql): Promise<Row[]> {
	return database.all<Row>(query.text, query.values);
}

/** Works like `fetchRows`, for reports: from the engine with their tables (docs/scale.md). */
export function readReport<Row extends object>(
	database: Database,
	query: Statement,
): Promise<Row[]> {
	return database.readReport?.<Row>(query) ?? database.all<Row>(query.text, query.values);
}
