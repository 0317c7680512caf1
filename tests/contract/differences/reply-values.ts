import { compareValues, type Mismatch } from '../compare';
import type { Answers } from './difference';

/** The value at a path as `body.intervals[3].subtotals`; undefined where there is none. */
export function valueAt(reply: unknown, path: string): unknown {
	return path
		.split(/[.[\]]+/)
		.filter((step) => step !== '')
		.reduce<unknown>(
			(value, step) =>
				typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
			reply,
		);
}

export function numberAt(reply: unknown, path: string): number {
	return Number(valueAt(reply, path));
}

/** The path up to its last part that matches, as `body[3]` of `body[3].extended_info.name`. */
export function pathOf(mismatch: Mismatch, pattern: RegExp): string {
	return pattern.exec(mismatch.where)?.[0] ?? '';
}

export function listAt(reply: unknown, path: string): readonly unknown[] {
	const list = valueAt(reply, path);
	return Array.isArray(list) ? list : [];
}

/**
 * Rows that are equal in what they are sorted by may come in any order: at this place both replies have the same
 * sort value, and a row that both have is the same in both.
 */
export function isTie(
	mismatch: Mismatch,
	{ ours, theirs }: Pick<Answers, 'ours' | 'theirs'>,
	sortedBy: string,
	id: string,
	ignored: RegExp = /^$/,
): boolean {
	const row = pathOf(mismatch, /^body(\[\d+\]\.rows)?\[\d+\]/);
	const list = row.replace(/\[\d+\]$/, '');
	const same =
		compareValues(valueAt(theirs, `${row}.${sortedBy}`), valueAt(ours, `${row}.${sortedBy}`), '')
			.length === 0;
	const mine = valueAt(ours, row);
	const twin = listAt(theirs, list).find(
		(candidate) => valueAt(candidate, id) === valueAt(mine, id),
	);
	const unlike = twin === undefined ? [] : compareValues(twin, mine, 'row');
	return same && unlike.every(({ where }) => ignored.test(where));
}

/** Intervals in the order asked for, without a gap or an overlap between them. */
export function areContiguous(reply: unknown): boolean {
	const spans = listAt(reply, 'body.intervals')
		.map((interval) => ({
			start: Date.parse(`${valueAt(interval, 'date_start_gmt')}Z`),
			end: Date.parse(`${valueAt(interval, 'date_end_gmt')}Z`),
		}))
		.sort((a, b) => a.start - b.start);
	return spans.every(({ start }, index) => {
		const before = spans[index - 1];
		return before === undefined || before.end + 1000 === start;
	});
}

/** An interval that both replies have is the same in both. */
export function sameByInterval(
	mismatch: Mismatch,
	{ ours, theirs }: Pick<Answers, 'ours' | 'theirs'>,
	ignored: RegExp = /^$/,
): boolean {
	const mine = valueAt(ours, pathOf(mismatch, /^body\.intervals\[\d+\]/));
	const twin = listAt(theirs, 'body.intervals').find(
		(candidate) => valueAt(candidate, 'interval') === valueAt(mine, 'interval'),
	);
	return (
		twin === undefined || compareValues(twin, mine, 'row').every(({ where }) => ignored.test(where))
	);
}
