import type { DayDifference, NamedDeviation } from '@store-analytics/rest-api';
import type { PendingDay } from '../state/sync-state';
import { withIds } from '../write/row-tables';
import {
	isSameDay,
	spansOf,
	totalsOf,
	type CountedReports,
	type DayReports,
	type DayTotals,
} from './day-totals';
import { explainRows, type ExplainedRows } from './named-deviations';
import { OwnReports } from './own-reports';
import type { OrderReader, ProofWork } from './proof-work';
import { tryOtherRefunds } from './refund-rule';

/** Days read again at once. */
const MOST_REPAIRED = 62;

/** Days on which the other rule is tried. */
const MOST_TRIED = 10;

/** Days whose orders are searched for named deviations. */
const MOST_EXPLAINED = 366;

export type Pending = Readonly<Record<string, PendingDay>>;

/** The result of a comparison. */
export interface Findings {
	readonly repaired: number;
	readonly differences: readonly DayDifference[];
	/** Days that differ by named deviations only. */
	readonly expected: Readonly<Record<string, readonly NamedDeviation[]>>;
	/** Days to be compared once more before they count as different. */
	readonly pending: Pending;
}

/** Both sides of a comparison. */
export interface Sides {
	readonly there: CountedReports;
	readonly here: OwnReports;
	/** The shop's reports contain orders changed before this time, in milliseconds. */
	readonly settled: number;
}

interface Asked {
	readonly days: readonly string[];
	/** What the last comparison has put off. */
	readonly before: Pending;
	/** When days that are put off are due, in milliseconds. */
	readonly again: number;
	/** Only some days are compared, too few to find out the rule for refunds. */
	readonly keepsRules: boolean;
}

/** Compares days of both sides. It reads the orders of differing days again, except those with a named deviation. */
export async function compareDays(
	work: ProofWork,
	orders: OrderReader,
	sides: Sides,
	{ days, before, again, keepsRules }: Asked,
): Promise<Findings> {
	const shopDays = await daysOf(sides.there, days);
	const here = keepsRules ? sides.here : await withRule(work, orders, sides, { shopDays, days });
	const both = { ...sides, here };
	const expected: Record<string, readonly NamedDeviation[]> = {};
	const first = await unlikeDays(shopDays, here, days);
	for (const day of first.cut) expected[day] = ['fractions'];
	const differing: string[] = [];
	for (const [at, day] of first.differing.entries()) {
		const found = at < MOST_EXPLAINED ? await rowsOf(both, day) : undefined;
		if (found && isExpected(found)) expected[day] = found.deviations;
		else differing.push(day);
	}
	const repaired = differing.slice(0, MOST_REPAIRED);
	for (const day of repaired) await readAgain(both, orders, day);
	const differences: DayDifference[] = [];
	const pending: Record<string, PendingDay> = {};
	const ourDays = await daysOf(here, differing);
	const left = await unlikeDays(shopDays, here, differing);
	for (const day of left.cut) expected[day] = ['fractions'];
	for (const day of left.differing) {
		const found = repaired.includes(day) ? await rowsOf(both, day) : undefined;
		if (found && isExpected(found)) {
			expected[day] = found.deviations;
			continue;
		}
		const ids = found?.ids ?? [];
		const counting = await stillCounting(work, ids, before[day] ?? null, sides.settled);
		const orderIds = ids.filter((id) => !counting.includes(id));
		const isUnclear = ids.length === 0 && repaired.includes(day) && !before[day]?.ids;
		if (isUnclear || counting.length > 0) pending[day] = { due: again, ids };
		if (orderIds.length > 0 || (ids.length === 0 && !isUnclear)) {
			const [shop, ours] = [totalsOf(shopDays, day), totalsOf(ourDays, day)];
			differences.push(differenceOf(day, shop, ours, orderIds));
		}
	}
	return { repaired: repaired.length, differences, expected, pending };
}

