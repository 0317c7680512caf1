/** The fields that all product terms share. */
export interface ProductTerm {
	id: number;
	name: string;
	slug: string;
	description: string;
	/** How many products have it. */
	count: number;
}

/** The picture of a category. */
export interface ProductCategoryImage {
	id: number;
	src: string;
	name: string;
	alt: string;
	date_created: string;
	date_created_gmt: string;
	date_modified: string;
	date_modified_gmt: string;
}

/** A category of products. */
export interface ProductCategory extends ProductTerm {
	/** 0 for a top-level category. */
	parent: number;
	/** What the category's page shows. */
	display: string;
	image: ProductCategoryImage | null;
	menu_order: number;
}

/** A tag of products. */
export type ProductTag = ProductTerm;

/** Parameters of lists of tags. */
export interface Query {
	context?: string;
	page: number;
	per_page: number;
	search: string;
	exclude: number[];
	include: number[];
	offset: number;
	order: string;
	orderby: string;
	hide_empty: boolean;
	product: number;
	slug: string;
}

/** A shipping class. */
export type ProductShippingClass = ProductTerm;

/** An attribute that products can have. */
export interface ProductAttribute {
	id: number;
	name: string;
	slug: string;
	type: string;
	order_by: string;
	has_archives: boolean;
}

/** The fields for creating or changing an attribute. */
export interface QueryProductAttribute extends Omit<ProductAttribute, 'id'> {
	generate_slug: boolean;
	attribute_id: number;
}

/** A term of an attribute. */
export interface ProductAttributeTerm extends ProductTerm {
	menu_order: number;
	attribute_id?: number;
}

/** A shipping zone. */
export interface ShippingZone {
	id: number;
	name: string;
	order: number;
}

/** A tax class. */
export interface TaxClass {
	readonly slug: string;
	name: string;
}
