import { pluginScreens, reportRouteNames } from '@store-analytics/rest-api';
import { reportRoutes } from '../packages/store-server/src/rest/reports';

describe('the list of reports', () => {
	it('has what the plugin may ask a store server, and the store server has all of it', () => {
		const { served } = pluginScreens();
		const routes = reportRoutes.map(({ path }) => path.replace('/wc-analytics/', ''));
		expect(routes.sort()).toEqual([...served].sort());
	});

	it('has rows, stats or both of each report', () => {
		expect(reportRouteNames).toEqual(
			expect.arrayContaining(['revenue/stats', 'categories', 'orders', 'orders/stats']),
		);
		expect(reportRouteNames).not.toContain('revenue');
		expect(reportRouteNames).not.toContain('categories/stats');
	});
});
