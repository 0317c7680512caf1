import { __, sprintf } from '@wordpress/i18n';
import {
	calendarDaysBetween,
	dateText,
	dateValidationMessages,
	getStoreTimeZoneMoment,
	instantOf,
	isoDayOfTyped,
	validateDateInputForRange,
	type Moment,
} from '@store-analytics/date';

/** A range during editing: each end's date, its typed text, and why the text is invalid. */
export interface RangeDraft {
	after: Moment | null;
	afterText: string;
	afterError: string | null;
	before: Moment | null;
	beforeText: string;
	beforeError: string | null;
}

export interface RangeRules {
	/** Moment's notation; ISO dates are accepted too. */
	format: string;
	/** Minimum of nights between both ends; 0 allows a range of one day. */
	minimumNights: number;
	isInvalidDate?: (date: Date) => boolean;
}

type End = 'after' | 'before';

/** Returns the changes after typing `text` into one end. If the other end was refused, it is validated again. */
export function typeRangeEnd(
	end: End,
	text: string,
	draft: RangeDraft,
	rules: RangeRules,
): Partial<RangeDraft> {
	const other: End = end === 'after' ? 'before' : 'after';
	const own = readEnd(end, text, draft, rules);
	if (!draft[`${other}Error`]) return own;
	return { ...own, ...readEnd(other, draft[`${other}Text`], { ...draft, ...own }, rules) };
}

function readEnd(
	end: End,
	text: string,
	draft: RangeDraft,
	rules: RangeRules,
): Partial<RangeDraft> {
	const { date, error } = judge(end, text.trim(), draft, rules);
	return end === 'after'
		? { after: date, afterText: text, afterError: error ?? null }
		: { before: date, beforeText: text, beforeError: error ?? null };
}

function judge(end: End, text: string, draft: RangeDraft, rules: RangeRules) {
	if (!text) return { date: null };
	const { before, after } = draft;
	const day = isoDayOfTyped(text, rules.format);
	const checked = validateDateInputForRange(end, day, before, after, rules.format);
	const { date } = checked;
	if (!date) return checked.error === dateValidationMessages.invalid ? unread(rules) : checked;
	if (rules.isInvalidDate?.(instantOf(date))) {
		return { date: null, error: dateValidationMessages.invalid };
	}
	const start = end === 'after' ? date : draft.after;
	const last = end === 'before' ? date : draft.before;
	if (start && last && calendarDaysBetween(start, last) < rules.minimumNights) {
		return { date: null, error: dateValidationMessages.endBeforeStart };
	}
	return { date };
}

function unread({ format }: RangeRules) {
	const today = dateText(getStoreTimeZoneMoment(), format);
	/* translators: %s: a date in digits, such as 11/20/2026 */
	const error = sprintf(__('Invalid date. Enter it like %s.', 'store-analytics'), today);
	return { date: null, error };
}
