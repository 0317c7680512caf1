import type { Product } from './product';

/** The option of a variation for one attribute. */
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
	/** `parent` means that the product manages the stock. */
	manage_stock: boolean | 'parent';
}

/** A variation with only some fields. */
export type PartialProductVariation = Partial<ProductVariation> & Pick<ProductVariation, 'id'>;
