import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CurrencyFactory from '@store-analytics/currency';
import { storeClock } from '@store-analytics/date';
import { readSettings } from '../../../platform/settings/settings';
import orders from '../../definitions/orders';
import { buildModel } from '../definition/model';
import { csvOfAllPages } from '../export/csv';
import { viewOf } from '../query/view';
import { TablePanel } from '../screen/table-panel';

const settings = readSettings({ adminUrl: '/wp-admin/' });
const model = buildModel(orders, 'Orders', settings);
const view = (query: Record<string, string> = {}) =>
	viewOf(
		model,
		'/analytics/orders',
		{ query, settings, currency: CurrencyFactory() },
		storeClock(),
	);

const rowOf = (id: number) => ({
	order_id: id,
	parent_id: 0,
	order_number: String(id),
	date_created: '2026-10-10 14:11:50',
	status: 'completed',
	customer_type: 'new',
	num_items_sold: 1,
	net_total: 10,
});
const labels = [
	{ order_id: 12, values: { device: { value: 'Mobile', label: 'Mobile' }, campaign: null } },
	{ order_id: 14, values: { device: { value: 'Tablet', label: 'Tablet' }, campaign: null } },
];
let asked: string[] = [];
let refuses = false;

beforeEach(() => {
	asked = [];
	refuses = false;
	globalThis.fetch = async (url) => {
		const path = decodeURIComponent(String(url));
		asked.push(path);
		const isLabels = path.includes('orders/dimensions');
		const isRows = path.includes('reports/orders?');
		const body = isLabels
			? labels
			: isRows
				? [rowOf(12), rowOf(14)]
				: { totals: {}, intervals: [] };
		const ok = !(isLabels && refuses);
		return {
			ok,
			status: ok ? 200 : 500,
			headers: new Headers({ 'X-WP-Total': '2', 'X-WP-TotalPages': '1' }),
			text: async () => JSON.stringify(ok ? body : { code: 'broken', message: 'Broken.' }),
		} as Response; // The client reads only these properties.
	};
});

const questions = () => asked.filter((path) => path.includes('orders/dimensions'));
const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('What orders say of themselves, as columns of Orders', () => {
	it('is not asked for until a column is chosen, and then by its names for the orders on the page', async () => {
		const { rerender } = render(<TablePanel view={view()} />);
		await screen.findAllByRole('rowheader');
		expect(questions()).toEqual([]);
		expect(columns()).not.toContain('Device');
		rerender(<TablePanel view={view({ hidden_columns: 'coupons,+dimension_device' })} />);
		expect(await screen.findByRole('cell', { name: 'Tablet' })).toBeVisible();
		expect(columns().at(-1)).toBe('Device');
		expect(questions().map((path) => path.replace(/.*dimensions\?/, ''))).toEqual([
			expect.stringMatching(/^orders=12,14&dimensions=device(&|$)/),
		]);
	});

	it('can be chosen in the menu of columns below the usual ones', async () => {
		render(<TablePanel view={view()} />);
		await screen.findAllByRole('rowheader');
		await userEvent.click(screen.getByRole('button', { name: /Choose which values/ }));
		const items = within(screen.getByRole('menu')).getAllByRole('menuitemcheckbox');
		const names = items.map(({ textContent }) => textContent);
		expect(names.indexOf('Device')).toBeGreaterThan(names.indexOf('Attribution'));
		expect(names.filter((name) => name === 'Status')).toHaveLength(1);
		expect(items[names.indexOf('Device')]).toHaveAttribute('aria-checked', 'false');
	});

	it('is in the file if its column is shown', async () => {
		const choice = { choice: [], sort: undefined, signal: new AbortController().signal };
		const lines = async (hidden: string[]) =>
			(await csvOfAllPages(view(), hidden, choice)).split('\n');
		expect((await lines([]))[0]).not.toContain('Device');
		const [head, first, second] = await lines(['+dimension_device', '+dimension_campaign']);
		expect(head).toMatch(/,Campaign,Device$/);
		expect([first, second]).toEqual([
			expect.stringMatching(/,,Mobile$/),
			expect.stringMatching(/,,Tablet$/),
		]);
	});

	it('writes the amount of an order in another currency with its code', () => {
		const currencies = [
			{ currency: 'USD', orders_count: 12 },
			{ currency: 'SEK', orders_count: 8 },
		];
		const several = readSettings({ currencies, currency: { code: 'USD' } });
		const { columns } = buildModel(orders, 'Orders', several);
		const shownOf = (currency: string) => {
			const orderLabels = new Map([[12, { currency }]]);
			const tools = { query: {}, settings: several, currency: CurrencyFactory(), orderLabels };
			const netSales = columns.find(({ key }) => key === 'net_total');
			const { container } = render(<>{netSales?.display?.(rowOf(12), '$10.00', tools)}</>);
			return container.textContent;
		};
		expect(['SEK', 'USD', ''].map(shownOf)).toEqual(['SEK 10.00', '$10.00', '$10.00']);
	});

	it('leaves the other columns on screen when it cannot be loaded, and says so', async () => {
		refuses = true;
		render(<TablePanel view={view({ hidden_columns: '+dimension_device' })} />);
		expect(await screen.findByText(/The further columns could not be loaded/)).toBeVisible();
		refuses = false;
		await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(screen.getByRole('cell', { name: 'Mobile' })).toBeVisible());
	});
});
