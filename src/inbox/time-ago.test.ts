import { timeAgo } from './time-ago';

const now = new Date('2026-11-22T12:00:00Z');
const ago = (then: string, locale = 'en_US') => timeAgo(new Date(then), now, locale);

describe('The age of a message', () => {
	it.each([
		['2026-11-22T11:59:30Z', '30 seconds ago'],
		['2026-11-22T11:58:59Z', '1 minute ago'],
		['2026-11-22T07:00:01Z', '4 hours ago'],
		['2026-11-21T12:00:00Z', 'yesterday'],
		['2026-11-20T11:00:00Z', '2 days ago'],
		['2026-11-10T12:00:00Z', 'last week'],
		['2026-08-22T12:00:00Z', '3 months ago'],
		['2025-11-20T12:00:00Z', 'last year'],
	])('of %s is written in the largest unit that has passed: %s', (then, words) => {
		expect(ago(then)).toBe(words);
	});

	it('is in the language of the user, also for names that only WordPress knows', () => {
		expect(ago('2026-11-20T11:00:00Z', 'de_DE')).toBe('vorgestern');
		expect(ago('2026-11-19T11:00:00Z', 'de_DE_formal')).toBe('vor 3 Tagen');
		expect(ago('2026-11-19T11:00:00Z', 'ja')).toBe('3 日前');
		expect(ago('2026-11-19T11:00:00Z', '')).toBe('3 days ago');
	});

	it('is now when the clock of the shop is ahead', () => {
		expect(ago('2026-11-22T13:00:00Z')).toBe('now');
	});
});
