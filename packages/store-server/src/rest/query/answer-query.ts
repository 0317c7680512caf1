import { queryMeanings } from '@store-analytics/rest-api/metrics';
import { dimensionOf, type DimensionKey } from '@store-analytics/rest-api/dimensions';
import type { Database } from '../../database/database';
import {
	computeBreakdown,
	type Breakdown,
	type BreakdownRequest,
	type BreakdownRow,
} from '../../reports/breakdowns/breakdown';
import { computeCoverage } from '../../reports/breakdowns/coverage';
import { computeIntervals } from '../../reports/breakdowns/breakdown-intervals';
import { usedCurrencies } from '../../reports/breakdowns/currencies';
import { valueNames } from '../../reports/breakdowns/value-names';
import { orderRows } from '../../reports/facts/orders';
import type { IntervalUnit } from '../../reports/periods/interval-calendar';
import type { Period } from '../../reports/periods/intervals';
import { openShop, type Shop } from '../../reports/shop';
import { rulesName } from '../../schema/number-rules';
import type { DateType } from '../../schema/shop-settings';
import type { StoreContext } from '../store-context';
import { dataAsOf } from './data-as-of';
import { sumsUp, writeMetric } from './known-metrics';
import { knownStatuses } from './known-statuses';
import { linkOf } from './link';
import { readQuery, refused, type AskedQuery, type Query } from './read-query';
import { checkIntervals, periodOf, readRange, type Range } from './read-range';
import { sortRows, writeIntervals, writeRows, type RowTexts } from './write-rows';

/** Validated arguments of a query. */
export interface QueryArguments extends AskedQuery {
	readonly range: unknown;
	readonly compare?: unknown;
	readonly sort?: string | undefined;
	readonly order: 'asc' | 'desc';
	readonly limit: number;
	readonly offset: number;
	readonly interval?: IntervalUnit | undefined;
	readonly date_type?: DateType | undefined;
}

/** One range of a query, with its numbers. */
interface Part {
	readonly range: Range;
	readonly period: Period;
	readonly request: BreakdownRequest;
	readonly found: Breakdown;
}

/** The response to a query; throws a RestError (400) that says what makes no sense. */
export async function answerQuery(context: StoreContext, args: QueryArguments): Promise<object> {
	const shop = await openShop(context);
	const known = queryMeanings(shop.settings.rules);
	const query = readQuery(args, {
		metrics: known.map(({ key }) => key),
		statuses: args.filters.some((filter) => Object(filter).dimension === 'status')
			? await knownStatuses(context.database)
			: [],
	});
	const sort = args.sort ?? args.metrics[0] ?? '';
	if (![...query.metrics, ...query.dimensions].some((name) => name === sort)) {
		throw refused('sort', `Rows can be sorted by what the query asks for, and "${sort}" is not.`);
	}
	const partOf = (range: unknown, parameter: string) =>
		breakDown(context, shop, query, {
			range: readRange(range, parameter),
			args,
		});
	const [own, before] = await Promise.all([
		partOf(args.range, 'range'),
		args.compare === undefined ? undefined : partOf(args.compare, 'compare'),
	]);
	if (own.found.rows.length > MOST_ROWS) throw tooManyRows(query);
	const rows = sortRows(query, own.found, before?.found, { sort, order: args.order });
	const shown = rows.slice(args.offset, args.offset + args.limit);
	const texts = await textsOf(context.database, shop, query, shown, [own, before]);
	const meanings = known.filter(({ key }) => query.metrics.includes(key));
	const intervalsOf = (part: Part) =>
		writeEachInterval(context.database, shop, { part, query, args, shown, texts });
	return {
		rows: writeRows(shown, {
			query,
			found: own.found,
			compared: before?.found,
			...texts,
			summed: meanings.filter((meaning) => sumsUp(meaning, query)).map(({ key }) => key),
		}),
		rows_count: rows.length,
		totals: own.found.totals,
		...(before && { compared_totals: before.found.totals }),
		...(args.interval && { intervals: await intervalsOf(own) }),
		...(args.interval && before && { compared_intervals: await intervalsOf(before) }),
		metrics: meanings.map((meaning) => ({
			...writeMetric(meaning),
			sums_up: sumsUp(meaning, query),
		})),
		dimensions: query.dimensions.map((key) => ({ key, label: dimensionOf(key)?.label() ?? key })),
		...(await aboutNumbers(context, shop, { query, own, args })),
	};
}

/** What stands behind the numbers. */
async function aboutNumbers(
	context: StoreContext,
	shop: Shop,
	{
		query,
		own,
		args,
	}: { readonly query: Query; readonly own: Part; readonly args: QueryArguments },
) {
	const { settings } = shop;
	const currency = settings.currency.code;
	const currencies = await usedCurrencies(context.database, own.request);
	const ever = orderRows(shop, undefined, {}, args.date_type);
	return {
		coverage: await computeCoverage(context.database, own.request, ever),
		link: linkOf(query, own.range),
		rules: rulesName(settings.rules),
		data_as_of: await dataAsOf(context),
		currency,
		...(currencies.some((one) => one.currency !== currency) && { currencies }),
		time_zone: settings.timeZone,
	};
}

/** The most rows that one query sorts. */
const MOST_ROWS = 200_000;

function tooManyRows({ dimensions }: Query) {
	return refused(
		'dimensions',
		`By ${dimensions.join(', ')} there are more than ${MOST_ROWS.toLocaleString('en')} rows. Ask by fewer dimensions, for fewer days, or with a filter.`,
	);
}

async function breakDown(
	context: StoreContext,
	shop: Shop,
	query: Query,
	{ range, args }: { readonly range: Range; readonly args: QueryArguments },
): Promise<Part> {
	const period = periodOf(range, shop, context.now());
	if (args.interval) checkIntervals(args.interval, period);
	const request = {
		...query,
		orders: orderRows(shop, period, {}, args.date_type),
		rules: shop.settings.rules,
	};
	return { range, period, request, found: await computeBreakdown(context.database, request) };
}

/** The most rows of each interval. */
const MOST_INTERVAL_ROWS = 20;

interface EachInterval {
	readonly part: Part;
	readonly query: Query;
	readonly args: QueryArguments;
	readonly shown: readonly BreakdownRow[];
	readonly texts: RowTexts;
}

async function writeEachInterval(
	database: Database,
	{ clock, settings }: Shop,
	{ part, query, args, shown, texts }: EachInterval,
) {
	if (shown.length > MOST_INTERVAL_ROWS) {
		throw refused(
			'limit',
			`Intervals need a limit of at most ${MOST_INTERVAL_ROWS} rows, and there are ${shown.length}.`,
		);
	}
	const intervals = await computeIntervals(database, part.request, {
		calendar: { unit: args.interval ?? 'day', weekStart: settings.weekStart },
		period: part.period,
		clock,
		rows: shown.map(({ keys }) => keys),
	});
	return writeIntervals(intervals, shown, { query, ...texts });
}

/** The spellings and names of the values of rows. */
async function textsOf(
	database: Database,
	shop: Shop,
	query: Query,
	rows: readonly BreakdownRow[],
	parts: readonly (Part | undefined)[],
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
		names.set(key, await valueNames(database, shop, key, values));
	}
	return { names, spelled };
}
