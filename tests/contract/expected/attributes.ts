import type { Line } from './lines';
import type { Query } from './request/query';
import type { Shop } from './shop';

/** Returns the pairs that filter anything; an id that belongs to no term of the attribute does not. */
export function knownPairs({ documents: { terms } }: Shop, query: Query, name: string) {
	return query
		.pairs(name)
		.filter(
			([attribute, value]) =>
				!isOfIds(attribute, value) ||
				terms.some(
					({ id, attribute_id }) => id === Number(value) && attribute_id === Number(attribute),
				),
		);
}

function isOfIds(attribute: string, value: string): boolean {
	return /^\d+$/.test(attribute) && /^\d+$/.test(value);
}

/** Checks a variation by the choice in the order, and a simple product by its term. */
export function hasAttribute(
	shop: Shop,
	line: Line,
	[attribute, value]: readonly [string, string],
): boolean {
	const meta = line.document.meta_data;
	if (!isOfIds(attribute, value)) {
		return meta.some(
			(entry) =>
				[attribute, `attribute_${attribute}`].includes(entry.key) && String(entry.value) === value,
		);
	}
	const kind = shop.documents.attributes.find(({ id }) => id === Number(attribute));
	const term = shop.documents.terms.find(({ id }) => id === Number(value));
	if (!kind || !term) {
		return false;
	}
	const carried = shop.products
		.get(line.productId)
		?.attributes.some(
			({ id, variation, options = [] }) =>
				id === kind.id && !variation && options.includes(term.name),
		);
	return (
		meta.some(({ key, value: chosen }) => key === kind.slug && chosen === term.slug) ||
		(line.variationId === 0 && carried === true)
	);
}
