import { ExtensionPart } from '../../../extensions/extension-part';
import { ownerOf } from '../../../extensions/owners';
import type { ReportTable, TableCell } from './report-table';

export const tableHook = 'woocommerce_admin_report_table';

/** Leaves an extension's cell empty if it throws, and reports the extension's name. */
export function namedCells(table: ReportTable): ReportTable {
	return { ...table, rows: table.rows.map((row) => row.map(namedCell)) };
}

function namedCell(cell: TableCell): TableCell {
	const { display } = cell;
	if (typeof display !== 'object' || ownerOf(cell) === undefined) return cell;
	return {
		...cell,
		display: (
			<ExtensionPart part={cell} hook={tableHook} resetKey={cell} fallback={() => null}>
				{display}
			</ExtensionPart>
		),
	};
}
