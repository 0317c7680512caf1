import type { DescribedLine, DescribedTerm, ShopDescription } from '../shops/shop-description';
import { productId, variationId } from './ids';
import type { RestDocument } from './rest-document';

/** Options of a bought variation; if any option is allowed, the first. */
function boughtTerms({ attributes }: ShopDescription, terms: readonly DescribedTerm[]) {
	return terms.map(({ attribute, term }) => ({
		slug: slugOf(attributes[attribute]?.name ?? ''),
		name: attributes[attribute]?.name ?? '',
		option: attributes[attribute]?.terms[term ?? 0] ?? '',
	}));
}

/** `pa_` and the name in lower case. */
export function slugOf(attribute: string): string {
	return `pa_${attribute.toLowerCase()}`;
}

/** A term's slug of ASCII letters, like WordPress's. */
export function termSlug(term: string): string {
	return term
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.replace(/ł/gi, 'l')
		.replace(/&amp;/g, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-');
}

/** A line's data about its product. For a permanently deleted product REST has no id, only the name. */
export function lineNames(
	shop: ShopDescription,
	{ product, variation }: DescribedLine,
): RestDocument {
	const bought = shop.products[product];
	const chosen = variation === null ? undefined : bought?.variations[variation];
	const options = chosen ? boughtTerms(shop, chosen.terms) : [];
	const isGone = bought?.fate === 'deleted';
	const name = bought?.name ?? '';
	return {
		name: chosen ? `${name} - ${options.map(({ option }) => option).join(', ')}` : name,
		product_id: isGone ? 0 : productId(product),
		variation_id:
			variation === null || isGone || chosen?.fate === 'deleted'
				? 0
				: variationId(product, variation),
		meta_data: options.map(({ slug, name: attribute, option }, at) => ({
			id: at + 1,
			key: slug,
			value: termSlug(option),
			display_key: attribute,
			display_value: option,
		})),
		sku: isGone ? null : (chosen?.sku ?? bought?.sku ?? ''),
		parent_name: chosen ? name : null,
	};
}
