import { readQuery } from '../expected/request/query';
import { compareText } from '../expected/tables/table';
import type { Responses } from './responses';
import { listAt } from './reply-values';

/** Whether rows of the recorded page stand in the direction that was asked for, by what `keyOf` says of each. */
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
