import {
	getStoreTimeZoneMoment,
	shortTime,
	storeWallTime,
	toStoreMoment,
	wallTimeNow,
} from './store-clock';
import { knowZone } from './zone';

const page = globalThis as { window?: unknown };
const hadWindow = 'window' in page;

function withSettings(wcSettings: unknown): void {
	page.window = { wcSettings };
}

afterEach(() => {
	if (!hadWindow) delete page.window;
	jest.useRealTimers();
});

describe('getStoreTimeZoneMoment', () => {
	it('returns the pinned instant as wall time of the named zone', () => {
		withSettings({ storeNow: '2026-11-20T17:00:00Z', timeZone: 'America/New_York' });
		const now = getStoreTimeZoneMoment();
		expect(now.format()).toBe('2026-11-20T12:00:00-05:00');
		expect(now.toISOString()).toBe('2026-11-20T17:00:00.000Z');
	});

	it('knows daylight saving time on both sides of a change', () => {
		withSettings({ timeZone: 'America/New_York' });
		expect(toStoreMoment(new Date('2026-03-08T06:59:59Z')).format()).toBe(
			'2026-03-08T01:59:59-05:00',
		);
		expect(toStoreMoment(new Date('2026-03-08T07:00:00Z')).format()).toBe(
			'2026-03-08T03:00:00-04:00',
		);
	});

	it.each([
		['Asia/Kolkata', '2026-11-21T01:30:00+05:30'],
		['Australia/Lord_Howe', '2026-11-21T07:00:00+11:00'],
		['Asia/Kathmandu', '2026-11-21T01:45:00+05:45'],
		['Pacific/Kiritimati', '2026-11-21T10:00:00+14:00'],
		['+05:30', '2026-11-21T01:30:00+05:30'],
		['-03:30', '2026-11-20T16:30:00-03:30'],
		['+0530', '2026-11-21T01:30:00+05:30'],
		[' Asia/Kolkata ', '2026-11-21T01:30:00+05:30'],
		['+00:00', '2026-11-20T20:00:00+00:00'],
	])('follows the zone %s', (timeZone, expected) => {
		withSettings({ storeNow: '2026-11-20T20:00:00Z', timeZone });
		expect(getStoreTimeZoneMoment().format('YYYY-MM-DDTHH:mm:ssZ')).toBe(expected);
	});

	it.each([
		['2026-11-20T05:00:00Z', '2026-11-20T00:00:00-05:00'],
		['2026-11-20T17:30:00Z', '2026-11-20T12:30:00-05:00'],
		['2026-11-20T22:00:00Z', '2026-11-20T17:00:00-05:00'],
		['2027-01-01T04:59:59Z', '2026-12-31T23:59:59-05:00'],
	])('reads the whole day in a named zone: %s', (storeNow, expected) => {
		withSettings({ storeNow, timeZone: 'America/New_York' });
		expect(getStoreTimeZoneMoment().format()).toBe(expected);
	});

	it('takes the zone of wcSettings.admin when the top level has none', () => {
		withSettings({ storeNow: '2026-11-20T20:00:00Z', admin: { timeZone: 'Asia/Tokyo' } });
		expect(getStoreTimeZoneMoment().format()).toBe('2026-11-21T05:00:00+09:00');
	});

	it('skips an unknown zone', () => {
		const admin = { timeZone: 'Asia/Tokyo' };
		for (const timeZone of ['Nowhere/Land', 'UTC+05:30', '+05:30h']) {
			withSettings({ storeNow: '2026-11-20T20:00:00Z', timeZone, admin });
			expect(getStoreTimeZoneMoment().format()).toBe('2026-11-21T05:00:00+09:00');
		}
	});

	it.each([
		undefined,
		null,
		{},
		{ storeNow: 0 },
		{ timeZone: 'Nowhere/Land', storeNow: 'soon' },
		{ timeZone: 7 },
	])('uses the browser’s own time when the settings are %j', (wcSettings) => {
		jest.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z') });
		withSettings(wcSettings);
		const now = getStoreTimeZoneMoment();
		expect(now.valueOf()).toBe(Date.now());
		expect(now.hour()).toBe(new Date().getHours());
	});

	it('uses the zone span that the page knows while it lasts, without asking the browser', () => {
		const until = Date.parse('2026-11-01T06:00:00Z');
		// Differs from New York's offset on purpose, to tell which of the two is read.
		knowZone({ zone: 'America/New_York', offset: -245, from: until - 1000, until });
		const at = (timeZone: string, time: number) => {
			withSettings({ timeZone });
			return toStoreMoment(new Date(time)).utcOffset();
		};
		expect(at('America/New_York', until - 1000)).toBe(-245);
		expect(at('America/New_York', until - 1001)).toBe(-240);
		expect(at('America/New_York', until)).toBe(-300);
		expect(at('America/Chicago', until - 1000)).toBe(-300);
		knowZone(undefined);
		expect(at('America/New_York', until - 1000)).toBe(-240);
	});

	it('works where there is no page', () => {
		jest.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z') });
		expect(getStoreTimeZoneMoment().valueOf()).toBe(Date.now());
	});
});

describe('The store’s wall time as text', () => {
	beforeEach(() => withSettings({ storeNow: '2026-11-20T20:00:00Z', timeZone: 'Asia/Tokyo' }));

	it('has the format that reports use', () => {
		expect(wallTimeNow()).toBe('2026-11-21 05:00:00');
	});

	it.each([
		['2026-11-20T15:00:00Z', '12:00 AM'],
		['2026-11-21T14:59:59Z', '11:59 PM'],
		['2026-11-20T14:59:59Z', 'Nov 20, 2026 11:59 PM'],
		['2026-11-21T15:00:00Z', 'Nov 22, 2026 12:00 AM'],
	])('includes the date unless that is today: %s', (instant, text) => {
		expect(shortTime(new Date(instant))).toBe(text);
	});
});

describe('storeWallTime', () => {
	it.each([
		['America/New_York', '2026-11-20 12:00:00', '2026-11-20T17:00:00.000Z'],
		// An hour before and after each clock change, in spring and in autumn.
		['America/New_York', '2026-03-08 01:30:00', '2026-03-08T06:30:00.000Z'],
		['America/New_York', '2026-03-08 03:30:00', '2026-03-08T07:30:00.000Z'],
		['America/New_York', '2026-11-01 02:30:00', '2026-11-01T07:30:00.000Z'],
		['Australia/Sydney', '2026-10-04 01:30:00', '2026-10-03T15:30:00.000Z'],
		['Australia/Sydney', '2026-10-04 03:30:00', '2026-10-03T16:30:00.000Z'],
		['+05:30', '2026-11-20 12:00:00', '2026-11-20T06:30:00.000Z'],
	])('returns, in the zone %s at %s, the instant %s', (timeZone, text, expected) => {
		withSettings({ timeZone });
		expect(storeWallTime(text)?.toISOString()).toBe(expected);
	});

	it.each(['soon', '', '2026-11-20', '2026-02-30 12:00:00', '2026-11-20 25:00:00'])(
		'returns null for %j',
		(text) => {
			withSettings({ timeZone: 'America/New_York' });
			expect(storeWallTime(text)).toBeNull();
		},
	);
});
