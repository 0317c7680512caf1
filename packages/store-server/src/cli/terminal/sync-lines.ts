import { setTimeout } from 'node:timers/promises';
import {
	syncProblem,
	type NamedDeviation,
	type SyncProof,
	type SyncStatus,
} from '@store-analytics/rest-api';
import { harmless } from '../../base/text';
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
		// Order numbers are the shop's own text.
		const line = harmless(lineOf(status));
		if (line === this.last) return;
		this.last = line;
		this.stream.write(`${line}\n`);
	}
}

function lineOf(status: SyncStatus): string {
	if (status.problem) return problemIn(status.problem);
	const orders = status.collections.find(({ name }) => name === 'orders');
	if (status.phase === 'following' && status.isComplete) {
		const here = `All orders of ${status.shop} are here; it is asked for changes every minute.`;
		return status.proof ? `${here} ${proofIn(status.proof, status)}` : here;
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

/** What is wrong, since when, what to do, and what came back, as on Data. */
function problemIn({ kind, since, until, message }: NonNullable<SyncStatus['problem']>): string {
	const { problem, advice } = syncProblem(kind, until && clockTime(until));
	return `The shop is not followed since ${clockTime(since)}: ${problem} ${advice} What came back: ${message}`;
}

/** `2026-11-20 12:05` by this machine's clock. */
function clockTime(iso: string): string {
	return new Date(iso).toLocaleString('sv').slice(0, 16);
}

function proofIn(
	{ problem, differences, from, to }: SyncProof,
	{ expected, uncompared }: SyncStatus,
): string {
	if (problem !== null) return `Its own reports cannot be compared: ${problem}`;
	const others = [
		...expected.map(
			({ deviation, count, newest }) =>
				`${daysAre(count)} as expected, ${deviations[deviation]}: ${listed(newest, count)}`,
		),
		...(uncompared.length > 0
			? [`${daysAre(uncompared.length)} still to be compared: ${listed(uncompared)}`]
			: []),
	];
	if (differences.length === 0) {
		const each = others.length === 0 ? 'Each' : 'Each other';
		const same = `${each} day from ${from} to ${to} is as in its own reports.`;
		return [...others.map((line) => `${line}.`), same].join(' ');
	}
	const named = differences.map(({ day, orderIds }) => {
		const orders = orderIds.length > 0 ? ` (orders ${orderIds.join(', ')})` : '';
		return `${day}${orders}`;
	});
	const differing = `${daysAre(named.length)} not as in its own reports: ${listed(named)}`;
	return [differing, ...others].join('. ');
}

const deviations: Readonly<Record<NamedDeviation, string>> = {
	'refunded-twice': 'because WooCommerce subtracts refunded parts again in a full refund',
	fractions: 'because WooCommerce cuts off fractions of quantities',
};

const daysAre = (count: number) => (count === 1 ? '1 day is' : `${count} days are`);

/** The first of them. */
function listed(days: readonly string[], count = days.length): string {
	const named = days.slice(0, MOST_NAMED).join(', ');
	return count > MOST_NAMED ? `${named} …` : named;
}

function durationOf(seconds: number): string {
	if (seconds < 90) return `${seconds} seconds`;
	const minutes = Math.round(seconds / 60);
	return minutes < 90 ? `${minutes} minutes` : `${(seconds / 3600).toFixed(1)} hours`;
}
