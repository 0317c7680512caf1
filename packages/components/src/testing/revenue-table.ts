import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TableCardProps } from '../table/table-card';
import type { Header, Row } from '../table/types';

/** The columns of a small table of revenue, sorted by date by default. */
export const headers: Header[] = [
	{ key: 'date', label: 'Date', isSortable: true, defaultSort: true, required: true },
	{ key: 'orders', label: 'Orders', isSortable: true, isNumeric: true },
	{
		key: 'net',
		label: 'Net sales',
		screenReaderLabel: 'Net sales amount',
		isSortable: true,
		isNumeric: true,
	},
	{ key: 'note', label: 'Note', isNumeric: true, isLeftAligned: true },
];
export const rows: Row[] = [
	[
		{ display: 'Oct 1', value: '1' },
		{ display: '3', value: 3 },
		{ display: '$9', value: 9 },
		{ display: 'a' },
	],
	[
		{ display: 'Oct 2', value: '2' },
		{ display: '5', value: 5 },
		{ display: '$7', value: 7 },
		{ display: 'b' },
	],
];
/** The card with this table: one page of three. */
export const card: TableCardProps = {
	title: 'Revenue',
	headers,
	rows,
	rowsPerPage: 25,
	totalRows: 60,
};

/** Texts of the headings that are shown. */
export const columns = () =>
	screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
export const menuButton = () =>
	screen.getByRole('button', { name: 'Choose which values to display' });
/** Presses a column in the menu. */
export const toggleColumn = async (name: string) => {
	if (!screen.queryByRole('menu')) await userEvent.click(menuButton());
	await userEvent.click(screen.getByRole('menuitemcheckbox', { name }));
};
