import type { Plan } from './pace';
import { rangePlan, type SelectedRange } from './range-plan';
import { wallTimeOf as at, type Span } from './target-periods';

const day = 86_400_000;

/** A range with intervals of `length` days that reach 10 units each day. */
function lookedAt(from: string, to: string, now: string, length = 1): SelectedRange {
	const range = { from: at(from), to: at(to) };
	const intervals: (Span & { reached: number })[] = [];
	for (let time = range.from; time < range.to; time += length * day) {
		const end = Math.min(range.to, time + length * day);
		intervals.push({ from: time, to: end, reached: (10 * (end - time)) / day });
	}
	return { ...range, intervals, now: at(now), reached: (10 * (range.to - range.from)) / day };
}

const each: Plan = {
	targets: [
		{ unit: 'month', start: '', units: 300 },
		{ unit: 'year', start: '2026-01', units: 3650 },
	],
	fiscalYearStart: 1,
	addsUp: true,
};
const monthly: Plan = { ...each, targets: each.targets.slice(0, 1) };
const brief = (plan: Plan, range: SelectedRange) =>
	rangePlan(plan, range).paces.map(({ unit, reached, target, time }) => [
		unit,
		reached,
		target,
		time,
	]);

describe('The targets of a range', () => {
	it('have a value for each interval and for the whole range', () => {
		const { line, main } = rangePlan(
			monthly,
			lookedAt('2026-11-01', '2026-12-01', '2026-11-20', 15),
		);
		expect([line, main?.target]).toEqual([[150, 150], 300]);
	});

	it('give the pace of the month that a range covers or continues', () => {
		const now = '2026-11-20 12:00:00';
		expect(brief(monthly, lookedAt('2026-11-01', '2026-11-21', now))).toEqual([
			['month', 200, 300, 'now'],
		]);
		expect(brief(monthly, lookedAt('2026-10-01', '2026-11-01', now))).toEqual([
			['month', 310, 300, 'over'],
		]);
		expect(brief(monthly, lookedAt('2026-12-01', '2027-01-01', now))).toEqual([
			['month', 310, 300, 'to come'],
		]);
	});

	it('are measured over the days that they cover, and the legend names the same target as the text', () => {
		const november: Plan = {
			...monthly,
			targets: [{ unit: 'month', start: '2026-11', units: 300 }],
		};
		// The last 30 days on 20 November: 19 of them have a target of 10 each.
		const { line, main, paces } = rangePlan(
			november,
			lookedAt('2026-10-21', '2026-11-20', '2026-11-20 12:00:00'),
		);
		expect(line.filter((target) => target === null)).toHaveLength(11);
		expect(paces).toEqual([main]);
		expect(main).toMatchObject({
			...{ unit: undefined, from: at('2026-11-01'), to: at('2026-11-20') },
			...{ target: 190, reached: 190, time: 'over' },
		});
		const toDate = rangePlan(november, lookedAt('2026-11-01', '2026-11-21', '2026-11-20 12:00:00'));
		expect(toDate.main).toMatchObject({ unit: 'month', target: 300, reached: 200 });
		const average = { ...november, addsUp: false };
		const range = lookedAt('2026-10-21', '2026-11-20', '2026-11-20 12:00:00');
		expect(rangePlan(average, range)).toMatchObject({ main: undefined, paces: [] });
	});

	it('give the pace of each kind of period, and of the whole range if that differs', () => {
		const range = lookedAt('2026-01-01', '2026-11-21', '2026-11-20 12:00:00');
		expect(brief(each, range)).toEqual([
			['month', 200, 300, 'now'],
			['year', 3240, 3650, 'now'],
		]);
		expect(brief(monthly, range)).toEqual([
			['month', 200, 300, 'now'],
			[undefined, 3240, 3000 + 200, 'now'],
		]);
	});

	it("give only the pace of the range's days if it does not cover the month until now", () => {
		const now = '2026-11-20 12:00:00';
		expect(brief(monthly, lookedAt('2026-11-14', '2026-11-21', now))).toEqual([
			[undefined, 70, 70, 'now'],
		]);
		expect(brief(monthly, lookedAt('2026-11-01', '2026-11-11', now))).toEqual([
			[undefined, 100, 100, 'over'],
		]);
	});

	it('give no pace of a month if weeks cross its ends', () => {
		const range = lookedAt('2026-10-01', '2026-11-21', '2026-11-20 12:00:00', 7);
		expect(brief(monthly, range)).toEqual([[undefined, 510, 500, 'now']]);
	});

	it('give the pace of an average only for a whole period', () => {
		const average = { ...monthly, addsUp: false };
		const range = lookedAt('2026-10-01', '2026-11-21', '2026-11-20 12:00:00');
		expect(rangePlan(average, range)).toMatchObject({
			main: { target: 300 },
			line: range.intervals.map(() => 300),
		});
		expect(brief(average, range)).toEqual([[undefined, 510, 300, 'now']]);
	});

	it('give no pace for days without a target', () => {
		const plan = { ...monthly, targets: [{ unit: 'month' as const, start: '2026-05', units: 1 }] };
		expect(rangePlan(plan, lookedAt('2026-11-01', '2026-11-03', '2026-11-20'))).toEqual({
			line: [null, null],
			paces: [],
			main: undefined,
		});
	});
});
