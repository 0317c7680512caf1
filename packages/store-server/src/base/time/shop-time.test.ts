import { ShopTime } from './shop-time';

describe('shop time', () => {
	it('follows summer and winter time in New York', () => {
		const time = new ShopTime('America/New_York');
		expect(time.toLocal('2026-07-01 12:00:00')).toBe('2026-07-01 08:00:00');
		expect(time.toLocal('2026-12-01 12:00:00')).toBe('2026-12-01 07:00:00');
		expect(time.toUtc('2026-10-31 21:00:59')).toBe('2026-11-01 01:00:59');
	});

	it('moves a time that the clock skips forward, and takes the first of two', () => {
		const newYork = new ShopTime('America/New_York');
		expect(newYork.toUtc('2026-03-08 01:59:59')).toBe('2026-03-08 06:59:59');
		expect(newYork.toUtc('2026-03-08 02:30:00')).toBe('2026-03-08 07:30:00');
		expect(newYork.toUtc('2026-03-08 03:30:00')).toBe('2026-03-08 07:30:00');
		expect(newYork.toUtc('2026-11-01 01:30:00')).toBe('2026-11-01 05:30:00');
		expect(newYork.toLocal('2026-11-01 05:30:00')).toBe('2026-11-01 01:30:00');
		expect(newYork.toLocal('2026-11-01 06:30:00')).toBe('2026-11-01 01:30:00');
		expect(newYork.toUtc('2026-11-01 02:00:00')).toBe('2026-11-01 07:00:00');
	});

	it('knows zones of half and quarter hours, also with summer time of half an hour', () => {
		expect(new ShopTime('Asia/Kolkata').toLocal('2026-11-20 18:45:00')).toBe('2026-11-21 00:15:00');
		expect(new ShopTime('Asia/Kathmandu').toUtc('2026-11-20 00:00:00')).toBe('2026-11-19 18:15:00');
		const lordHowe = new ShopTime('Australia/Lord_Howe');
		expect(lordHowe.toLocal('2026-07-01 00:00:00')).toBe('2026-07-01 10:30:00');
		expect(lordHowe.toLocal('2026-12-01 00:00:00')).toBe('2026-12-01 11:00:00');
		expect(lordHowe.toUtc('2026-10-04 02:15:00')).toBe('2026-10-03 15:45:00');
	});

	it('takes offsets as WordPress has them', () => {
		expect(new ShopTime('+05:30').toLocal('2026-11-20 20:00:00')).toBe('2026-11-21 01:30:00');
		expect(new ShopTime('-09:30').toUtc('2026-11-20 20:00:00')).toBe('2026-11-21 05:30:00');
		expect(new ShopTime('+00:00').toUtc('2026-11-20 20:00:00')).toBe('2026-11-20 20:00:00');
		expect(new ShopTime('UTC').toUtc('2026-11-20 20:00:00')).toBe('2026-11-20 20:00:00');
	});

	it('brings every quarter of an hour of a year there and back, wherever the shop is', () => {
		for (const zone of ['America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', '+12:45']) {
			const time = new ShopTime(zone);
			const twice: string[] = [];
			for (let minute = 0; minute < 365 * 24 * 60; minute += 15) {
				const utc = new Date(Date.UTC(2026, 0, 1) + minute * 60_000);
				const stamp = utc.toISOString().slice(0, 19).replace('T', ' ');
				if (time.toUtc(time.toLocal(stamp)) !== stamp) twice.push(stamp);
			}
			// Only the repeated hour (or half hour) is ambiguous.
			expect(twice.length).toBe({ 'America/New_York': 4, 'Australia/Lord_Howe': 2 }[zone] ?? 0);
		}
	});

	it('reads moments with a zone as that instant and without one as its own clock', () => {
		const time = new ShopTime('America/New_York');
		expect(time.parse('2026-11-20T12:00:00')).toBe('2026-11-20 12:00:00');
		expect(time.parse('2026-11-20 12:00')).toBe('2026-11-20 12:00:00');
		expect(time.parse('2026-11-20')).toBe('2026-11-20 00:00:00');
		expect(time.parse('2026-11-20T17:00:00Z')).toBe('2026-11-20 12:00:00');
		expect(time.parse('2026-11-20T17:00:00.900+00:00')).toBe('2026-11-20 12:00:00');
		expect(time.parse('2026-11-20T22:30:00+05:30')).toBe('2026-11-20 12:00:00');
		expect(time.parse('yesterday')).toBeNull();
		expect(time.parse('2026-02-30')).toBeNull();
	});

	it('says which zone it does not know', () => {
		expect(() => new ShopTime('Mars/Olympus')).toThrow(/"Mars\/Olympus" is not a time zone/);
	});
});
