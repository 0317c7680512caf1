import { decodeHTMLStrict } from 'entities';
import { withoutTags } from '../../base/text';
import { text, type Document } from './documents';

/** Plain text of a field that the shop stores as HTML: `Smith & Söhne` for `Smith &amp; Söhne`. Tags stay. */
export function plainText(document: Document, key: string): string {
	return decoded(text(document, key));
}

/**
 * The name of a product as text. Tags go before entities are decoded, and only here: `&lt;` and `&gt;` are signs of the
 * name.
 */
export function productName(document: Document, key = 'name'): string {
	return decoded(withoutTags(text(document, key)));
}

/** Decodes character references once: `&amp;amp;` becomes `&amp;`. */
export function decoded(html: string): string {
	return html.includes('&') ? decodeHTMLStrict(html.replace(/&[A-Z]{2,}[0-9]*;/g, capital)) : html;
}

/** In a text that WooCommerce wrote in capitals, such as the code of a tax rate: `&AUML;` stands for `Ä`. */
function capital(reference: string): string {
	if (decodeHTMLStrict(reference) !== reference) return reference;
	return decodeHTMLStrict(reference.toLowerCase()).toUpperCase();
}
