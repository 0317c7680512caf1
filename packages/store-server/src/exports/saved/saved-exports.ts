import { randomBytes } from 'node:crypto';
import { __ } from '@wordpress/i18n';
import type { ExportInfo, ExportRun, SavedExport } from '@store-analytics/rest-api';
import { ShopTime } from '../../base/time/shop-time';
import type { Database } from '../../database/database';
import { loadShopSettings } from '../../schema/shop-settings';
import type { ExportJobs } from '../jobs/export-jobs';
import { problemOf } from '../jobs/problem';
import { copyToFolder, notConfigured } from '../places/folder-place';
import { PlaceError } from '../places/place-error';
import { ExportRequestError } from '../request';
import { daysBefore, nextRun } from './schedule';
import { SavedFile, type KeptExport } from './saved-file';
import { readSavedChoice, type SavedChoice } from './saved-request';

/** The most saved exports of a store, and the runs that are kept of each. */
const MOST_SAVED = 20;
const KEPT_RUNS = 5;

/** Milliseconds until a failed run is repeated, and how often before the next regular run. */
const AFTER_FAILURE = 15 * 60_000;
const MOST_RETRIES = 3;

/** The longest sleep in milliseconds: after one the clock is looked at again. */
const LONGEST_SLEEP = 60 * 60_000;

export interface SavedOptions {
	/** The folder below which exports may be written; null for none. */
	readonly folder: string | null;
	/** Whether they run at their times. */
	readonly repeats: boolean;
	now(): Date;
	onTrouble(error: unknown): void;
}

/** The exports of a store that repeat. */
export class SavedExports {
	private readonly file: SavedFile;
	private kept: readonly KeptExport[] = [];
	private readonly running = new Map<string, Promise<void>>();
	private readonly stopping = new AbortController();
	private timer: NodeJS.Timeout | undefined;
	private readonly read: Promise<void>;
	private saving: Promise<void> = Promise.resolve();

	constructor(
		private readonly database: Database,
		private readonly jobs: ExportJobs,
		private readonly options: SavedOptions,
	) {
		this.file = new SavedFile(jobs.folder.path);
		this.read = this.file.read().then((kept) => {
			this.kept = kept;
			this.sleep();
		});
	}

	async list(): Promise<SavedExport[]> {
		await this.read;
		return this.kept.map((one) => this.shown(one));
	}

	/**
	 * Saves a new export, or changes the one with this id; undefined for an unknown id. A bucket keeps its secret as
	 * long as address and access key stay. Throws an ExportRequestError.
	 */
	async save(
		asked: Readonly<Record<string, unknown>>,
		id?: string,
	): Promise<SavedExport | undefined> {
		await this.read;
		const former = this.kept.find((one) => one.id === id);
		if (id !== undefined && !former) return undefined;
		if (!former && this.kept.length >= MOST_SAVED) {
			throw new ExportRequestError(
				__('There are 20 saved exports already. Delete one of them first.', 'store-analytics'),
			);
		}
		const choice = readSavedChoice(asked);
		if (choice.to.kind === 'folder' && this.options.folder === null) {
			throw new ExportRequestError(notConfigured().message);
		}
		const secret = secretFor(choice, String(asked['secret'] ?? ''), former);
		const saved: KeptExport = {
			...{ ...choice, id: former?.id ?? randomBytes(8).toString('hex'), failures: 0 },
			...(secret !== undefined && { secret }),
			nextAt: nextRun(choice, this.options.now(), await this.time()).toISOString(),
			runs: former?.runs ?? [],
		};
		const others = this.kept.filter((one) => one !== former);
		await this.keep([...others, saved]);
		return this.shown(saved);
	}

	async remove(id: string): Promise<boolean> {
		await this.read;
		if (!this.kept.some((one) => one.id === id)) return false;
		await this.keep(this.kept.filter((one) => one.id !== id));
		return true;
	}

	/** Starts a run now; undefined for an unknown id. A running one goes on. */
	async run(id: string): Promise<SavedExport | undefined> {
		await this.read;
		const saved = this.kept.find((one) => one.id === id);
		if (!saved) return undefined;
		void this.begin(saved);
		return this.shown(saved);
	}

	/** Resolves when all running ones have ended. */
	async settled(): Promise<void> {
		await this.read;
		await Promise.all(this.running.values());
	}

	/** Stops the clock and running transfers. */
	async close(): Promise<void> {
		this.stopping.abort(new Error('The server stops.'));
		clearTimeout(this.timer);
		await this.settled();
		await this.saving.catch(() => undefined);
	}

