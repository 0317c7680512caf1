import type { Database, Reader, SqlValue, Statement } from '../database/database';
import type { BulkLoad } from '../database/bulk-load';
import type { ApartReader, StoreDatabase, StoreFile } from '../database/store-database';
import type { PlainValue } from '../database/values';
import { ChangeLog } from './change-log';
import type { EngineAddress } from './engine-address';
import { noteChanges } from './engine-state';
import { changedTable, ChangeLogDatabase } from './change-log-database';
import { ShopCopy } from './shop-copy';
import { engineTables } from './engine-tables';

/** Called with errors of copying; the changes stay in the file until they are copied. */
export type OnTrouble = (error: unknown) => void;

/** Milliseconds for which changes are collected; a reader of a report starts the copy at once. */
const PAUSE = 50;

/**
 * A shop's file whose reports are read from ClickHouse (decision 0028). Transactions write the file and record their
 * changes for the engine. They are copied soon, and before anybody reads a report, so a reader sees every write.
 */
export class EngineStore implements StoreFile {
	private soon: NodeJS.Timeout | undefined;

	private constructor(
		private readonly inner: StoreFile,
		readonly copy: ShopCopy,
		private readonly onTrouble: OnTrouble,
	) {}

	/** Closes the file if the engine cannot be used. */
	static async open(
		file: StoreFile,
		servers: readonly EngineAddress[],
		onTrouble: OnTrouble = () => undefined,
	): Promise<EngineStore> {
		try {
			return new EngineStore(file, await ShopCopy.open(file, servers), onTrouble);
		} catch (error) {
			await file.close();
			throw error;
		}
	}

	get file(): string {
		return this.inner.file;
	}

	get upgraded() {
		return this.inner.upgraded;
	}

	all<Row extends object>(statement: string, parameters?: readonly SqlValue[]): Promise<Row[]> {
		return this.inner.all<Row>(statement, parameters);
	}

	readReport<Row extends object>(query: Statement): Promise<Row[]> {
		return this.copy.read<Row>(query);
	}

	readingFor(signal: AbortSignal, who?: Reader): Database {
		const reader = this.inner.readingFor?.(signal, who) ?? this.inner;
		return {
			all: (statement, parameters) => reader.all(statement, parameters),
			readReport: (query) => this.copy.read(query, signal),
			run: (statement, parameters) => this.run(statement, parameters),
			transaction: (work) => this.transaction(work),
			close: () => this.close(),
		};
	}

	run(statement: string, parameters?: readonly SqlValue[]): Promise<void> {
		return changedTable(statement)
			? this.transaction((within) => within.run(statement, parameters))
			: this.inner.run(statement, parameters);
	}

	append(table: string, rows: readonly (readonly PlainValue[])[]): Promise<void> {
		return engineTables.has(table)
			? this.transaction((within) => within.append(table, rows))
			: this.inner.append(table, rows);
	}

	async transaction<Result>(work: (database: StoreDatabase) => Promise<Result>): Promise<Result> {
		const changes = new ChangeLog();
		const result = await this.inner.transaction(async (within) => {
			const done = await work(new ChangeLogDatabase(within, changes));
			await this.note(within, changes);
			return done;
		});
		if (!changes.isEmpty) this.shipSoon();
		return result;
	}

	/** It commits several times, so the whole table is copied when it ends, or at the next start. */
	async bulkLoad(table: string): Promise<BulkLoad> {
		if (!engineTables.has(table)) return this.inner.bulkLoad(table);
		const changes = new ChangeLog();
		changes.noteAll(table);
		// Recorded at the end too, because a copy in between may lack later rows.
		const note = () => this.inner.transaction((within) => this.note(within, changes));
		await note();
		const load = await this.inner.bulkLoad(table);
		return {
			append: (rows) => load.append(rows),
			close: async () => {
				await load.close();
				this.copy.expect(note);
				this.shipSoon();
			},
		};
	}

	load() {
		return this.inner.load();
	}

	snapshot(file: string): Promise<void> {
		return this.inner.snapshot(file);
	}

	/** The file has all rows too, so long work reads them there. */
	apart<Result>(work: (reader: ApartReader) => Promise<Result>, signal: AbortSignal) {
		return this.inner.apart(work, signal);
	}

	stream<Row extends object>(sql: string, parameters?: readonly SqlValue[]) {
		return this.inner.stream<Row>(sql, parameters);
	}

	endReads(): void {
		this.inner.endReads();
	}

	async close(): Promise<void> {
		clearTimeout(this.soon);
		await this.copy.bringUpToDate().catch(this.onTrouble);
		await this.inner.close();
		await this.copy.close();
	}

	private async note(within: Database, changes: ChangeLog): Promise<void> {
		if (changes.isEmpty) return;
		await noteChanges(within, this.copy.nextNumber(), changes);
		this.copy.expect();
	}

	private shipSoon(): void {
		this.copy.expect();
		clearTimeout(this.soon);
		this.soon = setTimeout(() => void this.copy.ship().catch(this.onTrouble), PAUSE);
	}
}
