import type { ShopIndex } from './check-connection';
import { stamp, type Document } from '../../documents/files/documents';
import { isTimeZone, ShopTime } from '../../base/time/shop-time';

/** Returns the zone in a shop's public data; null if it is missing. */
export function timeZoneOfIndex({ timeZone, gmtOffset }: ShopIndex): string | null {
	if (timeZone !== '' && isTimeZone(timeZone)) return timeZone;
	return gmtOffset === null ? null : offsetName(gmtOffset * 60);
}

/**
 * Finds the zone of orders from their pairs of shop time and UTC: an offset if it never changes, otherwise a zone that
 * matches all pairs. Null without orders, or without a match.
 */
export function deduceTimeZone(orders: readonly Document[]): string | null {
	const pairs = orders.flatMap((order) => {
		const local = stamp(order, 'date_created');
		const utc = stamp(order, 'date_created_gmt');
		return local && utc ? [{ local, utc }] : [];
	});
	const offsets = new Set(
		pairs.map(({ local, utc }) => (Date.parse(`${local}Z`) - Date.parse(`${utc}Z`)) / 60_000),
	);
	const [only] = offsets;
	if (only === undefined) return null;
	if (offsets.size === 1) return offsetName(only);
	const zone = Intl.supportedValuesOf('timeZone').find((name) => {
		const time = new ShopTime(name);
		return pairs.every(({ local, utc }) => time.toLocal(utc) === local);
	});
	return zone ?? null;
}

/** `+05:30` for 330 minutes. */
function offsetName(minutes: number): string {
	const size = Math.abs(Math.round(minutes));
	const two = (part: number) => String(part).padStart(2, '0');
	return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
