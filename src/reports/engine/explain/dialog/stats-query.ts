import { __ } from '@wordpress/i18n';
import { spanned } from '@store-analytics/components';
import {
	formatPhpDate,
	getDateDifferenceInDays,
	getRangeLabel,
	toMoment,
} from '@store-analytics/date';
import type { MetricMeaning } from '@store-analytics/rest-api/metrics';
import type { ExplainTarget } from '../target';

/** The longest range that is split into days; a longer range is split into months. */
const mostDays = 62;

/** First and last day as `YYYY-MM-DD`. */
function daysOf({ query }: ExplainTarget): readonly [first: string, last: string] {
	return [String(query.after).slice(0, 10), String(query.before).slice(0, 10)];
}

/** Checks whether the number covers days; numbers of the present or of all time do not. */
export function isDated({ query }: ExplainTarget): boolean {
	return query.after !== undefined;
}

/** The item, if any, and the days in words. */
export function whatOf(target: ExplainTarget): string {
	const [first, last] = daysOf(target).map((day) => toMoment('YYYY-MM-DD', day));
	const days = isDated(target) && first && last ? getRangeLabel(first, last) : '';
	return [target.of, days, timesOf(target)].filter(Boolean).join(' · ');
}

/** The times of day, if the number does not cover whole days. */
function timesOf({ query }: ExplainTarget): string {
	const { after, before } = query;
	if (after === undefined || isWhole([after, before])) return '';
	/* translators: a time of day in PHP's notation, https://www.php.net/manual/datetime.format.php */
	const format = __('g:i a', 'store-analytics');
	return spanned([after, before].map((time) => formatPhpDate(String(time), format)));
}

function isWhole(span: readonly unknown[]): boolean {
	const [from, to] = span.map((time) => String(time).slice(11, 16));
	return from === '00:00' && to === '23:59';
}

/** Returns the interval that splits the number's time; an hour is not split. */
export function intervalOf(target: ExplainTarget): 'hour' | 'day' | 'month' | undefined {
	if (!isDated(target)) return undefined;
	const [first, last] = daysOf(target);
	const { after, before } = target.query;
	if (first === last) {
		return String(after).slice(0, 13) === String(before).slice(0, 13) ? undefined : 'hour';
	}
	return getDateDifferenceInDays(last, first) < mostDays ? 'day' : 'month';
}

/**
 * One request for the number or the fields that it is calculated from, its intervals, and the numbers of its formula.
 */
export function statsOf(
	target: ExplainTarget,
	meaning: MetricMeaning | undefined,
	own: readonly string[] = [target.metric],
) {
	const formula = meaning?.formula;
	const fields = new Set([
		...own,
		...(formula?.terms.map(({ metric }) => metric) ?? []),
		...(formula?.per === undefined ? [] : [formula.per]),
	]);
	const asked = { ...target.query, fields: [...fields] };
	const interval = intervalOf(target);
	return interval ? { ...asked, interval, order: 'asc' as const, per_page: 100 } : asked;
}
