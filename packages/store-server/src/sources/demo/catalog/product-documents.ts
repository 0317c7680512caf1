import { demoAttributes, demoCategories, type DemoProduct } from './catalog-data';

/** A REST document of the demo shop. */
export type DemoDocument = Readonly<Record<string, unknown>>;

/** One option of a variation. */
export interface VariationOption {
	readonly attribute: (typeof demoAttributes)[number];
	readonly option: string;
}

interface Created {
	readonly local: string;
	readonly utc: string;
}

const SHOP = 'https://demo.example';

/** Document of a product in the shape of /wc/v3/products. */
export function productDocument(
	product: DemoProduct,
	id: number,
	variations: readonly number[],
	created: Created,
): DemoDocument {
	const slug = slugOf(product.name);
	const isVariable = variations.length > 0;
	return {
		id,
		name: product.name,
		slug,
		permalink: `${SHOP}/product/${slug}/`,
		...dates(created),
		type: isVariable ? 'variable' : 'simple',
		status: product.status ?? 'publish',
		featured: false,
		catalog_visibility: 'visible',
		description: '',
		short_description: '',
		sku: `FF-${String(id).padStart(4, '0')}`,
		...prices(product),
		purchasable: true,
		total_sales: 0,
		virtual: product.isDownload ?? false,
		downloadable: product.isDownload ?? false,
		downloads: product.isDownload
			? [{ id: `demo-${id}`, name: `${product.name}.pdf`, file: `${SHOP}/files/${slug}.pdf` }]
			: [],
		tax_status: 'taxable',
		tax_class: '',
		...stock(isVariable ? undefined : product.stock, product.lowStock),
		parent_id: 0,
		categories: product.categories.map(categoryReference),
		tags: [],
		images: [],
		attributes: attributesOf(product),
		default_attributes: [],
		variations,
		grouped_products: [],
		menu_order: 0,
		related_ids: [],
		average_rating: '0.00',
		rating_count: 0,
		meta_data: [],
	};
}

/** Document of a variation in the shape of /wc/v3/products/<id>/variations. */
export function variationDocument(
	product: DemoProduct,
	parentId: number,
	id: number,
	options: readonly VariationOption[],
	created: Created,
	stockQuantity: number,
): DemoDocument {
	const chosen = options.map(({ attribute, option }) => [attribute.slug, slugOf(option)]);
	const query = new URLSearchParams(
		chosen.map(([slug = '', option = '']) => [`attribute_${slug}`, option]),
	);
	return {
		id,
		type: 'variation',
		...dates(created),
		description: '',
		permalink: `${SHOP}/product/${slugOf(product.name)}/?${query}`,
		sku: `FF-${String(parentId).padStart(4, '0')}-${id}`,
		...prices(product),
		status: 'publish',
		purchasable: true,
		virtual: false,
		downloadable: false,
		downloads: [],
		tax_status: 'taxable',
		tax_class: '',
		...stock(stockQuantity, undefined),
		image: null,
		attributes: options.map(({ attribute, option }) => ({
			id: attribute.id,
			name: attribute.name,
			slug: attribute.slug,
			option,
		})),
		menu_order: 0,
		meta_data: [],
		name: options.map(({ option }) => option).join(', '),
		parent_id: parentId,
	};
}

function dates({ local, utc }: Created) {
	const iso = (stamp: string) => stamp.replace(' ', 'T');
	return {
		date_created: iso(local),
		date_created_gmt: iso(utc),
		date_modified: iso(local),
		date_modified_gmt: iso(utc),
	};
}

function prices({ cents, regularCents }: DemoProduct) {
	return {
		price: amount(cents),
		regular_price: amount(regularCents ?? cents),
		sale_price: regularCents ? amount(cents) : '',
		on_sale: regularCents !== undefined,
	};
}

function stock(quantity: number | undefined, lowStock: number | undefined) {
	const isManaged = quantity !== undefined;
	const isBackordered = isManaged && quantity < 0;
	const isOut = isManaged && quantity === 0;
	return {
		manage_stock: isManaged,
		stock_quantity: quantity ?? null,
		stock_status: isBackordered ? 'onbackorder' : isOut ? 'outofstock' : 'instock',
		backorders: isBackordered ? 'notify' : 'no',
		backorders_allowed: isBackordered,
		backordered: isBackordered,
		low_stock_amount: lowStock ?? null,
	};
}

function categoryReference(id: number) {
	const [, name = ''] = demoCategories.find(([candidate]) => candidate === id) ?? [];
	return { id, name, slug: slugOf(name) };
}

function attributesOf(product: DemoProduct) {
	const varying = demoAttributes
		.filter(({ id }) => product.variesBy?.includes(id))
		.map(({ id, name, slug, options }, position) => ({
			id,
			name,
			slug,
			position,
			visible: true,
			variation: true,
			options,
		}));
	// Every fourth product has an origin, so that filters by attributes of whole products have data, too.
	if (product.cents % 4 !== 0) return varying;
	const [origin] = demoAttributes.filter(({ slug }) => slug === 'pa_origin');
	if (!origin) return varying;
	const option = origin.options[product.name.length % origin.options.length];
	return [
		...varying,
		{
			id: origin.id,
			name: origin.name,
			slug: origin.slug,
			position: varying.length,
			visible: true,
			variation: false,
			options: [option],
		},
	];
}

function amount(cents: number): string {
	return (cents / 100).toFixed(2);
}

/** Slug of a name for URLs. */
export function slugOf(name: string): string {
	return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
