import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addFilter, removeFilter } from '@wordpress/hooks';
import CurrencyFactory from '@store-analytics/currency';
import { storeClock } from '@store-analytics/date';
import { guardFilters } from '../../../extensions/guard';
import { readSettings } from '../../../platform/settings/settings';
import products from '../../definitions/products';
import { buildModel } from '../definition/model';
import { viewOf } from '../query/view';
import type { ReportTable } from '../table/report-table';
import { TablePanel } from './table-panel';

const settings = readSettings({ adminUrl: '/wp-admin/' });
const model = buildModel(products, 'Products', settings);
const currency = CurrencyFactory();
const hook = 'woocommerce_admin_report_table';

const rowOf = (id: number, name: string, sold: number) => ({
	product_id: id,
	items_sold: sold,
	net_revenue: sold * 10,
	orders_count: sold,
	extended_info: { name, sku: '', price: 10, category_ids: [], variations: [] },
});
const rows = [rowOf(10, 'Beanie', 3), rowOf(12, 'Belt', 2), rowOf(14, 'Cap', 1)];
let drawn: string[] = [];

/** A cell that counts how often React renders it. */
const countedCell = (name: string) => ({
	get display() {
		drawn.push(name);
		return `${name} counted`;
	},
	value: 1,
});

function look(query: Record<string, string> = {}) {
	return viewOf(model, '/analytics/products', { query, settings, currency }, storeClock());
}

async function open() {
	const shown = render(<TablePanel view={look()} />);
	await screen.findByText('Belt counted');
	await act(async () => {});
	drawn = [];
	return shown;
}

const names = () =>
	within(screen.getByRole('table', { name: 'Products' }))
		.getAllByRole('rowheader')
		.map(({ textContent }) => textContent);

beforeAll(guardFilters);
beforeEach(() => {
	addFilter(hook, 'shop/counted', (table: ReportTable) => ({
		...table,
		headers: [...table.headers, { key: 'counted', label: 'Counted' }],
		rows: table.rows.map((row) => [...row, countedCell(String(row[0]?.value))]),
	}));
	globalThis.fetch = async (url) => {
		const asked = decodeURIComponent(String(url));
		const totals = { items_sold: 6, net_revenue: 60, orders_count: 6, products_count: 3 };
		const ordered = asked.includes('order=asc') ? [...rows].reverse() : rows;
		const found = /[?&]page=99/.test(asked) ? [] : ordered;
		const body = asked.includes('products/stats')
			? { totals, intervals: [] }
			: asked.includes('reports/products')
				? found
				: [];
		return {
			ok: true,
			status: 200,
			headers: new Headers({ 'X-WP-Total': '3', 'X-WP-TotalPages': '1' }),
			text: async () => JSON.stringify(body),
		} as Response; // The client reads only these properties.
	};
});
afterEach(() => removeFilter(hook, 'shop/counted'));

describe('The table of a report', () => {
	it('says that a page has no rows, and leads to the first one', async () => {
		render(<TablePanel view={look({ paged: '99', orderby: 'items_sold' })} />);
		const note = await screen.findByText(/There are no rows on page 99\./);
		const link = within(note).getByRole('link', { name: 'Go to the first page' });
		expect(link).toHaveAttribute('href', expect.not.stringContaining('paged'));
		expect(link).toHaveAttribute('href', expect.stringContaining('orderby=items_sold'));
	});

	it('does not rerender unchanged rows when the user selects another row or all rows', async () => {
		const { rerender } = await open();
		await userEvent.click(screen.getByRole('checkbox', { name: 'Select Belt' }));
		expect(screen.getByRole('checkbox', { name: 'Select Belt' })).toBeChecked();
		await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
		expect(screen.getByRole('checkbox', { name: 'Select Cap' })).toBeChecked();
		await userEvent.click(screen.getByRole('button', { name: /Choose which values/ }));
		expect(drawn).toEqual([]);
		rerender(<TablePanel view={look({ period: 'week' })} />);
		await screen.findByText('Belt counted');
		expect(drawn).toContain('Belt');
	});

	it('does not rerender unchanged rows after an extension has added a column late', async () => {
		await open();
		await act(async () =>
			addFilter(hook, 'shop/late', (table: ReportTable) => ({
				...table,
				headers: [...table.headers, { key: 'late', label: 'Late' }],
				rows: table.rows.map((row) => [...row, { display: 'late', value: 1 }]),
			})),
		);
		expect(screen.getByRole('columnheader', { name: 'Late' })).toBeVisible();
		drawn = [];
		await userEvent.click(screen.getByRole('checkbox', { name: 'Select Belt' }));
		expect(screen.getByRole('checkbox', { name: 'Select Belt' })).toBeChecked();
		removeFilter(hook, 'shop/late');
		expect(drawn).toEqual([]);
	});

	it('moves the row of a product when the order changes, without recreating it', async () => {
		const ascending = look({ orderby: 'items_sold', order: 'asc' });
		const before = render(<TablePanel view={ascending} />);
		await screen.findByText('Belt counted');
		before.unmount();
		const { rerender } = await open();
		const belt = screen.getByRole('rowheader', { name: 'Belt' }).closest('tr');
		const beanie = screen.getByRole('rowheader', { name: 'Beanie' }).closest('tr');
		expect(names()).toEqual(['Beanie', 'Belt', 'Cap']);
		rerender(<TablePanel view={ascending} />);
		expect(names()).toEqual(['Cap', 'Belt', 'Beanie']);
		expect(screen.getByRole('rowheader', { name: 'Belt' }).closest('tr')).toBe(belt);
		expect(screen.getByRole('rowheader', { name: 'Beanie' }).closest('tr')).toBe(beanie);
	});
});
