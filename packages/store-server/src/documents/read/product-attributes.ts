import type { Row } from '../../orders/lookup-rows';
import { documents, number, text, type Document, type Entry } from '../files/documents';
import { decoded, plainText } from '../files/plain-text';

interface Term {
	readonly id: number;
	readonly slug: string;
}

/** Finds the term for an option’s name; a product’s document has only the name. */
export class TermFinder {
	private readonly terms = new Map<string, Term>();

	constructor(entries: readonly Entry[]) {
		for (const { document } of entries) {
			const key = termKey(number(document, 'attribute_id'), plainText(document, 'name'));
			this.terms.set(key, { id: number(document, 'id'), slug: text(document, 'slug') });
		}
	}

	find(attributeId: number, option: string): Term | undefined {
		return this.terms.get(termKey(attributeId, option));
	}
}

function termKey(attributeId: number, name: string): string {
	return `${attributeId} ${name.toLowerCase()}`;
}

/** Rows of `variation_attributes`. */
export function variationAttributeRows({ document }: Entry, terms: TermFinder): Row[] {
	return documents(document, 'attributes').map((attribute, position) => {
		const attributeId = number(attribute, 'id');
		const option = plainText(attribute, 'option');
		return [
			number(document, 'id'),
			number(document, 'parent_id'),
			position,
			attributeId,
			plainText(attribute, 'name'),
			text(attribute, 'slug'),
			option,
			terms.find(attributeId, option)?.slug ?? null,
		];
	});
}

/**
 * Rows of wc_product_attributes_lookup: the product’s own terms, and each variation’s terms of the attributes that
 * distinguish variations. A variation that allows any value has all terms of its product.
 */
export function attributeLookupRows(
	product: Document,
	variations: readonly Document[],
	terms: TermFinder,
): Row[] {
	const productId = number(product, 'id');
	return documents(product, 'attributes').flatMap((attribute) => {
		const attributeId = number(attribute, 'id');
		const slug = text(attribute, 'slug');
		const options = optionsOf(attribute);
		const rows = (ownerId: number, names: readonly string[], varies: boolean, owner: Document) =>
			names.flatMap((name) => {
				const term = terms.find(attributeId, name);
				const inStock = text(owner, 'stock_status') === 'instock';
				return term ? [[ownerId, productId, slug, term.id, varies, inStock]] : [];
			});
		if (attributeId === 0) return [];
		if (attribute['variation'] !== true) return rows(productId, options, false, product);
		return variations.flatMap((variation) => {
			const own = documents(variation, 'attributes').find(
				(candidate) => number(candidate, 'id') === attributeId,
			);
			const names = own ? [plainText(own, 'option')] : options;
			return rows(number(variation, 'id'), names, true, variation);
		});
	});
}

function optionsOf(attribute: Document): string[] {
	const options = attribute['options'];
	return Array.isArray(options) ? options.map((option) => decoded(String(option))) : [];
}
