import type { ItemMeta } from '../../../orders/order-source';
import { demoAttributes, demoProducts, type DemoProduct } from './catalog-data';
import {
	productDocument,
	slugOf,
	variationDocument,
	type DemoDocument,
	type VariationOption,
} from './product-documents';
import { Random } from '../random';

/** A product or variation that can be in a cart. */
export interface Sellable {
	readonly productId: number;
	/** 0 when the product has no variations. */
	readonly variationId: number;
	readonly name: string;
	readonly cents: number;
	readonly weight: number;
	readonly meta: readonly ItemMeta[];
	/** File that buyers may download, with an id and a name. */
	readonly download: { readonly id: string; readonly name: string } | null;
	/** True for products that only the older half of the orders contains. */
	readonly isGone: boolean;
}

/** The demo shop’s products as REST documents, and the items for sale. */
export interface DemoCatalog {
	readonly products: readonly DemoDocument[];
	readonly variations: readonly DemoDocument[];
	readonly sellables: readonly Sellable[];
}

const FIRST_PRODUCT_ID = 101;
const FIRST_VARIATION_ID = 201;

/** Generates the catalog. Its products were created at `created` (shop time and UTC), before the first order. */
export function demoCatalog(created: { local: string; utc: string }): DemoCatalog {
	const products: DemoDocument[] = [];
	const variations: DemoDocument[] = [];
	const sellables: Sellable[] = [];
	demoProducts.forEach((product, index) => {
		const productId = FIRST_PRODUCT_ID + index;
		const choices = product.variesBy ? combinations(product.variesBy) : [];
		const ids = choices.map((_, at) => FIRST_VARIATION_ID + variations.length + at);
		if (!product.isDeleted) products.push(productDocument(product, productId, ids, created));
		if (choices.length === 0) sellables.push(simpleSellable(product, productId));
		choices.forEach((options, at) => {
			const variationId = ids[at] ?? 0;
			const random = new Random(productId, variationId);
			variations.push(
				variationDocument(product, productId, variationId, options, created, random.whole(0, 60)),
			);
			sellables.push(variationSellable(product, productId, variationId, options, choices.length));
		});
	});
	return { products, variations, sellables };
}

function combinations(attributeIds: readonly number[]): VariationOption[][] {
	return attributeIds.reduce<VariationOption[][]>(
		(made, id) => {
			const attribute = demoAttributes.find((candidate) => candidate.id === id);
			if (!attribute) return made;
			return made.flatMap((options) =>
				attribute.options.map((option) => [...options, { attribute, option }]),
			);
		},
		[[]],
	);
}

function simpleSellable(product: DemoProduct, productId: number): Sellable {
	return {
		productId,
		variationId: 0,
		name: product.name,
		cents: product.cents,
		weight: product.weight,
		meta: [],
		download: product.isDownload ? { id: `demo-${productId}`, name: `${product.name}.pdf` } : null,
		isGone: (product.isDeleted ?? false) || product.status === 'trash',
	};
}

function variationSellable(
	product: DemoProduct,
	productId: number,
	variationId: number,
	options: readonly VariationOption[],
	count: number,
): Sellable {
	return {
		productId,
		variationId,
		name: `${product.name} - ${options.map(({ option }) => option).join(', ')}`,
		cents: product.cents,
		weight: product.weight / count,
		meta: options.map(({ attribute, option }) => ({
			key: attribute.slug,
			value: slugOf(option),
			displayKey: attribute.name,
			displayValue: option,
		})),
		download: null,
		isGone: false,
	};
}
