import { registerOnce, typedName } from '../../resource';
import * as stores from './stores';

for (const store of stores.crudStores) registerOnce(store);

export {
	ordersStore,
	productAttributesStore as experimentalProductAttributesStore,
	productAttributeTermsStore as experimentalProductAttributeTermsStore,
	productCategoriesStore as experimentalProductCategoriesStore,
	productShippingClassesStore as experimentalProductShippingClassesStore,
	productsStore,
	productTagsStore as experimentalProductTagsStore,
	productVariationsStore as experimentalProductVariationsStore,
	shippingZonesStore as experimentalShippingZonesStore,
	taxClassesStore as experimentalTaxClassesStore,
} from './stores';

/** Name of the products store, for `select` and `dispatch`. */
export const PRODUCTS_STORE_NAME = typedName('wc/admin/products', stores.productsStore);
/** Name of the orders store. */
export const ORDERS_STORE_NAME = typedName('wc/admin/orders', stores.ordersStore);
/** Name of the variations store; queries and ids name the `product_id`. */
export const EXPERIMENTAL_PRODUCT_VARIATIONS_STORE_NAME = typedName(
	'wc/admin/products/variations',
	stores.productVariationsStore,
);
/** Name of the attributes store. */
export const EXPERIMENTAL_PRODUCT_ATTRIBUTES_STORE_NAME = typedName(
	'wc/admin/products/attributes',
	stores.productAttributesStore,
);
/** Name of the store of attribute terms; queries and ids name the `attribute_id`. */
export const EXPERIMENTAL_PRODUCT_ATTRIBUTE_TERMS_STORE_NAME = typedName(
	'wc/admin/products/attributes/terms',
	stores.productAttributeTermsStore,
);
/** Name of the tags store. */
export const EXPERIMENTAL_PRODUCT_TAGS_STORE_NAME = typedName(
	'wc/admin/products/tags',
	stores.productTagsStore,
);
/** Name of the categories store. */
export const EXPERIMENTAL_PRODUCT_CATEGORIES_STORE_NAME = typedName(
	'experimental/wc/admin/products/categories',
	stores.productCategoriesStore,
);
/** Name of the store of shipping classes. */
export const EXPERIMENTAL_PRODUCT_SHIPPING_CLASSES_STORE_NAME = typedName(
	'experimental/wc/admin/products/shipping-classes',
	stores.productShippingClassesStore,
);
/** Name of the store of shipping zones. */
export const EXPERIMENTAL_SHIPPING_ZONES_STORE_NAME = typedName(
	'experimental/wc/admin/shipping/zones',
	stores.shippingZonesStore,
);
/** Name of the store of tax classes. */
export const EXPERIMENTAL_TAX_CLASSES_STORE_NAME = typedName(
	'experimental/wc/admin/tax-classes',
	stores.taxClassesStore,
);
export type { ResourceItem, ResourceId } from './resource-path';
export type * from './order';
export type * from './product';
export type * from './query';
export type * from './terms';
export type * from './variation';
