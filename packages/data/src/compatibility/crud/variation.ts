import type { Product } from './product';

/** What a variation is of an attribute. */
export interface ProductVariationAttribute {
	id: number;
	name: string;
	slug: string;
	option: string;
}

/** The picture of a variation. */
export interface ProductVariationImage {
	id: number;
	src: string;
	name: string;
	alt: string;
	readonly date_created?: string;
	readonly date_created_gmt?: string;
	readonly date_modified?: string;
	readonly date_modified_gmt?: string;
}

/** A variation, as `wc/v3/products/<product>/variations` returns. */
export interface ProductVariation extends Omit<Product, 'slug' | 'attributes' | 'manage_stock'> {
	attributes: ProductVariationAttribute[];
	image?: ProductVariationImage;
	/** `parent`: the product's stock is this one's. */
	manage_stock: boolean | 'parent';
}

/** A variation of which some fields were asked for. */
export type PartialProductVariation = Partial<ProductVariation> & Pick<ProductVariation, 'id'>;
