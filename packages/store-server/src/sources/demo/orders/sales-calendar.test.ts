import { Random } from '../random';
import { orderTimes, salesCalendar, shareUntil } from './sales-calendar';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('A day of the demo shop', () => {
	it('has few orders at night and most in the evening', () => {
		expect([0, 6, 12, 18, 24].map((hour) => Math.round(shareUntil(hour * HOUR) * 223))).toEqual([
			0, 8, 65, 138, 223,
		]);
	});

	it('has its orders in the hours that have passed, in order', () => {
		const end = 13 * HOUR;
		const times = orderTimes(100, end, new Random(1));
		expect(times).toHaveLength(100);
		expect(times).toEqual([...times].sort((one, other) => one - other));
		expect(times.at(-1)).toBeLessThanOrEqual(end);
		// By the weights of the hours, 8 of 79 orders come before six o’clock.
		expect(times.filter((time) => time < 6 * HOUR).length).toBeGreaterThanOrEqual(9);
		expect(times.filter((time) => time < 6 * HOUR).length).toBeLessThanOrEqual(11);
	});

	it.each([1, 8, 13, 17, 20, 23])(
		'that is not over at %d:00 is like the same part of the day before, at any date',
		(hour) => {
			const end = hour * HOUR;
			const ratios: number[] = [];
			for (let month = 0; month < 24; month++) {
				const last = Date.UTC(2025, month, 26);
				const days = salesCalendar(10_000, last - 730 * DAY, last, shareUntil(end), new Random(7));
				const [before, today] = days.slice(-2).map(({ orders }) => orders);
				if (before === undefined || today === undefined) throw new Error('No days.');
				const untilThen = orderTimes(before, DAY - 1000, new Random(month)).filter(
					(time) => time <= end,
				);
				if (untilThen.length >= 5) ratios.push(today / untilThen.length);
			}
			// Two days differ by their weekday (1.4), by chance (1.9) and by the begin of the sale (2.2), less by rounding.
			expect(Math.max(1, ...ratios)).toBeLessThan(3);
			expect(Math.min(1, ...ratios)).toBeGreaterThan(0.3);
		},
	);
});
