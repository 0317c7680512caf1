import type { SqlValue } from '../../database/database';
import type { BulkLoad } from '../../database/bulk-load';
import type { StoreDatabase } from '../../database/store-database';
import type { PlainValue } from '../../database/values';

/** The error of every call after the simulated death of a process. */
export class Killed extends Error {}

/** A process that dies after a number of calls to its store; all later calls fail. */
export class Life {
	constructor(private steps: number) {}

	/** Throws if the process is dead. */
	step(): void {
		if (this.steps-- <= 0) throw new Killed('The process was killed.');
	}
}

/** The store of a process that may die at any call. Uncommitted changes are lost. */
export class DyingDatabase implements StoreDatabase {
	constructor(
		private readonly database: StoreDatabase,
		private readonly life: Life,
	) {}

	async all<Row extends object>(sql: string, parameters?: readonly SqlValue[]): Promise<Row[]> {
		this.life.step();
		return this.database.all<Row>(sql, parameters);
	}

	async run(sql: string, parameters?: readonly SqlValue[]): Promise<void> {
		this.life.step();
		await this.database.run(sql, parameters);
	}

	async append(table: string, rows: readonly (readonly PlainValue[])[]): Promise<void> {
		this.life.step();
		await this.database.append(table, rows);
	}

	async bulkLoad(table: string): Promise<BulkLoad> {
		this.life.step();
		return this.database.bulkLoad(table);
	}

	async transaction<Result>(work: (database: StoreDatabase) => Promise<Result>): Promise<Result> {
		this.life.step();
		const result = await this.database.transaction((within) =>
			work(within === this.database ? this : new DyingDatabase(within, this.life)),
		);
		// The process may die after the commit without knowing that it succeeded.
		this.life.step();
		return result;
	}

	close(): Promise<void> {
		return this.database.close();
	}
}
