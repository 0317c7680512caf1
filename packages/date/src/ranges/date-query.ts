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

/** A period with its name, its text and its ends. */
export interface DateRange {
	label: string;
	range: string;
	after: Moment;
	before: Moment;
}

/** A period and what it is compared with (S3.date-query.2); the previous year also where nothing is compared. */
export interface CurrentDates {
	primary: DateRange;
	secondary: DateRange;
}

/** The shop's range when nothing else is set (S9.dates-and-periods.3). */
export const defaultDateRangeQuery = 'period=month&compare=previous_year';

/** Reads period and compare from the address, or both from the default when the address lacks one. Memoised. */
export function getDateParamsFromQuery(
	query: DateQuery,
	defaultDateRange: string = defaultDateRangeQuery,
): DateParams {
	return cachedParams(keyOf(query, defaultDateRange), () =>
		readDateParams(query, defaultDateRange),
	);
}

/**
 * The period of the address and its comparison, as of the store's now and in its weeks. Memoised until the store's day,
 * week start or language changes. Unknown values degrade to the default range, and that to month and previous year.
 */
export function getCurrentDates(
	query: DateQuery,
	defaultDateRange: string = defaultDateRangeQuery,
): CurrentDates {
	return currentDates(query, defaultDateRange, storeClock());
}

/** As `getCurrentDates`, by the given clock. Pure but for translated labels; ends are good for their days. */
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
/** Another one after every change of translations. */
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

/** Days that somebody chose, in their order and in the language of the others. */
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
	// JSON's quoting keeps the parts apart, whatever an address holds.
	return JSON.stringify([
		...[period, compare, after, before, from, to].map(textOf),
		defaultDateRange,
	]);
}

function textOf(value: unknown): string {
	return typeof value === 'string' ? value : '';
}
