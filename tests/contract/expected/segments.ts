import { withoutTags, type TaxRateDocument } from './documents';
import type { Line } from './lines';
import type { Shop } from './shop';
import type { Transaction } from './transactions';

/** The contents and names of a report's segments. */
export interface Segments {
	holdsLine(by: string, id: number, line: Line): boolean;
	holdsTransaction(by: string, id: number, row: Transaction): boolean;
	/** Undefined if the export does not contain it. */
	label(by: string, id: number): string | undefined;
}

export function segmentsBy(shop: Shop): Segments {
	return {
		holdsLine(by, id, { productId, variationId }) {
			if (by === 'category') {
				const below = shop.categoriesBelow(id);
				return shop.categoriesOf(productId).some((category) => below.has(category));
			}
			return by === 'variation' ? variationId === id : productId === id;
		},
		holdsTransaction: (by, id, row) =>
			by === 'coupon'
				? shop.couponsOf(row.id).some(({ couponId }) => couponId === id)
				: shop.isReturning(row) === (id === 1),
		label(by, id) {
			const { categories, coupons, rates } = shop.documents;
			const rate = rates.find((one) => one.id === id);
			switch (by) {
				case 'customer_type':
					return id === 0 ? 'New' : 'Returning';
				case 'category':
					return termName(categories.find((one) => one.id === id)?.name);
				case 'coupon':
					return coupons.find((one) => one.id === id)?.code;
				case 'tax_rate_id':
					return rate && rateCode(rate);
				default: {
					const name = productName(shop, id);
					return name === undefined ? undefined : withoutTags(name);
				}
			}
		},
	};
}

/** Names of terms are stored and sent as HTML. */
function termName(name: string | undefined): string | undefined {
	return name?.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Formats `US-CA-CA DISTRICT TAX-2`; empty parts are omitted. */
export function rateCode({ country, state, name, priority }: TaxRateDocument): string {
	return [country, state, name || 'TAX', String(priority)]
		.filter((part) => part !== '')
		.join('-')
		.toUpperCase();
}

/** Returns the name of a product. A variation has its parent's name with its attributes, except those left open. */
export function productName(shop: Shop, id: number): string | undefined {
	const product = shop.products.get(id);
	if (product?.type !== 'variation') {
		return product?.name;
	}
	const parent = product.parent_id === undefined ? undefined : shop.products.get(product.parent_id);
	const chosen = product.attributes.map(({ option }) => option ?? '').filter((text) => text !== '');
	return [parent?.name ?? '', chosen.join(', ')].filter((part) => part !== '').join(' - ');
}
