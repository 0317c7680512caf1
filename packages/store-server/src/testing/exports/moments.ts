import { wallTime } from '../shops/zone-clock';

/** `2025-10-05T15:30:00`: a UTC time of the description in the shop's time zone. */
export function localStamp(timeZone: string, moment: string): string {
	return stampOf(wallTime(timeZone, Date.parse(moment)));
}

/** The same in UTC. */
export function utcStamp(moment: string): string {
	return stampOf(Date.parse(moment));
}

function stampOf(milliseconds: number): string {
	return new Date(milliseconds).toISOString().slice(0, 19);
}

/** A date's two fields in REST: `date_paid` and `date_paid_gmt`. */
export function datePair(
	timeZone: string,
	key: string,
	moment: string | null,
): Record<string, string | null> {
	return {
		[key]: moment && localStamp(timeZone, moment),
		[`${key}_gmt`]: moment && utcStamp(moment),
	};
}
