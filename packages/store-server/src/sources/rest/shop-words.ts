import { harmless } from '../../base/text';

/** Returns a text field of the shop's response; '' if absent. */
export function fieldOf(data: unknown, name: string): string {
	const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : '';
	return typeof value === 'string' ? value : '';
}

/** Returns the shop's own message without HTML, with a prefix. */
export function sentenceOf(data: unknown): string {
	const words = firstLine(fieldOf(data, 'message'));
	// Another sentence follows.
	return words === '' ? '' : `: “${words.replace(/[.。]$/, '')}”`;
}

/** The signs of a page that are read for its first line; patterns take long on endless ones. */
const MOST_READ = 20_000;

/** Keys of WooCommerce and passwords of applications, which some plugins repeat in their messages. */
const CREDENTIALS = /\b[cC][kKsS]_[0-9a-fA-F]{16,}|\b(?:[A-Za-z0-9]{4} ){5}[A-Za-z0-9]{4}\b/g;

/** Returns the beginning of a text or page, without HTML, credentials and signs that a terminal obeys. */
export function firstLine(text: string): string {
	const plain = harmless(text.slice(0, MOST_READ))
		.replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
		.replace(/<[^<>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.replace(CREDENTIALS, '…')
		.trim();
	return plain.length > 80 ? `${plain.slice(0, 80)}…` : plain;
}
