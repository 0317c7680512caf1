import { getDateDifferenceInDays, getRangeLabel, toMoment } from '@store-analytics/date';
import type { MetricMeaning } from '@store-analytics/rest-api/metrics';
import type { ExplainTarget } from '../target';

/** The longest range that is taken apart into days; a longer one is into months. */
const mostDays = 62;

/** First and last day as `YYYY-MM-DD`. */
function daysOf({ query }: ExplainTarget): readonly [first: string, last: string] {
	return [String(query.after).slice(0, 10), String(query.before).slice(0, 10)];
}

/** Whether it is of days, and not of now or of all time. */
export function isDated({ query }: ExplainTarget): boolean {
	return query.after !== undefined;
}

/** The days in words, and the thing where it is of one. */
export function whatOf(target: ExplainTarget): string {
	const [first, last] = daysOf(target).map((day) => toMoment('YYYY-MM-DD', day));
	const days = isDated(target) && first && last ? getRangeLabel(first, last) : '';
	return [target.of, days].filter(Boolean).join(' · ');
}

/** Into what the number's days are taken apart; a day itself is not. */
export function intervalOf(target: ExplainTarget): 'hour' | 'day' | 'month' {
	const [first, last] = daysOf(target);
	if (first === last) return 'hour';
	return getDateDifferenceInDays(last, first) < mostDays ? 'day' : 'month';
}

/** One request for the number, or the fields that it is worked out from, its parts in time and the numbers of its formula. */
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
	if (!isDated(target)) return asked;
	return { ...asked, interval: intervalOf(target), order: 'asc' as const, per_page: 100 };
}
