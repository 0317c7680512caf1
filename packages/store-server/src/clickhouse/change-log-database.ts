import type { SqlValue } from '../database/database';
import type { BulkLoad } from '../database/bulk-load';
import type { StoreDatabase } from '../database/store-database';
import type { PlainValue } from '../database/values';
import { columnsOf } from '../schema/schema';
import type { ChangeLog } from './change-log';
import { engineTables, type EngineTable } from './engine-tables';

/** Returns the engine table that a statement changes. */
export function changedTable(statement: string): EngineTable | undefined {
	const [, name] =
		/^\s*(?:INSERT(?: OR \w+)? INTO|DELETE FROM|UPDATE)\s+"?(\w+)/i.exec(statement) ?? [];
	return engineTables.get(name ?? '');
}

/** The database inside of a transaction. It writes every change of the engine's tables into a change log. */
export class ChangeLogDatabase implements StoreDatabase {
	constructor(
		private readonly inner: StoreDatabase,
		private readonly changes: ChangeLog,
	) {}

	all<Row extends object>(statement: string, parameters?: readonly SqlValue[]): Promise<Row[]> {
		return this.inner.all<Row>(statement, parameters);
	}

	/** The statement itself returns the rows that it has changed. */
	async run(statement: string, parameters?: readonly SqlValue[]): Promise<void> {
		const changed = changedTable(statement);
		if (!changed || this.changes.isWhole(changed.table)) {
			return this.inner.run(statement, parameters);
		}
		const { table, scope } = changed;
		if (/^\s*DELETE FROM "?\w+"?\s*$/i.test(statement)) {
			await this.inner.run(statement, parameters);
			return this.changes.noteAll(table);
		}
		const column = /^\s*INSERT/i.test(statement) ? scope : `${table}.${scope}`;
		const rows = await this.inner.all<{ key: string | number }>(
			`${statement} RETURNING ${column} AS key`,
			parameters,
		);
		this.changes.note(
			table,
			rows.map(({ key }) => key),
		);
	}

	async append(table: string, rows: readonly (readonly PlainValue[])[]): Promise<void> {
		await this.inner.append(table, rows);
		this.noteRows(table, rows);
	}

	async bulkLoad(table: string): Promise<BulkLoad> {
		const load = await this.inner.bulkLoad(table);
		return {
			append: (rows) => {
				this.noteRows(table, rows);
				load.append(rows);
			},
			close: () => load.close(),
		};
	}

	/** A nested transaction joins the outer one. */
	transaction<Result>(work: (database: StoreDatabase) => Promise<Result>): Promise<Result> {
		return work(this);
	}

	close(): Promise<void> {
		return this.inner.close();
	}

	private noteRows(name: string, rows: readonly (readonly PlainValue[])[]): void {
		const changed = engineTables.get(name);
		if (!changed) return;
		const at = columnsOf(changed.table).indexOf(changed.scope);
		// No key column contains NULL or a boolean.
		this.changes.note(
			name,
			rows.map((row) => row[at] as string | number),
		);
	}
}
