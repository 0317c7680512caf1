import { holds, order, searchArguments, sortBy } from '../collections/sorting';
import { allOf, fetchRows, listOf, raw, sql, type Sql } from '../../database/sql';
import { formatWallTime } from '../../reports/periods/wall-time';
import { readMoment } from '../../base/time/moment';
import { collection, route, type Route } from '../router/route';
import { contextArgument, idList, pagingArguments } from '../router/schema';
import { periodArguments } from '../reports/arguments';
import { embedReviews } from './embed';
import {
	findReview,
	readReviewBody,
	reviewRows,
	reviewsPath,
	writeReview,
	type ReviewRow,
} from './review';

const args = {
	...contextArgument,
	...pagingArguments,
	...searchArguments,
	...periodArguments,
	order,
	orderby: {
		type: 'string',
		enum: ['date', 'date_gmt', 'id', 'include', 'product'],
		default: 'date_gmt',
	},
	product: idList,
	reviewer: idList,
	reviewer_exclude: idList,
	reviewer_email: { type: 'string' },
	status: {
		type: 'string',
		enum: ['all', 'hold', 'approved', 'spam', 'trash'],
		default: 'approved',
	},
	_embed: {},
} as const;

const columns = { date: 'date_created', date_gmt: 'date_created_gmt', product: 'product_id' };

/** `GET products/reviews`: what customers wrote, newest first; `_embed` adds the product and the writer. */
export const readReviews: Route = route({
	path: reviewsPath,
	allow: 'GET, POST',
	args,
	async handle(call) {
		const { database } = call.context;
		const matching = sql`SELECT * FROM (${reviewRows}) WHERE ${allOf(conditions(call.args))}`;
		const { page, per_page, offset } = call.args;
		const rows = await fetchRows<ReviewRow>(
			database,
			sql`${matching} ORDER BY ${raw(sortBy(columns, call.args))}
				LIMIT ${per_page} OFFSET ${offset ?? (page - 1) * per_page}`,
		);
		const [counted] = await fetchRows<{ total: number }>(
			database,
			sql`SELECT COUNT(*) AS total FROM (${matching})`,
		);
		const found = rows.map(({ body, reviewer_id }) => ({
			review: readReviewBody(body),
			reviewerId: reviewer_id,
		}));
		const reviews = found.map(({ review, reviewerId }) =>
			writeReview(review, reviewerId, call.restUrl),
		);
		const embedded = call.args._embed === undefined ? [] : await embedReviews(found, call);
		return collection(
			reviews.map((review, index) => ({
				...review,
				...(embedded[index] && { _embedded: embedded[index] }),
			})),
			counted?.total ?? 0,
			per_page,
		);
	},
});

/** `GET products/reviews/{id}`. */
export const readReview: Route = route({
	path: `${reviewsPath}/:id`,
	args: { ...contextArgument, id: { type: 'integer', required: true } },
	async handle({ args: { id }, context, restUrl }) {
		const { review, reviewerId } = await findReview(context.database, id);
		return { data: writeReview(review, reviewerId, restUrl) };
	},
});

interface Filters {
	readonly status: string;
	readonly search?: string;
	readonly after?: string;
	readonly before?: string;
	readonly include?: readonly number[];
	readonly exclude?: readonly number[];
	readonly product: readonly number[];
	readonly reviewer: readonly number[];
	readonly reviewer_exclude: readonly number[];
	readonly reviewer_email?: string;
}

function conditions(filters: Filters): Sql[] {
	const { status, after, before, include = [], exclude = [], reviewer_email } = filters;
	const among = (column: string, ids: readonly number[]) =>
		ids.length > 0 ? [sql`${raw(column)} IN ${listOf(ids)}`] : [];
	const notAmong = (column: string, ids: readonly number[]) =>
		ids.length > 0 ? [sql`${raw(column)} NOT IN ${listOf(ids)}`] : [];
	return [
		status === 'all' ? raw("status IN ('hold', 'approved')") : sql`status = ${status}`,
		...holds(filters.search, raw('review'), raw('reviewer'), raw('reviewer_email')),
		...(after ? [sql`date_created > CAST(${localText(after)} AS TIMESTAMP)`] : []),
		...(before ? [sql`date_created < CAST(${localText(before)} AS TIMESTAMP)`] : []),
		...among('id', include),
		...notAmong('id', exclude),
		...among('product_id', filters.product),
		...among('reviewer_id', filters.reviewer),
		...notAmong('reviewer_id', filters.reviewer_exclude),
		...(reviewer_email ? [sql`lower(reviewer_email) = lower(${reviewer_email})`] : []),
	];
}

/** The clock's time as it is written, whatever zone stands behind it. */
function localText(iso: string): string {
	return formatWallTime(readMoment(iso)?.wall ?? NaN);
}
