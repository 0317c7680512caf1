import { randomBytes } from 'node:crypto';
import type { ExportFile, ExportInfo, ExportRequest } from '@store-analytics/rest-api';
import { BusyError, ClosedError } from '../../database/failures';
import type { StoreFile } from '../../database/store-database';
import { loadShopSettings } from '../../schema/shop-settings';
import { writeFacts } from '../write/write-facts';
import { writeReport, type ReportRows } from '../write/write-report';
import { ExportFolder } from './export-folder';
import { problemOf } from './problem';

/** The most finished exports of a store; a new one removes the oldest. */
export const KEPT_EXPORTS = 10;

/** Exports that may wait for the running one. */
const MOST_WAITING = 5;

/** An export that is being made, or has failed. */
interface Job {
	info: ExportInfo;
	readonly isPassing: boolean;
	readonly cancelling: AbortController;
	/** Resolves when it has ended, however. */
	ended: Promise<ExportInfo>;
}

const cancelled = new Error('The export was cancelled.');
const stopped = new ClosedError();

/** The exports of one store: one is made at a time, and others wait. */
export class ExportJobs {
	readonly folder: ExportFolder;
	private readonly jobs = new Map<string, Job>();
	private readonly tidied: Promise<void>;
	private count = 0;
	private last: Promise<unknown> = Promise.resolve();

	constructor(
		private readonly store: StoreFile,
		private readonly now: () => Date,
		private readonly onTrouble: (error: unknown) => void = () => undefined,
	) {
		this.folder = new ExportFolder(store.file);
		this.tidied = this.takeUp().catch(onTrouble);
	}

	/**
	 * Starts an export. `rows` are those of a report. One that is `isPassing` is removed by its caller, and no other makes
	 * room for it. `ended` resolves when it is done, has failed or was cancelled. Throws a BusyError if too many wait.
	 */
	start(
		request: ExportRequest,
		{
			rows,
			isPassing = false,
		}: { readonly rows?: ReportRows | undefined; readonly isPassing?: boolean } = {},
	): { readonly info: ExportInfo; readonly ended: Promise<ExportInfo> } {
		const underWay = [...this.jobs.values()].filter(({ info }) => info.state !== 'failed');
		if (underWay.length > MOST_WAITING) throw new BusyError();
		const now = this.now();
		const id = this.newId(now);
		const info: ExportInfo = {
			...request,
			...{ id, state: 'waiting', rows: 0, totalRows: null },
			...{ startedAt: now.toISOString(), endedAt: null, problem: null, files: [] },
		};
		const job: Job = {
			info,
			isPassing,
			cancelling: new AbortController(),
			ended: Promise.resolve(info),
		};
		this.jobs.set(id, job);
		const noted = isPassing ? undefined : this.folder.note(info).catch(this.onTrouble);
		job.ended = Promise.all([this.last, noted]).then(() => this.make(job, rows));
		this.last = job.ended;
		return { info, ended: job.ended };
	}

	/** All of them, the newest first. */
	async list(): Promise<ExportInfo[]> {
		await this.tidied;
		const finished = await this.folder.list();
		const made = [...this.jobs.values()].map(({ info }) => info);
		// One may have been finished meanwhile.
		const others = finished.filter(({ id }) => !this.jobs.has(id));
		return [...made, ...others].sort((one, other) => (one.id < other.id ? 1 : -1));
	}

	/** Undefined for an unknown one. */
	async get(id: string): Promise<ExportInfo | undefined> {
		await this.tidied;
		return this.jobs.get(id)?.info ?? (await this.folder.read(id)) ?? undefined;
	}

	/** Ends a waiting or running export and removes what it has written; false if there is none. */
	async cancel(id: string): Promise<boolean> {
		const job = this.jobs.get(id);
		if (!job || job.info.state === 'failed') return false;
		job.cancelling.abort(cancelled);
		await job.ended;
		return true;
	}

