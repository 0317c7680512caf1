import type { Query } from '../../../platform/query';
import { variationParam } from './variation-dropdown';

/** Checks whether the advanced filters of an address are in force. */
export function isFiltered(query: Query): boolean {
	return [query['filter'], query[variationParam]].includes('advanced');
}
