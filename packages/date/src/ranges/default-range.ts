import type { DateQuery } from './date-params';
import { readRolling } from './rolling';

/** What a shop's default range says for us where WooCommerce must be told something that it knows. */
const ownNames = { period: 'sa_period', compare: 'sa_compare' } as const;

const itsPeriods = /^(?:today|yesterday|custom|(?:last_)?(?:week|month|quarter|year))$/;
const itsComparisons = /^previous_(?:period|year)$/;

/** Reads the text of a default range, escaped as WordPress keeps it or not. Pure. */
export function readDefaultRange(text: string): DateQuery {
	const said = Object.fromEntries(new URLSearchParams(text.replaceAll('&amp;', '&')));
	return {
		...said,
		period: said[ownNames.period] ?? said.period,
		compare: said[ownNames.compare] ?? said.compare,
	};
}

/**
 * The text of a default range, for `woocommerce_default_date_range`. WooCommerce fails at a period that it does not know, so for one of ours
 * it reads a near one of its own: `period=month&compare=previous_year&sa_period=last_30_days`. Pure.
 */
export function defaultRangeText(range: DateQuery): string {
	const its = knownToWooCommerce(range);
	const own = (['period', 'compare'] as const).flatMap((name) =>
		its[name] === range[name] ? [] : [[ownNames[name], range[name]] as const],
	);
	const { after, before, compare_after, compare_before } = range;
	const days = Object.entries({ after, before, compare_after, compare_before });
	const said = [['period', its.period], ['compare', its.compare], ...days, ...own] as const;
	const texts = said.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
	return new URLSearchParams(texts).toString();
}

/** The range with nothing in it that WooCommerce does not know: near ones of its own stand for ours. Pure. */
export function knownToWooCommerce<Query extends DateQuery>(query: Query): Query {
	const { period, compare } = query;
	return {
		...query,
		...(typeof period === 'string' && period !== '' && { period: itsPeriod(period) }),
		...(typeof compare === 'string' && compare !== '' && { compare: itsComparison(compare) }),
	};
}

function itsPeriod(period: string): string {
	if (itsPeriods.test(period)) return period;
	if (period === 'last_fiscal_year') return 'last_year';
	if (period === 'fiscal_year' || period === 'all') return 'year';
	const rolling = readRolling(period);
	if (!rolling) return 'month';
	const days = rolling.count * { days: 1, weeks: 7, months: 30 }[rolling.unit];
	if (days <= 7) return 'week';
	if (days <= 31) return 'month';
	return days <= 92 ? 'quarter' : 'year';
}

function itsComparison(compare: string): string {
	if (itsComparisons.test(compare)) return compare;
	return compare === 'same_weekdays' ? 'previous_period' : 'previous_year';
}
