import type { BaseQueryParams } from './query';
import type { ProductCategory, ProductTag } from './terms';

/** WooCommerce's own kinds of products; extensions have more, which the parameters of {@link Product} take. */
export type ProductType = 'simple' | 'grouped' | 'external' | 'variable' | 'variation';

/** The statuses of a product, and those that lists can filter by. */
export type ProductStatus =
	| 'publish'
	| 'future'
	| 'private'
	| 'pending'
	| 'draft'
	| 'auto-draft'
	| 'trash'
	| 'deleted'
	| 'any';

/** Where the shop shows a product. */
export type ProductCatalogVisibility = 'visible' | 'catalog' | 'search' | 'hidden';

type StockStatus = 'instock' | 'outofstock' | 'onbackorder';
type TaxClassSlug = 'standard' | 'reduced-rate' | 'zero-rate' | '';

/** A download of a product. */
export interface ProductDownload {
	id: string;
	name: string;
	file: string;
}

/** An attribute of a product, with its options. */
export interface ProductProductAttribute {
	/** 0 for an attribute of this product alone. */
	id: number;
	name: string;
	slug: string;
	position: number;
	visible: boolean;
	/** Whether variations differ in it. */
	variation: boolean;
	options: string[];
}

/** The default option of an attribute. */
export interface ProductDefaultAttribute {
	id: number;
	name: string;
	option: string;
}

/** Dimensions, as text in the shop's unit. */
export interface ProductDimensions {
	length: string;
	width: string;
	height: string;
}

/** The names of fields that the shop calculates, which cannot be set. */
export type ReadOnlyProperties =
	| 'id'
	| 'permalink'
	| 'permalink_template'
	| 'generated_slug'
	| 'date_created'
	| 'date_created_gmt'
	| 'date_modified'
	| 'date_modified_gmt'
	| 'price'
	| 'price_html'
	| 'on_sale'
	| 'purchasable'
	| 'total_sales'
	| 'backorders_allowed'
	| 'backordered'
	| 'shipping_required'
	| 'shipping_taxable'
	| 'shipping_class_id'
	| 'average_rating'
	| 'rating_count'
	| 'related_ids'
	| 'variations';

/** A product, as `wc/v3/products` returns; amounts are decimal texts. */
export interface Product<Status = ProductStatus, Type = ProductType> {
	id: number;
	parent_id: number;
	name: string;
	slug: string;
	generated_slug: string;
	permalink: string;
	permalink_template: string;
	type: Type;
	status: Status;
	featured: boolean;
	catalog_visibility: ProductCatalogVisibility;
	description: string;
	short_description: string;
	sku: string;
	menu_order: number;
	date_created: string;
	date_created_gmt: string;
	date_modified: string;
	date_modified_gmt: string;
	date_on_sale_from_gmt: string | null;
	date_on_sale_to_gmt: string | null;
	price: string;
	price_html: string;
	regular_price: string;
	sale_price: string;
	on_sale: boolean;
	purchasable: boolean;
	total_sales: number;
	virtual: boolean;
	downloadable: boolean;
	downloads: ProductDownload[];
	download_limit: number;
	download_expiry: number;
	external_url: string;
	button_text: string;
	tax_status: 'taxable' | 'shipping' | 'none';
	tax_class: TaxClassSlug | undefined;
	manage_stock: boolean;
	stock_quantity: number | null;
	stock_status: StockStatus;
	low_stock_amount: number;
	backorders: 'no' | 'notify' | 'yes';
	backorders_allowed: boolean;
	backordered: boolean;
	weight: string;
	dimensions: ProductDimensions;
	shipping_required: boolean;
	shipping_taxable: boolean;
	shipping_class: string;
	shipping_class_id: number;
	reviews_allowed: boolean;
	average_rating: string;
	rating_count: number;
	related_ids: number[];
	categories: Pick<ProductCategory, 'id' | 'name' | 'slug'>[];
	tags: Pick<ProductTag, 'id' | 'name'>[];
	attributes: ProductProductAttribute[];
	default_attributes: ProductDefaultAttribute[];
	variations: number[];
	meta_data: { id?: number; key: string; value?: string }[];
}

/** A product with only some fields. */
export type PartialProduct = Partial<Product> & Pick<Product, 'id'>;

/** Parameters of lists of products. */
export interface ProductQuery<Status = ProductStatus, Type = ProductType> extends Omit<
	BaseQueryParams<keyof Product>,
	'orderby'
> {
	orderby?: BaseQueryParams['orderby'] | 'price' | 'popularity' | 'rating';
	slug?: string;
	status?: Status;
	type?: Type;
	sku?: string;
	featured?: boolean;
	category?: string;
	tag?: string;
	shipping_class?: string;
	attribute?: string;
	attribute_term?: string;
	tax_class?: TaxClassSlug;
	on_sale?: boolean;
	min_price?: string;
	max_price?: string;
	stock_status?: StockStatus | StockStatus[];
}
