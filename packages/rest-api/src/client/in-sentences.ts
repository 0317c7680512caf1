import { _x } from '@wordpress/i18n';

/**
 * Joins whole sentences as the language does: in Japanese nothing is between them but a place to break the line. Empty
 * ones are left out.
 * @example inSentences(['The shop cannot be reached.', 'Retrying automatically.'])
 */
export function inSentences(sentences: readonly (string | undefined)[]): string {
	return sentences.filter(Boolean).join(_x(' ', 'between sentences', 'store-analytics'));
}
