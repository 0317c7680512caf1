import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ExportFile, ExportRequest, FactTableName } from '@store-analytics/rest-api';
import type { ApartReader } from '../../database/store-database';
import type { ShopSettings } from '../../schema/shop-settings';
import { factTables } from '../facts';
import {
	columnsOf,
	countOf,
	literal,
	prepareFacts,
	selectOf,
	type FactChoice,
} from '../facts/fact-sql';
import { schemaDocument, type SchemaDocument } from '../schema-document';
import { writeCsv } from './csv-file';
import { emptyFile, fileInfo } from './written-file';

/** What is written, where, and who is told. */
export interface FactsJob {
	readonly request: ExportRequest;
	readonly settings: ShopSettings;
	readonly madeAt: Date;
	/** An empty folder. */
	readonly folder: string;
	readonly signal: AbortSignal;
	/** Rows so far, and of how many. */
	onProgress(rows: number, total: number): void;
}

/** Milliseconds between looks how far the engine is. */
const BETWEEN_LOOKS = 200;

/** Name of the file with the schema document. */
const SCHEMA_FILE = 'schema.json';

/** Name of the attached file; one export at a time has it. */
const TARGET = 'exported_facts';

/** Writes the chosen facts of one moment into files, with their schema document. */
export async function writeFacts(reader: ApartReader, job: FactsJob): Promise<ExportFile[]> {
	const { request, settings } = job;
	const choice: FactChoice = { ...request, dateType: settings.dateType };
	await prepareFacts(reader, settings.excludedStatuses);
	const target = path.join(job.folder, 'facts.duckdb');
	const isDatabase = request.format === 'duckdb';
	if (isDatabase) await attach(reader, target);
	try {
		// Everything is read as of one moment, whatever the sync writes meanwhile.
		await reader.run('BEGIN TRANSACTION');
		const counts = await countRows(reader, request.tables, choice);
		const document = describe(job, counts);
		const writer = new TableWriter(reader, job, choice, document);
		for (const name of request.tables) await writer.write(name, counts[name] ?? 0);
		if (isDatabase) await writer.describeDatabase();
		await reader.run('COMMIT');
		if (isDatabase) await reader.run(`DETACH ${TARGET}`);
		const written = isDatabase ? [target] : writer.files;
		const extra = hasSchemaInside(request) ? [] : [await writeSchema(job.folder, document)];
		return await Promise.all([...written, ...extra].map(fileInfo));
	} catch (error) {
		await reader.run('ROLLBACK').catch(() => undefined);
		// Attached files belong to the whole store: the next export needs the name.
		if (isDatabase) await reader.run(`DETACH DATABASE IF EXISTS ${TARGET}`).catch(() => undefined);
		throw error;
	}
}

/** A single Parquet file and a DuckDB file need no other file to be understood. */
function hasSchemaInside({ format, tables }: ExportRequest): boolean {
	return format === 'duckdb' || (format === 'parquet' && tables.length === 1);
}

async function writeSchema(folder: string, document: SchemaDocument): Promise<string> {
	const file = path.join(folder, SCHEMA_FILE);
	await writeFile(file, `${JSON.stringify(document, null, '\t')}\n`, { mode: 0o600 });
	return file;
}

async function attach(reader: ApartReader, file: string): Promise<void> {
	await reader.run(`DETACH DATABASE IF EXISTS ${TARGET}`);
	await reader.run(`ATTACH ${literal(file)} AS ${TARGET} (STORAGE_VERSION 'v1.2.0')`);
	// Before it contains any data of the shop.
	await chmod(file, 0o600);
}

async function countRows(
	reader: ApartReader,
	tables: readonly FactTableName[],
	choice: FactChoice,
): Promise<Partial<Record<FactTableName, number>>> {
	const counts: Partial<Record<FactTableName, number>> = {};
	for (const name of tables) {
		const [row] = await reader.all<{ count: number }>(countOf(factTables[name], choice));
		counts[name] = row?.count ?? 0;
	}
	return counts;
}

