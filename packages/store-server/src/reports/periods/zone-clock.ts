import type { ShopTime } from '../../base/time/shop-time';
import type { ZoneClock } from './intervals';
import { DAY, MINUTE } from './wall-time';

/** The shop's clock in milliseconds, for interval arithmetic. */
export function zoneClock(time: ShopTime): ZoneClock {
	const offset = (instant: number): number => time.offsetMinutes(new Date(instant)) * MINUTE;
	return {
		toWall: (instant) => instant + offset(instant),
		toInstant(wall, second = 'first') {
			const before = offset(wall - DAY);
			const after = offset(wall + DAY);
			const tries = second === 'first' ? [before, after] : [after, before];
			const fitting = tries.find((candidate) => offset(wall - candidate) === candidate);
			return wall - (fitting ?? before);
		},
	};
}
