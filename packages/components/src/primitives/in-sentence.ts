import { isRTL } from '@wordpress/i18n';

/** First strong isolate and its end, of Unicode's bidirectional algorithm. */
const isolate = (text: string) => `\u2068${text}\u2069`;

/**
 * A number or name as it stands within a sentence: where the sentence reads from right to left, the sign and the currency of a
 * number would otherwise go to its other side.
 */
export function inSentence(text: string): string {
	return isRTL() || document.documentElement.dir === 'rtl' ? isolate(text) : text;
}