function describe(
	{ request, settings, madeAt }: FactsJob,
	rows: Readonly<Record<string, number>>,
): SchemaDocument {
	return schemaDocument(request.tables, {
		made_at: madeAt.toISOString(),
		currency: settings.currency.code,
		time_zone: settings.timeZone,
		date_type: settings.dateType,
		excluded_statuses: settings.excludedStatuses,
		since: request.since,
		until: request.until,
		personal: request.personal,
		rows,
	});
}

/** Writes one table after the other in the format of the request. */
class TableWriter {
	readonly files: string[] = [];
	private readonly total: number;
	private before = 0;

	constructor(
		private readonly reader: ApartReader,
		private readonly job: FactsJob,
		private readonly choice: FactChoice,
		private readonly document: SchemaDocument,
	) {
		this.total = Object.values(document.export?.rows ?? {}).reduce((sum, one) => sum + one, 0);
	}

	async write(name: FactTableName, rows: number): Promise<void> {
		this.tell(0);
		const ways = { parquet: this.parquet, csv: this.csv, duckdb: this.database };
		await ways[this.job.request.format].call(this, name, rows);
		this.before += rows;
		this.tell(0);
	}

	/** Comments and the document are in the file, too, where tools for databases look for them. */
	async describeDatabase(): Promise<void> {
		for (const name of this.job.request.tables) {
			const table = factTables[name];
			await this.reader.run(`COMMENT ON TABLE ${TARGET}.${name} IS ${literal(table.meaning)}`);
			for (const [column, { meaning }] of columnsOf(table, this.choice.personal)) {
				await this.reader.run(
					`COMMENT ON COLUMN ${TARGET}.${name}."${column}" IS ${literal(meaning)}`,
				);
			}
		}
		const text = literal(JSON.stringify(this.document));
		await this.reader.run(`CREATE TABLE ${TARGET}.export_schema AS SELECT ${text} AS document`);
	}

	private async parquet(name: FactTableName, rows: number): Promise<void> {
		const file = await this.newFile(`${name}.parquet`);
		await emptyFile(file);
		const document = literal(JSON.stringify(this.document));
		await this.watching(
			rows,
			`COPY (${this.select(name)}) TO ${literal(file)} (FORMAT parquet, COMPRESSION zstd,
				USE_TMP_FILE false, KV_METADATA {store_analytics_schema: ${document}})`,
		);
	}

	private async database(name: FactTableName, rows: number): Promise<void> {
		await this.watching(rows, `CREATE TABLE ${TARGET}.${name} AS ${this.select(name)}`);
	}

	private async csv(name: FactTableName): Promise<void> {
		const columns = columnsOf(factTables[name], this.choice.personal);
		const names = columns.map(([column]) => column);
		// Amounts as text: every digit of the store is in the file.
		const texts = columns.map(([column, { type }]) =>
			type.startsWith('DECIMAL') ? `CAST("${column}" AS VARCHAR) AS "${column}"` : `"${column}"`,
		);
		const portions = this.reader.stream<Record<string, unknown>>(
			`SELECT ${texts.join(', ')} FROM (${this.select(name)})`,
		);
		async function* values() {
			for await (const portion of portions) {
				yield portion.map((row) => names.map((column) => row[column]));
			}
		}
		await writeCsv(await this.newFile(`${name}.csv`), names, values(), {
			signal: this.job.signal,
			onRows: (done) => this.tell(done),
		});
	}

	private select(name: FactTableName): string {
		return selectOf(factTables[name], this.choice);
	}

	private async newFile(name: string): Promise<string> {
		const file = path.join(this.job.folder, name);
		this.files.push(file);
		return file;
	}

	/** Runs a statement and tells meanwhile how far it is. */
	private async watching(rows: number, statement: string): Promise<void> {
		const looking = setInterval(
			() => this.tell(Math.floor(this.reader.progress() * rows)),
			BETWEEN_LOOKS,
		);
		try {
			await this.reader.run(statement);
		} finally {
			clearInterval(looking);
		}
	}

	private tell(rows: number): void {
		this.job.onProgress(this.before + rows, this.total);
	}
}
