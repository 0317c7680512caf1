import { useState } from 'react';
import { EmptyTable } from '../compatibility/table-parts/empty-table';
import { Table } from './table';
import { TablePlaceholder } from '../compatibility/table-parts/table-placeholder';
import { TableSummary, TableSummaryPlaceholder } from './table-summary';
import type { Header, Row, SortOrder } from './types';

export default {
	title: 'Tables/Table',
	component: Table,
	subcomponents: { EmptyTable, TablePlaceholder, TableSummary, TableSummaryPlaceholder },
};

const headers: Header[] = [
	{ key: 'product', label: 'Product', isLeftAligned: true, isSortable: true },
	{ key: 'sold', label: 'Items sold', isNumeric: true, isSortable: true, defaultSort: true },
	{ key: 'sku', label: 'SKU', screenReaderLabel: 'Stock keeping unit' },
];

const rows: Row[] = ['Hoodie', 'Crew Tee', 'Belt'].map((name, index) => [
	{ display: name, value: name },
	{ display: String(9 - index), value: 9 - index },
	{ display: `woo-${index}`, value: `woo-${index}` },
]);

export function Many() {
	const [query, setQuery] = useState<{ orderby?: string; order?: SortOrder }>({});
	const sort = (orderby: string, order: SortOrder) => setQuery({ orderby, order });
	return <Table caption="Products" headers={headers} rows={rows} query={query} onSort={sort} />;
}

export function One() {
	return <Table caption="Products" headers={headers} rows={rows.slice(0, 1)} />;
}

export function Loading() {
	return <TablePlaceholder caption="Products" headers={headers} numberOfRows={3} />;
}

export function Empty() {
	return <EmptyTable numberOfRows={3}>There are no products yet.</EmptyTable>;
}

export function LongText() {
	const name = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(3);
	const long: Row[] = [[{ display: name }, { display: '1,234,567,890' }, { display: name }]];
	return <Table caption="Products" headers={headers} rows={long} />;
}

export function Totals() {
	return (
		<TableSummary
			data={[
				{ label: 'days', value: 31 },
				{ label: 'Gross sales', value: '$16,028.48' },
				{ label: 'Average value of orders with returning customers from abroad', value: '$1.00' },
			]}
		/>
	);
}

export function TotalsLoading() {
	return <TableSummaryPlaceholder />;
}
