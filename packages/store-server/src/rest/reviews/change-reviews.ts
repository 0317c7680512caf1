import { __ } from '@wordpress/i18n';
import type { Database } from '../../database/database';
import { fetchRows, sql } from '../../database/sql';
import { RestError } from '../router/errors';
import { route, type Route } from '../router/route';
import {
	findReview,
	publicReview,
	reviewsPath,
	typedText,
	writeReview,
	type Review,
} from './review';

const allow = 'GET, POST, PUT, PATCH, DELETE';

/** `PUT products/reviews/{id}`: approves, holds, trashes or corrects a review. */
export const changeReview: Route = route({
	path: `${reviewsPath}/:id`,
	method: 'EDIT',
	changes: 'reviews',
	allow,
	args: {
		id: { type: 'integer', required: true },
		status: {
			type: 'string',
			enum: ['approved', 'hold', 'spam', 'unspam', 'trash', 'untrash'],
		},
		review: { type: 'string' },
		reviewer: { type: 'string' },
		reviewer_email: { type: 'string' },
		rating: { type: 'integer', minimum: 0, maximum: 5 },
	},
	async handle({ args, context, restUrl }) {
		const { id, status, ...fields } = args;
		const given = Object.fromEntries(
			Object.entries(fields).filter(([, value]) => value !== undefined),
		);
		const { review, reviewerId } = await context.database.transaction(async (database) => {
			const found = await findReview(database, id);
			const changed = { ...withStatus(found.review, status), ...given };
			await saveReview(database, changed);
			return { ...found, review: changed };
		});
		return { data: writeReview(editable(review), reviewerId, restUrl) };
	},
});

/** `DELETE products/reviews/{id}`: into the trash; for good with `force`. */
export const deleteReview: Route = route({
	path: `${reviewsPath}/:id`,
	method: 'DELETE',
	changes: 'reviews',
	allow,
	args: {
		id: { type: 'integer', required: true },
		force: { type: 'boolean', default: false },
	},
	async handle({ args, context, restUrl }) {
		return context.database.transaction(async (database) => {
			const { review, reviewerId } = await findReview(database, args.id);
			if (args.force) {
				await database.run('DELETE FROM reviews WHERE id = ?', [args.id]);
				await countRatings(database, review.product_id);
				return { data: { deleted: true, previous: publicReview(editable(review)) } };
			}
			if (review.status === 'trash') {
				throw new RestError(
					'woocommerce_rest_already_trashed',
					__('The review is already in the trash.', 'store-analytics'),
					410,
				);
			}
			const trashed = withStatus(review, 'trash');
			await saveReview(database, trashed);
			return { data: writeReview(editable(trashed), reviewerId, restUrl) };
		});
	},
});

/** Out of the trash or of spam, a review is again what it was before. */
function withStatus(review: Review, status: string | undefined): Review {
	const { status_before, ...kept } = review;
	switch (status) {
		case undefined:
			return review;
		case 'trash':
		case 'spam':
			return { ...kept, status, status_before: status_before ?? review.status };
		case 'untrash':
		case 'unspam':
			return { ...kept, status: status_before ?? 'hold' };
		default:
			return { ...kept, status };
	}
}

function editable(review: Review): Review {
	return { ...review, review: typedText(review.review) };
}

async function saveReview(database: Database, review: Review): Promise<void> {
	await database.run('UPDATE reviews SET status = ?, rating = ?, body = ? WHERE id = ?', [
		review.status,
		review.rating,
		JSON.stringify(review),
		review.id,
	]);
	await countRatings(database, review.product_id);
}

/** A product tells how many approved ratings it has, and their average. */
async function countRatings(database: Database, productId: number): Promise<void> {
	const [product] = await fetchRows<{ body: string; ratings: number; average: number | null }>(
		database,
		sql`SELECT p.body,
				(SELECT COUNT(*) FROM reviews r
					WHERE r.product_id = p.id AND r.status = 'approved' AND r.rating > 0) AS ratings,
				(SELECT AVG(r.rating) FROM reviews r
					WHERE r.product_id = p.id AND r.status = 'approved' AND r.rating > 0) AS average
			FROM products p WHERE p.id = ${productId}`,
	);
	if (product) {
		const document = {
			// The document of a product, as the importer and the demo shop keep it.
			...(JSON.parse(product.body) as object),
			average_rating: (product.average ?? 0).toFixed(2),
			rating_count: product.ratings,
		};
		await database.run('UPDATE products SET body = ? WHERE id = ?', [
			JSON.stringify(document),
			productId,
		]);
	}
}
