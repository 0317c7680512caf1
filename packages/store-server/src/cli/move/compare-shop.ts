import { engineTables, typeIn, type EngineTable } from '../../clickhouse/engine-tables';
import type { ShopCopy } from '../../clickhouse/shop-copy';
import type { Database } from '../../database/database';
import { columnSum } from '../../database/dialect';
import { fetchRows, joinSql, raw, sql, type Sql } from '../../database/sql';

type Sums = Readonly<Record<string, string | number | null>>;

/** What a comparison has found. */
export interface Compared {
	/** Rows of all tables. */
	readonly rows: number;
	/** A sentence for each table that is not the same. */
	readonly differences: readonly string[];
}

/** Compares what a file and its engine hold of a shop: the rows of each table, and what each column comes to. */
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

/** Nothing comes to nothing, and zeros at the end say nothing. */
function plain(value: string | number | null | undefined): string {
	const text = String(value ?? '0');
	return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
