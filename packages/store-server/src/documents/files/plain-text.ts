import { decodeHTMLStrict } from 'entities';
import { text, type Document } from './documents';

/** Text of a field that the shop keeps as HTML, as people read it: `Smith & Söhne` for `Smith &amp; Söhne`. Tags stay. */
export function plainText(document: Document, key: string): string {
	return decoded(text(document, key));
}

/** Character references become what they stand for, once: `&amp;amp;` becomes `&amp;`. */
export function decoded(html: string): string {
	return html.includes('&') ? decodeHTMLStrict(html) : html;
}
