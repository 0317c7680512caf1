import sum from 'lodash/sum.js';
import type { Document } from '../../../documents/files/documents';
import type { ShopTime } from '../../../base/time/shop-time';
import { dates } from '../orders/read-orders';
import { mapOf, phpMap } from '../php-values';
import { postMoment } from '../post-moment';
import type { Catalog } from './catalog-names';
import { paragraphs } from './paragraphs';

/** URLs of the shop’s files and pages. */
export interface ShopPlaces {
	/** `https://shop.example`. */
	readonly home: string;
	/** `https://shop.example/wp-content/uploads`. */
	readonly uploads: string;
	/** Path in front of a product’s slug in its URL. */
	readonly productBase: string;
}

/** Inputs of the documents besides the tables. */
export interface ProductReading {
	readonly catalog: Catalog;
	readonly time: ShopTime;
	readonly places: ShopPlaces;
}

/** Post of a product or a variation, with its columns of the lookup table. */
export interface PostRow {
	readonly id: number;
	readonly parent: number;
	readonly type: string;
	readonly status: string;
	readonly title: string;
	readonly name: string;
	readonly content: string;
	readonly excerpt: string;
	readonly created: string;
	readonly modified: string;
	readonly menu_order: number;
	readonly sku: string | null;
	readonly stock_quantity: number | null;
	readonly stock_status: string | null;
	readonly total_sales: number | null;
	readonly min_price: string | null;
	readonly average_rating: string | null;
	readonly rating_count: number | null;
	readonly onsale: number | null;
	readonly virtual: number | null;
	readonly downloadable: number | null;
}

/** A term of the product. */
export interface TermRow {
	readonly owner: number;
	readonly id: number;
	readonly taxonomy: string;
	readonly name: string;
	readonly slug: string;
}

/** Data that several products share. */
export interface Around extends ProductReading {
	readonly attributeIds: ReadonlyMap<string, number>;
	readonly images: ReadonlyMap<number, string>;
}

/** A product or a variation with its meta data, terms and variations. */
export class Product {
	private readonly values: ReadonlyMap<string, string>;
	/** A variable product has the lowest price of its variations. */
	private readonly lowest: string;

	constructor(
		readonly post: PostRow,
		metas: readonly { readonly key: string; readonly value: string }[],
		private readonly terms: readonly TermRow[],
		private readonly around: Around,
	) {
		this.values = new Map(metas.map(({ key, value }) => [key, value]));
		this.lowest = lowestOf(metas.filter(({ key }) => key === '_price').map(({ value }) => value));
	}

	document(variations: readonly number[]): Document {
		const { post } = this;
		const [type] = this.termsOf('product_type');
		const categories = this.termsOf('product_cat');
		const brands = this.termsOf('product_brand').map(({ id, name, slug }) => ({ id, name, slug }));
		const image = this.image();
		const ratings = Object.values(phpMap(this.text('_wc_rating_count'))).map(Number);
		return {
			name: post.title,
			slug: post.name,
			permalink: this.permalink,
			type: type?.slug ?? 'simple',
			...this.common(),
			parent_id: post.parent,
			description: paragraphs(post.content),
			short_description: paragraphs(post.excerpt),
			average_rating: Number(post.average_rating ?? 0).toFixed(2),
			rating_count: ratings.length > 0 ? sum(ratings) : (post.rating_count ?? 0),
			total_sales: post.total_sales ?? 0,
			categories: categories.map(({ id, name, slug }) => ({ id, name, slug })),
			tags: this.termsOf('product_tag').map(({ id, name, slug }) => ({ id, name, slug })),
			...(brands.length > 0 && { brands }),
			images: image ? [image] : [],
			attributes: this.attributes(),
			variations,
			grouped_products: [],
		};
	}

	get permalink(): string {
		const { post, around } = this;
		const { home, productBase } = around.places;
		return post.status === 'publish'
			? `${home}/${productBase}/${post.name}/`
			: `${home}/?post_type=product&p=${post.id}`;
	}

	variation(parent: Product | undefined): Document {
		const { post } = this;
		const attributes = this.chosen(parent);
		return {
			type: 'variation',
			...this.common(),
			name: attributes.map(({ option }) => option).join(', '),
			permalink: `${parent?.permalink ?? ''}?${this.choice(attributes)}`,
			parent_id: post.parent,
			...(parent?.text('_manage_stock') === 'yes' &&
				this.text('_manage_stock') !== 'yes' && {
					manage_stock: 'parent',
					stock_quantity: parent.post.stock_quantity,
				}),
			...(this.text('_tax_class') === 'parent' && { tax_class: parent?.text('_tax_class') ?? '' }),
			image: this.image(),
			attributes,
		};
	}

