import { WC_V3_NAMESPACE } from '@store-analytics/rest-api';
import { createCrudStore } from './create-crud-store';
import type { PartialOrder } from './order';
import type { PartialProduct } from './product';
import type {
	ProductAttribute,
	ProductAttributeTerm,
	ProductCategory,
	ProductShippingClass,
	ProductTag,
	ShippingZone,
	TaxClass,
} from './terms';
import type { PartialProductVariation } from './variation';

const products = `${WC_V3_NAMESPACE}/products`;

/** `wc/admin/products`. */
export const productsStore = createCrudStore<'Product', 'Products', PartialProduct>({
	name: 'wc/admin/products',
	one: 'Product',
	many: 'Products',
	path: products,
});

/** `wc/admin/orders`. */
export const ordersStore = createCrudStore<'Order', 'Orders', PartialOrder>({
	name: 'wc/admin/orders',
	one: 'Order',
	many: 'Orders',
	path: `${WC_V3_NAMESPACE}/orders`,
});

/** `wc/admin/products/variations`, by `product_id`. */
export const productVariationsStore = createCrudStore<
	'ProductVariation',
	'ProductVariations',
	PartialProductVariation
>({
	name: 'wc/admin/products/variations',
	one: 'ProductVariation',
	many: 'ProductVariations',
	path: `${products}/{product_id}/variations`,
});

/** `wc/admin/products/attributes`. */
export const productAttributesStore = createCrudStore<
	'ProductAttribute',
	'ProductAttributes',
	ProductAttribute
>({
	name: 'wc/admin/products/attributes',
	one: 'ProductAttribute',
	many: 'ProductAttributes',
	path: `${products}/attributes`,
});

/** `wc/admin/products/attributes/terms`, by `attribute_id`. */
export const productAttributeTermsStore = createCrudStore<
	'ProductAttributeTerm',
	'ProductAttributeTerms',
	ProductAttributeTerm
>({
	name: 'wc/admin/products/attributes/terms',
	one: 'ProductAttributeTerm',
	many: 'ProductAttributeTerms',
	path: `${products}/attributes/{attribute_id}/terms`,
});

/** `wc/admin/products/tags`. */
export const productTagsStore = createCrudStore<'ProductTag', 'ProductTags', ProductTag>({
	name: 'wc/admin/products/tags',
	one: 'ProductTag',
	many: 'ProductTags',
	path: `${products}/tags`,
});

/** `experimental/wc/admin/products/categories`. */
export const productCategoriesStore = createCrudStore<
	'ProductCategory',
	'ProductCategories',
	ProductCategory
>({
	name: 'experimental/wc/admin/products/categories',
	one: 'ProductCategory',
	many: 'ProductCategories',
	path: `${products}/categories`,
});

/** `experimental/wc/admin/products/shipping-classes`. */
export const productShippingClassesStore = createCrudStore<
	'ProductShippingClass',
	'ProductShippingClasses',
	ProductShippingClass
>({
	name: 'experimental/wc/admin/products/shipping-classes',
	one: 'ProductShippingClass',
	many: 'ProductShippingClasses',
	path: `${products}/shipping_classes`,
});

/** `experimental/wc/admin/shipping/zones`. */
export const shippingZonesStore = createCrudStore<'ShippingZone', 'ShippingZones', ShippingZone>({
	name: 'experimental/wc/admin/shipping/zones',
	one: 'ShippingZone',
	many: 'ShippingZones',
	path: `${WC_V3_NAMESPACE}/shipping/zones`,
});

/** `experimental/wc/admin/tax-classes`; a class's id is its slug. */
export const taxClassesStore = createCrudStore<'TaxClass', 'TaxClasses', TaxClass>({
	name: 'experimental/wc/admin/tax-classes',
	one: 'TaxClass',
	many: 'TaxClasses',
	path: `${WC_V3_NAMESPACE}/taxes/classes`,
});

/** All stores of this file. */
export const crudStores = [
	productsStore,
	ordersStore,
	productVariationsStore,
	productAttributesStore,
	productAttributeTermsStore,
	productTagsStore,
	productCategoriesStore,
	productShippingClassesStore,
	shippingZonesStore,
	taxClassesStore,
] as const;
