import type { Database, SqlValue } from '../context';

/** A piece of SQL with the values for its placeholders; pieces nest, values never enter the text. */
export class Sql {
	constructor(
		readonly text: string,
		readonly values: readonly SqlValue[],
	) {}
}

/** A template whose `${}` are bound values, or other pieces of SQL that are put in place. */
export function sql(strings: TemplateStringsArray, ...parts: readonly (SqlValue | Sql)[]): Sql {
	let text = strings[0] ?? '';
	const values: SqlValue[] = [];
	parts.forEach((part, index) => {
		if (part instanceof Sql) {
			text += part.text;
			values.push(...part.values);
		} else {
			text += '?';
			values.push(part);
		}
		text += strings[index + 1] ?? '';
	});
	return new Sql(text, values);
}

/** A name or expression of our own making; never anything that came with a request. */
export function raw(text: string): Sql {
	return new Sql(text, []);
}

export function joinSql(parts: readonly Sql[], separator: string): Sql {
	return new Sql(
		parts.map((part) => part.text).join(separator),
		parts.flatMap((part) => part.values),
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
