import { Link } from '../layout/link/link';
import { Button } from '../primitives';
import type { PlayContext } from '../testing/stories';
import { TableCard, type TableCardProps } from './table-card';
import type { Header, Row } from './types';

export default { title: 'Tables/TableCard', component: TableCard };

const headers: Header[] = [
	{
		key: 'date',
		label: 'Date',
		required: true,
		defaultSort: true,
		isSortable: true,
		isLeftAligned: true,
	},
	{ key: 'orders_count', label: 'Orders', isNumeric: true, isSortable: true },
	{ key: 'gross_sales', label: 'Gross sales', isNumeric: true, isSortable: true },
	{ key: 'refunds', label: 'Returns', isNumeric: true, isSortable: true },
	{ key: 'coupons', label: 'Coupons', isNumeric: true, isSortable: true },
	{ key: 'net_revenue', label: 'Net sales', isNumeric: true, isSortable: true },
	{ key: 'taxes', label: 'Taxes', isNumeric: true, isSortable: true },
	{ key: 'shipping', label: 'Shipping', isNumeric: true, isSortable: true },
	{ key: 'total_sales', label: 'Total sales', isNumeric: true, isSortable: true },
];

function revenueRow(index: number): Row {
	const amounts = [261.6, 0, 25, 236.6, 19.83, 24.95, 281.38].map((amount) => amount * (index + 1));
	return [
		{ display: `October ${31 - index}, 2026`, value: `2026-10-${31 - index}` },
		{
			display: (
				<Link type="wp-admin" href={`edit.php?post_type=shop_order&m=202610${31 - index}`}>
					{index + 3}
				</Link>
			),
			value: index + 3,
		},
		...amounts.map((value) => ({ display: `$${value.toFixed(2)}`, value })),
	];
}

const rows = Array.from({ length: 25 }, (_, index) => revenueRow(index));

const revenue: TableCardProps = {
	title: 'Revenue',
	headers,
	rows,
	rowsPerPage: 25,
	totalRows: 31,
	actions: <Button icon="download">Download</Button>,
	summary: [
		{ label: 'days', value: 31 },
		{ label: 'orders', value: 141 },
		{ label: 'Gross sales', value: '$16,028.48' },
		{ label: 'Net sales', value: '$15,196.53' },
	],
};

export function Many() {
	return <TableCard {...revenue} />;
}

export function SortedByOrders() {
	return (
		<TableCard
			{...revenue}
			rows={rows.slice(0, 3)}
			query={{ orderby: 'orders_count', order: 'asc' }}
		/>
	);
}

export function Loading() {
	return <TableCard {...revenue} rows={[]} rowsPerPage={5} totalRows={0} isLoading />;
}

export function Empty() {
	return <TableCard {...revenue} rows={[]} totalRows={0} summary={undefined} />;
}

export function OneRow() {
	return <TableCard {...revenue} rows={rows.slice(0, 1)} totalRows={1} />;
}

export function LongText() {
	return (
		<TableCard
			title="Leaderboard of everything that was ever sold in this shop, with its categories"
			headers={[
				{ key: 'name', label: 'Product', isLeftAligned: true, required: true },
				{ key: 'categories', label: 'Categories', isLeftAligned: true, required: true },
				{ key: 'sold', label: 'Items sold', isNumeric: true, required: true },
			]}
			rows={[
				[
					{
						display: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze in Marineblau, Größe XL',
						value: 1,
					},
					{ display: 'Hats, Uniforms, Things with names that nobody can remember', value: 2 },
					{ display: '1,234,567,890', value: 1234567890 },
				],
			]}
			rowsPerPage={25}
			totalRows={1}
		/>
	);
}

export function ChoosingColumns() {
	return <TableCard {...revenue} rows={rows.slice(0, 3)} totalRows={3} />;
}
ChoosingColumns.play = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.click(canvas.getByRole('button', { name: 'Choose which values to display' }));
};
