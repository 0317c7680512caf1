import { isRTL } from '@wordpress/i18n';

/** First strong isolate and its end, of Unicode's bidirectional algorithm. */
const isolate = (text: string) => `\u2068${text}\u2069`;

/**
 * Isolates a number or name within a sentence. In a right-to-left sentence, a number's sign and currency would
 * otherwise move to its other side.
 * @example inSentence('-$5.00')
 */
export function inSentence(text: string): string {
	return isRTL() || document.documentElement.dir === 'rtl' ? isolate(text) : text;
}
