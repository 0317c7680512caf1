import { readServerFeatures } from './server-features';

const page = (wcVersion: string, admin: object = {}) => ({ wcVersion, admin });

describe('what the shop’s WooCommerce has', () => {
	it('is nothing new where the page says nothing', () => {
		expect(readServerFeatures(undefined)).toEqual({
			importsInBatches: false,
			importInterval: '',
			hasWholeReturns: false,
			hasCustomerDetails: false,
			findsCustomersByText: false,
			sortsFilters: false,
		});
		expect(readServerFeatures(page('9.4.0-rc.1', { usesNewFullRefundData: false }))).toEqual(
			readServerFeatures(undefined),
		);
	});

	it('is told by the page itself where it can be', () => {
		const wcAdminSettings = {
			woocommerce_analytics_scheduled_import: '',
			woocommerce_analytics_import_interval: '6 hours',
		};
		expect(readServerFeatures(page('', { wcAdminSettings, usesNewFullRefundData: true }))).toEqual({
			...readServerFeatures(undefined),
			importsInBatches: true,
			importInterval: '6 hours',
			hasWholeReturns: true,
		});
	});

	it.each([
		['10.4.9', { hasCustomerDetails: false, findsCustomersByText: false, sortsFilters: true }],
		['10.5.0', { hasCustomerDetails: true, findsCustomersByText: false, sortsFilters: true }],
		['10.7.0-rc.1', { hasCustomerDetails: true, findsCustomersByText: true }],
		['11.0', { hasCustomerDetails: true, findsCustomersByText: true, sortsFilters: true }],
	])('is told by the version %s otherwise', (version, features) => {
		expect(readServerFeatures(page(version))).toMatchObject(features);
		expect(readServerFeatures({ admin: { wcVersion: version } })).toMatchObject(features);
	});
});
