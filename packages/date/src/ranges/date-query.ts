import type { Moment } from '../clock/moment';
import type { WeekStart } from './calendar-units';
import { isoDateFormat, toMoment } from '../formats/parse';
import { customPeriod, periodToDate, wholePreviousPeriod } from './periods';
import type { Compare, DateValue } from './periods';
import { periods, presetValues, unitOfPreset } from './presets';
import { getRangeLabel } from './range-label';
import { boundedCache } from '../bounded-cache';
import { momentOf, storeClock, type StoreClock } from '../clock/store-clock';
import { translated } from '../formats/translated';
import { dayKey } from '../clock/wall-clock';

/** The date part of an address; unknown values are allowed and degrade to the default. */
export interface DateQuery {
	period?: unknown;
	compare?: unknown;
	after?: unknown;
	before?: unknown;
}

/** The date part of an address, read; `after` and `before` are set for custom ranges only. */
export interface DateParams {
	period: string;
	compare: string;
	after: Moment | null;
	before: Moment | null;
}

/** A period with its name, its text and its ends. */
export interface DateRange {
	label: string;
	range: string;
	after: Moment;
	before: Moment;
}

/** A period and what it is compared with (S3.date-query.2). */
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
	const { weekStart } = clock;
	const now = momentOf(clock);
	const key = `${dayKey(now, weekStart)} ${languageMark()} ${keyOf(query, defaultDateRange)}`;
	return cachedDates(key, () => datesOf(query, defaultDateRange, now, weekStart));
}

const cachedParams = boundedCache<DateParams>(20);
const cachedDates = boundedCache<CurrentDates>(20);
/** Another one after every change of translations. */
let languages = 0;
const languageMark = translated(() => (languages += 1));

function datesOf(
	query: DateQuery,
	defaultDateRange: string,
	now: Moment,
	weekStart: WeekStart,
): CurrentDates {
	const candidates = [
		() => readDateParams(query, defaultDateRange),
		() => readDateParams({}, defaultDateRange),
		() => readDateParams({}, defaultDateRangeQuery),
	];
	for (const read of candidates) {
		const params = read();
		const compare: Compare =
			params.compare === 'previous_period' ? 'previous_period' : 'previous_year';
		const value = rangesOf(params, compare, now, weekStart);
		if (value) return labelled(value, params.period, compare);
	}
	throw new Error('The built-in default date range must always be readable.');
}

function rangesOf(
	{ period, after, before }: DateParams,
	compare: Compare,
	now: Moment,
	weekStart: WeekStart,
): DateValue | null {
	if (period === 'custom') {
		if (!after || !before) return null;
		for (const day of [after, before]) day.locale(now.locale());
		const inOrder = after.valueOf() <= before.valueOf();
		return customPeriod(inOrder ? after : before, inOrder ? before : after, compare);
	}
	const preset = unitOfPreset(period);
	if (!preset) return null;
	const periodOf = preset.whole ? wholePreviousPeriod : periodToDate;
	return periodOf(preset.unit, compare, now, weekStart);
}

function labelled(value: DateValue, period: string, compare: Compare): CurrentDates {
	const labelOf = (choices: readonly { value: string; label: string }[], wanted: string) =>
		choices.find((choice) => choice.value === wanted)?.label ?? '';
	return {
		primary: dateRange(labelOf(presetValues, period), value.primaryStart, value.primaryEnd),
		secondary: dateRange(labelOf(periods, compare), value.secondaryStart, value.secondaryEnd),
	};
}

function dateRange(label: string, after: Moment, before: Moment): DateRange {
	return { label, range: getRangeLabel(after, before), after, before };
}

function readDateParams(query: DateQuery, defaultDateRange: string): DateParams {
	const { period, compare, after, before } = query;
	const source =
		period && compare
			? { period, compare, after, before }
			: Object.fromEntries(new URLSearchParams(defaultDateRange.replaceAll('&amp;', '&')));
	return {
		period: textOf(source.period),
		compare: textOf(source.compare),
		after: toMoment(isoDateFormat, textOf(source.after)),
		before: toMoment(isoDateFormat, textOf(source.before)),
	};
}

function keyOf({ period, compare, after, before }: DateQuery, defaultDateRange: string): string {
	// JSON's quoting keeps the parts apart, whatever an address holds.
	return JSON.stringify([...[period, compare, after, before].map(textOf), defaultDateRange]);
}

function textOf(value: unknown): string {
	return typeof value === 'string' ? value : '';
}
