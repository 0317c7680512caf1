import fc from 'fast-check';
import {
	appendTimestamp,
	calendarDay,
	currentDates,
	defaultDateRangeQuery,
	getAllowedIntervalsForQuery,
	getCurrentDates,
	getDateDifferenceInDays,
	getDateParamsFromQuery,
	getIntervalForQuery,
	getPreviousDate,
	getStoreTimeZoneMoment,
	storeClock,
	moment,
	presetValues,
	toMoment,
	validateDateInputForRange,
	type WeekStart,
} from '..';

const page = globalThis as { window?: unknown };
afterEach(() => delete page.window);

const zones = [
	'UTC',
	'America/New_York',
	'Asia/Kolkata',
	'Australia/Lord_Howe',
	'America/Sao_Paulo',
];
/** Instants of clock changes in those zones, and the ends of Februaries. */
const turns = [
	'2026-03-08T07:00:00Z',
	'2026-11-01T06:00:00Z',
	'2026-04-04T15:00:00Z',
	'2026-10-03T15:30:00Z',
	'2018-11-04T03:00:00Z',
	'2024-02-29T12:00:00Z',
	'2100-03-01T00:00:00Z',
	'2026-01-01T00:00:00Z',
].map((text) => Date.parse(text));
const aroundTurns = fc
	.tuple(fc.constantFrom(...turns), fc.integer({ min: -30 * 3600, max: 30 * 3600 }))
	.map(([turn, seconds]) => new Date(turn + seconds * 1000));
const anyTime = fc.date({
	min: new Date('2001-01-01T00:00:00Z'),
	max: new Date('2036-12-31T23:59:59Z'),
	noInvalidDate: true,
});
const instants = fc
	.oneof(aroundTurns, anyTime)
	.map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));
const shops = fc.record({ timeZone: fc.constantFrom(...zones), now: instants });
const weekStarts = fc.constantFrom<WeekStart>(0, 1, 2, 3, 4, 5, 6);
const compares = fc.constantFrom('previous_period', 'previous_year');
const presets = fc.constantFrom(
	...presetValues.map(({ value }) => value).filter((value) => value !== 'custom'),
);

/** Pins the page to a shop in the zone at the instant. */
function open({ timeZone, now }: { timeZone: string; now: Date }) {
	page.window = { wcSettings: { timeZone, storeNow: now.toISOString() } };
}

/** The wall time by the zone's own tables. */
function wallClock({ timeZone, now }: { timeZone: string; now: Date }): string {
	const parts = new Intl.DateTimeFormat('en-CA', {
		timeZone,
		hourCycle: 'h23',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
		hour: '2-digit',
		minute: '2-digit',
		second: '2-digit',
	}).formatToParts(now);
	const part = (type: string) => parts.find((one) => one.type === type)?.value;
	return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}

