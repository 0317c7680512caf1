import fc from 'fast-check';
import type { TargetUnit } from '@store-analytics/rest-api';
import { paceTo, paceWithin, plannedIn, targetAt, type Plan, type PlannedTarget } from './pace';
import { dayOf, periodHolding, wallTimeOf, type Span } from './target-periods';

const day = 86_400_000;
const at = wallTimeOf;
const span = (from: string, to: string): Span => ({ from: at(from), to: at(to) });
const planOf = (targets: PlannedTarget[], changes: Partial<Plan> = {}): Plan => ({
	targets,
	fiscalYearStart: 1,
	addsUp: true,
	...changes,
});
const of = (start: string, units: number, unit: TargetUnit = 'month') => ({ unit, start, units });

const days = fc
	.date({ min: new Date('1996-01-01'), max: new Date('2036-12-31'), noInvalidDate: true })
	.map((date) => at(dayOf(date.getTime())));
const units = fc.constantFrom<TargetUnit>('month', 'quarter', 'year');
const amounts = fc.integer({ min: 0, max: 1e11 });
const fiscalYearStarts = fc.integer({ min: 1, max: 12 });

/** Cuts a span at some of its days. */
const parts = ({ from, to }: Span, cuts: readonly number[]) => {
	const ends = [...new Set(cuts.map((cut) => from + (cut % ((to - from) / day)) * day))];
	const all = [from, ...ends.filter((end) => end > from).sort((a, b) => a - b), to];
	return all.slice(1).map((end, index) => ({ from: all[index] ?? from, to: end }));
};

describe('The target of a span', () => {
	it('adds up to the target to the cent, however its period is cut into days, weeks or hours', () => {
		fc.assert(
			fc.property(
				...[units, days, amounts, fiscalYearStarts, fc.array(fc.nat(400))],
				(unit, time, amount, fiscalYearStart, cuts) => {
					const plan = planOf([of('', amount, unit)], { fiscalYearStart });
					const period = periodHolding(unit, time, fiscalYearStart);
					const asked = parts(period, cuts).map((part) => plannedIn(plan, part) ?? NaN);
					expect(asked.reduce((sum, one) => sum + one, 0)).toBe(amount);
					expect(asked.every((one) => one >= 0)).toBe(true);
				},
			),
		);
	});

	it('is spread evenly: two days of a month differ by one unit at most', () => {
		fc.assert(
			fc.property(days, days, amounts, (one, other, amount) => {
				const plan = planOf([of('', amount)]);
				const { from, to } = periodHolding('month', one, 1);
				const inSameMonth = from + ((other - from) % (to - from));
				const ofDay = (time: number) => plannedIn(plan, { from: time, to: time + day }) ?? NaN;
				fc.pre(inSameMonth >= from);
				expect(Math.abs(ofDay(one) - ofDay(inSameMonth))).toBeLessThanOrEqual(1);
			}),
		);
	});

	it.each([
		['2026-10-01', '2026-11-01', 3100, 100],
		['2026-11-01', '2026-12-01', 3100, 103],
		['2027-02-01', '2027-03-01', 2800, 100],
		['2028-02-01', '2028-03-01', 2900, 100],
	])('uses the length of the month from %s to %s', (from, to, amount, first) => {
		const plan = planOf([of(from.slice(0, 7), amount)]);
		expect(plannedIn(plan, span(from, to))).toBe(amount);
		expect(plannedIn(plan, { from: at(from), to: at(from) + day })).toBe(first);
		expect(plannedIn(plan, { from: at(to), to: at(to) + day })).toBeNull();
		expect(plannedIn(plan, { from: at(from) - day, to: at(from) + day })).toBeNull();
	});

	it('uses 366 days for a leap year', () => {
		const ofDay = (year: number) =>
			plannedIn(planOf([of('', 366 * 365, 'year')]), span(`${year}-02-28`, `${year}-03-01`));
		expect(ofDay(2028)).toBe(2 * 365);
		expect(ofDay(2027)).toBe(366);
	});

	it('follows the shop’s fiscal year, whose first month starts quarters and years', () => {
		const plan = planOf([of('', 366, 'year')], { fiscalYearStart: 4 });
		const year = targetAt(plan, 'year', at('2028-03-31'));
		expect([dayOf(year?.from ?? 0), dayOf(year?.to ?? 0)]).toEqual(['2027-04-01', '2028-04-01']);
		const quarters = planOf([of('', 91, 'quarter')], { fiscalYearStart: 2 });
		const quarter = targetAt(quarters, 'quarter', at('2027-01-31'));
		expect([dayOf(quarter?.from ?? 0), dayOf(quarter?.to ?? 0)]).toEqual([
			'2026-11-01',
			'2027-02-01',
		]);
	});

	it("uses that of the shortest period, and a period's own before one for every period", () => {
		const plan = planOf([
			of('', 365, 'year'),
			of('', 920, 'quarter'),
			of('2026-11', 6000),
			of('2026-10', 310),
			of('2026-07', 0, 'quarter'),
		]);
		const ofDay = (text: string) => plannedIn(plan, { from: at(text), to: at(text) + day });
		expect(ofDay('2026-10-07')).toBe(10);
		expect(ofDay('2026-11-07')).toBe(200);
		expect(ofDay('2026-12-07')).toBe(10);
		expect(ofDay('2026-09-07')).toBe(0);
		expect(plannedIn(plan, span('2026-10-31', '2026-11-02'))).toBe(210);
	});

	it('for an average is the target itself, or null if it changes', () => {
		const plan = planOf([of('', 9500), of('2026-11', 9900)], { addsUp: false });
		expect(plannedIn(plan, span('2026-09-01', '2026-11-01'))).toBe(9500);
		expect(plannedIn(plan, span('2026-11-03', '2026-11-04'))).toBe(9900);
		expect(plannedIn(plan, span('2026-10-31', '2026-11-02'))).toBeNull();
	});
});

