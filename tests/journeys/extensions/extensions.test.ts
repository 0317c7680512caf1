import { screen, waitFor, within } from '@testing-library/dom';
import { closeApp, network, openApp } from '../../support/journey';
import { columns, numbers, october, rows } from '../../support/journey-steps';

afterEach(closeApp);

describe('An extension', () => {
	it('adds a chart to Revenue, whose number comes with the same requests', async () => {
		await openApp('/analytics/revenue', { ...october, chart: 'num_items_sold' }, ({ addFilter }) =>
			addFilter('woocommerce_admin_revenue_report_charts', 'shop/items', (charts: object[]) => [
				...charts,
				{ key: 'num_items_sold', label: 'Items', type: 'number' },
			]),
		);
		expect(within(await numbers()).getByText('406')).toBeVisible();
		expect(screen.getByRole('heading', { name: 'Items' })).toBeVisible();
		await rows();
		expect(network.requests()).toHaveLength(3);
	});

	it('replaces the advanced filters of Revenue', async () => {
		const channel = {
			labels: {
				add: 'Channel',
				remove: 'Remove channel',
				title: '{{title}}Channel{{/title}} {{filter /}}',
			},
			input: { component: 'SelectControl', options: [{ value: 'web', label: 'Web' }] },
		};
		const query = { ...october, filter: 'advanced', channel: 'web' };
		await openApp('/analytics/revenue', query, ({ addFilter }) =>
			addFilter(
				'woocommerce_admin_revenue_report_advanced_filters',
				'shop/filter',
				(config: object) => ({ ...config, filters: { channel } }),
			),
		);
		expect(await screen.findByRole('button', { name: /Advanced filters/ })).toBeVisible();
		await rows();
		expect(network.requests().every((path) => path.includes('channel=web'))).toBe(true);
	});

	it('adds a dropdown to Orders whose value goes to the server', async () => {
		const dropdown = {
			label: 'Currency',
			staticParams: [],
			param: 'currency',
			showFilters: () => true,
			defaultValue: 'USD',
			filters: [
				{ label: 'US Dollar', value: 'USD' },
				{ label: 'Euro', value: 'EUR' },
			],
		};
		await openApp('/analytics/orders', { ...october, currency: 'EUR' }, ({ addFilter }) =>
			addFilter('woocommerce_admin_orders_report_filters', 'shop/currency', (list: object[]) => [
				dropdown,
				...list,
			]),
		);
		expect(await screen.findByRole('button', { name: /Euro/ })).toBeVisible();
		await rows();
		expect(network.requests().every((path) => path.includes('currency=EUR'))).toBe(true);
	});

	it('adds a column and another currency', async () => {
		await openApp('/analytics/revenue', october, ({ addFilter }) => {
			addFilter(
				'woocommerce_admin_report_table',
				'shop/margin',
				(table: { headers: object[]; rows: object[][] }) => ({
					...table,
					headers: [...table.headers, { key: 'margin', label: 'Margin' }],
					rows: table.rows.map((row) => [...row, { display: '12 %', value: 0.12 }]),
				}),
			);
			addFilter('woocommerce_admin_report_currency', 'shop/euro', (config: object) => ({
				...config,
				symbol: '€',
				priceFormat: undefined,
			}));
		});
		expect((await rows())[0]?.slice(-2)).toEqual(['€281.38', '12 %']);
		expect(await columns()).toContain('Margin');
		expect(within(await numbers()).getByText('€16,028.48')).toBeVisible();
	});

	it('is reported by name if it throws, and the table still works', async () => {
		const log = jest.spyOn(console, 'error').mockImplementation(() => {});
		await openApp('/analytics/revenue', october, ({ addFilter }) =>
			addFilter('woocommerce_admin_report_table', 'shop/broken', () => {
				throw new Error('no such column');
			}),
		);
		expect(await rows()).toHaveLength(25);
		const [named] = await screen.findAllByText(
			/“shop\/broken” failed in woocommerce_admin_report_table.*no such column/,
		);
		expect(named).toBeVisible();
		log.mockRestore();
	});

	it('adds a report of its own', async () => {
		await openApp('/analytics/margins', {}, ({ addFilter }) =>
			addFilter('woocommerce_admin_reports_list', 'shop/report', (reports: object[]) => [
				...reports,
				{ report: 'margins', title: 'Margins', component: () => 'All margins' },
			]),
		);
		expect(await screen.findByRole('heading', { level: 1, name: 'Margins' })).toBeVisible();
		expect(await screen.findByText('All margins')).toBeVisible();
	});

	it('adds a section to Overview', async () => {
		const news = {
			key: 'news',
			title: 'News',
			isVisible: true,
			hiddenBlocks: [],
			component: ({ title, isLast }: { title: string; isLast: boolean }) =>
				`${title}${isLast ? ' last' : ''}`,
		};
		await openApp('/analytics/overview', october, ({ addFilter }) =>
			addFilter('woocommerce_dashboard_default_sections', 'shop/section', (list: object[]) => [
				...list,
				news,
			]),
		);
		await waitFor(() => expect(screen.getByText('News last')).toBeVisible());
	});
});
