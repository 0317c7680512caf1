import type { SqlValue } from '../../database/database';
import type { BulkLoad } from '../../database/bulk-load';
import type { StoreDatabase } from '../../database/store-database';
import type { PlainValue } from '../../database/values';

/** For tests: what is thrown once a process is dead. */
export class Killed extends Error {}

/** For tests: a life of so many steps in a store; after them, everything fails, as for a process that was killed. */
export class Life {
	constructor(private steps: number) {}

	/** Throws when it is over. */
	step(): void {
		if (this.steps-- <= 0) throw new Killed('The process was killed.');
	}
}

/** For tests: a store as a process sees it that dies at any moment; what it has not committed is lost. */
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
		// It may have been committed, and nobody knows.
		this.life.step();
		return result;
	}

	close(): Promise<void> {
		return this.database.close();
	}
}
