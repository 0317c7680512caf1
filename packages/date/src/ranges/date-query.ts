import type { Moment } from '../clock/moment';
import { isoDateFormat, toMoment } from '../formats/parse';
import { comparisonOf, inOrder, sameWeekdays, type Comparison } from './comparisons';
import { readDefaultRange } from './default-range';
import {
	customPeriod,
	periodToDate,
	wholePreviousPeriod,
	type Compare,
	type DateValue,
} from './periods';
import { comparisonLabel, periodLabel, unitOfPreset } from './presets';
import { readRolling, rollingDates } from './rolling';
import { allTime, fiscalYearToDate, lastFiscalYear } from './shop-years';
import type { DateParams, DateQuery } from './date-params';
import { getRangeLabel } from './range-label';
import { boundedCache } from '../bounded-cache';
import { cacheOfDay } from '../clock/cache-of-day';
import { momentOf, storeClock, type StoreClock } from '../clock/store-clock';
import { translated } from '../formats/translated';

/** A period: its label, its dates as text, and its first and last moment. */
export interface DateRange {
	label: string;
	range: string;
	after: Moment;
	before: Moment;
}

/** A period and the compared period (S3.date-query.2). Without a comparison, the latter is the previous year. */
export interface CurrentDates {
	primary: DateRange;
	secondary: DateRange;
}

/** The default range of a shop (S9.dates-and-periods.3). */
export const defaultDateRangeQuery = 'period=month&compare=previous_year';

/**
 * Reads period and comparison from the address, or both from the default when the address lacks one. Memoised.
 * @example getDateParamsFromQuery({ period: 'week', compare: 'previous_year' }).period // 'week'
 */
export function getDateParamsFromQuery(
	query: DateQuery,
	defaultDateRange: string = defaultDateRangeQuery,
): DateParams {
	return cachedParams(keyOf(query, defaultDateRange), () =>
		readDateParams(query, defaultDateRange),
	);
}

/**
 * Returns the period of the address and the compared period, in the store's zone and weeks. Memoised until the store's
 * day, week start or language changes. Unknown values fall back to the default range, and that falls back to month and
 * previous year.
 * @example getCurrentDates({ period: 'month', compare: 'previous_year' }).primary.range // 'Nov 1 - 20, 2026' on 20 November 2026
 */
export function getCurrentDates(
	query: DateQuery,
	defaultDateRange: string = defaultDateRangeQuery,
): CurrentDates {
	return currentDates(query, defaultDateRange, storeClock());
}

/**
 * Works like `getCurrentDates` with a given clock. Pure except for translated labels. Only the day of each end is
 * reliable.
 * @example currentDates({ period: 'today', compare: 'previous_year' }, defaultDateRangeQuery, storeClock()).primary.label // 'Today'
 */
export function currentDates(
	query: DateQuery,
	defaultDateRange: string,
	clock: StoreClock,
): CurrentDates {
	const { weekStart, fiscalYearStart, firstOrderDay } = clock;
	const now = momentOf(clock);
	const shop = `${fiscalYearStart} ${firstOrderDay} ${languageMark()}`;
	const key = `${shop} ${keyOf(query, defaultDateRange)}`;
	return cachedDates(now, weekStart, key, () => datesOf(query, defaultDateRange, now, clock));
}

const cachedParams = boundedCache<DateParams>(20);
const cachedDates = cacheOfDay<CurrentDates>();
/** Increases after every change of translations. */
let languages = 0;
const languageMark = translated(() => (languages += 1));

function datesOf(
	query: DateQuery,
	defaultDateRange: string,
	now: Moment,
	clock: StoreClock,
): CurrentDates {
	const candidates = [
		() => readDateParams(query, defaultDateRange),
		() => readDateParams({}, defaultDateRange),
		() => readDateParams({}, defaultDateRangeQuery),
	];
	for (const read of candidates) {
		const params = read();
		const comparison = comparisonOf(params);
		const value = comparedRanges(params, comparison, now, clock);
		if (value) return labelled(value, params.period, comparison);
	}
	throw new Error('The built-in default date range must always be readable.');
}

function comparedRanges(
	params: DateParams,
	comparison: Comparison,
	now: Moment,
	clock: StoreClock,
): DateValue | null {
	if (comparison === 'previous_period') return rangesOf(params, comparison, now, clock);
	const value = rangesOf(params, 'previous_year', now, clock);
	const { compareAfter, compareBefore } = params;
	if (value && (comparison === 'same_weekdays' || comparison === 'same_weekdays_last_year')) {
		const isLastYear = comparison === 'same_weekdays_last_year';
		return { ...value, ...sameWeekdays(value.primaryStart, value.primaryEnd, isLastYear) };
	}
	if (value && comparison === 'custom' && compareAfter && compareBefore) {
		const [secondaryStart, secondaryEnd] = daysOf(compareAfter, compareBefore, now);
		return { ...value, secondaryStart, secondaryEnd };
	}
	return value;
}

function rangesOf(
	{ period, after, before }: DateParams,
	compare: Compare,
	now: Moment,
	{ weekStart, fiscalYearStart = 1, firstOrderDay = '' }: StoreClock,
): DateValue | null {
	if (period === 'custom') {
		return after && before ? customPeriod(...daysOf(after, before, now), compare) : null;
	}
	if (period === 'all') return allTime(now, firstOrderDay, compare);
	if (period === 'fiscal_year') return fiscalYearToDate(now, fiscalYearStart, compare);
	if (period === 'last_fiscal_year') return lastFiscalYear(now, fiscalYearStart);
	const rolling = readRolling(period);
	if (rolling) return rollingDates(rolling, compare, now, weekStart);
	const preset = unitOfPreset(period);
	if (!preset) return null;
	const periodOf = preset.whole ? wholePreviousPeriod : periodToDate;
	return periodOf(preset.unit, compare, now, weekStart);
}

/** Chosen days, in their order and in the language of the other dates. */
function daysOf(one: Moment, other: Moment, now: Moment): [Moment, Moment] {
	for (const day of [one, other]) day.locale(now.locale());
	return inOrder(one, other);
}

function labelled(value: DateValue, period: string, comparison: Comparison): CurrentDates {
	return {
		primary: dateRange(periodLabel(period), value.primaryStart, value.primaryEnd),
		secondary: dateRange(comparisonLabel(comparison), value.secondaryStart, value.secondaryEnd),
	};
}

function dateRange(label: string, after: Moment, before: Moment): DateRange {
	return { label, range: getRangeLabel(after, before), after, before };
}

function readDateParams(query: DateQuery, defaultDateRange: string): DateParams {
	const source = query.period && query.compare ? query : readDefaultRange(defaultDateRange);
	const dayOf = (value: unknown) => toMoment(isoDateFormat, textOf(value));
	const compare = textOf(source.compare);
	return {
		period: textOf(source.period),
		compare,
		after: dayOf(source.after),
		before: dayOf(source.before),
		...(compare === 'custom' && {
			compareAfter: dayOf(source.compare_after),
			compareBefore: dayOf(source.compare_before),
		}),
	};
}

function keyOf(query: DateQuery, defaultDateRange: string): string {
	const { period, compare, after, before, compare_after: from, compare_before: to } = query;
	// JSON quoting keeps the parts apart, whatever an address contains.
	return JSON.stringify([
		...[period, compare, after, before, from, to].map(textOf),
		defaultDateRange,
	]);
}

function textOf(value: unknown): string {
	return typeof value === 'string' ? value : '';
}