	/** Deletes a finished or failed export; false if there is none. */
	async remove(id: string): Promise<boolean> {
		await this.tidied;
		if (this.jobs.get(id)?.info.state === 'failed') {
			await this.folder.forget(id);
			return this.jobs.delete(id);
		}
		if (!(await this.folder.read(id))) return false;
		await this.folder.remove(id);
		return true;
	}

	/** Stops all, for the end of the server; the next one says so. */
	async close(): Promise<void> {
		for (const { cancelling } of this.jobs.values()) cancelling.abort(stopped);
		await this.last;
		await this.tidied;
	}

	/** Lists what a stopped process was asked for and did not finish, as failed. */
	private async takeUp(): Promise<void> {
		for (const info of await this.folder.tidy()) {
			const failed: ExportInfo =
				info.state === 'failed' ? info : { ...info, ...this.failure(stopped), files: [] };
			const ended = Promise.resolve(failed);
			this.jobs.set(info.id, {
				...{ info: failed, isPassing: false, cancelling: new AbortController(), ended },
			});
		}
	}

	private failure(error: unknown): Pick<ExportInfo, 'state' | 'problem' | 'endedAt'> {
		return { state: 'failed', problem: problemOf(error), endedAt: this.now().toISOString() };
	}

	private async make(job: Job, rows: ReportRows | undefined): Promise<ExportInfo> {
		const { id } = job.info;
		const { signal } = job.cancelling;
		try {
			await this.tidied;
			signal.throwIfAborted();
			job.info = { ...job.info, state: 'running' };
			const files = await this.write(job, rows);
			signal.throwIfAborted();
			const done: ExportInfo = {
				...{ ...job.info, state: 'done', files },
				endedAt: this.now().toISOString(),
			};
			if (!job.isPassing) await this.makeRoom();
			await this.folder.finish(done);
			await this.folder.forget(id);
			job.info = done;
			this.jobs.delete(id);
		} catch (error) {
			await this.fail(job, error).catch(this.onTrouble);
		}
		return job.info;
	}

	/** The export has failed for others once nothing more is written about it. */
	private async fail(job: Job, error: unknown): Promise<void> {
		const { id } = job.info;
		const { aborted, reason } = job.cancelling.signal;
		const failed: ExportInfo = { ...job.info, ...this.failure(error) };
		if (!aborted) this.onTrouble(error);
		try {
			await this.folder.abandon(id);
			if (aborted && reason !== stopped) await this.folder.forget(id);
			else if (!aborted && !job.isPassing) await this.folder.note(failed);
		} finally {
			job.info = failed;
			if (aborted) this.jobs.delete(id);
		}
	}

	private async write(job: Job, rows: ReportRows | undefined): Promise<ExportFile[]> {
		const { signal } = job.cancelling;
		const { id } = job.info;
		const folder = await this.folder.begin(id);
		const settings = await loadShopSettings(this.store);
		const writing = {
			...{ request: job.info, settings, madeAt: this.now(), folder, signal },
			onProgress: (done: number, totalRows: number) => {
				job.info = { ...job.info, rows: done, totalRows };
			},
		};
		return this.store.apart(
			(reader) => (rows ? writeReport(reader, rows, writing) : writeFacts(reader, writing)),
			signal,
		);
	}

	/** Later ids sort after earlier ones, and none can be guessed. */
	private newId(now: Date): string {
		const order = (this.count++ % 0x10000).toString(16).padStart(4, '0');
		const moment = now.toISOString().replace(/\D/g, '').slice(0, 14);
		return `${moment}-${order}${randomBytes(4).toString('hex')}`;
	}

	/** Only the last ones stay, with the one that comes. */
	private async makeRoom(): Promise<void> {
		const finished = await this.folder.list();
		for (const { id } of finished.slice(KEPT_EXPORTS - 1)) await this.folder.remove(id);
	}
}
