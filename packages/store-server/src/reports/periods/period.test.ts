import { ShopTime } from '../../base/time/shop-time';
import { readPeriod, readWallTime } from './period';
import { formatWallTime } from './wall-time';
import { zoneClock } from './zone-clock';

const newYork = zoneClock(new ShopTime('America/New_York'));
const now = new Date('2026-11-20T17:30:15.678Z');

function limits(given: { after?: string; before?: string }): string[] {
	const { after, before } = readPeriod(given, newYork, now);
	return [after, before].map(formatWallTime);
}

describe('the limits of a report', () => {
	it('are the week that ends now, by the clock of the shop and in whole seconds', () => {
		expect(limits({})).toEqual(['2026-11-13 12:30:15', '2026-11-20 12:30:15']);
		expect(readPeriod({}, newYork, now).before % 1000).toBe(0);
	});

	it('are each what the request says, the other as if it had said nothing', () => {
		expect(limits({ after: '2026-01-01T06:00:00' })).toEqual([
			'2026-01-01 06:00:00',
			'2026-11-20 12:30:15',
		]);
		expect(limits({ before: '2026-11-19' })).toEqual([
			'2026-11-13 12:30:15',
			'2026-11-19 00:00:00',
		]);
	});

	it('are moved to the clock of the shop where they name a zone', () => {
		expect(limits({ after: '2026-07-01T00:00:00Z', before: '2026-11-02T00:00:00+05:30' })).toEqual([
			'2026-06-30 20:00:00',
			'2026-11-01 13:30:00',
		]);
	});

	it('must be valid: an invalid date is an error that names it', () => {
		expect(() => readWallTime('soon', newYork)).toThrow('"soon" is no date');
	});
});
