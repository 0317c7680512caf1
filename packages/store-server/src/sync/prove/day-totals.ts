import type { ShopTime } from '../../base/time/shop-time';

/** What is compared of a day. */
export interface DayTotals {
	readonly orders: number;
	readonly itemsSold: number;
	/** Major units. */
	readonly netSales: number;
}

/** An order or a refund of a day, as a report lists it. */
export interface DayRow {
	readonly id: number;
	/** The order itself, or that of the refund. */
	readonly orderId: number;
	readonly itemsSold: number;
	readonly netSales: number;
}

/** Reports that are compared day by day; days are `YYYY-MM-DD` by the shop's time. */
export interface DayReports {
	/** At most a hundred days, both included; days of nothing may lack. */
	days(from: string, to: string): Promise<ReadonlyMap<string, DayTotals>>;
	rows(day: string): Promise<readonly DayRow[]>;
}

/** The shop's own reports. Their methods throw NotProvable where they say nothing that could be compared. */
export interface CountedReports extends DayReports {
	/**
	 * Until when the shop has counted its orders, in milliseconds, where it counts them in batches (WooCommerce 10.5 and
	 * newer); null where it counts each within minutes.
	 */
	countedUntil(time: ShopTime): Promise<number | null>;
}

/** Reports that cannot be compared; the message is a sentence for the shop's owner. */
export class NotProvable extends Error {
	override readonly name = 'NotProvable';
}

/** Of a shop that counts its orders in batches. */
export function noBatchYet(): NotProvable {
	return new NotProvable(
		'The shop counts its orders in batches, and none has been counted yet: open Analytics there and choose “Update now”.',
	);
}

/** Days that one request may cover. */
export const MOST_DAYS_AT_ONCE = 100;

const NOTHING: DayTotals = { orders: 0, itemsSold: 0, netSales: 0 };
const DAY = 86_400_000;

/** A day of a report, with zeros where it has none. */
export function totalsOf(days: ReadonlyMap<string, DayTotals>, day: string): DayTotals {
	return days.get(day) ?? NOTHING;
}

/** Whether two reports say the same: sums of fractions may differ behind the last digit of the currency. */
export function isSameDay(one: DayTotals, other: DayTotals, precision: number): boolean {
	return one.orders === other.orders && isSameSale(one, other, precision);
}

function isSameSale(
	one: Omit<DayTotals, 'orders'>,
	other: Omit<DayTotals, 'orders'>,
	precision: number,
): boolean {
	const isSameNumber = (a: number, b: number, digits: number) =>
		Math.abs(a - b) < 0.5 * 10 ** -digits;
	return (
		isSameNumber(one.itemsSold, other.itemsSold, 4) &&
		isSameNumber(one.netSales, other.netSales, precision)
	);
}

/** Orders of which a row, or one of a refund, is in one report only or says something else there; in ascending order. */
export function differingOrders(
	ones: readonly DayRow[],
	others: readonly DayRow[],
	precision: number,
): number[] {
	const [byId, otherById] = [ones, others].map((rows) => new Map(rows.map((row) => [row.id, row])));
	const differing = [...ones, ...others].filter(({ id }) => {
		const [one, other] = [byId?.get(id), otherById?.get(id)];
		return !one || !other || !isSameSale(one, other, precision);
	});
	return [...new Set(differing.map(({ orderId }) => orderId))].sort((a, b) => a - b);
}

/** A day so many days later. */
export function dayAfter(day: string, count: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** Days as spans that one request covers each, the newest first. */
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
