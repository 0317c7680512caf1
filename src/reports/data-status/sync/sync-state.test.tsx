import {
	days,
	failing,
	loading,
	differing,
	syncStatus,
} from '../../../../tests/support/stores/sync-status';
import {
	checkedText,
	comparedText,
	loadedShare,
	orderCountText,
	stateText,
	syncState,
	timeLeftText,
} from './sync-state';

const now = Date.parse('2026-11-20T17:00:00Z');
const say = (changes: Parameters<typeof syncStatus>[0]) =>
	stateText(syncStatus(changes), now, String);

beforeEach(() => {
	Object.assign(window, {
		wcSettings: { timeZone: 'America/New_York', storeNow: '2026-11-20T17:00:00Z' },
	});
});

describe('The sync state in a few words', () => {
	it('is when the shop was last asked, while there are no problems', () => {
		expect(say({})).toBe('Checked 20 seconds ago');
	});

	it('is how many orders are here and how long the rest takes, during the first sync', () => {
		// 1999 of 3218 are 62.1 %, 200 seconds begin a fourth minute.
		expect(say(loading)).toBe('62% · 4 min left');
		expect(say({ ...loading, secondsLeft: null })).toBe('62%');
		expect(say({ ...loading, collections: [] })).toBe('Reading the shop…');
	});

	it('counts the orders that are here, while the others are imported', () => {
		const count = (value: number) => value.toLocaleString('en-US');
		expect(orderCountText(syncStatus(loading), count)).toBe('62% · 1,999 of 3,218 orders');
		expect(orderCountText(syncStatus({ ...loading, collections: [] }), count)).toBe('');
	});

	it('is since when the shop was unreachable or unreadable, in its own time', () => {
		expect(say(failing)).toBe('Not available since 9:05 AM');
		const problem = { kind: 'key', message: '', since: '2026-11-18T14:05:00Z' } as const;
		expect(say({ ...failing, problem })).toBe('Last read: Nov 18, 2026 9:05 AM');
	});

	it('is that days differ from the shop’s own reports', () => {
		expect(say(differing)).toBe('2 days differ');
	});

	it('names the worst problem: a failure before a running sync, and that before differing days', () => {
		expect(syncState(syncStatus({ ...differing, ...loading, ...failing }))).toBe('failing');
		expect(syncState(syncStatus({ ...differing, ...loading }))).toBe('loading');
		expect(syncState(syncStatus({ phase: 'stopped' }))).toBe('stopped');
	});
});

describe('The result of the last comparison in a few words', () => {
	const proof = { ...days, differences: [] };
	const expected = [
		{ deviation: 'refunded-twice', count: 2, newest: ['2026-10-10', '2026-10-09'] },
		{ deviation: 'fractions', count: 1, newest: ['2026-10-01'] },
	] as const;
	const compare = (changes: Parameters<typeof syncStatus>[0]) =>
		comparedText(syncStatus({ proof, ...changes }), String);

	it('is that all days agree only if none differs as expected or is still to be compared', () => {
		expect(compare({})).toBe('All days agree');
		expect(compare({ expected })).toBe('3 days as expected · All other days agree');
		expect(compare({ uncompared: ['2026-11-20'] })).toBe(
			'1 day still to be compared · All other days agree',
		);
	});

	it('is how many days differ, and not that others agree', () => {
		expect(compare({ proof: days, expected, uncompared: ['2026-11-20'] })).toBe(
			'2 days differ · 3 days as expected · 1 day still to be compared',
		);
	});
});

describe('The age of the last check', () => {
	it.each([
		[0, 'Checked just now'],
		[9, 'Checked just now'],
		[59, 'Checked 50 seconds ago'],
		[60, 'Checked 1 minute ago'],
		[3599, 'Checked 59 minutes ago'],
		[7300, 'Checked 2 hours ago'],
		// Clocks of two machines always differ slightly.
		[-5, 'Checked just now'],
	])('is after %d seconds "%s"', (seconds, text) => {
		expect(checkedText(new Date(now - seconds * 1000).toISOString(), now)).toBe(text);
	});

	it('is unknown before the first', () => {
		expect(checkedText(null, now)).toBe('Not checked yet');
	});
});

describe('The time left', () => {
	it.each([
		[20, 'Less than a minute left'],
		[61, '2 min left'],
		[3600, '1 h 0 min left'],
		[5400, '1 h 30 min left'],
	])('of %d seconds is "%s"', (seconds, text) => {
		expect(timeLeftText(seconds)).toBe(text);
	});

	it('has a share that never exceeds the whole', () => {
		const orders = { name: 'orders', done: 12, total: 10, complete: false } as const;
		expect(loadedShare(syncStatus({ collections: [orders] }))).toBe(1);
		expect(loadedShare(syncStatus({ collections: [{ ...orders, total: null }] }))).toBeNull();
	});
});
