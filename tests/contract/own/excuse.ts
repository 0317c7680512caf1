import { unexplained } from '../differences/unexplained';
import type { Shop } from '../expected/shop';
import { valueAt } from '../intended/reply-values';
import { responses, type Fields } from './small-shop';

/** A request, and the replies that differ at a place. */
interface Asked {
	readonly path: string;
	readonly query?: Fields;
	readonly where: string;
	readonly theirs: unknown;
	readonly ours: unknown;
}

export const JANUARY = { after: '2026-01-01T00:00:00', before: '2026-01-31T23:59:59' };

/** The title of the rule that excuses the difference; undefined if none does. */
export function excuse(
	shop: Shop,
	{ path, query = {}, where, theirs, ours }: Asked,
): string | undefined {
	const mismatch = { where, expected: valueAt(theirs, where), actual: valueAt(ours, where) };
	const request = { method: 'GET', path, query: { ...JANUARY, ...query } };
	const recordings = [{ request, ...Object(theirs) }];
	const all = responses({ request, theirs, ours, recordings }, shop);
	return unexplained([mismatch], all).excused[0]?.rule.title;
}
