import type { Document } from '../../../documents/files/documents';
import { byOwner } from '../orders/order-record';
import type { TableReader } from '../shop-database';
import {
	Product,
	type PostRow,
	type ProductReading,
	type ShopPlaces,
	type TermRow,
} from './product-document';

/** Documents in the shape of /wc/v3; those of variations name their product (`parent_id`). */
interface ProductDocuments {
	readonly products: readonly Document[];
	readonly variations: readonly Document[];
}

const KEYS =
	'_sku _price _regular_price _sale_price _manage_stock _stock _stock_status _backorders _low_stock_amount _product_attributes _thumbnail_id _tax_status _tax_class _downloadable_files _weight _length _width _height _wc_rating_count _sold_individually _download_limit _download_expiry'.split(
		' ',
	);

/** Reads products by id, each with all of its variations. */
export async function readProducts(
	reader: TableReader,
	ids: readonly number[],
	reading: ProductReading,
): Promise<ProductDocuments> {
	if (ids.length === 0) return { products: [], variations: [] };
	const posts = await reader.rows<PostRow>(
		`SELECT p.ID AS id, p.post_parent AS parent, p.post_type AS type, p.post_status AS status,
			p.post_title AS title, p.post_name AS name, p.post_content AS content, p.post_excerpt AS excerpt,
			p.post_date_gmt AS created, p.post_modified_gmt AS modified, p.menu_order, l.sku, l.stock_quantity,
			l.stock_status, l.total_sales, l.min_price, l.average_rating, l.rating_count, l.onsale, l.\`virtual\`,
			l.downloadable FROM {posts} p LEFT JOIN {wc_product_meta_lookup} l ON l.product_id = p.ID
			WHERE (p.ID IN (?) AND p.post_type = 'product')
			OR (p.post_parent IN (?) AND p.post_type = 'product_variation') ORDER BY p.ID`,
		[ids, ids],
	);
	if (posts.length === 0) return { products: [], variations: [] };
	const all = posts.map(({ id }) => id);
	const metas = byOwner(
		await reader.rows<{ owner: number; key: string; value: string }>(
			`SELECT post_id AS owner, meta_key AS \`key\`, COALESCE(meta_value, '') AS value FROM {postmeta}
				WHERE post_id IN (?) AND (meta_key IN (?) OR meta_key LIKE 'attribute\\_%') ORDER BY meta_id`,
			[all, KEYS],
		),
	);
	const terms = byOwner(
		await reader.rows<TermRow>(
			`SELECT r.object_id AS owner, t.term_id AS id, x.taxonomy, t.name, t.slug FROM {term_relationships} r
				JOIN {term_taxonomy} x ON x.term_taxonomy_id = r.term_taxonomy_id
				JOIN {terms} t ON t.term_id = x.term_id
				WHERE r.object_id IN (?) ORDER BY t.name, t.term_id`,
			[all],
		),
	);
	await reading.catalog.know(reader, all);
	const attributeIds = await readAttributeIds(reader);
	const images = await readImages(reader, [...metas.values()].flat(), reading.places);
	const of = (post: PostRow) =>
		new Product(post, metas.get(post.id) ?? [], terms.get(post.id) ?? [], {
			...reading,
			attributeIds,
			images,
		});
	const variations = posts.filter(({ type }) => type === 'product_variation');
	const childrenOf = new Map<number, number[]>();
	for (const { id, parent } of variations) {
		childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), id]);
	}
	const products = posts.filter(({ type }) => type === 'product').map(of);
	const byId = new Map(products.map((product) => [product.post.id, product]));
	return {
		products: products.map((product) => product.document(childrenOf.get(product.post.id) ?? [])),
		variations: variations.map((post) => of(post).variation(byId.get(post.parent))),
	};
}

async function readAttributeIds(reader: TableReader): Promise<Map<string, number>> {
	const rows = await reader.rows<{ id: number; name: string }>(
		'SELECT attribute_id AS id, attribute_name AS name FROM {woocommerce_attribute_taxonomies}',
	);
	return new Map(rows.map(({ id, name }) => [`pa_${name}`, id]));
}

async function readImages(
	reader: TableReader,
	metas: readonly { readonly key: string; readonly value: string }[],
	{ uploads }: ShopPlaces,
): Promise<Map<number, string>> {
	const ids = metas.filter(({ key }) => key === '_thumbnail_id').map(({ value }) => Number(value));
	if (ids.length === 0) return new Map();
	const rows = await reader.rows<{ id: number; file: string }>(
		`SELECT post_id AS id, meta_value AS file FROM {postmeta} WHERE post_id IN (?) AND meta_key = '_wp_attached_file'`,
		[ids],
	);
	return new Map(rows.map(({ id, file }) => [id, `${uploads}/${file}`]));
}
