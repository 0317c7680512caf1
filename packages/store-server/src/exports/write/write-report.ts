import path from 'node:path';
import type { ExportFile } from '@store-analytics/rest-api';
import type { ApartReader } from '../../database/store-database';
import { literal } from '../facts/fact-sql';
import { writeCsv } from './csv-file';
import type { FactsJob } from './write-facts';
import { emptyFile, fileInfo } from './written-file';

/** A column of a report's file. */
export interface ReportColumn {
	readonly label: string;
	/** SQL type of its values. */
	readonly type: 'VARCHAR' | 'DOUBLE' | 'DECIMAL(18,6)';
}

/** The rows of a report, as its own file has them. */
export interface ReportRows {
	/** Name of the file, without an ending. */
	readonly name: string;
	readonly columns: readonly ReportColumn[];
	readonly total: number;
	/** The rows in portions; each has a value for every column. */
	portions(): AsyncIterable<readonly (readonly unknown[])[]>;
}

const ROWS = 'report_rows';

/** Writes the rows of a report into one file. */
export async function writeReport(
	reader: ApartReader,
	rows: ReportRows,
	job: FactsJob,
): Promise<ExportFile[]> {
	const { folder, request, signal, onProgress } = job;
	const file = path.join(folder, `${rows.name}.${request.format}`);
	onProgress(0, rows.total);
	const onRows = (done: number) => onProgress(done, rows.total);
	if (request.format === 'csv') {
		const labels = rows.columns.map(({ label }) => label);
		await writeCsv(file, labels, rows.portions(), { signal, onRows });
	} else {
		await fillTable(reader, rows, signal, onRows);
		await emptyFile(file);
		await reader.run(
			`COPY ${ROWS} TO ${literal(file)} (FORMAT parquet, COMPRESSION zstd, USE_TMP_FILE false)`,
		);
	}
	return [await fileInfo(file)];
}

async function fillTable(
	reader: ApartReader,
	{ columns, portions }: ReportRows,
	signal: AbortSignal,
	onRows: (rows: number) => void,
): Promise<void> {
	const named = columns.map(({ label, type }) => `${identifier(label)} ${type}`);
	await reader.run(`CREATE TEMP TABLE ${ROWS} (${named.join(', ')})`);
	const row = `(${columns.map(({ type }) => (type === 'VARCHAR' ? '?' : `CAST(NULLIF(CAST(? AS VARCHAR), '') AS ${type})`)).join(', ')})`;
	let done = 0;
	for await (const portion of portions()) {
		signal.throwIfAborted();
		const values = portion.flat().map(textOf);
		await reader.run(`INSERT INTO ${ROWS} VALUES ${portion.map(() => row).join(', ')}`, values);
		done += portion.length;
		onRows(done);
	}
}

function identifier(label: string): string {
	return `"${label.replaceAll('"', '""')}"`;
}

function textOf(value: unknown): string | null {
	return value === null || value === undefined ? null : String(value);
}
