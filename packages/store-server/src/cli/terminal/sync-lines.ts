import { setTimeout } from 'node:timers/promises';
import type { SyncProof, SyncStatus } from '@store-analytics/rest-api';
import type { ProgressStream } from './progress';

const BETWEEN = 5000;

/** Days that a line names. */
const MOST_NAMED = 3;

/** Prints the progress of a sync, only when it changes. */
export class SyncLines {
	private last = '';

	constructor(private readonly stream: ProgressStream) {}

	/** Checks every few seconds during the first sync. */
	follow(status: () => Promise<SyncStatus>, signal: AbortSignal): void {
		void (async () => {
			while (!signal.aborted) {
				await setTimeout(BETWEEN, undefined, { signal, ref: false }).catch(() => undefined);
				if (signal.aborted) return;
				const now = await status().catch(() => null);
				if (now) this.show(now);
				if (now?.isComplete) return;
			}
		})();
	}

	/** Prints a status, unless it equals the last one. */
	show(status: SyncStatus): void {
		const line = lineOf(status);
		if (line === this.last) return;
		this.last = line;
		this.stream.write(`${line}\n`);
	}
}

function lineOf(status: SyncStatus): string {
	if (status.problem) return `The shop is not followed at the moment: ${status.problem.message}`;
	const orders = status.collections.find(({ name }) => name === 'orders');
	if (status.phase === 'following' && status.isComplete) {
		const here = `All orders of ${status.shop} are here; it is asked for changes every minute.`;
		return status.proof ? `${here} ${proofIn(status.proof)}` : here;
	}
	if (!orders) return `Reading ${status.shop} …`;
	const parts = [
		`${orders.done.toLocaleString('en')} of ${(orders.total ?? orders.done).toLocaleString('en')} orders`,
		...(status.rate ? [`${Math.round(status.rate)} a second`] : []),
		...(status.secondsLeft === null ? [] : [`${durationOf(status.secondsLeft)} left`]),
		...(status.completeSince === null ? [] : [`complete since ${status.completeSince}`]),
	];
	return parts.join(', ');
}

function proofIn({ problem, differences, from, to }: SyncProof): string {
	if (problem !== null) return `Its own reports cannot be compared: ${problem}`;
	if (differences.length === 0) return `Each day from ${from} to ${to} is as in its own reports.`;
	const named = differences.slice(0, MOST_NAMED).map(({ day, orderIds }) => {
		const orders = orderIds.length > 0 ? ` (orders ${orderIds.join(', ')})` : '';
		return `${day}${orders}`;
	});
	const others = differences.length > named.length ? ' …' : '';
	const days = differences.length === 1 ? '1 day is' : `${differences.length} days are`;
	return `${days} not as in its own reports: ${named.join(', ')}${others}`;
}

function durationOf(seconds: number): string {
	if (seconds < 90) return `${seconds} seconds`;
	const minutes = Math.round(seconds / 60);
	return minutes < 90 ? `${minutes} minutes` : `${(seconds / 3600).toFixed(1)} hours`;
}
