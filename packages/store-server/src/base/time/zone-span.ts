import type { ZoneSpan } from '@store-analytics/date';
import { ShopTime } from './shop-time';

const DAY = 24 * 60 * 60_000;

/** Longer than a page stays open. */
const MOST_DAYS = 92;

let last: ZoneSpan | undefined;

/**
 * Returns the days around `now` without a clock change, at most three months; a browser takes some 15 ms to find out.
 */
export function zoneSpan(timeZone: string, now: Date): ZoneSpan {
	const time = now.getTime();
	if (last?.zone === timeZone && last.from <= time && time < last.until) return last;
	const shopTime = new ShopTime(timeZone);
	const offsetAfter = (days: number) => shopTime.offsetMinutes(new Date(time + days * DAY));
	const offset = offsetAfter(0);
	let days = 0;
	while (days < MOST_DAYS && offsetAfter(days + 1) === offset) days++;
	const from = offsetAfter(-1) === offset ? time - DAY : time;
	last = { zone: timeZone, offset, from, until: Math.max(time + 1, time + days * DAY) };
	return last;
}
