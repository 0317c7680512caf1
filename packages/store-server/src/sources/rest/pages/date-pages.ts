import { text, type Document } from '../../../documents/files/documents';
import type { ShopClient } from '../shop-client';
import { notAList } from '../../connection/entries';
import { ShopError } from '../../connection/shop-error';
import type { RestQuery } from '../../connection/shop-address';

/** The position in a list read by date, stored so that a sync can continue. */
export interface DateCursor {
	/** The next page begins after this time (UTC, `2026-03-01T12:00:00`); null at the beginning. */
	readonly from: string | null;
	/** Entries of that time already read, if it has more than a page. */
	readonly offset: number;
}

/** A page of a list, and the position of the next: null at the end. */
export interface DatePage {
	readonly documents: readonly Document[];
	readonly next: DateCursor | null;
	readonly total: number | null;
	/** The shop's clock at its response, in milliseconds. */
	readonly at: number;
}

/** The list and its direction. */
export interface DateList {
	readonly route: string;
	/** Backwards by the date of creation, or forwards by the date of the last change. */
	readonly by: 'created' | 'modified';
	readonly query?: RestQuery;
}

export const DATE_START: DateCursor = { from: null, offset: 0 };

const ways = {
	created: { orderby: 'date', order: 'desc', bound: 'before', field: 'date_created_gmt', step: 1 },
	modified: {
		orderby: 'modified',
		order: 'asc',
		bound: 'modified_after',
		field: 'date_modified_gmt',
		step: -1,
	},
} as const;

/**
 * Reads a page by date instead of by number: entries that are added or deleted meanwhile never make it skip others.
 * Repeated entries are overwritten by id. A page that the shop cannot produce is requested in smaller parts.
 */
export async function readDatePage(
	client: ShopClient,
	{ route, by, query = {} }: DateList,
	cursor: DateCursor,
	perPage: number,
): Promise<DatePage> {
	const { orderby, order, bound, field, step } = ways[by];
	const { data, total, at } = await inPieces(perPage, (size) =>
		client.get(route, {
			...query,
			orderby,
			order,
			per_page: size,
			dates_are_gmt: true,
			...(cursor.from !== null && { [bound]: cursor.from }),
			...(cursor.offset > 0 && { offset: cursor.offset }),
		}),
	);
	if (!Array.isArray(data)) {
		throw notAList(route);
	}
	const documents = data as Document[]; // checked before they are written
	const dates = documents.map((document) => text(document, field)).filter((date) => date !== '');
	const last = dates.sort().at(step === 1 ? 0 : -1);
	if (documents.length === 0) return { documents, next: null, total, at };
	const from = last === undefined ? cursor.from : moved(last, step);
	const isFurther =
		from !== null &&
		(cursor.from === null || (step === 1 ? from < cursor.from : from > cursor.from));
	const next = isFurther
		? { from, offset: 0 }
		: { from: cursor.from, offset: cursor.offset + documents.length };
	return { documents, next, total, at };
}

/** One second further back, because bounds are exclusive. */
function moved(date: string, seconds: number): string {
	return new Date(Date.parse(`${date}Z`) + seconds * 1000).toISOString().slice(0, 19);
}

/** Requests smaller and smaller pages while the shop fails with this size. */
async function inPieces<Result>(
	size: number,
	ask: (size: number) => Promise<Result>,
): Promise<Result> {
	for (let pieces = size; ; pieces = Math.ceil(pieces / 4)) {
		try {
			return await ask(pieces);
		} catch (error) {
			const isTooMuch =
				error instanceof ShopError &&
				['timeout', 'busy', 'cut-off', 'html'].includes(error.problem);
			if (!isTooMuch || pieces <= 5) throw error;
		}
	}
}
