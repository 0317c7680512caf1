import { __ } from '@wordpress/i18n';
import type { PeriodUnit } from '../clock/calendar-units';
import type { Comparison } from './comparisons';
import type { Compare } from './periods';
import { readRolling, rollingLabel } from './rolling';
import { translated } from '../formats/translated';

/** A choice with a label, which is translated when it is read. */
export interface Choice<Value extends string> {
	readonly value: Value;
	readonly label: string;
}

/** The values of the `period` parameter that WooCommerce knows. */
export type Period =
	| 'today'
	| 'yesterday'
	| 'week'
	| 'last_week'
	| 'month'
	| 'last_month'
	| 'quarter'
	| 'last_quarter'
	| 'year'
	| 'last_year'
	| 'custom';

function choice<Value extends string>(value: Value, translate: () => string): Choice<Value> {
	const label = translated(translate);
	return {
		value,
		get label() {
			return label();
		},
	};
}

/** The periods of the date picker, in its order (S9.dates-and-periods.2). */
export const presetValues: readonly Choice<Period>[] = [
	choice('today', () => __('Today', 'store-analytics')),
	choice('yesterday', () => __('Yesterday', 'store-analytics')),
	choice('week', () => __('Week to date', 'store-analytics')),
	choice('last_week', () => __('Last week', 'store-analytics')),
	choice('month', () => __('Month to date', 'store-analytics')),
	choice('last_month', () => __('Last month', 'store-analytics')),
	choice('quarter', () => __('Quarter to date', 'store-analytics')),
	choice('last_quarter', () => __('Last quarter', 'store-analytics')),
	choice('year', () => __('Year to date', 'store-analytics')),
	choice('last_year', () => __('Last year', 'store-analytics')),
	choice('custom', () => __('Custom', 'store-analytics')),
];

/** The comparisons that WooCommerce knows (S9.dates-and-periods.3). */
export const periods: readonly Choice<Compare>[] = [
	choice('previous_period', () => __('Previous period', 'store-analytics')),
	choice('previous_year', () => __('Previous year', 'store-analytics')),
];

/** Our own periods, in the order of the date picker. Any `last_n_days`, `_weeks` or `_months` is valid as well. */
export const furtherPresets: readonly Choice<string>[] = [
	...['last_7_days', 'last_30_days', 'last_90_days', 'last_365_days'].map((value) =>
		choice(value, () => rollingText(value)),
	),
	choice('fiscal_year', () => __('Fiscal year to date', 'store-analytics')),
	choice('last_fiscal_year', () => __('Last fiscal year', 'store-analytics')),
	choice('all', () => __('All time', 'store-analytics')),
];

/** Our own comparisons, in the order of the date picker. */
export const furtherComparisons: readonly Choice<Exclude<Comparison, Compare>>[] = [
	choice('same_weekdays', () => __('Previous period, same weekdays', 'store-analytics')),
	choice('same_weekdays_last_year', () => __('Previous year, same weekdays', 'store-analytics')),
	choice('custom', () => __('Other dates', 'store-analytics')),
	choice('none', () => __('No comparison', 'store-analytics')),
];

/** Returns a period in words; '' for an unknown one. */
export function periodLabel(period: string): string {
	const preset = [...presetValues, ...furtherPresets].find(({ value }) => value === period);
	return preset?.label ?? rollingText(period);
}

/** Returns a comparison in words. */
export function comparisonLabel(compare: Comparison): string {
	return [...periods, ...furtherComparisons].find(({ value }) => value === compare)?.label ?? '';
}

function rollingText(period: string): string {
	const rolling = readRolling(period);
	return rolling ? rollingLabel(rolling) : '';
}

/**
 * Returns the unit of a preset, and whether it is the whole previous unit (`whole`) or the current one to date. Null
 * for custom and unknown periods.
 */
export function unitOfPreset(period: string): { unit: PeriodUnit; whole: boolean } | null {
	if (period === 'today') return { unit: 'day', whole: false };
	if (period === 'yesterday') return { unit: 'day', whole: true };
	const [, last, unit] = /^(last_)?(week|month|quarter|year)$/.exec(period) ?? [];
	// as: the regular expression allows only these units.
	return unit ? { unit: unit as PeriodUnit, whole: Boolean(last) } : null;
}
