import type { DateQuery } from './date-params';
import { readRolling } from './rolling';

/** Parameters with our own ranges, beside WooCommerce's parameters, which must have values that WooCommerce knows. */
const ownNames = { period: 'sa_period', compare: 'sa_compare' } as const;

const itsPeriods = /^(?:today|yesterday|custom|(?:last_)?(?:week|month|quarter|year))$/;
const itsComparisons = /^previous_(?:period|year)$/;

/**
 * Reads the text of a default range, with or without WordPress's escaping of `&`. Pure.
 * @example readDefaultRange('period=month&amp;compare=previous_year') // { period: 'month', compare: 'previous_year' }
 */
export function readDefaultRange(text: string): DateQuery {
	const said = Object.fromEntries(new URLSearchParams(text.replaceAll('&amp;', '&')));
	return {
		...said,
		period: said[ownNames.period] ?? said.period,
		compare: said[ownNames.compare] ?? said.compare,
	};
}

/**
 * Writes a default range as the text of `woocommerce_default_date_range`. WooCommerce fails at an unknown period, so a
 * range of ours is written beside a similar one of WooCommerce. Pure.
 * @example defaultRangeText({ period: 'last_30_days', compare: 'previous_year' }) // 'period=month&compare=previous_year&sa_period=last_30_days'
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

/**
 * Replaces our own ranges with similar ones of WooCommerce. Pure.
 * @example knownToWooCommerce({ period: 'last_30_days', compare: 'none' }) // { period: 'month', compare: 'previous_year' }
 */
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
