import { dimensionOf } from './declared';

/**
 * Returns what all spellings of a value have in common; '' for the unknown value. It tells the rows of a breakdown apart,
 * also in another period, which may spell them otherwise.
 * @example valueKey('campaign', 'Weekly') // 'weekly'
 * @example valueKey('landing_page', '/Sale') // '/Sale'
 */
export function valueKey(dimension: string, value: string | null): string {
	if (value === null) return '';
	if (!dimensionOf(dimension)?.hasSpellings) return value;
	return value.toLowerCase().replace(/\s+/g, ' ').trim();
}
