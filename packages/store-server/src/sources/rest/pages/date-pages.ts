import { number, stamp, type Document } from '../../../documents/files/documents';
import type { ShopClient } from '../shop-client';
import { ShopError } from '../../connection/shop-error';
import type { RestQuery } from '../../connection/shop-address';
import { cached } from './cached';

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
	/** Nothing can follow: the shop had less than was requested. */
	readonly isLast: boolean;
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
 * Reads a list by date instead of by page number: entries that are added or deleted meanwhile never make it skip
 * others. Repeated entries are overwritten by id. A page that the shop cannot produce is requested in smaller parts.
 */
export class DatePages {
	/** Ids since the date last moved; a page with no other ids is the same page again. */
	private seen = new Set<number>();

	constructor(
		private readonly client: ShopClient,
		private readonly list: DateList,
		private readonly perPage: number,
	) {}

	/** Reads the page at a position. Throws a ShopError if the shop sends the same entries again and again. */
	async read(cursor: DateCursor): Promise<DatePage> {
		const { route, by, query = {} } = this.list;
		const { orderby, order, bound, field, step } = ways[by];
		const { page, size } = await inPieces(this.perPage, async (size) => ({
			size,
			page: await this.client.list(route, {
				...query,
				orderby,
				order,
				per_page: size,
				dates_are_gmt: true,
				...(cursor.from !== null && { [bound]: cursor.from }),
				...(cursor.offset > 0 && { offset: cursor.offset }),
			}),
		}));
		const { documents, length, total, at } = page;
		if (length === 0) return { documents, next: null, isLast: true, total, at };
		const from = fromAfter(
			documents.map((document) => stamp(document, field)),
			step,
		);
		const isFurther =
			from !== null &&
			(cursor.from === null || (step === 1 ? from < cursor.from : from > cursor.from));
		if (isFurther) this.seen.clear();
		else this.expectNews(documents, cursor);
		const next = isFurther
			? { from, offset: 0 }
			: { from: cursor.from, offset: cursor.offset + length };
		return { documents, next, isLast: length < size && next.offset === 0, total, at };
	}

	private expectNews(documents: readonly Document[], { offset }: DateCursor): void {
		const before = this.seen.size;
		for (const document of documents) this.seen.add(number(document, 'id'));
		// The first page at a date may repeat its last second.
		if (offset > 0 && this.seen.size === before) {
			throw cached(`${this.client.connected.shop}${this.list.route}`);
		}
	}
}

/**
 * The bound behind a page: that of its last date. Null without dates, and for a page that is not sorted, behind which a
 * date would skip entries.
 */
function fromAfter(stamps: readonly (string | null)[], step: 1 | -1): string | null {
	const dates = stamps.filter((date) => date !== null);
	const last = dates.at(-1);
	if (last === undefined) return null;
	const isSorted = dates.every((date, at) => {
		const before = dates[at - 1] ?? date;
		return step === 1 ? before >= date : before <= date;
	});
	return isSorted ? moved(last, step) : null;
}

/** One second further back, because bounds are exclusive; no bound has a year of five digits. */
function moved(date: string, seconds: number): string {
	const at = Date.parse(`${date.replace(' ', 'T')}Z`) + seconds * 1000;
	return new Date(Math.min(at, LAST_SECOND)).toISOString().slice(0, 19);
}

const LAST_SECOND = Date.parse('9999-12-31T23:59:59Z');

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
				['timeout', 'busy', 'cut-off', 'html', 'too-large'].includes(error.problem);
			if (!isTooMuch || error.about.retryAfter !== undefined || pieces <= 5) throw error;
		}
	}
}
