import type { Document } from '../../../documents/files/documents';
import type { ShopTime } from '../../../base/time/shop-time';
import { dates } from '../orders/read-orders';
import type { TableReader } from '../shop-database';
import { paragraphs } from './paragraphs';
import type { ShopPlaces } from './product-document';

interface ReviewRow {
	readonly id: number;
	readonly product_id: number;
	readonly product_name: string;
	readonly slug: string;
	readonly approved: string;
	readonly author: string;
	readonly email: string;
	readonly content: string;
	readonly created: string;
	readonly rating: string | null;
	readonly verified: string | null;
}

const STATUSES: Readonly<Record<string, string>> = { 0: 'hold', 1: 'approved' };

/** Reads reviews by id, in the shape of /wc/v3/products/reviews. */
export async function readReviews(
	reader: TableReader,
	ids: readonly number[],
	{ time, places }: { readonly time: ShopTime; readonly places: ShopPlaces },
): Promise<Document[]> {
	if (ids.length === 0) return [];
	const rows = await reader.rows<ReviewRow>(
		`SELECT c.comment_ID AS id, c.comment_post_ID AS product_id, p.post_title AS product_name, p.post_name AS slug,
			c.comment_approved AS approved, c.comment_author AS author, c.comment_author_email AS email,
			c.comment_content AS content, c.comment_date_gmt AS created, r.meta_value AS rating,
			v.meta_value AS verified
			FROM {comments} c JOIN {posts} p ON p.ID = c.comment_post_ID
			LEFT JOIN {commentmeta} r ON r.comment_id = c.comment_ID AND r.meta_key = 'rating'
			LEFT JOIN {commentmeta} v ON v.comment_id = c.comment_ID AND v.meta_key = 'verified'
			WHERE c.comment_ID IN (?) ORDER BY c.comment_ID`,
		[ids],
	);
	return rows.map((row) => ({
		id: row.id,
		...dates('date_created', row.created, time),
		product_id: row.product_id,
		product_name: row.product_name,
		product_permalink: `${places.home}/${places.productBase}/${row.slug}/`,
		status: STATUSES[row.approved] ?? row.approved,
		reviewer: row.author,
		reviewer_email: row.email,
		review: paragraphs(row.content),
		rating: Number(row.rating ?? 0),
		verified: row.verified === '1',
	}));
}
