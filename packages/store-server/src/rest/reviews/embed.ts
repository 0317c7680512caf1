import { selfLinks } from '../catalog/documents';
import { embeddedUser } from '../admin/users';
import { fetchRows, listOf, sql } from '../reports/sql/sql';
import type { Call } from '../router/route';
import { typedText, type Review } from './review';

interface Found {
	readonly review: Review;
	readonly reviewerId: number;
}

/** What `_embed` adds to each review: its product and, when the writer has an account, the writer. */
export async function embedReviews(
	found: readonly Found[],
	call: Call<unknown>,
): Promise<object[]> {
	const { context, restUrl } = call;
	const productIds = found.map(({ review }) => review.product_id);
	const userIds = found.map(({ reviewerId }) => reviewerId);
	const [products, users] = await Promise.all([
		fetchRows<{ id: number; body: string }>(
			context.database,
			sql`SELECT id, body FROM products WHERE id IN ${listOf(productIds)}`,
		),
		fetchRows<{ id: number; username: string; first_name: string; last_name: string }>(
			context.database,
			sql`SELECT id, username, first_name, last_name FROM users WHERE id IN ${listOf(userIds)}`,
		),
	]);
	const productById = new Map(products.map((product) => [product.id, product]));
	const userById = new Map(users.map((user) => [user.id, user]));
	return found.map(({ review, reviewerId }) => {
		const product = productById.get(review.product_id);
		const user = userById.get(reviewerId);
		return {
			...(product && { up: [embeddedProduct(product, restUrl)] }),
			...(user && { reviewer: [embeddedUser(user, call)] }),
		};
	});
}

function embeddedProduct(
	{ id, body }: { id: number; body: string },
	restUrl: (path: string) => string,
): object {
	// The document of a product, as the importer and the demo shop keep it.
	const product = JSON.parse(body) as Record<string, unknown>;
	return {
		id,
		name: product['name'],
		slug: product['slug'],
		permalink: product['permalink'],
		description: typedText(String(product['description'] ?? '')),
		short_description: typedText(String(product['short_description'] ?? '')),
		images: product['images'],
		_links: selfLinks(restUrl('/wc-analytics/products'), id),
	};
}
