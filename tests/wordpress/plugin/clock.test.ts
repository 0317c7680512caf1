import path from 'node:path';
import { knowZone, zoneOffset, type ZoneSpan } from '@store-analytics/date';
import { runPhp } from '../support/php/php';

const plugin = path.resolve(__dirname, '../../../packages/wordpress-plugin');
const zones = [
	'UTC',
	'America/New_York',
	'Asia/Kolkata',
	'Australia/Lord_Howe',
	'Europe/Dublin',
	'+05:45',
	'-03:30',
];
const times = [
	'2026-11-21T15:00:00Z',
	'2026-03-08T06:59:59Z', // New York's clocks go forward a second later.
	'2026-03-08T07:00:00Z',
	'2026-04-04T15:00:00Z', // Lord Howe's clocks go back by half an hour.
	'2028-02-29T12:00:00Z',
];

/** PHP's values for every zone at every time. */
function clocks(): ZoneSpan[] {
	const asked = zones.flatMap((zone) => times.map((time) => [zone, Date.parse(time) / 1000]));
	return JSON.parse(
		runPhp(
			`define( 'ABSPATH', '/' );
			const MINUTE_IN_SECONDS = 60;
			const DAY_IN_SECONDS = 86400;
			const YEAR_IN_SECONDS = 365 * 86400;
			require 'includes/clock.php';
			$clocks = array();
			foreach ( json_decode( '${JSON.stringify(asked)}' ) as $one ) {
				$clocks[] = StoreAnalytics\\clock( new DateTimeZone( $one[0] ), $one[1] );
			}
			echo json_encode( $clocks );`,
			plugin,
		),
	) as ZoneSpan[]; // as: clock() documents it
}

describe('The time zone in the page', () => {
	afterEach(() => knowZone(undefined));

	it('equals what the browser would calculate, from the first to the last millisecond', () => {
		const spans = clocks();
		expect(spans).toHaveLength(zones.length * times.length);
		for (const [index, { zone, offset, from, until }] of spans.entries()) {
			const asked = Date.parse(times[index % times.length] ?? '');
			expect(from).toBeLessThanOrEqual(asked);
			expect(until).toBeGreaterThan(asked);
			for (const instant of [asked, from, until - 1]) {
				expect([zone, instant, offset]).toEqual([
					zone,
					instant,
					zoneOffset(zone, new Date(instant)),
				]);
			}
		}
	});

	it('ends when the clocks change', () => {
		const newYork = clocks().find(
			({ zone, from }) =>
				zone === 'America/New_York' && from === Date.parse('2026-03-08T07:00:00Z'),
		);
		expect(newYork).toMatchObject({ offset: -240, until: Date.parse('2026-11-01T06:00:00Z') });
	});
});
