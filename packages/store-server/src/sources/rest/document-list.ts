import { __, sprintf } from '@wordpress/i18n';
import { isDocument, type Document } from '../../documents/files/documents';
import { ShopError } from '../connection/shop-error';

/** The documents of a list, and the entries that are none. */
interface DocumentList {
	readonly documents: readonly Document[];
	readonly others: readonly OtherEntry[];
}

/** An entry that is no document, such as null. */
interface OtherEntry {
	/** Starts at 1. */
	readonly number: number;
	/** In JSON's words: `null`, `string`, `number`, `boolean` or `array`. */
	readonly kind: string;
}

/** Splits a list of the shop. Throws a ShopError for anything but a list. */
export function documentsOf(data: unknown, place: string): DocumentList {
	if (!Array.isArray(data)) {
		throw new ShopError('refused', () =>
			sprintf(
				/* translators: %s: address of a list of the shop */
				__(
					'%s returned something other than a list. A plugin of the shop may change its responses.',
					'store-analytics',
				),
				place,
			),
		);
	}
	const documents: Document[] = [];
	const others: OtherEntry[] = [];
	for (const [index, entry] of (data as unknown[]).entries()) {
		if (isDocument(entry)) documents.push(entry);
		else others.push({ number: index + 1, kind: kindOf(entry) });
	}
	return { documents, others };
}

/** Says that an entry is set aside. */
export function setAsideText(place: string, { number, kind }: OtherEntry): string {
	return sprintf(
		/* translators: 1: address of a list of the shop, 2: number of an entry, 3: what it is, such as "null" or "string" */
		__(
			'%1$s: entry %2$d is “%3$s”, not a document, and was left out. A plugin of the shop may change its responses.',
			'store-analytics',
		),
		place,
		number,
		kind,
	);
}

function kindOf(value: unknown): string {
	if (value === null) return 'null';
	return Array.isArray(value) ? 'array' : typeof value;
}
