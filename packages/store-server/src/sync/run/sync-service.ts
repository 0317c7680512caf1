import type { SyncStatus } from '@store-analytics/rest-api';
import { setTimeout } from 'node:timers/promises';
import { loadShopSettings } from '../../schema/shop-settings';
import { ShopTime } from '../../base/time/shop-time';
import type { StoreDatabase } from '../../database/store-database';
import { expectedDays, putOffDays } from '../prove/day-states';
import { LONGEST_WAIT } from '../../sources/rest/shop-client';
import { ShopError } from '../../sources/connection/shop-error';
import { isSigned } from '../../sources/connection/webhook';
import { problemOf } from './shop-sync';
import type { ShopSyncControl, SyncRun } from '../state/sync-control';
import { readState, writeState } from '../state/sync-state';

/** Milliseconds between two rounds; longer after permanent failures. */
const BETWEEN = 60_000;
const BETWEEN_NOTIFICATIONS = 5000;
const AFTER_FAILURE = 10 * 60_000;
const DAY = 86_400_000;
/** No shop is believed that asks to wait longer. */
const LONGEST_ASKED = 366 * DAY;

export interface SyncServiceOptions {
	readonly database: StoreDatabase;
	/** The shop's address. */
	readonly shop: string;
	/** Checks the connection and creates the sync; retried until the shop responds. */
	open(): Promise<SyncRun>;
	/** Aborts the sync's requests, and stops the service. */
	readonly stopping: AbortController;
	/** The secret of the shop's webhooks; without it none is accepted. */
	readonly webhookSecret?: string;
	/** Lets a round wait for its turn (semaphore), if other shops sync as well; rejects with the signal's reason. */
	inTurn?(round: () => Promise<void>, signal: AbortSignal): Promise<void>;
	/** Milliseconds between two rounds; a minute by default. */
	readonly between?: number;
	/** The same when the shop reports changes repeatedly; five seconds by default. */
	readonly betweenNotifications?: number;
	/** Milliseconds. */
	now?(): number;
	/** Called after each round, with its error if it failed. */
	onRound?(problem: SyncStatus['problem']): void;
	/** Called with errors without a message for people, and once with one whose code only the log shows. */
	onUnexpected?(error: unknown): void;
}

/** Syncs a store with its shop, round after round, until it is stopped. */
export class SyncService implements ShopSyncControl {
	private sync: SyncRun | null = null;
	private problem: SyncStatus['problem'] = null;
	private isRunning = false;
	private isProofAsked = false;
	/** A request arrived during a round: another follows at once. */
	private isAwaited = false;
	/** The shop has reported a change that no round has read. */
	private isNotified = false;
	private nextAt: number | null = null;
	private wake = new AbortController();
	private readonly ended: Promise<void>;

	constructor(private readonly options: SyncServiceOptions) {
		this.ended = this.follow();
	}

	/** Stops running work; the store may be closed then. */
	async stop(): Promise<void> {
		this.options.stopping.abort();
		this.wake.abort();
		await this.ended;
	}

	runNow(proves = false): void {
		this.isProofAsked ||= proves;
		this.isAwaited = true;
		this.sync?.hurry?.();
		this.wake.abort();
	}

	receiveWebhook(body: Buffer, signature: string): boolean {
		const { webhookSecret } = this.options;
		if (webhookSecret === undefined || !isSigned(body, signature, webhookSecret)) return false;
		this.notify();
		return true;
	}

	notify(): void {
		this.isNotified = true;
		// A failed round is retried at its own time, however often the shop notifies.
		if (this.problem === null) this.wake.abort();
		writeState(this.options.database, 'told', this.now()).catch((error: unknown) =>
			this.options.onUnexpected?.(error),
		);
	}

	async status(): Promise<SyncStatus> {
		const { database, shop } = this.options;
		const work = this.sync?.work;
		const [isLoaded, orders, checked, proof, told, expected, pending] = await Promise.all([
			readState(database, 'loaded'),
			readState(database, 'orders'),
			readState(database, 'checked'),
			readState(database, 'proof'),
			readState(database, 'told'),
			readState(database, 'expected'),
			readState(database, 'pending'),
		]);
		const isComplete = orders?.done === true;
		const trouble = (this.isRunning && this.sync?.trouble) || null;
		const problem = trouble ? this.problemOf(trouble.error, trouble) : this.problem;
		const nextAt = trouble?.until ?? this.nextAt;
		return {
			shop,
			phase: this.phase(isLoaded === true, problem),
			isRunning: this.isRunning && trouble === null,
			collections: work?.progress.all ?? [],
			rate: isComplete ? null : (work?.progress.rate ?? null),
			secondsLeft: isComplete ? null : (work?.progress.secondsLeft ?? null),
			completeSince: isComplete ? null : await this.completeSince(orders?.from ?? null),
			isComplete,
			lastOrder: await this.lastOrder(),
			checkedAt: checked ? isoOf(checked) : null,
			nextAt: nextAt === null ? null : isoOf(nextAt),
			proof,
			expected: expectedDays(expected ?? {}),
			uncompared: putOffDays(pending ?? {}, proof),
			notifiedAt: told ? isoOf(told) : null,
			problem,
			refused: work?.refused ?? [],
		};
	}

