import type { Database } from '../../../context';
import { collection, type RouteReply } from '../../router/route';
import { contextArgument, pagingArguments, sortDirection } from '../../router/schema';
import type { ArgumentSchemas } from '../../router/schema';
import { fetchRows, raw, sql, type Sql } from '../sql/sql';
import { periodArguments } from './period';

/** What every report table takes besides its own filters and `orderby`. */
export const tableArguments = {
	...contextArgument,
	...pagingArguments,
	...periodArguments,
	order: sortDirection,
	force_cache_refresh: { type: 'boolean' },
	match: { type: 'string', enum: ['all', 'any'], default: 'all' },
} as const satisfies ArgumentSchemas;

/** The rows of a table and how they are shown. */
export interface TableQuery {
	/** SELECT of all rows. */
	readonly rows: Sql;
	/** Expressions over the rows' columns, the most significant first; all but the last follow `order`. */
	readonly sort: readonly string[];
	readonly order: 'asc' | 'desc';
	readonly page: number;
	readonly perPage: number;
	/** True: everything is one page, as where the request names the rows it wants. */
	readonly unpaged?: boolean;
}

export interface TablePage<Row> {
	readonly rows: Row[];
	readonly total: number;
	/** 0 where the page is beyond the end. */
	readonly totalPages: number;
}

/** One page of a table; a page beyond the end is empty. */
export async function readPage<Row extends object>(
	database: Database,
	{ rows, sort, order, page, perPage, unpaged }: TableQuery,
): Promise<TablePage<Row>> {
	const terms = sort.map((term, index) =>
		index === sort.length - 1 && sort.length > 1 ? term : `${term} ${order} NULLS LAST`,
	);
	const limit = unpaged ? raw('') : sql`LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;
	const found = await fetchRows<Row & { total_rows: number }>(
		database,
		sql`SELECT *, COUNT(*) OVER () AS total_rows FROM (${rows})
			ORDER BY ${raw(terms.join(', '))} ${limit}`,
	);
	const total = found[0]?.total_rows ?? (await countRows(database, rows));
	const pages = unpaged ? 1 : Math.ceil(total / perPage);
	return { rows: found, total, totalPages: page > pages ? 0 : pages };
}

async function countRows(database: Database, rows: Sql): Promise<number> {
	const [counted] = await fetchRows<{ total: number }>(
		database,
		sql`SELECT COUNT(*) AS total FROM (${rows})`,
	);
	return counted?.total ?? 0;
}

/** The reply for a page, its rows written by `write`. */
export function tableReply<Row>(page: TablePage<Row>, write: (row: Row) => object): RouteReply {
	return { ...collection(page.rows.map(write), page.total, 0), totalPages: page.totalPages };
}
