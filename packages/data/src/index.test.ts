import { select, dispatch } from '@wordpress/data';
import * as data from '.';
import { publicStores } from './testing/public-stores';

describe('the package', () => {
	it('[S9.shared-settings.1, S9.shared-settings.2, S9.shared-settings.3] has the defaults, note types, namespaces and limits that extensions know', () => {
		expect(data.QUERY_DEFAULTS).toEqual({
			pageSize: 25,
			period: 'month',
			compare: 'previous_year',
			noteTypes: ['info', 'marketing', 'survey', 'warning'],
		});
		expect([
			data.NAMESPACE,
			data.WC_ADMIN_NAMESPACE,
			data.JETPACK_NAMESPACE,
			data.WCS_NAMESPACE,
		]).toEqual(['/wc-analytics', '/wc-admin', '/jetpack/v4', '/wc/v1']);
		expect(data.MAX_PER_PAGE).toBe(100);
		expect([data.SECOND, data.MINUTE, data.HOUR, data.DAY, data.WEEK, data.MONTH]).toEqual([
			1000, 60_000, 3_600_000, 86_400_000, 604_800_000, 2_628_000_000,
		]);
	});

	it('names stores so that their rows and totals are typed', () => {
		const stats = select(data.REPORTS_STORE_NAME).getReportStats('revenue', {});
		const netRevenue: number | undefined = stats.data?.totals.net_revenue;
		const items = select(data.REPORTS_STORE_NAME).getReportItems('coupons', {});
		const code: string | undefined = items.data?.[0]?.extended_info?.code;
		const order = select(data.REPORTS_STORE_NAME).getReportItems('orders', {}).data?.[0];
		// @ts-expect-error -- orders have no such column
		const wrong: unknown = order?.nope;
		expect([netRevenue, code, wrong]).toEqual([undefined, undefined, undefined]);
		expect(String(data.REPORTS_STORE_NAME)).toBe('wc/admin/reports');
	});

	it.each(Object.entries(publicStores))(
		'[S1.4] registers %s with the selectors and actions that extensions call',
		(name, { selectors, actions }) => {
			data.registerAllStores();
			expect(Object.keys(select(name))).toEqual(expect.arrayContaining(selectors));
			expect(Object.keys(Object(dispatch(name)))).toEqual(expect.arrayContaining(actions));
		},
	);
});
