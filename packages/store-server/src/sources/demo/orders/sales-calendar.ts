import sum from 'lodash/sum.js';
import type { Random } from '../random';

const DAY = 86_400_000;

/** Sunday to Saturday: a shop that sells while people are at home. */
const WEEK = [1.22, 0.94, 0.9, 0.88, 0.95, 1.05, 1.18];

/** January to December: quiet summers, a long December. */
const YEAR = [0.86, 0.82, 0.92, 0.98, 1.02, 0.9, 0.78, 0.82, 0.98, 1.08, 1.34, 1.52];

/** Sales at the end of the demo's span compared with its beginning. */
const GROWTH = 2.1;

/** The local days of the demo's span, each with its number of orders. */
interface SalesDay {
	/** Midnight of the shop's local day, as if it were UTC. */
	readonly midnight: number;
	readonly orders: number;
}

/**
 * Spreads `orders` over the days from `first` to `last` (local midnights written as UTC): with growth, a rhythm of
 * week and year, a sale in late November and some noise. `lastShare` is how much of the last day has passed.
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

/** Hours of a day by how often people order in them. */
export const HOURS = [
	2, 1, 1, 1, 1, 2, 4, 7, 9, 11, 13, 13, 14, 12, 11, 11, 12, 13, 14, 17, 20, 18, 11, 5,
];
