import { engineTables, typeIn, type EngineTable } from '../../clickhouse/engine-tables';
import type { ShopCopy } from '../../clickhouse/shop-copy';
import type { Database } from '../../database/database';
import { columnSum } from '../../database/dialect';
import { fetchRows, joinSql, raw, sql, type Sql } from '../../database/sql';

type Sums = Readonly<Record<string, string | number | null>>;

/** The result of a comparison. */
export interface Compared {
	/** Rows of all tables. */
	readonly rows: number;
	/** A sentence for each table that differs. */
	readonly differences: readonly string[];
}

/** Compares a shop in a file and in its engine: the rows of each table, and the sum of each column. */
export async function compareShop(file: Database, copy: ShopCopy): Promise<Compared> {
	const differences: string[] = [];
	let rows = 0;
	for (const table of engineTables.values()) {
		const query = sumsOf(table);
		const [here] = await fetchRows<Sums>(file, query);
		const [there] = await copy.ask<Sums>(query);
		rows += Number(here?.['total']);
		const columns = Object.keys(here ?? {}).filter(
			(name) => plain(here?.[name]) !== plain(there?.[name]),
		);
		if (columns.length > 0) {
			differences.push(
				`${table.table} differs in ${columns.map((name) => `${name} (${here?.[name]} in the file, ${there?.[name]} in ClickHouse)`).join(', ')}.`,
			);
		}
	}
	return { rows, differences };
}

function sumsOf({ table, columns }: EngineTable): Sql {
	const sums = columns.flatMap((column) => [
		sql`${columnSum(typeIn(table, column), `"${column}"`)} AS ${raw(`"sum of ${column}"`)}`,
		raw(`COUNT("${column}") AS "values of ${column}"`),
	]);
	return sql`SELECT COUNT(*) AS total, ${joinSql(sums, ', ')} FROM ${raw(table)}`;
}

/** NULL equals nothing, and trailing zeros do not count. */
function plain(value: string | number | null | undefined): string {
	const text = String(value ?? '0');
	return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
