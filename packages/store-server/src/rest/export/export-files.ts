import type { Database } from '../../database/database';
import { fetchRows, sql } from '../../database/sql';

/** The most stored files; a new one removes the oldest. */
const KEPT = 20;

/** Makes room for a new file and removes unfinished exports, except those in `running`. */
export async function tidyFiles(database: Database, running: readonly string[]): Promise<void> {
	const finished = await fetchRows<{ id: string }>(
		database,
		sql`SELECT id FROM report_exports WHERE is_last ORDER BY id DESC LIMIT ${KEPT - 1}`,
	);
	const kept = [...running, ...finished.map(({ id }) => id)];
	const marks = kept.map(() => '?').join(', ') || 'NULL';
	await database.run(
		`DELETE FROM report_exports WHERE id NOT IN (SELECT UNNEST([${marks}]::VARCHAR[]))`,
		kept,
	);
}

/** Appends a piece to a file; the last one completes it. */
export async function appendToFile(
	database: Database,
	id: string,
	part: { readonly position: number; readonly text: string; readonly isLast: boolean },
): Promise<void> {
	await database.run(
		'INSERT INTO report_exports (id, position, text, is_last) VALUES (?, ?, ?, ?)',
		[id, part.position, part.text, part.isLast],
	);
}

/** Checks whether the file is complete. */
export async function isFinished(database: Database, id: string): Promise<boolean> {
	if (!(await hasTable(database))) {
		return false;
	}
	const rows = await fetchRows(
		database,
		sql`SELECT id FROM report_exports WHERE id = ${id} AND is_last`,
	);
	return rows.length > 0;
}

const fileName = /^wc-([a-z]+)-report-export-([a-z0-9]+)$/;

/** Returns the name of an export's file, without `.csv`; the name is also the key for fetching it. */
export function exportFileName(type: string, id: string): string {
	return `wc-${type}-report-export-${id}`;
}

/** Returns the CSV of a finished export by the name of its file; null if there is none. */
export async function readExportFile(database: Database, name: string): Promise<string | null> {
	const id = fileName.exec(name)?.[2];
	if (id === undefined || !(await isFinished(database, id))) {
		return null;
	}
	const parts = await fetchRows<{ text: string }>(
		database,
		sql`SELECT text FROM report_exports WHERE id = ${id} ORDER BY position`,
	);
	return parts.map(({ text }) => text).join('');
}

async function hasTable(database: Database): Promise<boolean> {
	const tables = await fetchRows(
		database,
		sql`SELECT table_name FROM information_schema.tables WHERE table_name = 'report_exports'`,
	);
	return tables.length > 0;
}
