import { chosenColumn } from '../definition/asked-numbers';
import type { ColumnType } from '../definition/cells';
import type { ReportTableColumn } from '../definition/definition';
import type { ReportModel } from '../definition/model';

/** A column as the table card expects it (S3.table-header.1). */
export interface TableHeader {
	readonly key: string;
	readonly label: string;
	readonly screenReaderLabel?: string;
	readonly required?: boolean;
	readonly isSortable: boolean;
	readonly isNumeric: boolean;
	readonly isLeftAligned?: boolean;
	readonly defaultSort?: boolean;
	readonly defaultOrder?: 'asc' | 'desc';
	readonly hiddenByDefault?: boolean;
	/** Hidden until the user chooses it, whatever other columns a stored choice hides. */
	readonly isOptIn?: boolean;
	readonly visible?: boolean;
	readonly typicalLength?: number;
	/** Its rows have different units, so that no bars compare them. */
	readonly hasOwnUnits?: boolean;
	/** A class of the heading and all cells. */
	readonly cellClassName?: string;
}

const typicalLengths: Record<ColumnType, number> = {
	...{ text: 12, number: 3, decimal: 6, percent: 6, currency: 9, date: 11 },
};

/** Whether cells of the type are numbers. */
export function isNumeric(type: ColumnType): boolean {
	return type !== 'text' && type !== 'date';
}

/** Whether a column is hidden until the user chooses it. */
export function isOptInColumn({
	dimension,
	isUsual,
	isOnDemand = false,
}: Pick<ReportTableColumn, 'dimension' | 'isUsual' | 'isOnDemand'>) {
	return isOnDemand || (dimension !== undefined && isUsual !== true);
}

/** Headers from the columns; the type decides the alignment. */
export function headersOf(
	columns: readonly ReportTableColumn[],
	defaultSort: { by: string; order: 'asc' | 'desc' },
): TableHeader[] {
	return columns.map((column) => ({
		key: column.key,
		label: column.label,
		screenReaderLabel: column.screenReaderLabel,
		required: column.required ?? column.isAsked ?? false,
		isSortable: column.isSortable ?? false,
		isNumeric: isNumeric(column.type),
		isLeftAligned: column.type === 'date' ? true : undefined,
		hiddenByDefault: column.hiddenByDefault,
		...(isOptInColumn(column) && { isOptIn: true, hiddenByDefault: true }),
		...(column.hasOwnUnits && { hasOwnUnits: true }),
		typicalLength: column.typicalLength ?? typicalLengths[column.type],
		...(column.key === defaultSort.by
			? { defaultSort: true, defaultOrder: defaultSort.order }
			: {}),
	}));
}

type Choosable = Pick<TableHeader, 'key' | 'required' | 'hiddenByDefault' | 'isOptIn'>;

/**
 * Marks hidden columns. `hidden` is the stored preference: a list of hidden keys, with a mark before those that are shown
 * only if chosen. For any other value (never chosen, '' from WordPress), the columns' own defaults apply. A required
 * column cannot be hidden.
 */
export function withVisibility<Header extends Choosable>(
	headers: readonly Header[],
	hidden: unknown,
): (Header & { visible: boolean })[] {
	return headers.map((header) => ({ ...header, visible: isVisible(header, hidden) }));
}

function isVisible({ key, required, hiddenByDefault, isOptIn }: Choosable, hidden: unknown) {
	if (required === true) return true;
	if (!Array.isArray(hidden)) return hiddenByDefault !== true && isOptIn !== true;
	return isOptIn === true ? hidden.includes(chosenColumn(key)) : !hidden.includes(key);
}

/** The keys of visible columns. */
export function shownKeys(headers: readonly Pick<TableHeader, 'key' | 'visible'>[]): string[] {
	return headers.filter(({ visible }) => visible).map(({ key }) => key);
}

/** Returns the preference to store when these columns are visible. */
export function hiddenKeys(
	headers: readonly Pick<TableHeader, 'key' | 'required' | 'isOptIn'>[],
	shown: readonly string[],
): string[] {
	return headers.flatMap(({ key, required, isOptIn }) => {
		if (isOptIn) return shown.includes(key) ? [chosenColumn(key)] : [];
		return required !== true && !shown.includes(key) ? [key] : [];
	});
}

/** Returns the columns of numbers that the server calculates for the period. */
export function metricColumns({
	columns,
	charts,
	summary,
}: Pick<ReportModel, 'columns' | 'charts' | 'summary'>): ReportTableColumn[] {
	const metrics = new Set([...charts.map(({ key }) => key), ...summary.map(({ of }) => of)]);
	return columns.filter(
		({ key, type, value, derived }) =>
			isNumeric(type) && value === undefined && (derived !== undefined || metrics.has(key)),
	);
}

/** Makes the change between two lists in another one, which a second browser may have saved. */
export function changedLike(
	current: readonly string[],
	before: readonly string[],
	after: readonly string[],
): string[] {
	const kept = current.filter((key) => after.includes(key) || !before.includes(key));
	return [...kept, ...after.filter((key) => !before.includes(key) && !kept.includes(key))];
}
