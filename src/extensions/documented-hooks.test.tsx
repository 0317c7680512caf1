import { act, render } from '@testing-library/react';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { Chart } from '@store-analytics/components';
import { getFilteredCurrencyInstance } from '@store-analytics/currency';
import { getPersistedQuery, getQueryExcludedScreens } from '@store-analytics/navigation';
import { readSettings } from '../platform/settings/settings';
import { dashboardCharts } from '../pages/overview/charts/dashboard-charts';
import { dashboardFilters } from '../pages/overview/dashboard-filters';
import { defaultSections } from '../pages/overview/sections';
import { statusTexts } from '../pages/settings/import/status-texts';
import { listSettings } from '../pages/settings/settings-list';
import { reports } from '../reports';
import { listReports } from '../reports/list';
import { csvOf } from '../reports/engine/export/csv';
import { buildModel, type ReportModel } from '../reports/engine/definition/model';
import { namedMetrics } from '../reports/engine/summary/summary';
import { reportTable, tableTitle } from '../reports/engine/table/table-model';
import { NoticeList } from '../platform/notices';
import { listPages } from '../pages/list';
import { guardFilters } from './guard';

const settings = readSettings({ adminUrl: '/wp-admin/', admin: { manageStock: 'yes' } });
const query = { period: 'week', currency: 'EUR' };
const tools = { settings, query, currency: getFilteredCurrencyInstance(query) };
const rows = { data: [{ date_start: '2026-10-01 00:00:00', subtotals: {} }], totalResults: 1 };

const models = new Map<string, ReportModel>();

/** The report built anew, as when its page opens. */
async function build(slug: string): Promise<ReportModel> {
	const found = reports.find((report) => report.slug === slug);
	if (!found) throw new Error(`No report ${slug}.`);
	const model = buildModel((await found.load()).default, slug, settings);
	models.set(slug, model);
	return model;
}

const list = expect.any(Array);
const dictionary = expect.objectContaining({});

interface Row {
	readonly hook: string;
	readonly args: readonly unknown[];
	readonly apply: () => unknown;
}

const table: Row[] = [
	{ hook: 'woocommerce_admin_reports_list', args: [list], apply: () => listReports(settings) },
	{ hook: 'woocommerce_admin_pages_list', args: [list], apply: pages },
	{
		hook: 'woocommerce_admin_report_table',
		args: [
			{
				endpoint: 'revenue',
				headers: list,
				rows: list,
				totals: { a: 1 },
				summary: [],
				items: rows,
			},
		],
		apply: async () =>
			reportTable(await build('revenue'), rows, { totals: { a: 1 }, summary: [], tools }),
	},
	{
		hook: 'woocommerce_admin_report_currency',
		args: [expect.objectContaining({ code: 'USD', symbol: '$' }), query],
		apply: () => getFilteredCurrencyInstance(query),
	},
	{
		hook: 'woocommerce_admin_persisted_queries',
		args: [['period', 'compare', 'before', 'after', 'interval', 'type']],
		apply: () => getPersistedQuery({}),
	},
	{
		hook: 'woocommerce_admin_time_excluded_screens',
		args: [['stock', 'settings', 'customers', 'homescreen']],
		apply: getQueryExcludedScreens,
	},
	{
		hook: 'woocommerce_admin_analytics_settings',
		args: [expect.objectContaining({ woocommerce_date_type: dictionary })],
		apply: () => listSettings(settings),
	},
	{
		hook: 'woocommerce_admin_import_status',
		args: [expect.objectContaining({ initializing: 'Initializing', finalizing: 'Finalizing' })],
		apply: () => statusTexts(undefined, 'en'),
	},
	{
		hook: 'woocommerce_admin_chart_item_color',
		args: [1, 'secondary', [dictionary, dictionary]],
		apply: chart,
	},
	{ hook: 'woocommerce_dashboard_default_sections', args: [list], apply: defaultSections },
	{ hook: 'woocommerce_admin_dashboard_charts_filter', args: [list], apply: dashboardCharts },
	{ hook: 'woocommerce_admin_dashboard_filters', args: [[]], apply: dashboardFilters },
	{
		hook: 'experimental_woocommerce_admin_variations_report_table_title',
		args: ['Variations', query],
		apply: () => tableTitle({ slug: 'variations', title: 'Variations' }, query),
	},
	{
		hook: 'experimental_woocommerce_admin_variations_report_table_summary_variations_count_label',
		args: ['items', 7, query],
		apply: () =>
			namedMetrics(
				{
					slug: 'variations',
					summary: [{ of: 'variations_count', label: () => 'items', type: 'number' }],
				},
				query,
			).map(({ label }) => label(7)),
	},
	...reports
		.filter(({ slug }) => slug !== 'stock' && slug !== 'customers')
		.map(({ slug }) => ofReport(slug, `${slug}_report_charts`, list)),
	...reports.map(({ slug }) => ofReport(slug, `${slug}_report_filters`, list)),
	...'revenue orders products variations category coupon taxes downloads stock customers'
		.split(' ')
		.map((name) =>
			ofReport(
				{ category: 'categories', coupon: 'coupons' }[name] ?? name,
				`${name}_report_advanced_filters`,
				expect.objectContaining({ filters: dictionary }),
			),
		),
];

