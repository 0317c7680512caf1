import type { Database } from '../../database/database';
import { selfLinks } from '../collections/documents';
import { fetchRows, sql } from '../../database/sql';
import { AccessRefused } from '../router/errors';

export const reviewsPath = '/wc-analytics/products/reviews';

/** A review as it is stored. `status_before` is what it was before it went to the trash; it is never sent. */
export interface Review {
	readonly id: number;
	readonly product_id: number;
	readonly status: string;
	/** HTML as the shop shows it. */
	readonly review: string;
	readonly reviewer: string;
	readonly reviewer_email: string;
	readonly rating: number;
	/** The shop's own, where what it sent was kept whole. */
	readonly _links?: unknown;
	readonly status_before?: string;
	readonly [field: string]: unknown;
}

/** Reviews with the account of who wrote them, 0 for guests. */
export const reviewRows = sql`SELECT r.*,
	json_extract_string(r.body, '$.review') AS review,
	json_extract_string(r.body, '$.reviewer') AS reviewer,
	json_extract_string(r.body, '$.reviewer_email') AS reviewer_email,
	COALESCE((SELECT MIN(u.id) FROM users u
		WHERE lower(u.email) = lower(json_extract_string(r.body, '$.reviewer_email'))), 0) AS reviewer_id
	FROM reviews r`;

export interface ReviewRow {
	readonly body: string;
	readonly reviewer_id: number;
}

/** A stored review and the account of its writer. Throws the reply for one that is not there. */
export async function findReview(
	database: Database,
	id: number,
): Promise<{ review: Review; reviewerId: number }> {
	const [row] = await fetchRows<ReviewRow>(
		database,
		sql`SELECT body, reviewer_id FROM (${reviewRows}) WHERE id = ${id}`,
	);
	if (!row) {
		throw new AccessRefused('woocommerce_rest_review_invalid_id', 'Invalid review ID.', 404);
	}
	return { review: readReviewBody(row.body), reviewerId: row.reviewer_id };
}

export function readReviewBody(body: string): Review {
	// Written by the importer, the demo shop and `saveReview` in this shape.
	return JSON.parse(body) as Review;
}

/** What is sent of a review: all but what is the store's own. */
export function publicReview({ status_before: _own, _links: _shops, ...review }: Review): object {
	return review;
}

/** A review with its links. */
export function writeReview(
	review: Review,
	reviewerId: number,
	restUrl: (path: string) => string,
): object {
	const embeddable = (path: string) => [{ embeddable: true, href: restUrl(path) }];
	return {
		...publicReview(review),
		_links: {
			...selfLinks(restUrl(reviewsPath), review.id),
			up: embeddable(`/wc-analytics/products/${review.product_id}`),
			...(reviewerId > 0 && { reviewer: embeddable(`/wp/v2/users/${reviewerId}`) }),
		},
	};
}

/** The text that was typed: paragraphs without their tags, as the shop sends what may be edited. */
export function typedText(html: string): string {
	return html
		.trim()
		.replace(/<\/p>\s*<p>/g, '\n\n')
		.replace(/^<p>|<\/p>$/g, '')
		.replace(/<br\s*\/?>\n?/g, '\n');
}