	/** Starts what is due, and sleeps until the next one. */
	private sleep(): void {
		clearTimeout(this.timer);
		if (this.stopping.signal.aborted || !this.options.repeats) return;
		const now = this.options.now().getTime();
		const waiting = this.kept.filter(({ id }) => !this.running.has(id));
		for (const saved of waiting) if (Date.parse(saved.nextAt) <= now) void this.begin(saved);
		const next = waiting
			.map(({ nextAt }) => Date.parse(nextAt) - now)
			.filter((milliseconds) => milliseconds > 0);
		if (next.length === 0) return;
		this.timer = setTimeout(() => this.sleep(), Math.min(LONGEST_SLEEP, ...next));
		this.timer.unref();
	}

	private begin(saved: KeptExport): Promise<void> {
		const { id } = saved;
		const running = this.running.get(id);
		if (running) return running;
		const run = this.make(saved)
			.catch((error: unknown) => this.options.onTrouble(error))
			.finally(() => {
				this.running.delete(id);
				this.sleep();
			});
		this.running.set(id, run);
		return run;
	}

	private async make(saved: KeptExport): Promise<void> {
		const now = this.options.now();
		const time = await this.time();
		const run = await this.deliver(saved, now, time);
		if (this.stopping.signal.aborted) return;
		const failures = run.problem === null ? 0 : saved.failures + 1;
		const isRetried = failures > 0 && failures <= MOST_RETRIES;
		const regular = nextRun(saved, this.options.now(), time);
		const retry = new Date(this.options.now().getTime() + AFTER_FAILURE);
		const nextAt = (isRetried && retry < regular ? retry : regular).toISOString();
		const done = { failures, nextAt, runs: [run, ...saved.runs].slice(0, KEPT_RUNS) };
		// It may have been changed or deleted meanwhile.
		await this.keep(this.kept.map((one) => (one.id === saved.id ? { ...one, ...done } : one)));
	}

	/** Makes the export and brings its files to their place. Failures are told in the result. */
	private async deliver(saved: KeptExport, now: Date, time: ShopTime): Promise<ExportRun> {
		const { tables, format, personal } = saved;
		const covered =
			saved.covers === 'all' ? { since: null, until: null } : daysBefore(saved.every, now, time);
		let info: ExportInfo | undefined;
		const at = () => this.options.now().toISOString();
		try {
			const request = { tables, format, personal, report: null, ...covered };
			info = await this.jobs.start(request, { isPassing: true }).ended;
			if (info.state !== 'done') throw new PlaceError(info.problem ?? '');
			const place = await this.send(saved, info, time.local(now).slice(0, 10));
			const bytes = info.files.reduce((sum, file) => sum + file.bytes, 0);
			return { at: at(), problem: null, rows: info.rows, bytes, place };
		} catch (error) {
			if (!(error instanceof PlaceError)) this.options.onTrouble(error);
			return { at: at(), problem: problemOf(error), rows: 0, bytes: 0, place: null };
		} finally {
			if (info) await this.jobs.remove(info.id).catch(this.options.onTrouble);
		}
	}

	private async send(
		{ to, secret = '' }: KeptExport,
		info: ExportInfo,
		day: string,
	): Promise<string> {
		const files = info.files.map((file) => ({
			...file,
			path: this.jobs.folder.fileOf(info, file.name),
		}));
		const placed = { day, files, signal: this.stopping.signal };
		if (to.kind === 'folder') return copyToFolder(this.options.folder, to.folder, placed);
		// Few stores have a bucket: the others start without its client.
		const { sendToBucket } = await import('../places/bucket-place');
		return sendToBucket({ ...to, secret }, placed);
	}

	/** One change is written after the other. */
	private keep(kept: readonly KeptExport[]): Promise<void> {
		this.kept = kept;
		this.saving = this.saving.catch(() => undefined).then(() => this.file.write(this.kept));
		this.sleep();
		return this.saving;
	}

	private async time(): Promise<ShopTime> {
		return new ShopTime((await loadShopSettings(this.database)).timeZone);
	}

	private shown({ secret: _secret, failures: _failures, ...saved }: KeptExport): SavedExport {
		return { ...saved, isRunning: this.running.has(saved.id) };
	}
}

/** A secret belongs to one address and access key, so a changed address cannot get it. */
function secretFor(
	{ to }: SavedChoice,
	typed: string,
	former: KeptExport | undefined,
): string | undefined {
	if (to.kind !== 'bucket') return undefined;
	if (typed !== '') {
		if (/^[\x21-\x7e]{1,200}$/.test(typed)) return typed;
		throw new ExportRequestError(__('Enter the secret of the access key.', 'store-analytics'));
	}
	const before = former?.to;
	const isSame =
		before?.kind === 'bucket' &&
		before.endpoint === to.endpoint &&
		before.accessKey === to.accessKey;
	if (isSame && former?.secret) return former.secret;
	throw new ExportRequestError(__('Enter the secret of the access key.', 'store-analytics'));
}
