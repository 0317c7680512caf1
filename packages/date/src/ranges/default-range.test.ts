import { currentDates, getDateParamsFromQuery, presetValues, periods, calendarDay } from '..';
import { defaultRangeText, knownToWooCommerce, readDefaultRange } from './default-range';

const clock = {
	now: new Date('2026-11-20T17:00:00Z'),
	zone: 'UTC',
	weekStart: 0 as const,
	locale: 'en',
};

describe('A default range', () => {
	it('of WooCommerce is written as WooCommerce writes it', () => {
		for (const { value: period } of presetValues) {
			for (const { value: compare } of periods) {
				expect(defaultRangeText({ period, compare })).toBe(`period=${period}&compare=${compare}`);
			}
		}
		const october = { after: '2026-10-01', before: '2026-10-31' };
		expect(defaultRangeText({ period: 'custom', compare: 'previous_year', ...october })).toBe(
			'period=custom&compare=previous_year&after=2026-10-01&before=2026-10-31',
		);
	});

	it.each([
		['last_7_days', 'week'],
		['last_8_days', 'month'],
		['last_30_days', 'month'],
		['last_31_days', 'month'],
		['last_32_days', 'quarter'],
		['last_90_days', 'quarter'],
		['last_92_days', 'quarter'],
		['last_93_days', 'year'],
		['last_365_days', 'year'],
		['last_4_weeks', 'month'],
		['last_2_months', 'quarter'],
		['fiscal_year', 'year'],
		['last_fiscal_year', 'last_year'],
		['all', 'year'],
		['fortnight', 'month'],
	])('of ours, %s, gives WooCommerce %s, which it knows', (period, its) => {
		expect(defaultRangeText({ period, compare: 'previous_year' })).toBe(
			`period=${its}&compare=previous_year&sa_period=${period}`,
		);
	});

	it.each([
		['same_weekdays', 'previous_period'],
		['same_weekdays_last_year', 'previous_year'],
		['none', 'previous_year'],
	])('compared by %s gives WooCommerce %s, which it knows', (compare, its) => {
		expect(defaultRangeText({ period: 'month', compare })).toBe(
			`period=month&compare=${its}&sa_compare=${compare}`,
		);
	});

	it('is read back as it was chosen, even when escaped', () => {
		const range = {
			period: 'last_45_days',
			compare: 'custom',
			compare_after: '2025-01-01',
			compare_before: '2025-01-31',
		};
		const text = defaultRangeText(range);
		for (const kept of [text, text.replaceAll('&', '&amp;')]) {
			expect(readDefaultRange(kept)).toMatchObject(range);
			expect(getDateParamsFromQuery({}, kept)).toMatchObject({
				period: 'last_45_days',
				compare: 'custom',
			});
			const { primary, secondary } = currentDates({}, kept, clock);
			expect([primary, secondary].map(({ after }) => calendarDay(after))).toEqual([
				'2026-10-06',
				'2025-01-01',
			]);
		}
	});
});

describe('An address for an app that knows only WooCommerce’s ranges', () => {
	it('contains similar ranges of WooCommerce and keeps everything else', () => {
		expect(
			knownToWooCommerce({ period: 'last_30_days', compare: 'none', interval: 'day', type: 'x' }),
		).toEqual({ period: 'month', compare: 'previous_year', interval: 'day', type: 'x' });
		const noDates: Record<string, unknown> = { filter: 'all' };
		expect(knownToWooCommerce(noDates)).toEqual(noDates);
	});
});
