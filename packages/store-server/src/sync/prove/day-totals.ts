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
		'The shop counts its orders in batches, and none has been counted yet: open Analytics there and choose “Update now”.',
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
 * Compares two reports; sums of fractions may differ beyond the currency's decimals. Of an order's items WooCommerce
 * counts the whole number only, so they may differ by less than one for each order with a fraction.
 */
export function isSameDay(one: DayTotals, other: DayTotals, precision: number): boolean {
	const fractions = (one.fractions ?? 0) + (other.fractions ?? 0);
	return one.orders === other.orders && isSameSale(one, other, precision, fractions);
}

function isSameSale(
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

function hasFraction({ itemsSold }: DayRow): boolean {
	return !Number.isInteger(itemsSold);
}

/** Returns orders with a row, their own or a refund's, in one report only or with other numbers; in ascending order. */
export function differingOrders(
	ones: readonly DayRow[],
	others: readonly DayRow[],
	precision: number,
): number[] {
	const [byId, otherById] = [ones, others].map((rows) => new Map(rows.map((row) => [row.id, row])));
	const differing = [...ones, ...others].filter(({ id }) => {
		const [one, other] = [byId?.get(id), otherById?.get(id)];
		if (!one || !other) return true;
		const fractions = Number(hasFraction(one) || hasFraction(other));
		return !isSameSale(one, other, precision, fractions);
	});
	return [...new Set(differing.map(({ orderId }) => orderId))].sort((a, b) => a - b);
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
