import { soFar } from './so-far';

/** New York is five hours behind in November; weeks begin on Monday. */
const at = (now: string, zone = 'America/New_York') =>
	({ now: new Date(now), zone, weekStart: 1, locale: 'en' }) as const;

describe('A period so far and the same part of the period before', () => {
	it('are today and yesterday until the end of this quarter of an hour', () => {
		const { primary, secondary, until } = soFar('today', at('2026-11-20T20:07:31Z'));
		expect(primary).toEqual({ after: '2026-11-20T00:00:00', before: '2026-11-20T23:59:59' });
		expect(secondary).toEqual({ after: '2026-11-19T00:00:00', before: '2026-11-19T15:14:59' });
		expect(until?.format('YYYY-MM-DD HH:mm')).toBe('2026-11-20 15:15');
	});

	it('are the same for all callers within a quarter of an hour, and never empty', () => {
		const until = (now: string) => soFar('today', at(now)).secondary.before;
		expect(until('2026-11-20T05:00:00Z')).toBe('2026-11-19T00:14:59');
		expect(until('2026-11-20T05:14:59Z')).toBe('2026-11-19T00:14:59');
		expect(until('2026-11-20T05:15:00Z')).toBe('2026-11-19T00:29:59');
		expect(until('2026-11-21T04:59:00Z')).toBe('2026-11-19T23:59:59');
	});

	it("follow the clock's face on a day with a clock change", () => {
		// 1 November 2026, 01:30 for the second time; the clocks went back at 02:00.
		const { secondary, until } = soFar('today', at('2026-11-01T06:30:00Z'));
		expect(secondary.before).toBe('2026-10-31T01:44:59');
		expect(until?.format('HH:mm')).toBe('01:45');
	});

	it('are the same days of last week and of last month, as the reports have them', () => {
		expect(soFar('week', at('2026-11-20T20:07:31Z'))).toMatchObject({
			primary: { after: '2026-11-16T00:00:00', before: '2026-11-20T23:59:59' },
			secondary: { after: '2026-11-09T00:00:00', before: '2026-11-13T23:59:59' },
			until: undefined,
		});
		expect(soFar('month', at('2026-11-20T20:07:31Z'))).toMatchObject({
			primary: { after: '2026-11-01T00:00:00', before: '2026-11-20T23:59:59' },
			secondary: { after: '2026-10-01T00:00:00', before: '2026-10-20T23:59:59' },
		});
	});
});
