import { createHash } from 'node:crypto';

/** Above the ids of a shop, and above those of deleted products. */
export const FIRST_NAMED_ID = 1e12;

/** The id of something that has none of its own: the same for the same names, whenever and wherever it is read. */
export function namedId(kind: 'coupon' | 'tax', ...names: readonly (string | number)[]): number {
	const hash = createHash('sha1').update(JSON.stringify([kind, ...names]));
	return FIRST_NAMED_ID + parseInt(hash.digest('hex').slice(0, 10), 16);
}
