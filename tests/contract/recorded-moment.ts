import { listAt, valueAt } from './intended/reply-values';
import type { Recording } from './recordings';

/** Returns the time of a response, if it contains that: statistics without an end go up to "now". */
export function momentOf({ request, status, body }: Recording): Date | undefined {
	if (status !== 200 || !request.path.endsWith('/stats') || request.query?.['before']) {
		return undefined;
	}
	// In a zone that is an offset, earlier intervals may end later.
	const [last] = [...listAt(body, 'intervals')].sort((a, b) =>
		String(valueAt(b, 'date_start')).localeCompare(String(valueAt(a, 'date_start'))),
	);
	return last === undefined ? undefined : new Date(utc(String(valueAt(last, 'date_end_gmt'))));
}

/** Returns the time of a set, from its first response that contains it; undefined without such a response. */
export function momentOfAll(recordings: readonly Recording[]): Date | undefined {
	const moments = recordings.flatMap((recording) => momentOf(recording)?.getTime() ?? []);
	return moments.length > 0 ? new Date(Math.min(...moments)) : undefined;
}

/** Returns the time of the last order in an export; recordings of it were made later. */
export function lastMomentIn(orders: readonly Readonly<Record<string, unknown>>[]): Date {
	const moments = orders.map((order) => utc(String(order['date_created_gmt'])));
	return new Date(moments.reduce((last, moment) => Math.max(last, moment), 0));
}

function utc(stamp: string): number {
	return Date.parse(`${stamp.replace(' ', 'T')}Z`);
}
