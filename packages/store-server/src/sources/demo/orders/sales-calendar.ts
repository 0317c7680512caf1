import sum from 'lodash/sum.js';
import type { Random } from '../random';

const DAY = 86_400_000;

/** Weights from Sunday to Saturday: people order more at the weekend. */
const WEEK = [1.22, 0.94, 0.9, 0.88, 0.95, 1.05, 1.18];

/** Weights from January to December: quiet summers, a busy winter. */
const YEAR = [0.86, 0.82, 0.92, 0.98, 1.02, 0.9, 0.78, 0.82, 0.98, 1.08, 1.34, 1.52];

/** Ratio of sales at the end of the demo’s period to those at its beginning. */
const GROWTH = 2.1;

/** A local day of the demo’s period, with its number of orders. */
interface SalesDay {
	/** Midnight of the shop’s local day, written as UTC. */
	readonly midnight: number;
	readonly orders: number;
}

/**
 * Spreads `orders` over the days from `first` to `last` (local midnights written as UTC). The days have growth, weekly
 * and yearly cycles, a sale in late November and noise. `lastShare` is the share of the last day’s orders that have come by now.
 */
export function salesCalendar(
	orders: number,
	first: number,
	last: number,
	lastShare: number,
	random: Random,
): SalesDay[] {
	const days = Math.round((last - first) / DAY) + 1;
	const weights = Array.from({ length: days }, (_, index) => {
		const date = new Date(first + index * DAY);
		const share = index === days - 1 ? lastShare : 1;
		return weightOf(date, index / days) * (0.7 + 0.6 * random.next()) * share;
	});
	const total = sum(weights);
	let passed = 0;
	let given = 0;
	return weights.map((weight, index) => {
		passed += weight;
		const until = index === days - 1 ? orders : Math.round((passed / total) * orders);
		const count = until - given;
		given = until;
		return { midnight: first + index * DAY, orders: count };
	});
}

function weightOf(date: Date, passed: number): number {
	const month = date.getUTCMonth();
	const day = date.getUTCDate();
	const week = WEEK[date.getUTCDay()] ?? 1;
	const isSale = month === 10 && day >= 23 && day <= 30;
	return week * (YEAR[month] ?? 1) * (1 + (GROWTH - 1) * passed) * (isSale ? 2.2 : 1);
}

/** Hours of the day, weighted by order frequency. */
const HOURS = [
	2, 1, 1, 1, 1, 2, 4, 7, 9, 11, 13, 13, 14, 12, 11, 11, 12, 13, 14, 17, 20, 18, 11, 5,
];
const HOUR = 3_600_000;
const allHours = sum(HOURS);

/** Returns the share of a day's orders that have come `into` milliseconds after midnight. */
export function shareUntil(into: number): number {
	const whole = Math.floor(into / HOUR);
	const begun = (HOURS[whole] ?? 0) * (into / HOUR - whole);
	return (sum(HOURS.slice(0, whole)) + begun) / allHours;
}

/** The reverse: returns the milliseconds after midnight at which this share of a day's orders has come. */
function timeOfShare(share: number): number {
	let left = share * allHours;
	for (const [hour, weight] of HOURS.entries()) {
		if (left < weight) return (hour + left / weight) * HOUR;
		left -= weight;
	}
	return DAY;
}

/**
 * Returns the times of `count` orders in milliseconds after midnight, in order, on a day that ends at `end`. They are
 * spread as evenly as the hours allow, so that the same part of two days is comparable.
 */
export function orderTimes(count: number, end: number, random: Random): number[] {
	const share = shareUntil(end);
	return Array.from({ length: count }, (_, place) => {
		const time = timeOfShare(((place + random.next()) / count) * share);
		return Math.min(Math.floor(time / 1000) * 1000, end);
	});
}
