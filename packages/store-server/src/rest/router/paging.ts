import { outOfBounds, type ArgumentProblem } from './errors';

/**
 * What is wrong with the page, or the offset, that validated arguments ask for: one that begins behind row 2^53 can be
 * counted by nobody. The one place where paging is refused.
 */
export function pagingProblem(
	values: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, ArgumentProblem> | undefined {
	const { page, per_page: perPage } = values;
	if (typeof page !== 'number' || typeof perPage !== 'number') {
		return undefined;
	}
	if (Number.isSafeInteger(page * perPage)) {
		return undefined;
	}
	const last = Math.floor(Number.MAX_SAFE_INTEGER / perPage);
	const message = `page must be less than or equal to ${last}`;
	return new Map([['page', outOfBounds(message)]]);
}
