import {
	intervalId,
	intervalStart,
	nextIntervalStart,
	type IntervalUnit,
} from './interval-calendar';
import { formatWallTime } from './wall-time';

const wallTime = (text: string): number => Date.parse(`${text}Z`);

/** Start, name and start of the next of the interval that a time lies in. */
function intervalOf(unit: IntervalUnit, text: string, weekStart = 1): string[] {
	const calendar = { unit, weekStart };
	const start = intervalStart(calendar, wallTime(text));
	const next = nextIntervalStart(calendar, start);
	return [formatWallTime(start), intervalId(calendar, start), formatWallTime(next)];
}

describe('the interval that a time lies in', () => {
	it.each<[IntervalUnit, string, string[]]>([
		[
			'hour',
			'2026-11-20T13:59:59',
			['2026-11-20 13:00:00', '2026-11-20 13', '2026-11-20 14:00:00'],
		],
		['day', '2026-02-28T23:59:59', ['2026-02-28 00:00:00', '2026-02-28', '2026-03-01 00:00:00']],
		['month', '2026-12-31T12:00:00', ['2026-12-01 00:00:00', '2026-12', '2027-01-01 00:00:00']],
		['month', '2026-02-28T12:00:00', ['2026-02-01 00:00:00', '2026-02', '2026-03-01 00:00:00']],
		['quarter', '2026-12-31T12:00:00', ['2026-10-01 00:00:00', '2026-4', '2027-01-01 00:00:00']],
		['quarter', '2026-05-15T12:00:00', ['2026-04-01 00:00:00', '2026-2', '2026-07-01 00:00:00']],
		['year', '2026-12-31T23:59:59', ['2026-01-01 00:00:00', '2026', '2027-01-01 00:00:00']],
	])('as %s, for %s', (unit, text, expected) => {
		expect(intervalOf(unit, text)).toEqual(expected);
	});

	// A Wednesday.
	it.each([
		[0, '2026-11-15', '2026-47', '2026-11-22'],
		[1, '2026-11-16', '2026-47', '2026-11-23'],
		[2, '2026-11-17', '2026-47', '2026-11-24'],
		[3, '2026-11-18', '2026-47', '2026-11-25'],
		[4, '2026-11-12', '2026-46', '2026-11-19'],
		[5, '2026-11-13', '2026-47', '2026-11-20'],
		[6, '2026-11-14', '2026-47', '2026-11-21'],
	])('as week that starts on day %i, for November 18', (weekStart, start, name, next) => {
		expect(intervalOf('week', '2026-11-18T12:00:00', weekStart)).toEqual([
			`${start} 00:00:00`,
			name,
			`${next} 00:00:00`,
		]);
	});

	it.each([
		['2027-01-02T12:00:00', 0, '2027-01-01', '2027-01', '2027-01-03'],
		['2026-12-31T12:00:00', 0, '2026-12-27', '2026-53', '2027-01-01'],
		['2027-01-02T12:00:00', 1, '2026-12-28', '2026-53', '2027-01-04'],
	])(
		'as week at New Year, for %s, with weeks from day %i',
		(text, weekStart, start, name, next) => {
			expect(intervalOf('week', text, weekStart)).toEqual([
				`${start} 00:00:00`,
				name,
				`${next} 00:00:00`,
			]);
		},
	);
});

it('writes the hours of the year 10000, which 9999 has elsewhere, with five digits', () => {
	expect(formatWallTime(wallTime('9999-12-31T23:00:00') + 3_600_000)).toBe('10000-01-01 00:00:00');
});