	private phase(isLoaded: boolean, problem: SyncStatus['problem']): SyncStatus['phase'] {
		if (this.options.stopping.signal.aborted) return 'stopped';
		if (problem !== null) return 'waiting';
		return isLoaded ? 'following' : 'loading';
	}

	/** The day after that of the oldest order in the store; of its own day others may be missing. */
	private async completeSince(from: string | null): Promise<string | null> {
		if (from === null) return null;
		const { timeZone } = await loadShopSettings(this.options.database);
		const day = new ShopTime(timeZone).toLocal(from.replace('T', ' ')).slice(0, 10);
		return new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
	}

	private async lastOrder(): Promise<SyncStatus['lastOrder']> {
		const [row] = await this.options.database.all<{ number: string; at: string }>(
			'SELECT number, date_created_gmt AS at FROM orders ORDER BY date_created_gmt DESC, id DESC LIMIT 1',
		);
		return row ? { number: row.number, at: `${row.at.replace(' ', 'T')}Z` } : null;
	}

	private async follow(): Promise<void> {
		const { signal } = this.options.stopping;
		while (!signal.aborted) {
			const between = await this.round();
			const ended = this.now();
			const isNotified = () => this.isNotified && this.problem === null;
			if (!this.isAwaited && !isNotified()) {
				await this.pause(between);
			}
			if (!this.isAwaited && isNotified()) {
				await this.pause(
					ended + (this.options.betweenNotifications ?? BETWEEN_NOTIFICATIONS) - this.now(),
				);
			}
		}
	}

	/** Waits until it is woken. */
	private async pause(milliseconds: number): Promise<void> {
		const { signal } = this.options.stopping;
		if (milliseconds <= 0 || signal.aborted) return;
		this.nextAt = this.now() + milliseconds;
		this.wake = new AbortController();
		const until = AbortSignal.any([signal, this.wake.signal]);
		await setTimeout(milliseconds, undefined, { signal: until }).catch(() => undefined);
	}

	/** Resolves to the milliseconds until the next round. */
	private async round(): Promise<number> {
		const { inTurn, stopping, between = BETWEEN } = this.options;
		this.isRunning = true;
		this.isAwaited = false;
		this.isNotified = false;
		this.nextAt = null;
		try {
			await (inTurn?.(() => this.run(), stopping.signal) ?? this.run());
			this.problem = null;
			return between;
		} catch (error) {
			if (stopping.signal.aborted) return between;
			const { kind, passes, wait } = problemOf(error);
			const isNewCode =
				this.problem === null && error instanceof ShopError && error.code !== undefined;
			if (kind === 'store' || isNewCode) this.options.onUnexpected?.(error);
			const at = this.now();
			this.problem = this.problemOf(error, { since: this.sync?.trouble?.since ?? at, at });
			return passes ? Math.max(between, Math.min(wait, LONGEST_WAIT)) : AFTER_FAILURE;
		} finally {
			this.isRunning = false;
			if (!stopping.signal.aborted) this.options.onRound?.(this.problem);
		}
	}

	/** `since` and `at` are the first and the last failure, in milliseconds. */
	private problemOf(
		error: unknown,
		{ since, at }: { readonly since: number; readonly at: number },
	): NonNullable<SyncStatus['problem']> {
		const { kind, message, wait } = problemOf(error);
		return {
			kind,
			message,
			since: this.problem?.since ?? isoOf(since),
			...(wait > 0 && { until: isoOf(at + Math.min(wait, LONGEST_ASKED)) }),
		};
	}

	private async run(): Promise<void> {
		this.sync ??= await this.options.open();
		if (this.isProofAsked) this.sync.prove();
		this.isProofAsked = false;
		await this.sync.run();
	}

	private now(): number {
		return (this.options.now ?? Date.now)();
	}
}

function isoOf(milliseconds: number): string {
	return new Date(milliseconds).toISOString();
}
