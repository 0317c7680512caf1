import { setLocaleData } from '@wordpress/i18n';
import { moment } from '../clock/moment';
import { currentDates, getCurrentDates, getDateParamsFromQuery } from './date-query';
import { getCurrentPeriod, getLastPeriod } from './periods';
import { periods, presetValues, unitOfPreset } from './presets';
import { calendarDay } from '../clock/wall-clock';

const page = globalThis as { window?: unknown };
const pinNow = (storeNow: string) => {
	page.window = { wcSettings: { storeNow, timeZone: 'America/New_York' } };
};

beforeEach(() => pinNow('2026-11-20T17:00:00Z'));
afterEach(() => delete page.window);

describe('getDateParamsFromQuery', () => {
	it('[S3.date-query.1] reads period, compare, before and after of the address', () => {
		const { period, compare, after, before } = getDateParamsFromQuery({
			period: 'custom',
			compare: 'previous_period',
			after: '2026-02-28',
			before: '2026-03-01',
		});
		expect([period, compare]).toEqual(['custom', 'previous_period']);
		expect([after?.format('YYYY-MM-DD'), before?.format('YYYY-MM-DD')]).toEqual([
			'2026-02-28',
			'2026-03-01',
		]);
	});

	it('[S9.dates-and-periods.3] returns month and previous year by default', () => {
		expect(getDateParamsFromQuery({})).toEqual({
			period: 'month',
			compare: 'previous_year',
			after: null,
			before: null,
		});
	});

	it.each([{ period: 'today' }, { compare: 'previous_period' }, { period: '', compare: '' }])(
		'uses the whole default when the address %j lacks period or compare',
		(query) => {
			const range =
				'period=custom&amp;compare=previous_year&amp;after=2026-01-02&before=2026-01-03';
			const params = getDateParamsFromQuery(query, range);
			expect(params).toMatchObject({ period: 'custom', compare: 'previous_year' });
			expect(params.after?.format('YYYY-MM-DD')).toBe('2026-01-02');
		},
	);

	it.each(['', '2026-02-30', '20260201', 'yesterday', ['2026-01-01'], null])(
		'returns no date where the address says %j',
		(after) => {
			const query = { period: 'custom', compare: 'previous_year', after };
			expect(getDateParamsFromQuery(query).after).toBeNull();
		},
	);

	it('returns the same object for the same address', () => {
		const query = { period: 'custom', compare: 'previous_year', after: '2026-01-02' };
		expect(getDateParamsFromQuery({ ...query })).toBe(getDateParamsFromQuery({ ...query }));
	});
});

