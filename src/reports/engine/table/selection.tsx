import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { CheckboxField } from '@store-analytics/components';
import type { TableHeader } from './columns';
import type { ReportRow } from '../definition/definition';
import type { RowId } from '../definition/capabilities';
import { comparedIds, comparisonFilter } from '../query/series';
import { textOf } from '../../../platform/query';
import type { ReportTable, TableCell } from './report-table';
import type { ReportView } from '../query/view';

/** Rows selected for a comparison. */
export interface Selection {
	readonly ids: readonly RowId[];
	readonly set: (ids: readonly RowId[]) => void;
}

/** The selected rows: initially the compared ones of the address, and again when those change. */
export function useSelection({ model, tools, isComparable }: ReportView): Selection {
	const { comparison, filterParam = 'filter' } = model;
	const isComparing =
		comparison !== undefined &&
		isComparable &&
		textOf(tools.query, filterParam) === comparisonFilter(comparison.param);
	const base = isComparing ? textOf(tools.query, comparison.param) : '';
	const [choice, setChoice] = useState<{ base: string; ids: readonly RowId[] }>();
	const ids = useMemo(() => {
		if (choice?.base === base) return choice.ids;
		return comparison ? comparedIds(comparison, { [comparison.param]: base }) : [];
	}, [choice, base, comparison]);
	return useMemo(() => ({ ids, set: (next) => setChoice({ base, ids: next }) }), [ids, base]);
}

interface SelectableTable {
	readonly headers: readonly (Omit<TableHeader, 'label'> & {
		readonly label: ReactNode;
		readonly cellClassName?: string;
	})[];
	readonly rows: readonly (readonly TableCell[])[];
}

const SelectionContext = createContext<Selection>({ ids: [], set: () => {} });

/** Provides the selection to the checkboxes, so that selecting one row does not render the others. */
export const SelectionProvider = SelectionContext.Provider;

/** Adds a column of checkboxes in front; returns the table unchanged if its rows cannot be compared. */
export function withSelection(
	{ headers, rows, items }: Pick<ReportTable, 'rows' | 'items'> & SelectableTable,
	{ model, isComparable }: ReportView,
): SelectableTable {
	const { comparison } = model;
	if (!comparison || !isComparable) return { headers, rows };
	const rowIds = items.data.map((row) => comparison.idOf(row as ReportRow)); // as: rest-api has parsed objects
	const column = {
		key: 'compare',
		label: <SelectAll rowIds={rowIds} />,
		required: true,
		isSortable: false,
		isNumeric: false,
		cellClassName: 'is-checkbox-column',
	};
	return {
		headers: [column, ...headers],
		rows: rows.map((row, index) => {
			const id = rowIds[index];
			if (id === undefined) return [{ display: '' }, ...row];
			const box = <SelectRow id={id} name={String(row[0]?.value ?? '')} />;
			return [{ display: box, value: false }, ...row];
		}),
	};
}

function SelectAll({ rowIds }: { rowIds: readonly RowId[] }) {
	const { ids, set } = useContext(SelectionContext);
	const others = ids.filter((id) => !rowIds.includes(id));
	const ticked = ids.length - others.length;
	return (
		<CheckboxField
			aria-label={__('Select all', 'store-analytics')}
			checked={rowIds.length > 0 && ticked === rowIds.length}
			indeterminate={ticked > 0 && ticked < rowIds.length}
			disabled={rowIds.length === 0}
			onChange={(isOn) => set(isOn ? [...others, ...rowIds] : others)}
		/>
	);
}

function SelectRow({ id, name }: { id: RowId; name: string }) {
	const { ids, set } = useContext(SelectionContext);
	return (
		<CheckboxField
			/* translators: %s: name of what the table row is about */
			aria-label={sprintf(__('Select %s', 'store-analytics'), name)}
			checked={ids.includes(id)}
			onChange={(isOn) => set(isOn ? [...ids, id] : ids.filter((other) => other !== id))}
		/>
	);
}
