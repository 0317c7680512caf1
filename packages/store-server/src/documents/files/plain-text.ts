import { decodeHTMLStrict } from 'entities';
import { text, type Document } from './documents';

/** Plain text of a field that the shop stores as HTML: `Smith & Söhne` for `Smith &amp; Söhne`. Tags stay. */
export function plainText(document: Document, key: string): string {
	return decoded(text(document, key));
}

/** Decodes character references once: `&amp;amp;` becomes `&amp;`. */
export function decoded(html: string): string {
	return html.includes('&') ? decodeHTMLStrict(html) : html;
}
