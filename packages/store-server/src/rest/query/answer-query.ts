import { CONTRACT_VERSION, queryLimits } from '@store-analytics/rest-api/contract';
import { queryMeanings, type MetricMeaning } from '@store-analytics/rest-api/metrics';
import { dimensionOf, sumsUp } from '@store-analytics/rest-api/dimensions';
import type { Database } from '../../database/database';
import type { BreakdownRow } from '../../reports/breakdowns/breakdown';
import { computeCoverage, firstDays } from '../../reports/breakdowns/coverage';
import {
	computeIntervals,
	type BreakdownInterval,
} from '../../reports/breakdowns/breakdown-intervals';
import { hasFewValues } from '../../reports/breakdowns/few-values';
import { usedCurrencies } from '../../reports/breakdowns/currencies';
import { earlyNames } from '../../reports/breakdowns/value-names';
import { allDays } from '../../reports/facts/days';
import { orderRows } from '../../reports/facts/orders';
import type { IntervalUnit } from '../../reports/periods/interval-calendar';
import { openShop, type Shop } from '../../reports/shop';
import { rulesName } from '../../schema/number-rules';
import type { DateType } from '../../schema/shop-settings';
import type { StoreContext } from '../store-context';
import { dataAsOf } from './data-as-of';
import { writeMetric } from './write-metric';
import { knownStatuses } from './known-statuses';
import { linkOf } from './link';
import { askedPart, countPart, textsOf, type AskedPart, type Part } from './query-parts';
import { readQuery, refused, type AskedQuery, type Query } from './read-query';
import { readRange } from './read-range';
import { sortRows, writeIntervals, writeRows } from './write-rows';

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
	const sort = args.sort ?? args.metrics[0] ?? args.dimensions[0] ?? '';
	const sortable: readonly string[] = [...query.metrics, ...query.dimensions];
	if (args.sort !== undefined && !sortable.includes(args.sort)) {
		throw refused('sort', `Rows can be sorted by what the query asks for, and "${sort}" is not.`);
	}
	const partOf = (range: unknown, parameter: string) =>
		askedPart(context, shop, query, { range: readRange(range, parameter), args });
	const asked = partOf(args.range, 'range');
	const compared = args.compare === undefined ? undefined : partOf(args.compare, 'compare');
	// Beside others it would take longer, and the rows wait for it.
	const { request, calendar } = asked;
	const few = await hasFewValues(context.database, request, calendar, context.fewValues);
	const [own, before, beside] = await Promise.all([
		countPart(context.database, asked, few),
		compared && countPart(context.database, compared, few),
		readBeside(context, shop, asked, args),
	]);
	if (own.found.rows.length > queryLimits.sortedRows) throw tooManyRows(query);
	const rows = sortRows(query, own.found, before?.found, { sort, order: args.order, shop });
	const shown = rows.slice(args.offset, args.offset + args.limit);
	// Nobody waits for another: each takes ClickHouse some milliseconds.
	const [texts, intervals, intervalsBefore, about] = await Promise.all([
		textsOf(context.database, shop, query, shown, [own, before], beside.names),
		intervalsOf(context.database, shop, own, shown),
		before && intervalsOf(context.database, shop, before, shown),
		aboutNumbers(context, shop, { query, own, before, beside, args }),
	]);
	const meanings = known.filter(({ key }) => query.metrics.includes(key));
	const doesSumUp = (meaning: MetricMeaning) => sumsUp(meaning, query.dimensions, query.grain);
	const written = { query, ...texts };
	return {
		version: CONTRACT_VERSION,
		rows: writeRows(shown, {
			...written,
			found: own.found,
			compared: before?.found,
			summed: meanings.filter(doesSumUp).map(({ key }) => key),
		}),
		rows_count: rows.length,
		totals: own.found.totals,
		...(before && { compared_totals: before.found.totals }),
		...(intervals && { intervals: writeIntervals(intervals, shown, written) }),
		...(intervalsBefore && {
			compared_intervals: writeIntervals(intervalsBefore, shown, written),
		}),
		metrics: meanings.map((meaning) => ({
			...writeMetric(meaning),
			sums_up: doesSumUp(meaning),
		})),
		dimensions: query.dimensions.map((key) => ({ key, label: dimensionOf(key)?.label() ?? key })),
		...about,
	};
}

/** What is read at the same time as the numbers. */
async function readBeside(
	context: StoreContext,
	shop: Shop,
	{ request }: AskedPart,
	{ date_type }: QueryArguments,
) {
	const { database } = context;
	const ever = {
		orders: orderRows(shop, undefined, {}, date_type),
		days: allDays(shop, date_type),
	};
	const [currencies, since, age, names] = await Promise.all([
		usedCurrencies(database, request, shop.settings.currency.code),
		firstDays(database, request.dimensions, ever),
		dataAsOf(context),
		earlyNames(database, request.dimensions),
	]);
	return { currencies, since, age, names };
}

interface AboutNumbers {
	readonly query: Query;
	readonly own: Part;
	readonly before: Part | undefined;
	readonly beside: Awaited<ReturnType<typeof readBeside>>;
	readonly args: QueryArguments;
}

/** What stands behind the numbers. */
async function aboutNumbers(
	{ database }: StoreContext,
	shop: Shop,
	{ query, own, before, beside: { currencies, since, age }, args }: AboutNumbers,
) {
	const { settings } = shop;
	const days = { range: own.range, compare: before?.range, date_type: args.date_type };
	return {
		coverage: await computeCoverage(database, own.request, own.found, since),
		link: linkOf(query, days, shop),
		rules: rulesName(settings.rules),
		data_as_of: age,
		currency: settings.currency.code,
		...(currencies.length > 0 && { currencies }),
		time_zone: settings.timeZone,
	};
}

function tooManyRows({ dimensions }: Query) {
	return refused(
		'dimensions',
		`By ${dimensions.join(', ')} there are more than ${queryLimits.sortedRows.toLocaleString('en')} rows. Ask by fewer dimensions, for fewer days, or with a filter.`,
	);
}

/** Counts the intervals of a range, if they are asked for. */
async function intervalsOf(
	database: Database,
	{ clock }: Shop,
	{ calendar, period, request, found }: Part,
	shown: readonly BreakdownRow[],
): Promise<readonly BreakdownInterval[] | undefined> {
	if (!calendar) return undefined;
	if (shown.length > queryLimits.intervalRows) {
		throw refused(
			'limit',
			`Intervals need a limit of at most ${queryLimits.intervalRows} rows, and there are ${shown.length}.`,
		);
	}
	const rows = shown.map(({ keys }) => keys);
	return computeIntervals(database, request, { calendar, period, clock, rows, found });
}
