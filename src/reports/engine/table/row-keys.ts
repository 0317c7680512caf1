import type { Definition, ReportRow } from '../definition/definition';
import type { ReportTable } from './report-table';

/**
 * Returns keys that follow rows to new positions: the item's id, or the position if an extension has added or removed
 * rows.
 */
export function rowKeys(
	{ comparison }: Pick<Definition, 'comparison'>,
	{ rows, items }: Pick<ReportTable, 'rows' | 'items'>,
): (string | number)[] {
	const keys = items.data.map((item, index) => {
		const row = item as ReportRow; // as: rest-api has parsed objects
		const id =
			comparison?.keyOf?.(row) ??
			comparison?.idOf(row) ??
			row['id'] ??
			row['order_id'] ??
			row['date_start'];
		return typeof id === 'number' || typeof id === 'string' ? id : index;
	});
	const isSound = keys.length === rows.length && new Set(keys).size === keys.length;
	return isSound ? keys : rows.map((_row, index) => index);
}
