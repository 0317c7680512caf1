import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../store-file/open';
import type { StoreDatabase } from '../database/store-database';

/** A store that is created once and copied for each test. */
export class StoreCopies {
	private count = 0;

	private constructor(private readonly folder: string) {}

	static async of(fill: (database: StoreDatabase) => Promise<void>): Promise<StoreCopies> {
		const copies = new StoreCopies(mkdtempSync(path.join(tmpdir(), 'store-analytics-copied-')));
		const database = await openDatabase(copies.original);
		try {
			await fill(database);
		} finally {
			await database.close();
		}
		return copies;
	}

	/** Opens another copy. */
	async open(): Promise<StoreDatabase> {
		const file = path.join(this.folder, `copy-${++this.count}.duckdb`);
		copyFileSync(this.original, file);
		return openDatabase(file);
	}

	/** Deletes all copies after they were closed. */
	remove(): void {
		rmSync(this.folder, { recursive: true, force: true });
	}

	private get original(): string {
		return path.join(this.folder, 'original.duckdb');
	}
}
