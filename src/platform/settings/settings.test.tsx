import { readSavedSettings, readSettings } from './settings';

describe('The page’s settings', () => {
	it.each([undefined, null, 'text', [], {}, { admin: [] }, { admin: { dataEndpoints: 3 } }])(
		'have usable defaults for everything: %j',
		(page) => {
			expect(readSettings(page)).toMatchObject({
				adminUrl: '/wp-admin/',
				rootLabel: 'WooCommerce',
				siteLocale: 'en_US',
				weekStart: undefined,
				dateFormat: 'm/d/Y',
				dateType: 'date_paid',
				defaultDateRange: 'period=month&compare=previous_year',
				variationSeparator: ' - ',
				orderStatuses: {},
				indicators: [],
				leaderboards: [],
			});
		},
	);

	it('are found at the top or, as in WooCommerce 9, under admin', () => {
		const shared = { dateFormat: 'j. F Y', startOfWeek: 1, orderStatuses: { completed: 'Done' } };
		for (const page of [shared, { admin: shared }]) {
			expect(readSettings(page)).toMatchObject({
				dateFormat: 'j. F Y',
				weekStart: 1,
				orderStatuses: { completed: 'Done' },
			});
		}
	});

	it('name indicators and leaderboards, and leave out entries without a key', () => {
		const { indicators, leaderboards } = readSettings({
			admin: {
				dataEndpoints: {
					performanceIndicators: [
						{
							stat: 'revenue/total_sales',
							chart: 'total_sales',
							label: 'Total sales',
							_links: { report: [{ href: '/analytics/revenue' }] },
						},
						{ stat: 'taxes/order_tax' },
						{ label: 'No stat' },
						null,
					],
					leaderboards: [{ id: 'products', headers: [{ label: 'Product' }] }, {}],
				},
			},
		});
		expect(indicators).toEqual([
			{
				stat: 'revenue/total_sales',
				chart: 'total_sales',
				label: 'Total sales',
				path: '/analytics/revenue',
			},
			{
				stat: 'taxes/order_tax',
				chart: 'order_tax',
				label: 'taxes/order_tax',
				path: '/analytics/taxes',
			},
		]);
		expect(leaderboards).toEqual([
			{ id: 'products', label: 'products', headers: [{ label: 'Product' }] },
		]);
	});

	it('give a super administrator all capabilities', () => {
		const admin = {
			currentUserData: { id: 1, is_super_admin: true, capabilities: { read: true } },
		};
		expect(readSettings({ admin }).capabilities).toMatchObject({
			read: true,
			view_woocommerce_reports: true,
		});
	});

	it('contain the first month of fiscal years, and January for anything else', () => {
		const startOf = (value: unknown) =>
			readSavedSettings({ store_analytics_fiscal_year_start: value }).fiscalYearStart;
		expect(['4', 12, '1'].map(startOf)).toEqual([4, 12, 1]);
		expect(['', '0', '13', 'April', null, undefined, 1.5].map(startOf)).toEqual(Array(7).fill(1));
	});

	it('contain the day of the first order, in whichever format', () => {
		expect(readSettings({ firstOrderDay: '2023-10-01' }).firstOrderDay).toBe('2023-10-01');
		const page = window as { storeAnalytics?: unknown };
		page.storeAnalytics = { firstOrderDay: '2024-02-29' };
		expect(readSettings({}).firstOrderDay).toBe('2024-02-29');
		delete page.storeAnalytics;
		expect(readSettings({}).firstOrderDay).toBe('');
	});
});
