import { getDateDifferenceInDays, getRangeLabel, toMoment } from '@store-analytics/date';
import type { MetricMeaning } from '@store-analytics/rest-api/metrics';
import type { ExplainTarget } from './target';

/** The longest range that is taken apart into days; a longer one is into months. */
const mostDays = 62;

/** First and last day as `YYYY-MM-DD`. */
function daysOf({ query }: ExplainTarget): readonly [first: string, last: string] {
	return [String(query.after).slice(0, 10), String(query.before).slice(0, 10)];
}

/** The days in words. */
export function rangeText(target: ExplainTarget): string {
	const [first, last] = daysOf(target).map((day) => toMoment('YYYY-MM-DD', day));
	return first && last ? getRangeLabel(first, last) : '';
}

/** Into what the number's days are taken apart; a day itself is not. */
export function intervalOf(target: ExplainTarget): 'hour' | 'day' | 'month' {
	const [first, last] = daysOf(target);
	if (first === last) return 'hour';
	return getDateDifferenceInDays(last, first) < mostDays ? 'day' : 'month';
}

/** One request for the number, its parts in time and the numbers of its formula. */
export function statsOf(target: ExplainTarget, meaning: MetricMeaning | undefined) {
	const formula = meaning?.formula;
	const fields = [
		target.metric,
		...(formula?.terms.map(({ metric }) => metric) ?? []),
		...(formula?.per === undefined ? [] : [formula.per]),
	];
	const interval = intervalOf(target);
	return { ...target.query, fields, interval, order: 'asc' as const, per_page: 100 };
}
