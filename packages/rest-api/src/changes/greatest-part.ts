import { splitsOf } from './all-splits';
import { byWeight, difference, isSmall, type Part } from './change';
import type { SplitSource, WholeChange } from './splits';
import type { ChangeSubject, FetchReports } from './subject';

/**
 * Returns the part that moved a number most, from the split with the fewest parts. Undefined if the number did not
 * change, or if no part explains it.
 */
export async function loadGreatestPart(
	subject: ChangeSubject,
	found: WholeChange,
	ask: FetchReports,
): Promise<Part | undefined> {
	const { whole, isKnown } = found;
	const by = difference(whole);
	const [source] = splitsOf(subject);
	if (!isKnown || by === 0 || !source || readsAllRows(subject, source)) return undefined;
	const split = await source.load(found, ask);
	const isAlong = (part: Pick<Part, 'by'>) => part.by !== 0 && part.by < 0 === by < 0;
	const [part] = byWeight(split?.parts ?? []).filter(isAlong);
	if (!split || !part || isSmall(part, whole)) return undefined;
	const isLessThanRest = isAlong({ by: split.rest }) && Math.abs(split.rest) > Math.abs(part.by);
	return isLessThanRest ? undefined : part;
}

function readsAllRows({ endpoint }: ChangeSubject, { key }: SplitSource): boolean {
	return endpoint === 'downloads' || key === 'countries';
}
