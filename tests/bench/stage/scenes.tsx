import { useState, type ComponentType } from 'react';

type Cell = { display: string; value: string | number };

/** The exports that both sides share, as far as the bench uses them. */
export interface Kit {
	Chart: ComponentType<typeof chartProps>;
	Table: ComponentType<ReturnType<typeof tableProps>>;
	SearchListControl: ComponentType<{
		list: typeof entries;
		selected: typeof entries;
		onChange: (selected: typeof entries) => void;
	}>;
	generateCSVDataFromTable: (headers: { label: string }[], rows: Cell[][]) => string;
	getCurrentPeriod: (unit: Unit, compare: Compare) => object;
	getLastPeriod: (unit: Unit, compare: Compare) => object;
	getCurrentDates: (query: Record<string, string>) => object;
}

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';
type Compare = 'previous_period' | 'previous_year';

const day = 86_400_000;
const isoDay = (index: number) =>
	new Date(Date.UTC(2024, 0, 1) + index * day).toISOString().slice(0, 10);

export const chartProps = {
	title: 'Items sold',
	mode: 'item-comparison' as const,
	chartType: 'line' as const,
	interval: 'day' as const,
	allowedIntervals: ['day', 'week', 'month'],
	path: '/analytics/products',
	query: {},
	valueType: 'number',
	xFormat: '%b',
	x2Format: '%Y',
	tooltipValueFormat: ',',
	/** 5 series × 366 days. */
	data: Array.from({ length: 366 }, (_, index) => ({
		date: `${isoDay(index)}T00:00:00`,
		...Object.fromEntries(
			['a', 'b', 'c', 'd', 'e'].map((key, series) => [
				key,
				{ label: `Product ${key}`, value: 400 + Math.round(300 * Math.sin(index / 9 + series)) },
			]),
		),
	})),
};

const columns = Array.from({ length: 12 }, (_, index) => ({
	key: `column-${index}`,
	label: `Column ${index}`,
	isSortable: true,
	isNumeric: index > 0,
}));

const rowsOf = (count: number): Cell[][] =>
	Array.from({ length: count }, (_, row) =>
		columns.map((_column, index) => {
			const value = index === 0 ? `Row ${row}, "quoted"` : ((row * 7919 + index * 31) % 1009) - 9;
			return { display: String(value), value };
		}),
	);

const hundredRows = rowsOf(100);
const csvRows = rowsOf(10_000);

export const entries: { id: number | string; name: string }[] = Array.from(
	{ length: 1000 },
	(_, id) => ({
		id: id + 1,
		name: `Gadget ${id + 1}.`,
	}),
);

function tableProps(
	rows: Cell[][],
	query: Record<string, string>,
	onSort: (key: string, order: string) => void,
) {
	return {
		caption: 'Products',
		headers: columns,
		rows,
		query,
		onSort,
		rowKey: (row: { value?: unknown }[]) => String(row[0]?.value),
	};
}

/** A table whose parent sorts it, as the server does in a report. */
export function SortedTable({ Table }: Pick<Kit, 'Table'>) {
	const [sorting, setSorting] = useState({ orderby: 'column-1', order: 'desc' });
	const column = columns.findIndex(({ key }) => key === sorting.orderby);
	const sign = sorting.order === 'asc' ? 1 : -1;
	const rows = [...hundredRows].sort(
		(a, b) => sign * (Number(a[column]?.value) - Number(b[column]?.value)),
	);
	return (
		<Table {...tableProps(rows, sorting, (orderby, order) => setSorting({ orderby, order }))} />
	);
}

export function Choice({ SearchListControl }: Pick<Kit, 'SearchListControl'>) {
	const [selected, setSelected] = useState<typeof entries>([]);
	return <SearchListControl list={entries} selected={selected} onChange={setSelected} />;
}

/** Computations that need no page. */
export const computations: Readonly<Record<string, (kit: Kit) => void>> = {
	'CSV of 10,000 rows × 12 columns': ({ generateCSVDataFromTable }) => {
		if (generateCSVDataFromTable(columns, csvRows).length < 10_000) throw new Error('No CSV came.');
	},
	'date ranges: 10 presets × 2 comparisons, 100 times': ({ getCurrentPeriod, getLastPeriod }) => {
		for (let round = 0; round < 100; round++) {
			for (const unit of ['day', 'week', 'month', 'quarter', 'year'] as const) {
				for (const compare of ['previous_period', 'previous_year'] as const) {
					getCurrentPeriod(unit, compare);
					getLastPeriod(unit, compare);
				}
			}
		}
	},
	'date ranges: 1,000 custom ones, with their labels': ({ getCurrentDates }) => {
		customRound += 1;
		for (let index = 0; index < 1000; index++) {
			// Never repeats a range, because both sides cache their results.
			const query = { period: 'custom', compare: index % 2 ? 'previous_year' : 'previous_period' };
			getCurrentDates({ ...query, after: isoDay(index), before: isoDay(index + 30 + customRound) });
		}
	},
};

let customRound = 0;