/** The store's reports, by the rule for full refunds that agrees with the shop's. */
async function withRule(
	work: ProofWork,
	orders: OrderReader,
	sides: Sides,
	{ shopDays, days }: { shopDays: ReadonlyMap<string, DayTotals>; days: readonly string[] },
): Promise<OwnReports> {
	const all = (await unlikeDays(shopDays, sides.here, days)).differing;
	const tried = all.slice(0, MOST_TRIED);
	const found = await Promise.all(tried.map((day) => rowsOf(sides, day)));
	const differing = async () => {
		const now = await OwnReports.open(work.database);
		return (await unlikeDays(shopDays, now, tried)).differing.length;
	};
	const ids = found.flatMap((rows) => rows.ids);
	const isOther = await tryOtherRefunds(work, orders, ids, differing);
	return isOther ? OwnReports.open(work.database) : sides.here;
}

/** Days with other numbers, newest first; those that differ only because the shop cuts off fractions are apart. */
async function unlikeDays(
	shopDays: ReadonlyMap<string, DayTotals>,
	here: OwnReports,
	days: readonly string[],
): Promise<{ readonly differing: readonly string[]; readonly cut: readonly string[] }> {
	const ours = await daysOf(here, days);
	const { precision } = here.shop.settings.currency;
	const isSame = (day: string, cutsFractions: boolean) =>
		isSameDay(totalsOf(ours, day), totalsOf(shopDays, day), precision, cutsFractions);
	const unlike = [...days]
		.sort()
		.reverse()
		.filter((day) => !isSame(day, false));
	return {
		differing: unlike.filter((day) => !isSame(day, true)),
		cut: unlike.filter((day) => isSame(day, true)),
	};
}

/** The differing orders of a day, and the named deviations of others. */
async function rowsOf({ there, here }: Sides, day: string): Promise<ExplainedRows> {
	return explainRows(here, await here.rows(day), await there.rows(day));
}

function isExpected({ ids, deviations }: ExplainedRows): boolean {
	return ids.length === 0 && deviations.length > 0;
}

async function readAgain(sides: Sides, orders: OrderReader, day: string): Promise<void> {
	const { ids } = await rowsOf(sides, day);
	const all = () => sides.here.rows(day).then((rows) => rows.map(({ orderId }) => orderId));
	await orders.readAgain(ids.length > 0 ? ids : await all());
}

/**
 * Orders that the shop may not have counted yet: recently changed ones, or for missing ones the first time seen.
 */
async function stillCounting(
	{ database }: ProofWork,
	ids: readonly number[],
	before: PendingDay | null,
	settled: number,
): Promise<readonly number[]> {
	const rows = await database.transaction((within) =>
		withIds(within, ids, (list) =>
			within.all<{ id: number; modified: string | null }>(
				`SELECT id, date_modified_gmt AS modified FROM orders WHERE id IN ${list}`,
			),
		),
	);
	const modified = new Map(rows.map((row) => [row.id, row.modified]));
	return ids.filter((id) => {
		const at = modified.get(id);
		if (at === undefined) return !before?.ids?.includes(id);
		return at !== null && Date.parse(`${at.replace(' ', 'T')}Z`) > settled;
	});
}

async function daysOf(
	reports: DayReports,
	days: readonly string[],
): Promise<ReadonlyMap<string, DayTotals>> {
	const found = new Map<string, DayTotals>();
	for (const span of spansOf(days)) {
		const [to = '', from = to] = [span[0], span.at(-1)];
		for (const [day, numbers] of await reports.days(from, to)) found.set(day, numbers);
	}
	return found;
}

function differenceOf(
	day: string,
	shop: DayTotals,
	here: DayTotals,
	orderIds: readonly number[],
): DayDifference {
	return {
		day,
		orders: { shop: shop.orders, here: here.orders },
		itemsSold: { shop: shop.itemsSold, here: here.itemsSold },
		netSales: { shop: shop.netSales, here: here.netSales },
		orderIds,
	};
}
