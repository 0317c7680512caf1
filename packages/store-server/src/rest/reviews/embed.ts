import { embeddedProducts } from '../catalog/embedded-products';
import { embeddedUser } from '../admin/users';
import { fetchRows, listOf, sql } from '../../database/sql';
import type { Call } from '../router/route';
import type { Review } from './review';

interface Found {
	readonly review: Review;
	readonly reviewerId: number;
}

/** What `_embed` adds to each review: its product and, when the writer has an account, the writer. */
export async function embedReviews(
	found: readonly Found[],
	call: Call<unknown>,
): Promise<object[]> {
	const { context } = call;
	const productIds = found.map(({ review }) => review.product_id);
	const userIds = found.map(({ reviewerId }) => reviewerId);
	const [products, users] = await Promise.all([
		embeddedProducts(productIds, call),
		fetchRows<{ id: number; username: string; first_name: string; last_name: string }>(
			context.database,
			sql`SELECT id, username, first_name, last_name FROM users WHERE id IN ${listOf(userIds)}`,
		),
	]);
	const userById = new Map(users.map((user) => [user.id, user]));
	return found.map(({ review, reviewerId }) => {
		const product = products.get(review.product_id);
		const user = userById.get(reviewerId);
		return {
			...(product && { up: [product] }),
			...(user && { reviewer: [{ ...embeddedUser(user, call), ...avatarsOf(review) }] }),
		};
	});
}

/** Pictures of the writer, which belong to the e-mail; shops without avatars send none. */
function avatarsOf({ reviewer_avatar_urls: avatars }: Review): object {
	return avatars === undefined ? {} : { avatar_urls: avatars };
}
