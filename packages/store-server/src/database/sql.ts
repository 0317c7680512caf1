import type { Database, SqlValue, Statement } from './database';

/**
 * A piece of SQL with the values for its placeholders; pieces nest, values never enter the text. What ClickHouse says in other words
 * (dialect.ts) has its placeholders in the same order.
 */
export class Sql implements Statement {
	constructor(
		readonly text: string,
		readonly values: readonly SqlValue[],
		readonly clickhouse: string = text,
	) {}
}

/** A template whose `${}` are bound values, or other pieces of SQL that are put in place. */
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

/** A name or expression of our own making; never anything that came with a request. */
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

/** `(?, ?, …)`; a list of nothing matches nothing. */
export function listOf(values: readonly SqlValue[]): Sql {
	return values.length === 0
		? raw('(NULL)')
		: sql`(${joinSql(
				values.map((value) => sql`${value}`),
				', ',
			)})`;
}

/** `(1, 2, …)`, ids of rows that were read, as literals: the scan can then skip blocks of rows that hold none of them. */
export function idsOf(ids: readonly number[]): Sql {
	return ids.length === 0 ? raw('(NULL)') : raw(`(${ids.map(whole).join(', ')})`);
}

/** `LIMIT … OFFSET …` of a page, as literals: the engine then reads whole rows of this page only. */
export function limitTo(perPage: number, page: number): Sql {
	return raw(`LIMIT ${whole(perPage)} OFFSET ${whole((page - 1) * perPage)}`);
}

function whole(value: number): string {
	if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number.`);
	return String(value);
}

/** All conditions at once; nothing to fulfil is fulfilled. */
export function allOf(conditions: readonly Sql[]): Sql {
	return conditions.length === 0
		? raw('TRUE')
		: joinSql(
				conditions.map((condition) => sql`(${condition})`),
				' AND ',
			);
}

/** At least one condition; nothing to fulfil is fulfilled. */
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

/** As `fetchRows`, for what reports tell: from the engine that has their tables (docs/scale.md). */
export function readReport<Row extends object>(
	database: Database,
	query: Statement,
): Promise<Row[]> {
	return database.readReport?.<Row>(query) ?? database.all<Row>(query.text, query.values);
}
