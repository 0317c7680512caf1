import type { StoreFile } from '../database/store-database';
import { ExportJobs } from './jobs/export-jobs';
import { SavedExports } from './saved/saved-exports';

export interface ExportsOptions {
	/** The folder below which saved exports may be written; null for none. */
	readonly folder?: string | null;
	/** Whether saved exports run at their times; true by default. */
	readonly repeats?: boolean;
	now?(): Date;
	/** Called with errors that nobody else is told. */
	onTrouble?(error: unknown): void;
}

/** Exports of one store: those that were asked for, and those that repeat. */
export class Exports {
	readonly jobs: ExportJobs;
	readonly saved: SavedExports;
	/** The folder below which saved exports may be written; null for none. */
	readonly folder: string | null;

	constructor(
		store: StoreFile,
		{
			folder = null,
			repeats = true,
			now = () => new Date(),
			onTrouble = () => undefined,
		}: ExportsOptions = {},
	) {
		this.folder = folder;
		this.jobs = new ExportJobs(store, now, onTrouble);
		this.saved = new SavedExports(store, this.jobs, { folder, repeats, now, onTrouble });
	}

	/** Cancels what runs. Call it before the store is closed. */
	async close(): Promise<void> {
		const saved = this.saved.close();
		await this.jobs.close();
		await saved;
	}
}