function pages() {
	return listPages(settings, () => undefined);
}

function ofReport(slug: string, name: string, value: unknown): Row {
	return { hook: `woocommerce_admin_${name}`, args: [value], apply: () => build(slug) };
}

function chart() {
	const point = { label: 'x', labelDate: '2026-10-01T00:00:00', value: 1 };
	const data = [{ date: '2026-10-01T00:00:00', primary: point, secondary: point }];
	const { unmount } = render(<Chart title="T" data={data} path="/x" query={{}} />);
	unmount();
}

beforeAll(guardFilters);

/** Adds a callback, applies the filter where the app applies it, and removes the callback again. */
async function during(hook: string, callback: (...args: never[]) => unknown, apply: Row['apply']) {
	addFilter(hook, 'shop/test', callback as (value: unknown) => unknown); // the arguments are the subject of the test
	try {
		return await apply();
	} finally {
		removeFilter(hook, 'shop/test');
	}
}

describe.each(table)('$hook', ({ hook, args, apply }) => {
	it('is applied with the documented arguments', async () => {
		const callback = jest.fn((value: unknown) => value);
		await during(hook, callback, apply);
		expect(callback).toHaveBeenCalledWith(...args);
	});

	it('cannot be broken by an extension, which is named', async () => {
		const log = jest.spyOn(console, 'error').mockImplementation(() => {});
		render(<NoticeList />);
		const sound = await apply();
		const broken = () => {
			throw new Error(`boom in ${hook}`);
		};
		expect(JSON.stringify(await during(hook, broken, apply))).toBe(JSON.stringify(sound));
		await act(async () => {});
		expect(document.body).toHaveTextContent(`“shop/test” failed in ${hook}`);
		const said = log.mock.calls.filter(([text]) => text === `shop/test failed in ${hook}:`);
		expect(said).toHaveLength(1);
		log.mockRestore();
	});

	it('ignores invalid values', async () => {
		const log = jest.spyOn(console, 'error').mockImplementation(() => {});
		const sound = JSON.stringify(await apply());
		for (const nonsense of [undefined, null, 7, [{ odd: { a: 1 } }, null]]) {
			expect(JSON.stringify(await during(hook, () => nonsense, apply))).toBe(sound);
		}
		log.mockRestore();
	});
});

describe('A table filter that fails half-way', () => {
	it('leaves nothing of its changes behind, on screen and in CSV', async () => {
		const log = jest.spyOn(console, 'error').mockImplementation(() => {});
		const model = await build('revenue');
		const sound = csvOf(model, rows, tools, '');
		const halfWay = (given: { headers: object[]; totals: unknown }) => {
			given.headers.push({ key: 'half', label: 'Half' });
			if (given.totals === 1) throw new Error('no rows');
		};
		expect(
			await during('woocommerce_admin_report_table', halfWay, () => csvOf(model, rows, tools, '')),
		).toBe(sound);
		log.mockRestore();
	});
});
