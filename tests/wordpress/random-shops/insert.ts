/** Rows of a table. */
export type Rows = readonly Readonly<Record<string, unknown>>[];

/** A value in SQL. */
export function literal(value: unknown): string {
	if (value === null || value === undefined) return 'NULL';
	if (typeof value === 'number' || typeof value === 'bigint') return String(value);
	return `'${String(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** An INSERT of rows with the same columns; nothing without rows. */
export function insert(table: string, rows: Rows): string[] {
	const [first] = rows;
	if (!first) return [];
	const columns = Object.keys(first);
	const values = rows.map((row) => `(${columns.map((name) => literal(row[name])).join()})`);
	return [`INSERT INTO wp_${table} (${columns.join()}) VALUES ${values.join()};`];
}
