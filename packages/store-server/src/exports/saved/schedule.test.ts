import { ShopTime } from '../../base/time/shop-time';
import { daysBefore, nextRun, type Schedule } from './schedule';

const berlin = new ShopTime('Europe/Berlin');

/** The next runs after a moment, in UTC. */
function runs(schedule: Schedule, after: string, count: number, time = berlin): string[] {
	const found: string[] = [];
	for (let last = new Date(after); found.length < count;) {
		last = nextRun(schedule, last, time);
		found.push(last.toISOString().slice(0, 16));
	}
	return found;
}

describe('The next run of a saved export', () => {
	it('is at the same time of the shop’s clock before and after a change of the clocks', () => {
		// Berlin leaves summer time on 25 October 2026 at 03:00.
		expect(runs({ every: 'day', at: '06:30' }, '2026-10-24T00:00:00Z', 3)).toEqual([
			...['2026-10-24T04:30', '2026-10-25T05:30', '2026-10-26T05:30'],
		]);
	});

	it('is once on the day that has its time twice', () => {
		expect(runs({ every: 'day', at: '02:30' }, '2026-10-24T12:00:00Z', 2)).toEqual([
			...['2026-10-25T00:30', '2026-10-26T01:30'],
		]);
	});

	it('is an hour later by the clock on the day that skips its time', () => {
		// On 29 March 2026 02:30 does not exist: it is 03:30 in summer time.
		expect(runs({ every: 'day', at: '02:30' }, '2026-03-28T12:00:00Z', 2)).toEqual([
			...['2026-03-29T01:30', '2026-03-30T00:30'],
		]);
	});

	it('is on Mondays, or on the first of the month', () => {
		expect(runs({ every: 'week', at: '00:00' }, '2026-11-20T17:00:00Z', 2)).toEqual([
			...['2026-11-22T23:00', '2026-11-29T23:00'],
		]);
		const tokyo = new ShopTime('Asia/Tokyo');
		expect(runs({ every: 'month', at: '03:00' }, '2026-11-30T17:00:00Z', 2, tokyo)).toEqual([
			...['2026-11-30T18:00', '2026-12-31T18:00'],
		]);
	});

	it('is not the run that is just due', () => {
		expect(runs({ every: 'day', at: '12:00' }, '2026-11-20T11:00:00Z', 1)).toEqual([
			'2026-11-21T11:00',
		]);
	});
});

describe('The days that a run covers', () => {
	it.each([
		['day', '2026-03-01T00:10:00Z', '2026-02-28', '2026-02-28'],
		['week', '2026-03-02T00:10:00Z', '2026-02-23', '2026-03-01'],
		['month', '2026-03-01T00:10:00Z', '2026-02-01', '2026-02-28'],
		// In Berlin it is 1 March already.
		['month', '2026-02-28T23:30:00Z', '2026-02-01', '2026-02-28'],
	] as const)('are those of the %s before %s', (every, run, since, until) => {
		expect(daysBefore(every, new Date(run), berlin)).toEqual({ since, until });
	});
});
