/**
 * Types of REST's records, as authors in TypeScript import and use them; tests/types.test.ts compiles it but never runs
 * it.
 */
import {
	COUNTRIES_STORE_NAME,
	experimentalProductCategoriesStore,
	ordersStore,
	productsStore,
	shippingMethodsStore,
	type Address,
	type BaseQueryParams,
	type Country,
	type Locale,
	type Locales,
	type Order,
	type OrderCoupon,
	type OrderFeeLine,
	type OrderLineItem,
	type OrderMetaData,
	type OrderRefund,
	type OrderShippingLine,
	type OrdersQuery,
	type OrderStatus,
	type OrderTax,
	type OrderTaxLine,
	type PartialOrder,
	type PartialProduct,
	type PartialProductVariation,
	type PaymentGateway,
	type Product,
	type ProductAttribute,
	type ProductAttributeTerm,
	type ProductCatalogVisibility,
	type ProductCategory,
	type ProductCategoryImage,
	type ProductDefaultAttribute,
	type ProductDimensions,
	type ProductDownload,
	type ProductProductAttribute,
	type ProductQuery,
	type ProductShippingClass,
	type ProductStatus,
	type ProductTag,
	type ProductType,
	type ProductVariation,
	type ProductVariationAttribute,
	type ProductVariationImage,
	type Query,
	type QueryProductAttribute,
	type ReadOnlyProperties,
	type SettingProperties,
	type ShippingMethod,
	type TaxClass,
} from '@store-analytics/data';
import { dispatch, resolveSelect, select } from '@wordpress/data';

/** Queries with names of their own select lists, whose items have the given type. */
const query: ProductQuery = {
	status: 'publish',
	orderby: 'popularity',
	per_page: 5,
	_fields: ['id', 'sku'],
};
const products: readonly PartialProduct[] | undefined = select(productsStore).getProducts(query);
export const sku: string | undefined = products?.[0]?.sku;
export const ofAnExtension: unknown = select(productsStore).getProduct(10)?.['mine'];
// @ts-expect-error -- a query sorts by what the shop knows
export const wrongQuery: ProductQuery = { orderby: 'weather' };
// @ts-expect-error -- a price is a text
export const wrongPrice: number | undefined = select(productsStore).getProduct(10)?.price;

const changes: Partial<Omit<Product, ReadOnlyProperties>> = { name: 'Mug', regular_price: '5.00' };
export const made: Promise<PartialProduct> = dispatch(productsStore).createProduct(changes);
export const changed: Promise<PartialProduct> = dispatch('wc/admin/products').updateProduct(
	10,
	changes,
);
// @ts-expect-error -- what the shop works out is not in what may be changed
export const wrongChange: typeof changes = { total_sales: 5 };

/** A status and a type that an extension added. */
export const preorder: Order<OrderStatus | 'pre-ordered'>['status'] = 'pre-ordered';
export const asked: OrdersQuery<'pre-ordered'> = { status: 'pre-ordered', customer: 7 };
export const bundle: Product<ProductStatus, ProductType | 'bundle'>['type'] = 'bundle';

/** The parts of an order. */
export function describe(order: Order): unknown[] {
	const line = (item: OrderLineItem): OrderMetaData[] => item.meta_data;
	const taxes = (list: OrderTaxLine[]): string[] => list.map(({ tax_total: total }) => total);
	const fees = (list: OrderFeeLine[]): OrderTax[] => list.flatMap((fee) => fee.taxes);
	const parcels = (list: OrderShippingLine[]): string[] => list.map(({ method_id: id }) => id);
	const coupons = (list: OrderCoupon[]): string[] => list.map(({ code }) => code);
	const refunds = (list: OrderRefund[]): string[] => list.map(({ reason }) => reason);
	const address: Address = order.billing;
	return [
		address.country,
		order.line_items.map(line),
		taxes(order.tax_lines),
		fees(order.fee_lines),
		parcels(order.shipping_lines),
		coupons(order.coupon_lines),
		refunds(order.refunds),
	];
}
export const order: PartialOrder | undefined = select(ordersStore).getOrder(1);

/** The parts of a product and its variations. */
export function measure(product: Product, variation: ProductVariation): unknown[] {
	const size: ProductDimensions = product.dimensions;
	const file: ProductDownload | undefined = product.downloads[0];
	const attribute: ProductProductAttribute | undefined = product.attributes[0];
	const preset: ProductDefaultAttribute | undefined = product.default_attributes[0];
	const visibility: ProductCatalogVisibility = product.catalog_visibility;
	const own: ProductVariationAttribute | undefined = variation.attributes[0];
	const image: ProductVariationImage | undefined = variation.image;
	const part: PartialProductVariation = { id: variation.id, manage_stock: 'parent' };
	return [
		size.width,
		file?.name,
		attribute?.options,
		preset?.option,
		visibility,
		own?.option,
		image?.src,
		part,
	];
}

/** The sort orders of products. */
const categories: Promise<readonly ProductCategory[] | undefined> = resolveSelect(
	experimentalProductCategoriesStore,
).getProductCategories({ hide_empty: true });
export const pictures: Promise<(ProductCategoryImage | null)[] | undefined> = categories.then(
	(list) => list?.map(({ image }) => image),
);
export const tag: ProductTag | undefined = select('wc/admin/products/tags').getProductTag(3);
export const tags: Partial<Query> = { hide_empty: true, search: 'wool' };
export const attribute: ProductAttribute | undefined = select(
	'wc/admin/products/attributes',
).getProductAttribute(1);
export const newAttribute: Partial<QueryProductAttribute> = { name: 'Colour', generate_slug: true };
export const term: ProductAttributeTerm | undefined = select(
	'wc/admin/products/attributes/terms',
).getProductAttributeTerm({ id: 5, attribute_id: 1 });
export const heavy: ProductShippingClass | undefined = select(
	'experimental/wc/admin/products/shipping-classes',
).getProductShippingClass(2);
export const tax: TaxClass | undefined = select('experimental/wc/admin/tax-classes').getTaxClass(
	'zero-rate',
);
export const list: BaseQueryParams<keyof ProductTag> = { _fields: ['slug'], order: 'asc' };
// @ts-expect-error -- a tag has no such field
export const wrongList: BaseQueryParams<keyof ProductTag> = { _fields: ['weather'] };

/** Payment gateways and shipping methods. */
interface MySettings {
	key: { value: string };
}
export const key = (gateway: PaymentGateway<MySettings>): string => gateway.settings.key.value;
export const gateways: readonly PaymentGateway[] =
	select('wc/payment-gateways').getPaymentGateways();
export const label: string | undefined = gateways[0]?.settings['title']?.label;
export const partners: readonly ShippingMethod[] =
	select(shippingMethodsStore).getShippingMethods();
export const sameName: readonly ShippingMethod[] =
	select('wc/shipping-methods').getShippingMethods();

/** Addresses. */
export const country: Country | undefined = select(COUNTRIES_STORE_NAME).getCountry('DE');
export const locales: Locales = select(COUNTRIES_STORE_NAME).getLocales();
export const locale: Locale | undefined = locales['DE'];
export const postcode: SettingProperties | undefined = locale?.['postcode'];
