import { isRTL } from '@wordpress/i18n';

/** First strong isolate and its end, of Unicode's bidirectional algorithm. */
const isolate = (text: string) => `\u2068${text}\u2069`;

/** A line may end between a sign and a currency; a word joiner forbids it. */
const onOneLine = (text: string) => text.replace(/^[+-](?=\D)/, '$&\u2060');

/**
 * Keeps a number or name together within a sentence: its sign stays on the line of its currency. In a right-to-left
 * sentence, sign and currency would otherwise move to its other side.
 * @example inSentence('-$5.00')
 */
export function inSentence(text: string): string {
	const whole = onOneLine(text);
	return isRTL() || document.documentElement.dir === 'rtl' ? isolate(whole) : whole;
}
