import CurrencyFactory from '@store-analytics/currency';
import { storeClock } from '@store-analytics/date';
import { registerMetric, unregisterMetric } from '../../../extensions/metrics/register-metric';
import { readSettings } from '../../../platform/settings/settings';
import customers from '../../definitions/customers';
import products from '../../definitions/products';
import { chartRows } from '../query/chart-rows';
import { periodOf } from '../query/period';
import { tableRequest } from '../query/requests';
import { footerMetrics, summaryItems } from '../summary/summary';
import { headersOf } from '../table/columns';
import { withCompared } from '../table/compared/compared-columns';
import { reportTable } from '../table/table-model';
import { buildModel } from './model';

const settings = readSettings({ adminUrl: '/wp-admin/' });
const currency = CurrencyFactory();
const tools = { query: {}, settings, currency };
const name = 'shop/pieces';
const ofReport = (report: typeof products) => buildModel(report, 'Report', settings);

beforeEach(() =>
	registerMetric({
		name,
		reports: ['products', 'customers'],
		label: 'Pieces by order',
		meaning: 'How many pieces an order holds.',
		format: 'average',
		formula: { plus: ['items_sold'], per: 'orders_count' },
		sortBy: 'items_sold',
		goodWhen: 'neither',
	}),
);
afterEach(() => unregisterMetric(name));

const row = (items: number, orders: number) => ({ items_sold: items, orders_count: orders });

describe('An extension’s metric in a report', () => {
	it('follows the report’s own charts, columns and footer; without dates there is no chart', () => {
		const model = ofReport(products);
		expect(model.charts.at(-1)).toMatchObject({ key: name, isNeutralTrend: true, addsUp: false });
		expect(model.columns.at(-1)).toMatchObject({ key: name, type: 'decimal', isSortable: true });
		expect(model.summary.at(-1)).toMatchObject({ of: name });
		expect(ofReport(customers).charts).toEqual([]);
		expect(ofReport(customers).columns.at(-1)).toMatchObject({ key: name });
	});

	it('is a dash above the chart, in cells and below the table if there is no such number', () => {
		const model = ofReport(products);
		const [number] = summaryItems(
			model.charts.slice(-1),
			{ primary: row(5, 2), secondary: row(0, 0) },
			{ query: {}, path: '/analytics/products', compare: 'previous_year', currency },
		);
		expect(number).toMatchObject({ value: '2.50', prevValue: '–', delta: undefined, isNew: false });
		const items = { data: [row(5, 2), row(0, 0), { items_sold: 3 }], totalResults: 3 };
		const { rows } = reportTable(model, items, { totals: {}, summary: [], tools });
		expect(rows.map((cells) => cells.at(-1))).toEqual([
			{ display: '2.50', value: 2.5 },
			{ display: '–', value: '' },
			{ display: '–', value: '' },
		]);
		const footer = footerMetrics(model.summary.slice(-1), {}, { rows: 3, days: 1 }, currency);
		expect(footer).toEqual([{ of: 'shop/pieces', label: 'Pieces by order', value: '–' }]);
	});

	it('is a gap in the chart, not a zero', () => {
		const day = (date: string, subtotals: object) => ({
			interval: date,
			date_start: `${date} 00:00:00`,
			date_end: `${date} 23:59:59`,
			subtotals: { ...subtotals },
		});
		const days = [day('2026-10-01', row(3, 2)), day('2026-10-02', row(0, 0))];
		const query = { period: 'custom', after: '2026-10-01', before: '2026-10-02', compare: 'none' };
		const metric = ofReport(products).charts.at(-1) ?? { key: '' };
		const rows = chartRows(metric, periodOf(query, '', storeClock()), days);
		expect(rows.map(({ primary }) => primary.value)).toEqual([1.5, null]);
	});

	it('is sorted by the server’s key, and by nothing without one', () => {
		const model = ofReport(products);
		const dates = {
			primary: { after: '', before: '' },
			secondary: undefined,
			interval: 'day',
		} as const;
		const asked = tableRequest(model, { orderby: name, order: 'asc' }, dates, {});
		expect(asked).toMatchObject({ orderby: 'items_sold', order: 'asc' });
	});

	it('has the compared number and the change beside it, empty if there is none', () => {
		const model = ofReport(products);
		const columns = model.columns.slice(-1);
		const items = { data: [row(5, 2), row(4, 2), row(6, 2)], totalResults: 3 };
		const rows = items.data.map(() => [{ value: 0 }]);
		const before = [row(3, 2), {}, row(0, 0)];
		const { rows: shown } = withCompared(
			model,
			{ items, rows, headers: headersOf(columns, model.defaultSort) },
			{
				choice: ['previous', 'change'],
				before: (one) => before[items.data.indexOf(one as ReturnType<typeof row>)],
				tools,
				isSortable: true,
			},
		);
		const empty = { display: '', value: '' };
		expect(shown.map((cells) => cells.slice(1))).toEqual([
			[
				{ display: '1.50', value: 1.5 },
				{ display: ['+', '1.00'], value: 1 },
			],
			[empty, empty],
			[empty, empty],
		]);
	});
});
