import type { Definition, ReportRow } from '../definition/definition';
import type { ReportTable } from './report-table';

/** What keeps a row the same wherever it stands: the id of what it is about; its place where an extension has made other rows. */
export function rowKeys(
	{ comparison }: Pick<Definition, 'comparison'>,
	{ rows, items }: Pick<ReportTable, 'rows' | 'items'>,
): (string | number)[] {
	const keys = items.data.map((item, index) => {
		const row = item as ReportRow; // parsed by rest-api: objects
		const id = comparison?.idOf(row) ?? row['id'] ?? row['order_id'] ?? row['date_start'];
		return typeof id === 'number' || typeof id === 'string' ? id : index;
	});
	const isSound = keys.length === rows.length && new Set(keys).size === keys.length;
	return isSound ? keys : rows.map((_row, index) => index);
}
