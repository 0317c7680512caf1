import { exactSum, meaningOf, type Formula } from '../metrics';
import type { Part } from './change';
import { numberOf, type ChangeSubject, type Row } from './subject';

/**
 * Splits the change of a quotient. Each term above and the divisor count their own change at the mean of the other
 * side's two periods. The result is exact, apart from rounding to whole units. The divisor must not be 0 in either
 * period.
 */
export function quotientParts(
	{ toUnits, ...subject }: ChangeSubject,
	{ terms, per = '' }: Formula,
	{ before, now }: { readonly before: Row; readonly now: Row },
	label: (field: string) => string,
): Part[] {
	const share = (row: Row) => 1 / numberOf(row, per);
	const above = (row: Row) =>
		exactSum(terms.map(({ metric, sign }) => sign * numberOf(row, metric)));
	const part = (key: string, by: number): Part => ({
		key,
		label: label(key),
		by: toUnits(by),
		change: {
			before: numberOf(before, key),
			now: numberOf(now, key),
			unit: meaningOf(subject.endpoint, key, subject)?.unit ?? 'count',
		},
	});
	return [
		...terms.map(({ metric, sign }) => {
			const by = sign * exactSum([numberOf(now, metric), -numberOf(before, metric)]);
			return part(metric, (by * (share(now) + share(before))) / 2);
		}),
		part(per, ((share(now) - share(before)) * (above(now) + above(before))) / 2),
	];
}
