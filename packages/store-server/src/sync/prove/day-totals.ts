import { __ } from '@wordpress/i18n';
import type { ShopTime } from '../../base/time/shop-time';

/** The compared numbers of a day. */
export interface DayTotals {
	readonly orders: number;
	readonly itemsSold: number;
	/** Major units. */
	readonly netSales: number;
	/** Orders and refunds whose items are no whole number. */
	readonly fractions?: number;
}

/** An order or a refund of a day in a report. */
export interface DayRow {
	readonly id: number;
	/** The order itself, or the refunded one. */
	readonly orderId: number;
	readonly itemsSold: number;
	readonly netSales: number;
}

/** Reports compared by day; days are `YYYY-MM-DD` in the shop's zone. */
export interface DayReports {
	/** At most a hundred days, both included; empty days may be missing. */
	days(from: string, to: string): Promise<ReadonlyMap<string, DayTotals>>;
	rows(day: string): Promise<readonly DayRow[]>;
}

/** The shop's own reports. The methods throw NotProvable if they have no comparable numbers. */
export interface CountedReports extends DayReports {
	/**
	 * Until when the shop has counted its orders, in milliseconds, if it counts in batches (WooCommerce 10.5 and
	 * newer); null if it counts within minutes.
	 */
	countedUntil(time: ShopTime): Promise<number | null>;
}

/** The reports cannot be compared; the message is a sentence for the shop's owner. */
export class NotProvable extends Error {
	override readonly name = 'NotProvable';
}

/** For a shop that counts its orders in batches. */
export function noBatchYet(): NotProvable {
	return new NotProvable(
		__(
			'The shop updates its reports in batches, and none has run yet. Open Analytics in the shop and choose “Update now”.',
			'store-analytics',
		),
	);
}

/** The most days of one request. */
export const MOST_DAYS_AT_ONCE = 100;

const NOTHING: DayTotals = { orders: 0, itemsSold: 0, netSales: 0 };
const DAY = 86_400_000;

/** Returns a day of a report, with zeros if it is missing. */
export function totalsOf(days: ReadonlyMap<string, DayTotals>, day: string): DayTotals {
	return days.get(day) ?? NOTHING;
}

/**
 * Compares two reports; sums of fractions may differ beyond the currency's decimals. With `cutsFractions` their items
 * may differ by less than one for each order with a fraction, because WooCommerce counts the whole number only.
 */
export function isSameDay(
	one: DayTotals,
	other: DayTotals,
	precision: number,
	cutsFractions: boolean,
): boolean {
	const fractions = cutsFractions ? (one.fractions ?? 0) + (other.fractions ?? 0) : 0;
	return one.orders === other.orders && isSameSale(one, other, precision, fractions);
}

/** The same for orders and refunds; `fractions` of them have a fraction that WooCommerce cuts off. */
export function isSameSale(
	one: Omit<DayTotals, 'orders'>,
	other: Omit<DayTotals, 'orders'>,
	precision: number,
	fractions: number,
): boolean {
	const isSameNumber = (a: number, b: number, room: number) => Math.abs(a - b) < room;
	return (
		isSameNumber(one.itemsSold, other.itemsSold, Math.max(fractions, 0.5e-4)) &&
		isSameNumber(one.netSales, other.netSales, 0.5 * 10 ** -precision)
	);
}

/** A day so many days later. */
export function dayAfter(day: string, count: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** Splits days into spans for one request each, newest first. */
export function spansOf(days: readonly string[]): (readonly string[])[] {
	const spans: string[][] = [];
	for (const day of [...days].sort().reverse()) {
		const span = spans.at(-1);
		const [newest] = span ?? [];
		if (span && newest && day > dayAfter(newest, -MOST_DAYS_AT_ONCE)) span.push(day);
		else spans.push([day]);
	}
	return spans;
}
