import { paths } from './paths';

describe('Paths', () => {
	it('[S7.1] have the namespaces of the API and contain the ids of their items', () => {
		expect(paths.reportStats('revenue')).toBe('/wc-analytics/reports/revenue/stats');
		expect(paths.items('categories')).toBe('/wc-analytics/products/categories');
		expect(paths.productVariation(64, 73)).toBe('/wc-analytics/products/64/variations/73');
		const fixed = Object.values(paths).filter((path) => typeof path === 'string');
		for (const path of fixed)
			expect(path).toMatch(/^\/(wc-analytics|wc-admin|wc\/v3|wp\/v2|store-analytics)\/./);
	});
});
