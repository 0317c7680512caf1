import {
	dateText,
	furtherComparisons,
	furtherPresets,
	isoDateFormat,
	maxRollingCount,
	periods,
	readRolling,
	rollingPeriod,
	type Comparison,
	type DateParams,
	type Moment,
	type RollingUnit,
} from '@store-analytics/date';
import type { RangeDraft } from '../../date/date-range/typed-range';

/**
 * The chosen dates as the report reads them: the results of getDateParamsFromQuery and getCurrentDates of the date
 * package.
 */
export interface DateQuery extends DateParams {
	primaryDate: { label: string; range: string; after?: Moment; before?: Moment };
	/** Not needed if `compare` is `none`. */
	secondaryDate?: { label: string; range: string };
}

/** The result of the filter: ISO dates for a custom range, undefined to remove them from the address. */
export interface ChosenRange {
	period: string;
	compare: Comparison;
	after: string | undefined;
	before: string | undefined;
	compare_after: string | undefined;
	compare_before: string | undefined;
}

/** The `period` of a draft whose rolling range is being typed. */
export const ROLLING = 'rolling';

export interface FilterDraft extends RangeDraft {
	/** How dates are typed, in moment's notation (S5.dates.2). */
	format: string;
	period: string;
	compare: string;
	focusedInput: 'startDate' | 'endDate';
	/** The typed number of days, weeks or months. */
	rollingText: string;
	rollingUnit: RollingUnit;
	/** The compared days. */
	other: RangeDraft;
}

/** The props of each part of the form. */
export interface DraftProps {
	draft: FilterDraft;
	onUpdate: (changes: Partial<FilterDraft>) => void;
}

const NO_DATES = {
	after: null,
	afterText: '',
	afterError: null,
	before: null,
	beforeText: '',
	beforeError: null,
} as const;

/** Returns a draft with the report's current range, in whose days custom dates begin. */
export function draftOf(query: DateQuery, format: string): FilterDraft {
	const { period, compare, primaryDate, compareAfter = null, compareBefore = null } = query;
	const after = query.after ?? primaryDate.after ?? null;
	const before = query.before ?? primaryDate.before ?? null;
	const isOffered = furtherPresets.some(({ value }) => value === period);
	const rolling = isOffered ? null : readRolling(period);
	return {
		...datesOf(after, before, format),
		format,
		focusedInput: 'startDate',
		period: rolling ? ROLLING : period,
		compare,
		rollingText: rolling ? String(rolling.count) : '14',
		rollingUnit: rolling?.unit ?? 'days',
		other: datesOf(compareAfter, compareBefore, format),
	};
}

function datesOf(after: Moment | null, before: Moment | null, format: string): RangeDraft {
	return {
		...NO_DATES,
		after,
		afterText: dateText(after, format),
		before,
		beforeText: dateText(before, format),
	};
}

/** Returns the typed number, in the digits of any language; null if it is invalid for a range. */
export function rollingCount(text: string): number | null {
	const digits = text.trim().replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 15));
	const count = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
	return count >= 1 && count <= maxRollingCount ? count : null;
}

/** Returns the draft without its custom dates. */
export function withoutDates(draft: FilterDraft): FilterDraft {
	return { ...draft, ...NO_DATES, focusedInput: 'startDate' };
}

/**
 * Returns the result when the user confirms, or null while the draft is incomplete (S5.dates.5, S4.date-picker.3-4).
 */
export function chosenRange(
	draft: FilterDraft,
	isCustom: boolean,
	dateFormat: string = isoDateFormat,
): ChosenRange | null {
	const { compare, other } = draft;
	const range = isCustom ? draft : null;
	const period = isCustom ? 'custom' : periodOf(draft);
	if (!isCompare(compare) || period === null) return null;
	if (range && !isWhole(range)) return null;
	if (compare === 'custom' && !isWhole(other)) return null;
	const [after, before] = textsOf(range, dateFormat);
	const [compareAfter, compareBefore] = textsOf(compare === 'custom' ? other : null, dateFormat);
	return {
		period,
		compare,
		after,
		before,
		compare_after: compareAfter,
		compare_before: compareBefore,
	};
}

/** Checks whether two results have the same days, whatever they are compared with. */
export function sameRange(one: ChosenRange | null, other: ChosenRange | null): boolean {
	if (!one || !other) return false;
	const { period, after, before } = one;
	return other.period === period && other.after === after && other.before === before;
}

function periodOf({ period, rollingText, rollingUnit: unit }: FilterDraft): string | null {
	if (period !== ROLLING) return period;
	const count = rollingCount(rollingText);
	return count === null ? null : rollingPeriod({ count, unit });
}

function isWhole({ after, before }: RangeDraft): boolean {
	return after !== null && before !== null;
}

function textsOf(range: RangeDraft | null, format: string) {
	// Addresses have plain digits, whatever the user's language.
	return [range?.after, range?.before].map((date) =>
		date ? dateText(date, format, 'en') : undefined,
	);
}

function isCompare(value: string): value is Comparison {
	return [...periods, ...furtherComparisons].some((choice) => choice.value === value);
}