describe('The pace towards a target', () => {
	const november = { ...span('2026-11-01', '2026-12-01'), unit: 'month' as const, units: 300_000 };
	const pace = (now: string, reached: number, target = november) =>
		paceTo(target, reached, at(now), true);

	it('counts the unfinished day by its hours', () => {
		// 19.5 of 30 days.
		expect(pace('2026-11-20 12:00:00', 130_000)).toMatchObject({
			time: 'now',
			expected: 195_000,
			reached: 130_000,
			forecast: 200_000,
		});
	});

	it('expects nothing at the first moment, and has no forecast before a day has passed', () => {
		expect(pace('2026-11-01 00:00:00', 0)).toMatchObject({ time: 'now', expected: 0 });
		expect(pace('2026-11-01 00:00:00', 0).forecast).toBeUndefined();
		expect(pace('2026-11-01 23:59:59', 8000).forecast).toBeUndefined();
		expect(pace('2026-11-02 00:00:00', 8000).forecast).toBe(240_000);
	});

	it('expects everything but about one unit at the last second', () => {
		expect(pace('2026-11-30 23:59:59', 299_000)).toMatchObject({ time: 'now', expected: 300_000 });
	});

	it('is over right after the end, and has not started right before the start', () => {
		expect(pace('2026-12-01 00:00:00', 1)).toMatchObject({ time: 'over', expected: 300_000 });
		expect(pace('2026-12-01 00:00:00', 1).forecast).toBeUndefined();
		expect(pace('2026-10-31 23:59:59', 0)).toMatchObject({ time: 'to come', expected: 0 });
	});

	it('works for a target of 0', () => {
		expect(pace('2026-11-16 00:00:00', 500, { ...november, units: 0 })).toMatchObject({
			expected: 0,
			forecast: 1000,
		});
	});

	it('never decreases over time, and reaches the target at the end', () => {
		fc.assert(
			fc.property(units, days, amounts, fc.nat(), fc.nat(), (unit, time, amount, one, other) => {
				const period = periodHolding(unit, time, 1);
				const target = { ...period, unit, units: amount };
				const within = (value: number) => period.from + (value % (period.to - period.from));
				const [first, last] = [within(one), within(other)].sort((a, b) => a - b);
				const expected = (now = 0) => paceTo(target, 0, now, true).expected;
				expect(expected(first)).toBeLessThanOrEqual(expected(last));
				expect(expected(period.to)).toBe(amount);
			}),
		);
	});

	it('forecasts the target if the value is the expected one', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 29 }), (passed) => {
				const now = dayOf(november.from + passed * day);
				expect(pace(now, passed * 10_000)).toMatchObject({
					expected: passed * 10_000,
					forecast: 300_000,
				});
			}),
		);
	});

	it("for a range’s own days uses the targets' shares in them", () => {
		const plan = planOf([of('2026-10', 310), of('2026-11', 6000)]);
		const range = span('2026-10-30', '2026-11-03');
		expect(paceWithin(plan, range, 150, at('2026-11-01 12:00:00'))).toEqual({
			...range,
			unit: undefined,
			target: 420,
			reached: 150,
			time: 'now',
			expected: 120,
			forecast: 240,
		});
		expect(paceWithin(plan, span('2026-11-30', '2026-12-02'), 1, at('2026-11-30'))).toBeUndefined();
	});
});
