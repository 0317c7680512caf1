import type { ExportRhythm, SavedExport } from '@store-analytics/rest-api';
import type { ShopTime } from '../../base/time/shop-time';

/** When a saved export runs. */
export type Schedule = Pick<SavedExport, 'every' | 'at'>;

const DAY = 24 * 60 * 60_000;

/**
 * Returns the first run after an instant: every day, on Mondays, or on the first of the month, at a time of the shop's
 * clock. A time that the clock skips moves forward by the gap; of a repeated time the first counts.
 */
export function nextRun({ every, at }: Schedule, after: Date, time: ShopTime): Date {
	const today = time.local(after).slice(0, 10);
	for (let ahead = 0; ; ahead++) {
		const day = plus(today, ahead);
		if (!isDue(day, every)) continue;
		const instant = time.instant(`${day} ${at}:00`);
		if (instant > after) return instant;
	}
}

/** The days that a run covers, in the shop's zone: those of the day, week or month before it. */
export function daysBefore(every: ExportRhythm, run: Date, time: ShopTime) {
	const today = time.local(run).slice(0, 10);
	const until = every === 'month' ? plus(`${today.slice(0, 7)}-01`, -1) : plus(today, -1);
	const since = {
		day: () => until,
		week: () => plus(until, -6),
		month: () => `${until.slice(0, 7)}-01`,
	}[every]();
	return { since, until };
}

function isDue(day: string, every: ExportRhythm): boolean {
	switch (every) {
		case 'week':
			return new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
		case 'month':
			return day.endsWith('-01');
		default:
			return true;
	}
}

function plus(day: string, days: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}
