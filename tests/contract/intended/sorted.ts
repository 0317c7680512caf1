import { readQuery } from '../expected/request/query';
import { compareText } from '../expected/tables/table';
import type { Responses } from './responses';
import { listAt } from './reply-values';

/** Checks whether the rows of the recorded page are sorted in the requested direction by their `keyOf`. */
export function isSortedThere<Key extends string | number>(
	{ request, theirs }: Responses,
	keyOf: (row: unknown) => Key | undefined,
): boolean {
	const keys = listAt(theirs, 'body').flatMap((row) => keyOf(row) ?? []);
	const sign = readQuery(request.query).text('order') === 'asc' ? 1 : -1;
	return keys.every((key, at) => at === 0 || compare(keys[at - 1] ?? key, key) * sign <= 0);
}

function compare(one: string | number, other: string | number): number {
	return typeof one === 'number' && typeof other === 'number'
		? one - other
		: compareText(String(one), String(other));
}
