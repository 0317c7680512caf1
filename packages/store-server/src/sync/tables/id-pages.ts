import { number, type Document } from '../../documents/files/documents';
import type { IdPage } from '../../sources/tables/orders/order-record';

/** A range of a list's ids: all above one, up to another. */
export interface RowsOfIds<Row> {
	readonly rows: readonly Row[];
	readonly after: number;
	readonly upTo: number;
}

/** Reads a list by id, this many rows at a time; the last range has no upper end. */
export async function* idPages<Row extends object>(
	read: (page: IdPage) => Promise<readonly Row[]>,
	most: number,
	after = 0,
): AsyncGenerator<RowsOfIds<Row>> {
	for (let from = after; ;) {
		const rows = await read({ after: from, most });
		const last = rows.at(-1);
		const isLast = rows.length < most || last === undefined;
		const upTo = isLast ? Number.MAX_SAFE_INTEGER : number(last as Document, 'id');
		yield { rows, after: from, upTo };
		if (isLast) return;
		from = upTo;
	}
}
