import CurrencyFactory from '@store-analytics/currency';
import { render } from '@testing-library/react';
import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { readSettings } from '../../../platform/settings/settings';
import orders from '../../definitions/orders';
import customers from '../../definitions/customers';
import revenue from '../../definitions/revenue';
import { hiddenKeys, withVisibility } from './columns';
import { csvOf } from '../export/csv';
import { buildModel } from '../definition/model';
import { namedMetrics } from '../summary/summary';
import { reportTable, tableTitle } from './table-model';

const settings = readSettings({ adminUrl: '/wp-admin/' });
const currency = CurrencyFactory({ precision: 2 });
const tools = { query: {}, settings, currency };
const model = buildModel(revenue, 'Revenue', settings);
const day = {
	interval: '2026-10-01',
	date_start: '2026-10-01 00:00:00',
	date_end: '2026-10-01 23:59:59',
	subtotals: { orders_count: 3, gross_sales: 658.0549999, refunds: -85, total_sales: 1733.56 },
};
const items = { data: [day], totalResults: 1 };

describe('A report table', () => {
	afterEach(() => void removeAllFilters('woocommerce_admin_report_table', ''));

	it('[S3.table-header.2] has a displayed value and a spreadsheet value for each column', () => {
		const { rows } = reportTable(model, items, { totals: {}, summary: [], tools });
		expect(rows[0]?.map(({ value }) => value)).toEqual([
			'2026-10-01 00:00:00',
			3,
			658.05,
			-85,
			'',
			'',
			'',
			'',
			1733.56,
		]);
		expect(rows[0]?.[8]?.display).toBe('$1,733.56');
	});

	it('shows the days of the range short where the year is clear, and whole in CSV', () => {
		const page = { ...settings, dateFormat: 'F j, Y' };
		const short = { ...tools, settings: page, shortDateFormat: 'M j' };
		const { rows } = reportTable(model, items, { totals: {}, summary: [], tools: short });
		const { container } = render(rows[0]?.[0]?.display);
		expect(container).toHaveTextContent('Oct 1October 1, 2026');
		expect(csvOf(model, items, short, '')).toContain('"2026-10-01 00:00:00"');
	});

	it('[S3.table-header.1] gives headers their alignment by type and the default sort', () => {
		const { headers } = reportTable(model, items, { totals: {}, summary: [], tools });
		expect(headers[0]).toMatchObject({
			key: 'date',
			isLeftAligned: true,
			required: true,
			isSortable: true,
			defaultSort: true,
			defaultOrder: 'desc',
		});
		expect(headers[2]).toMatchObject({ key: 'gross_sales', isNumeric: true, isSortable: true });
	});

	it('writes only the visible columns to CSV, numbers as numbers and money as plain decimals', () => {
		const csv = csvOf(model, items, tools, [
			'refunds',
			'coupons',
			'net_revenue',
			'taxes',
			'shipping',
		]);
		expect(csv.split('\n')).toEqual([
			'Date,Orders,"Gross sales","Total sales"',
			'"2026-10-01 00:00:00",3,658.05,1733.56',
		]);
	});

	it('has the phones and the role of customers in CSV if the shop sends them', () => {
		const page = readSettings({ adminUrl: '/wp-admin/', wcVersion: '11.1.0' });
		const model = buildModel(customers, 'Customers', page);
		const csv = (fields: object) =>
			csvOf(model, { data: [{ id: 1, name: 'Ann', ...fields }], totalResults: 1 }, tools, '');
		expect(csv({}).split('\n')[0]).toMatch(/"Postal code"$/);
		const phones = { billing_phone: '0171 5', shipping_phone: '+49 30' };
		const [head = '', row = ''] = csv({ ...phones, role: 'Customer' }).split('\n');
		expect(head).toMatch(/,Username,Role,.*,"Postal code","Billing phone","Shipping phone"$/);
		// A spreadsheet would calculate with a plus sign.
		expect(row).toMatch(/,Customer,.*,"0171 5","\t\+49 30"$/);
	});

	it('becomes text in CSV if a spreadsheet would execute it', () => {
		addFilter('woocommerce_admin_report_table', 'shop/names', (table) => ({
			...table,
			headers: [...table.headers, { key: 'name', label: '=1+1' }],
			rows: table.rows.map((row: unknown[]) => [...row, { value: '＝1+1' }]),
		}));
		const lines = csvOf(model, items, tools, '').split('\n');
		expect(lines.map((line) => line.split(',').at(-1))).toEqual(['"\t=1+1"', '"\t＝1+1"']);
	});

	it('shows a column of an extension, on screen and in CSV', () => {
		addFilter('woocommerce_admin_report_table', 'shop/margin', (table) => ({
			...table,
			headers: [...table.headers, { key: 'margin', label: 'Margin' }],
			rows: table.rows.map((row: unknown[]) => [...row, { display: '12 %', value: 0.12 }]),
		}));
		expect(csvOf(model, items, tools, '').split('\n')[1]).toMatch(/,0\.12$/);
	});

	it('shows an order without details as empty cells', () => {
		const bare = buildModel(orders, 'Orders', settings);
		const rows = reportTable(
			bare,
			{ data: [{ order_id: 7 }], totalResults: 1 },
			{
				totals: {},
				summary: [],
				tools,
			},
		).rows;
		expect(rows[0]?.map(({ value }) => value)).toContain('');
	});
});

