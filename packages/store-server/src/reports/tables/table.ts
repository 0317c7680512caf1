import type { Database } from '../../database/database';
import { allBut, keptRows } from '../../database/dialect';
import { joinSql, limitTo, listOf, raw, readReport, sql, type Sql } from '../../database/sql';
import { byValue, type SortTerm } from '../../database/text-order';

/** The rows of a table and their format. */
export interface TableQuery {
	/** SELECT of all rows. */
	readonly rows: Sql;
	/** Terms over the rows' columns, the most significant first; all but the last follow `order`. */
	readonly sort: readonly SortTerm[];
	readonly order: 'asc' | 'desc';
	readonly page: number;
	readonly perPage: number;
	/** True means that everything is one page, because the request names its rows. */
	readonly unpaged?: boolean;
	/** True for plain rows, whose separate count is cheaper than keeping all of them. */
	readonly countedApart?: boolean;
	/** True means that a page past the end still has the count. */
	readonly keepsTotal?: boolean;
}

export interface TablePage<Row> {
	readonly rows: Row[];
	readonly total: number;
	/** 0 if the page is past the end. */
	readonly totalPages: number;
}

/**
 * Returns one page of a table. A page past the end is empty and has the count 0, as in WooCommerce's reports. Ties are
 * sorted by the last expression.
 */
export async function readPage<Row extends object>(
	database: Database,
	{ rows, sort, order, page, perPage, unpaged, keepsTotal, countedApart }: TableQuery,
): Promise<TablePage<Row>> {
	const terms = sort.map((term, index) =>
		term(index === sort.length - 1 && sort.length > 1 ? '' : `${order} NULLS LAST`),
	);
	const limit = unpaged ? raw('') : limitTo(perPage, page);
	if (countedApart) {
		const found = await readReport<Row>(
			database,
			sql`SELECT * FROM (${rows}) ORDER BY ${joinSql(terms, ', ')} ${limit}`,
		);
		const total = found.length > 0 || keepsTotal ? await countRows(database, rows) : 0;
		return { rows: found, total, totalPages: unpaged ? 1 : Math.ceil(total / perPage) };
	}
	const found = await readReport<Row & { total_rows: number }>(
		database,
		// Without a window function: DuckDB 1.5 sometimes crashes on one, and the database is lost until a restart
		// (duckdb#25713).
		sql`WITH all_rows AS ${keptRows} (${rows})
			SELECT *, (SELECT COUNT(*) FROM all_rows) AS total_rows FROM all_rows
			ORDER BY ${joinSql(terms, ', ')} ${limit}`,
	);
	const total = found[0]?.total_rows ?? (keepsTotal ? await countRows(database, rows) : 0);
	return { rows: found, total, totalPages: unpaged ? 1 : Math.ceil(total / perPage) };
}

/** ORDER BY terms of a table by column name, or by its replacement; ties by id. */
export function sortedBy<Name extends string>(
	id: string,
	instead: Readonly<Partial<Record<Name, SortTerm>>>,
): (orderby: Name) => readonly SortTerm[] {
	return (orderby) => [instead[orderby] ?? byValue(orderby), byValue(id)];
}

/** Counts the rows of a SELECT. */
export async function countRows(database: Database, rows: Sql): Promise<number> {
	const [counted] = await readReport<{ total: number }>(
		database,
		sql`SELECT COUNT(*) AS total FROM (${rows})`,
	);
	return counted?.total ?? 0;
}

/** Exactly one row per id of `wanted` (a SELECT of `column`), empty where `rows` has none. */
export function alsoWithout(rows: Sql, column: string, wanted: Sql): Sql {
	const name = raw(column);
	return sql`SELECT r.${allBut(name)}, wanted.${name} AS ${name}
		FROM (${wanted}) wanted LEFT JOIN (${rows}) r ON r.${name} = wanted.${name}`;
}

/** A table of ids, each once. */
export function idTable(column: string, ids: readonly number[]): Sql {
	const rows = [...new Set(ids)].map((id) => sql`(${id})`);
	return rows.length === 0
		? sql`SELECT NULL AS ${raw(column)} WHERE NULL IN ${listOf([])}`
		: sql`SELECT * FROM (VALUES ${joinSql(rows, ', ')}) ids(${raw(column)})`;
}
