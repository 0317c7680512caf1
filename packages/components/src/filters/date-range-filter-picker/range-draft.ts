import { isoDateFormat, type Compare, type Moment } from '@store-analytics/date';
import type { RangeDraft } from '../../date/date-range';

/** Moment's notation of the dates in the filter's text fields (S5.dates.2). */
export const FILTER_DATE_FORMAT = 'MM/DD/YYYY';

/** The chosen dates as the report understands them; what the date package's getDateParamsFromQuery and getCurrentDates say. */
export interface DateQuery {
	period: string;
	compare: string;
	after: Moment | null;
	before: Moment | null;
	primaryDate: { label: string; range: string };
	/** Not needed where `compare` is `none`. */
	secondaryDate?: { label: string; range: string };
}

/** What the filter hands on: ISO dates for a custom range, undefined to take them out of the address. */
export interface ChosenRange {
	period: string;
	compare: Compare;
	after: string | undefined;
	before: string | undefined;
}

export interface FilterDraft extends RangeDraft {
	period: string;
	compare: string;
	focusedInput: 'startDate' | 'endDate';
}

const NO_DATES = {
	after: null,
	afterText: '',
	afterError: null,
	before: null,
	beforeText: '',
	beforeError: null,
	focusedInput: 'startDate',
} as const;

/** A draft that says what the report shows now. */
export function draftOf({ period, compare, after, before }: DateQuery): FilterDraft {
	return {
		...NO_DATES,
		period,
		compare,
		after,
		afterText: after?.format(FILTER_DATE_FORMAT) ?? '',
		before,
		beforeText: before?.format(FILTER_DATE_FORMAT) ?? '',
	};
}

/** The draft without its custom dates. */
export function withoutDates(draft: FilterDraft): FilterDraft {
	return { ...draft, ...NO_DATES };
}

/** What to hand on when the user confirms, or null while the draft is incomplete (S5.dates.5, S4.date-picker.3-4). */
export function chosenRange(
	draft: FilterDraft,
	isCustom: boolean,
	dateFormat: string = isoDateFormat,
): ChosenRange | null {
	const { period, after, before } = draft;
	if (!isCompare(draft.compare)) return null;
	if (!isCustom) return { period, compare: draft.compare, after: undefined, before: undefined };
	if (!after || !before) return null;
	return {
		period: 'custom',
		compare: draft.compare,
		after: plainDate(after, dateFormat),
		before: plainDate(before, dateFormat),
	};
}

function isCompare(value: string): value is Compare {
	return value === 'previous_period' || value === 'previous_year';
}

function plainDate(date: Moment, format: string): string {
	// Addresses have plain digits, whatever those of the user's language.
	return date.clone().locale('en').format(format);
}