describe('Dates in a shop of any zone, around clock changes and leap days', () => {
	it('use the wall time of the shop as now', () => {
		fc.assert(
			fc.property(shops, (shop) => {
				open(shop);
				expect(getStoreTimeZoneMoment().format('YYYY-MM-DD HH:mm:ss')).toBe(wallClock(shop));
				expect(getStoreTimeZoneMoment().valueOf()).toBe(shop.now.getTime());
			}),
		);
	});

	it('of every preset begin a day, end no later than today, and are requested by calendar days', () => {
		fc.assert(
			fc.property(shops, presets, compares, weekStarts, (shop, period, compare, weekStart) => {
				open(shop);
				const clock = { ...storeClock(), weekStart };
				const { primary, secondary } = currentDates({ period, compare }, '', clock);
				const today = wallClock(shop).slice(0, 10);
				for (const { after, before } of [primary, secondary]) {
					expect(appendTimestamp(after, 'start')).toBe(`${calendarDay(after)}T00:00:00`);
					expect(calendarDay(after) <= calendarDay(before)).toBe(true);
				}
				expect(calendarDay(primary.before) <= today).toBe(true);
				expect(calendarDay(secondary.after) < calendarDay(primary.after)).toBe(true);
				if (period === 'today') expect(calendarDay(primary.after)).toBe(today);
				if (/^(last_)?week$/.test(period)) expect(primary.after.day()).toBe(weekStart);
				if (/month|quarter|year/.test(period)) expect(primary.after.date()).toBe(1);
			}),
		);
	});

	it('of a custom range equal the days of the address, compared with as many or the same dates', () => {
		fc.assert(
			fc.property(shops, anyTime, fc.nat(800), compares, (shop, first, days, compare) => {
				open(shop);
				const after = first.toISOString().slice(0, 10);
				const before = moment.utc(after).add(days, 'days').format('YYYY-MM-DD');
				const query = { period: 'custom', compare, after, before };
				const params = getDateParamsFromQuery(query);
				expect([params.after, params.before].map((date) => date && calendarDay(date))).toEqual([
					after,
					before,
				]);
				const { primary, secondary } = getCurrentDates(query);
				expect([calendarDay(primary.after), calendarDay(primary.before)]).toEqual([after, before]);
				expect(getDateDifferenceInDays(primary.before, primary.after)).toBe(days);
				if (compare === 'previous_period') {
					expect(getDateDifferenceInDays(secondary.before, secondary.after)).toBe(days);
					expect(moment.utc(calendarDay(secondary.before)).add(1, 'day').format('YYYY-MM-DD')).toBe(
						after,
					);
				} else {
					const yearBefore = moment.utc(after).subtract(1, 'year').format('YYYY-MM-DD');
					expect(calendarDay(secondary.after)).toBe(yearBefore);
				}
			}),
		);
	});

	it('and their compared dates have the same place in their ranges', () => {
		fc.assert(
			fc.property(anyTime, fc.nat(400), fc.nat(400), (first, length, at) => {
				const start = moment(first.toISOString().slice(0, 10));
				const before = start.clone().subtract(length + 1, 'days');
				const day = start.clone().add(Math.min(at, length), 'days');
				const previous = getPreviousDate(day, start, before, 'previous_period', 'day');
				expect(calendarDay(previous)).toBe(
					moment.utc(calendarDay(before)).add(Math.min(at, length), 'days').format('YYYY-MM-DD'),
				);
			}),
		);
	});
});

describe('Any address', () => {
	const values = fc.oneof(
		fc.anything(),
		fc.constantFrom('custom', 'today', 'week', 'last_year', 'previous_year', '2024-02-29'),
	);
	const queries = fc.record(
		{ period: values, compare: values, after: values, before: values, interval: values },
		{ requiredKeys: [] },
	);

	it('gives dates in order and an interval that they allow', () => {
		fc.assert(
			fc.property(
				queries,
				fc.oneof(fc.string(), fc.constant(defaultDateRangeQuery)),
				(query, byDefault) => {
					const { primary, secondary } = getCurrentDates(query, byDefault);
					for (const { after, before, range } of [primary, secondary]) {
						expect(after.isValid() && before.isValid()).toBe(true);
						expect(after.valueOf()).toBeLessThanOrEqual(before.valueOf());
						expect(range).not.toMatch(/invalid/i);
					}
					expect(getAllowedIntervalsForQuery(query)).toContain(getIntervalForQuery(query));
				},
			),
		);
	});

	it('with a typed date gives a day or a reason against it', () => {
		const typed = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,2}\/\d{1,2}\/\d{4}$/));
		fc.assert(
			fc.property(typed, fc.constantFrom('after' as const, 'before' as const), (text, end) => {
				const { date, error } = validateDateInputForRange(end, text, null, null, 'MM/DD/YYYY');
				if (date) {
					expect(error).toBeUndefined();
					expect([date.format('MM/DD/YYYY'), calendarDay(date)]).toContain(text);
				} else if (text.trim() !== '') expect(error).toMatch(/date/);
				expect(toMoment('MM/DD/YYYY', text)?.isValid() ?? true).toBe(true);
			}),
		);
	});
});
