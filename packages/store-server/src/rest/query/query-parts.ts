import type { DimensionKey } from '@store-analytics/rest-api/dimensions';
import type { Database } from '../../database/database';
import {
	computeBreakdown,
	type Breakdown,
	type BreakdownRow,
} from '../../reports/breakdowns/breakdown';
import type { BreakdownRequest } from '../../reports/breakdowns/breakdown-request';
import { valueNames } from '../../reports/breakdowns/value-names';
import { orderDays, orderRows, partDays } from '../../reports/facts/orders';
import type { IntervalCalendar, IntervalUnit } from '../../reports/periods/interval-calendar';
import type { Period } from '../../reports/periods/intervals';
import type { Shop } from '../../reports/shop';
import type { DateType } from '../../schema/shop-settings';
import type { StoreContext } from '../store-context';
import type { Query } from './read-query';
import { checkIntervals, periodOf, type Range } from './read-range';
import type { RowTexts } from './write-rows';

/** One range of a query. */
export interface AskedPart {
	readonly range: Range;
	readonly period: Period;
	/** Of the intervals, if there are any. */
	readonly calendar?: IntervalCalendar | undefined;
	readonly request: BreakdownRequest;
}

/** The same with its numbers. */
export interface Part extends AskedPart {
	readonly found: Breakdown;
}

/** What decides which orders a range has. */
interface RangeArguments {
	readonly interval?: IntervalUnit | undefined;
	readonly date_type?: DateType | undefined;
}

interface AskedRange {
	readonly range: Range;
	readonly args: RangeArguments;
}

/** Returns what to count in a range; throws a RestError (400) for a range that cannot be read. */
export function askedPart(
	context: StoreContext,
	shop: Shop,
	query: Query,
	{ range, args }: AskedRange,
): AskedPart {
	const period = periodOf(range, shop, context.now());
	if (args.interval) checkIntervals(args.interval, period);
	const { weekStart } = shop.settings;
	const calendar = args.interval && { unit: args.interval, weekStart };
	const request = {
		...query,
		orders: orderRows(shop, period, {}, args.date_type),
		days: orderDays(shop, period, {}, args.date_type),
		partDays: partDays(shop, period, args.date_type),
		rules: shop.settings.rules,
		newcomers: shop.settings.newcomers,
	};
	return { range, period, calendar, request };
}

/** Computes the numbers of a range. */
export async function breakDown(
	context: StoreContext,
	shop: Shop,
	query: Query,
	asked: AskedRange,
): Promise<Part> {
	return countPart(context.database, askedPart(context, shop, query, asked));
}

/** The same; with the numbers of intervals if rows are `few`. */
export async function countPart(database: Database, part: AskedPart, few = false): Promise<Part> {
	const { request, calendar } = part;
	return { ...part, found: await computeBreakdown(database, request, { calendar, few }) };
}

/** The spellings and names of the values of rows. `early` are names that were read beside the numbers (earlyNames). */
export async function textsOf(
	database: Database,
	shop: Shop,
	query: Query,
	rows: readonly BreakdownRow[],
	parts: readonly (Part | undefined)[],
	early?: ReadonlyMap<DimensionKey, ReadonlyMap<string, string>>,
): Promise<RowTexts> {
	const names = new Map<DimensionKey, ReadonlyMap<string, string>>();
	const spelled = new Map<DimensionKey, ReadonlyMap<string, string>>();
	// Spellings of the range win over those of the compared one.
	const found = [...parts].reverse().flatMap((part) => part?.found.spellings ?? []);
	for (const [index, key] of query.dimensions.entries()) {
		const known = new Map(found.flatMap((spellings) => [...(spellings.get(key) ?? [])]));
		const keys = [...new Set(rows.map((row) => row.keys[index] ?? ''))].filter(Boolean);
		spelled.set(key, known);
		const values = keys.map((value) => known.get(value) ?? value);
		names.set(key, await valueNames(database, shop, key, values, early?.get(key)));
	}
	return { names, spelled };
}
