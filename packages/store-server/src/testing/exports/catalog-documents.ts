import type { DescribedProduct, DescribedTerm, ShopDescription } from '../shops/shop-description';
import { attributeId, categoryId, couponId, productId, rateId, termId, variationId } from './ids';
import { slugOf, termSlug } from './line-names';
import { datePair } from './moments';
import type { RestDocument } from './rest-document';

/** Existing or trashed products; deleted ones have no document. */
export function productDocuments(shop: ShopDescription, fate: 'kept' | 'trashed'): RestDocument[] {
	return shop.products.flatMap((product, at) =>
		product.fate === fate ? [productDocument(shop, product, at)] : [],
	);
}

function productDocument(
	shop: ShopDescription,
	product: DescribedProduct,
	at: number,
): RestDocument {
	const kept = variationsOf(product);
	const price = kept.length
		? kept.reduce((least, { price: own }) => (Number(own) < Number(least) ? own : least), '9e9')
		: product.price;
	return {
		id: productId(at),
		name: product.name,
		slug: `product-${at}`,
		permalink: `https://shop.example/product/product-${at}/`,
		...datePair(shop.settings.timeZone, 'date_created', product.created),
		type: product.variations.length ? 'variable' : 'simple',
		status: product.fate === 'trashed' ? 'trash' : product.status,
		sku: product.sku,
		price,
		regular_price: product.variations.length ? '' : price,
		sale_price: '',
		total_sales: 0,
		downloadable: product.downloadable,
		...stockOf(product.stock),
		parent_id: 0,
		categories: product.categories.map((category) => ({
			id: categoryId(category),
			name: shop.categories[category]?.name,
			slug: `category-${category}`,
		})),
		images: [],
		attributes: productAttributes(shop, product),
		variations: kept.map(({ at: variation }) => variationId(at, variation)),
		menu_order: 0,
		meta_data: [],
		low_stock_amount: null,
	};
}

function variationsOf(product: DescribedProduct) {
	return product.variations
		.map((variation, at) => ({ ...variation, at }))
		.filter(({ fate }) => fate === 'kept');
}

function stockOf(stock: number | null): RestDocument {
	return {
		manage_stock: stock !== null,
		stock_quantity: stock,
		stock_status: stock === 0 ? 'outofstock' : 'instock',
		backorders: 'no',
	};
}

function attributeNames(shop: ShopDescription, attribute: number): RestDocument {
	const name = shop.attributes[attribute]?.name ?? '';
	return { id: attributeId(attribute), name, slug: slugOf(name) };
}

function productAttributes(shop: ShopDescription, product: DescribedProduct): RestDocument[] {
	const option = ({ attribute, term }: DescribedTerm) =>
		shop.attributes[attribute]?.terms[term ?? 0] ?? '';
	const chosen = new Set(
		product.variations.flatMap(({ terms }) => terms.map(({ attribute }) => attribute)),
	);
	return [
		...[...chosen].map((attribute) => ({
			...attributeNames(shop, attribute),
			variation: true,
			options: shop.attributes[attribute]?.terms ?? [],
		})),
		...product.terms.map((term) => ({
			...attributeNames(shop, term.attribute),
			variation: false,
			options: [option(term)],
		})),
	].map((attribute, position) => ({ ...attribute, position, visible: true }));
}

/** Variations of existing products. */
export function variationDocuments(shop: ShopDescription): RestDocument[] {
	return shop.products.flatMap((product, at) =>
		product.fate === 'kept'
			? variationsOf(product).map(({ at: variation, ...own }) => ({
					id: variationId(at, variation),
					parent_id: productId(at),
					type: 'variation',
					name: own.terms.flatMap((term) => optionOf(shop, term)).join(', '),
					...datePair(shop.settings.timeZone, 'date_created', product.created),
					permalink: `https://shop.example/product/product-${at}/?variation=${variation}`,
					sku: own.sku || product.sku,
					price: own.price,
					regular_price: own.price,
					sale_price: '',
					status: product.status === 'private' ? 'private' : 'publish',
					...(own.stock === null && product.stock !== null
						? { ...stockOf(product.stock), manage_stock: 'parent' }
						: stockOf(own.stock)),
					low_stock_amount: null,
					image: null,
					attributes: own.terms.flatMap((term) =>
						optionOf(shop, term).map((option) => ({
							...attributeNames(shop, term.attribute),
							option,
						})),
					),
					menu_order: variation,
					meta_data: [],
				}))
			: [],
	);
}

/** Empty for an attribute of which the variation allows any option. */
function optionOf({ attributes }: ShopDescription, { attribute, term }: DescribedTerm): string[] {
	return term === null ? [] : [attributes[attribute]?.terms[term] ?? ''];
}

export function categoryDocuments({ categories, products }: ShopDescription): RestDocument[] {
	return categories.map(({ name, parent }, at) => ({
		id: categoryId(at),
		name,
		slug: at ? `category-${at}` : 'uncategorized',
		parent: parent === null ? 0 : categoryId(parent),
		description: '',
		menu_order: 0,
		count: products.filter((product) => product.fate === 'kept' && product.categories.includes(at))
			.length,
	}));
}

export function attributeDocuments(shop: ShopDescription): RestDocument[] {
	return shop.attributes.map((_, at) => ({
		...attributeNames(shop, at),
		type: 'select',
		order_by: 'menu_order',
		has_archives: false,
	}));
}

export function termDocuments({ attributes }: ShopDescription): RestDocument[] {
	return attributes.flatMap(({ terms }, attribute) =>
		terms.map((name, term) => ({
			id: termId(attribute, term),
			attribute_id: attributeId(attribute),
			name,
			slug: termSlug(name),
			menu_order: term,
			count: 1,
		})),
	);
}

/** Existing or trashed coupons. */
export function couponDocuments(shop: ShopDescription, fate: 'kept' | 'trashed'): RestDocument[] {
	return shop.coupons.flatMap((coupon, at) =>
		coupon.fate === fate
			? [
					{
						id: couponId(at),
						code: coupon.code,
						amount: coupon.amount,
						status: fate === 'trashed' ? 'trash' : 'publish',
						discount_type: coupon.type,
						...datePair(shop.settings.timeZone, 'date_created', coupon.created),
						...datePair(shop.settings.timeZone, 'date_expires', coupon.expires),
						description: '',
						usage_count: 0,
						meta_data: [],
					},
				]
			: [],
	);
}

export function rateDocuments({ taxRates }: ShopDescription): RestDocument[] {
	return taxRates.flatMap((rate, at) =>
		rate.fate === 'kept'
			? [
					{
						id: rateId(at),
						country: rate.country,
						state: rate.state,
						postcode: '',
						city: '',
						rate: rate.percent.toFixed(4),
						name: rate.name,
						priority: rate.priority,
						compound: rate.compound,
						shipping: rate.onShipping,
						order: rate.position,
						class: 'standard',
						postcodes: [],
						cities: [],
					},
				]
			: [],
	);
}