describe('The names that extensions give a table and its footer', () => {
	const hook = 'experimental_woocommerce_admin_revenue_report_table';
	afterEach(() => {
		removeAllFilters(`${hook}_title`, '');
		removeAllFilters(`${hook}_summary_orders_count_label`, '');
	});

	it('depend on the address', () => {
		addFilter(`${hook}_title`, 'shop/title', (title, query) => `${title} of ${query.period}`);
		expect(tableTitle(model, { period: 'week' })).toBe('Revenue of week');
	});

	it('receive the number beside a label', () => {
		const name = `${hook}_summary_orders_count_label`;
		addFilter(name, 'shop/label', (label, count, query) => `${label} ${count} ${query.period}`);
		const [, orderCount] = namedMetrics(model, { period: 'week' });
		expect(orderCount?.label(3)).toBe('orders 3 week');
	});
});

describe('The columns of a table:', () => {
	const headers = [
		{ key: 'date', required: true },
		{ key: 'taxes' },
		{ key: 'sku', hiddenByDefault: true },
	];
	const shown = (hidden: unknown) =>
		withVisibility(headers, hidden)
			.filter(({ visible }) => visible)
			.map(({ key }) => key);

	it('hidden ones are those of the preference, but never a required one', () => {
		expect(shown(['taxes', 'date'])).toEqual(['date', 'sku']);
		expect(shown([])).toEqual(['date', 'taxes', 'sku']);
	});

	it.each(['', undefined, null, {}])(
		'hidden ones are the default ones if the preference is %j',
		(hidden) => {
			expect(shown(hidden)).toEqual(['date', 'taxes']);
		},
	);

	it('hidden ones are stored as their keys', () => {
		expect(hiddenKeys(headers, ['date', 'sku'])).toEqual(['taxes']);
	});

	it('a customer is shown by name, by user name, or as Guest', () => {
		const people = [
			{ id: 1, user_id: 4, username: 'ada', name: 'Ada Ito' },
			{ id: 2, user_id: 5, username: 'ben', name: ' ' },
			{ id: 3, user_id: 0, username: '', name: '' },
		];
		const report = buildModel(customers, 'Customers', settings);
		const { rows } = reportTable(
			report,
			{ data: people, totalResults: 3 },
			{ totals: {}, summary: [], tools },
		);
		expect(rows.map(([name]) => name?.value)).toEqual(['Ada Ito', 'ben', 'Guest']);
	});
});