describe('getCurrentDates', () => {
	it('[S3.date-query.2] gives both dates a label and a range', () => {
		const { primary, secondary } = getCurrentDates({});
		expect(primary).toMatchObject({ label: 'Month to date', range: 'Nov 1 - 20, 2026' });
		expect(secondary).toMatchObject({ label: 'Previous year', range: 'Nov 1 - 20, 2025' });
	});

	it.each([
		['today', 'Nov 20, 2026', 'Nov 19, 2026'],
		['yesterday', 'Nov 19, 2026', 'Nov 18, 2026'],
		['week', 'Nov 15 - 20, 2026', 'Nov 8 - 13, 2026'],
		['last_week', 'Nov 8 - 14, 2026', 'Nov 1 - 7, 2026'],
		['month', 'Nov 1 - 20, 2026', 'Oct 1 - 20, 2026'],
		['last_month', 'Oct 1 - 31, 2026', 'Aug 31 - Sep 30, 2026'],
		['quarter', 'Oct 1 - Nov 20, 2026', 'Jul 1 - Aug 20, 2026'],
		['last_quarter', 'Jul 1 - Sep 30, 2026', 'Mar 31 - Jun 30, 2026'],
		['year', 'Jan 1 - Nov 20, 2026', 'Jan 1 - Nov 20, 2025'],
		['last_year', 'Jan 1 - Dec 31, 2025', 'Jan 1 - Dec 31, 2024'],
	])(
		'[S9.dates-and-periods.2] returns %s as %s, compared with %s',
		(period, primary, secondary) => {
			const dates = getCurrentDates({ period, compare: 'previous_period' });
			expect([dates.primary.range, dates.secondary.range]).toEqual([primary, secondary]);
			expect(dates.primary.label).toBe(presetValues.find(({ value }) => value === period)?.label);
			expect(dates.secondary.label).toBe('Previous period');
		},
	);

	it('[S9.dates-and-periods.2] reads a custom range from the address', () => {
		const custom = { period: 'custom', after: '2025-12-30', before: '2026-01-02' };
		expect(getCurrentDates({ ...custom, compare: 'previous_year' })).toMatchObject({
			primary: { label: 'Custom', range: 'Dec 30, 2025 - Jan 2, 2026' },
			secondary: { label: 'Previous year', range: 'Dec 30, 2024 - Jan 2, 2025' },
		});
	});

	it.each([
		['2024-02-29', '2024-02-29', 'Feb 28, 2023'],
		['2024-02-01', '2024-02-29', 'Feb 1 - 28, 2023'],
		['2024-02-29', '2024-03-01', 'Feb 28 - Mar 1, 2023'],
		['2025-02-01', '2025-02-28', 'Feb 1 - 28, 2024'],
		['2025-02-28', '2025-03-01', 'Feb 28 - Mar 1, 2024'],
	])(
		'[S9.dates-and-periods.2] compares a custom range from %s to %s with the same dates of the year before: %s',
		(after, before, expected) => {
			const query = { period: 'custom', compare: 'previous_year', after, before };
			expect(getCurrentDates(query).secondary.range).toBe(expected);
		},
	);

	it('follows the store’s day, not the browser’s', () => {
		pinNow('2026-11-20T04:59:59Z');
		expect(getCurrentDates({ period: 'today', compare: 'previous_period' }).primary.range).toBe(
			'Nov 19, 2026',
		);
		pinNow('2026-11-20T05:00:00Z');
		expect(getCurrentDates({ period: 'today', compare: 'previous_period' }).primary.range).toBe(
			'Nov 20, 2026',
		);
	});

	it('follows the week start of moment’s locale at once', () => {
		const query = { period: 'week', compare: 'previous_period' };
		expect(getCurrentDates(query).primary.range).toBe('Nov 15 - 20, 2026');
		moment.updateLocale('en', { week: { dow: 1, doy: 4 } });
		expect(getCurrentDates(query).primary.range).toBe('Nov 16 - 20, 2026');
		moment.updateLocale('en', null);
	});

	it('uses the language of the page as soon as it is known', () => {
		expect(getCurrentDates({ period: 'today' }).secondary.label).toBe('Previous year');
		setLocaleData({ 'Previous year': ['Vorjahr'] }, 'store-analytics');
		expect(getCurrentDates({ period: 'today' }).secondary.label).toBe('Vorjahr');
		setLocaleData({ 'Previous year': ['Previous year'] }, 'store-analytics');
	});

	it('names the months of chosen days in the language of the page', () => {
		const query = { period: 'custom', compare: 'previous_year', after: '2026-03-01' };
		const clock = { now: new Date('2026-11-20T17:00:00Z'), zone: 'UTC', weekStart: 1 } as const;
		const inMonths = (locale: string) =>
			currentDates({ ...query, before: '2026-03-04' }, '', { ...clock, locale }).primary.range;
		moment.defineLocale('xx', {
			monthsShort: 'Jan_Feb_Mär_Apr_Mai_Jun_Jul_Aug_Sep_Okt_Nov_Dez'.split('_'),
		});
		moment.locale('en');
		expect(inMonths('xx')).toBe('Mär 1 - 4, 2026');
		expect(inMonths('en')).toBe('Mar 1 - 4, 2026');
		moment.defineLocale('xx', null);
	});

	it('returns the same object for the same address on the same day', () => {
		expect(getCurrentDates({})).toBe(getCurrentDates({}));
	});

	it('sorts the ends of a custom range that are in the wrong order', () => {
		const query = { period: 'custom', compare: 'previous_year' };
		expect(
			getCurrentDates({ ...query, after: '2026-03-04', before: '2026-03-01' }).primary.range,
		).toBe('Mar 1 - 4, 2026');
	});

	it.each([
		{ period: 'fortnight', compare: 'previous_year' },
		{ period: 'custom', compare: 'previous_year', after: '2026-03-04' },
		{ period: ['today'], compare: 'previous_year' },
		{ period: 'constructor', compare: '__proto__' },
	])('falls back to the default range for the address %j', (query) => {
		const range = 'period=last_week&compare=previous_year';
		expect(getCurrentDates(query, range).primary.label).toBe('Last week');
		expect(getCurrentDates(query, 'nonsense').primary.label).toBe('Month to date');
	});

	it('compares with the year before when the address names an unknown comparison', () => {
		const dates = getCurrentDates({ period: 'today', compare: 'tomorrow' });
		expect(dates.secondary).toMatchObject({ label: 'Previous year', range: 'Nov 20, 2025' });
	});
});

describe('getCurrentPeriod and getLastPeriod', () => {
	it('count from the store’s now', () => {
		expect(getCurrentPeriod('month', 'previous_year').primaryEnd.format()).toBe(
			'2026-11-20T12:00:00-05:00',
		);
		expect(calendarDay(getLastPeriod('month', 'previous_year').primaryEnd)).toBe('2026-10-31');
	});
});

describe('The choices of the date picker', () => {
	it('[S9.dates-and-periods.2] contain the periods in the picker’s order', () => {
		expect(presetValues.map(({ value, label }) => [value, label])).toEqual([
			['today', 'Today'],
			['yesterday', 'Yesterday'],
			['week', 'Week to date'],
			['last_week', 'Last week'],
			['month', 'Month to date'],
			['last_month', 'Last month'],
			['quarter', 'Quarter to date'],
			['last_quarter', 'Last quarter'],
			['year', 'Year to date'],
			['last_year', 'Last year'],
			['custom', 'Custom'],
		]);
	});

	it.each(['last_day', 'weekend', 'next_week', 'last_last_week', 'last_', 'custom', ''])(
		'have no dates for the unknown name %j',
		(period) => expect(unitOfPreset(period)).toBeNull(),
	);

	it('[S9.dates-and-periods.3] contain two comparisons', () => {
		expect(periods.map(({ value, label }) => [value, label])).toEqual([
			['previous_period', 'Previous period'],
			['previous_year', 'Previous year'],
		]);
	});
});
