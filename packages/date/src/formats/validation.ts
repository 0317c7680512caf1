import { __ } from '@wordpress/i18n';
import type { Moment } from '../clock/moment';
import { toMoment } from './parse';
import { getStoreTimeZoneMoment } from '../clock/store-clock';
import { calendarDay } from '../clock/wall-clock';

/** Messages about rejected dates; translated when read (S5.dates.3). */
export const dateValidationMessages = {
	get invalid() {
		return __('Invalid date', 'store-analytics');
	},
	get future() {
		return __('Select a date in the past', 'store-analytics');
	},
	get startAfterEnd() {
		return __('Start date must be before end date', 'store-analytics');
	},
	get endBeforeStart() {
		return __('Start date must be before end date', 'store-analytics');
	},
};

/** A checked date; null with the reason when the input is rejected. */
export interface ValidatedDate {
	date: Moment | null;
	error?: string;
}

/**
 * Checks text typed as the start (`after`) or end (`before`) of a range. The date must be in ISO or `format` (moment's
 * notation), not after `today` (by default the store's), and in order with the other end. Days are compared, not
 * instants. Empty text gives no date and no error.
 * @example validateDateInputForRange('after', '13/45/2026', null, null, 'MM/DD/YYYY') // { date: null, error: 'Invalid date' }
 */
export function validateDateInputForRange(
	type: 'after' | 'before',
	value: string,
	before: Moment | null,
	after: Moment | null,
	format: string,
	today: Moment = getStoreTimeZoneMoment(),
): ValidatedDate {
	if (value.trim() === '') return { date: null };
	const date = toMoment(format, value);
	if (!date) return { date: null, error: dateValidationMessages.invalid };
	const day = calendarDay(date);
	if (day > calendarDay(today)) return { date: null, error: dateValidationMessages.future };
	if (type === 'after' && before && day > calendarDay(before)) {
		return { date: null, error: dateValidationMessages.startAfterEnd };
	}
	if (type === 'before' && after && day < calendarDay(after)) {
		return { date: null, error: dateValidationMessages.endBeforeStart };
	}
	return { date };
}
