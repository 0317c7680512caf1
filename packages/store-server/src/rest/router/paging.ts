import { outOfBounds, type ArgumentProblem } from './errors';

/**
 * Returns the error of an invalid page or offset: rows beyond 2^53 cannot be counted. Only this function refuses
 * paging.
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