	private common(): Document {
		const { post, around } = this;
		const managesStock = this.text('_manage_stock') === 'yes';
		const low = this.text('_low_stock_amount');
		return {
			id: post.id,
			...dates('date_created', postMoment(post.created), around.time),
			...dates('date_modified', postMoment(post.modified), around.time),
			status: post.status,
			sku: post.sku ?? this.text('_sku'),
			price: this.values.has('_price') ? this.lowest : plainNumber(post.min_price),
			regular_price: this.text('_regular_price'),
			sale_price: this.text('_sale_price'),
			on_sale: post.onsale === 1,
			virtual: post.virtual === 1,
			downloadable: post.downloadable === 1,
			downloads: Object.entries(phpMap(this.text('_downloadable_files'))).map(([id, file]) => ({
				id,
				name: mapOf(file)['name'] ?? '',
				file: mapOf(file)['file'] ?? '',
			})),
			tax_status: this.text('_tax_status') || 'taxable',
			tax_class: this.text('_tax_class'),
			manage_stock: managesStock,
			stock_quantity: managesStock ? Number(this.text('_stock') || 0) : null,
			stock_status: post.stock_status ?? (this.text('_stock_status') || 'instock'),
			backorders: this.text('_backorders') || 'no',
			backorders_allowed: ['yes', 'notify'].includes(this.text('_backorders')),
			low_stock_amount: low === '' ? null : Number(low),
			weight: this.text('_weight'),
			dimensions: {
				length: this.text('_length'),
				width: this.text('_width'),
				height: this.text('_height'),
			},
			sold_individually: this.text('_sold_individually') === 'yes',
			download_limit: Number(this.text('_download_limit') || -1),
			download_expiry: Number(this.text('_download_expiry') || -1),
			menu_order: post.menu_order,
			meta_data: [],
		};
	}

	private text(key: string): string {
		return this.values.get(key) ?? '';
	}

	private termsOf(taxonomy: string): TermRow[] {
		return this.terms.filter((term) => term.taxonomy === taxonomy);
	}

	private image(): Document | null {
		const id = Number(this.text('_thumbnail_id'));
		const src = this.around.images.get(id);
		return src === undefined ? null : { id, src };
	}

	private attributes(): Document[] {
		return Object.entries(phpMap(this.text('_product_attributes'))).map(([key, value]) => {
			const attribute = mapOf(value);
			const own = String(attribute['name'] ?? key);
			const isShared = Number(attribute['is_taxonomy'] ?? 0) === 1;
			return {
				id: isShared ? (this.around.attributeIds.get(own) ?? 0) : 0,
				name: isShared ? this.around.catalog.labelOf(own) : own,
				slug: own,
				position: Number(attribute['position'] ?? 0),
				visible: Number(attribute['is_visible'] ?? 0) === 1,
				variation: Number(attribute['is_variation'] ?? 0) === 1,
				options: isShared
					? this.termsOf(own).map(({ name }) => name)
					: String(attribute['value'] ?? '')
							.split('|')
							.map((option) => option.trim()),
			};
		});
	}

	/** URL parameters that select the variation. */
	private choice(attributes: readonly Document[]): string {
		const parts = attributes.map(({ slug }) => [
			`attribute_${String(slug)}`,
			this.text(`attribute_${String(slug)}`),
		]);
		return new URLSearchParams(parts).toString();
	}

	/**
	 * The options of a variation, in the order of its product’s attributes. Attributes for which it allows any value
	 * are missing.
	 */
	private chosen(parent: Product | undefined): Document[] {
		const order = parent ? Object.keys(phpMap(parent.text('_product_attributes'))) : [];
		const keys = [...this.values.keys()]
			.filter((key) => key.startsWith('attribute_'))
			.map((key) => key.slice('attribute_'.length))
			.sort((one, other) => order.indexOf(one) - order.indexOf(other));
		return keys
			.filter((key) => this.text(`attribute_${key}`) !== '')
			.map((key) => ({
				id: this.around.attributeIds.get(key) ?? 0,
				name: this.around.catalog.labelOf(key, this.post.parent),
				slug: key,
				option: this.around.catalog.optionOf(key, this.text(`attribute_${key}`)),
			}));
	}
}

/** `20.0000` as 20. */
function plainNumber(text: string | null): string {
	return text === null ? '' : String(Number(text));
}

function lowestOf(prices: readonly string[]): string {
	const [first = '', ...others] = prices;
	return others.reduce((low, price) => (Number(price) < Number(low) ? price : low), first);
}
