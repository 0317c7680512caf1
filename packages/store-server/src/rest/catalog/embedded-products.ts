import { withoutTags } from '../../base/text';
import { fetchRows, listOf, sql } from '../../database/sql';
import { typedText } from '../reviews/review';
import type { Call } from '../router/route';
import { selfLinks } from '../collections/documents';

/** What `_embed` shows of products, by id; products that are gone are not in it. */
export async function embeddedProducts(
	ids: readonly number[],
	call: Pick<Call<unknown>, 'context' | 'restUrl' | 'features'>,
): Promise<ReadonlyMap<number, object>> {
	const found = await fetchRows<{ id: number; body: string }>(
		call.context.database,
		sql`SELECT id, body FROM products WHERE id IN ${listOf([...new Set(ids)])}`,
	);
	return new Map(found.map((product) => [product.id, embeddedProduct(product, call)]));
}

/** In the place of an embedded product that is gone. */
export const goneProduct = {
	code: 'woocommerce_rest_product_invalid_id',
	message: 'Invalid ID.',
	data: { status: 404 },
};

function embeddedProduct(
	{ id, body }: { id: number; body: string },
	{ restUrl, features }: Pick<Call<unknown>, 'restUrl' | 'features'>,
): object {
	// The document of a product, as the importer and the demo shop keep it.
	const product = JSON.parse(body) as Record<string, unknown>;
	return {
		id,
		name: withoutTags(String(product['name'] ?? '')),
		slug: product['slug'],
		permalink: product['permalink'],
		description: typedText(String(product['description'] ?? '')),
		short_description: typedText(String(product['short_description'] ?? '')),
		images: product['images'],
		...(features.newerDocuments && { brands: product['brands'] ?? [] }),
		// Only shops that keep them.
		...('cost_of_goods_sold' in product && { cost_of_goods_sold: product['cost_of_goods_sold'] }),
		_links: selfLinks(restUrl('/wc-analytics/products'), id),
	};
}
