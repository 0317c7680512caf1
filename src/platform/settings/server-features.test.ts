import { readServerFeatures } from './server-features';

const page = (wcVersion: string, admin: object = {}) => ({ wcVersion, admin });

describe('The features of the shop’s WooCommerce', () => {
	it('are all absent when the page contains none', () => {
		expect(readServerFeatures(undefined)).toEqual({
			importsInBatches: false,
			importInterval: '',
			hasWholeReturns: false,
			filtersByDimension: false,
			countsOrdersAlone: false,
			leavesOutTestOrders: false,
			sortsFilters: false,
			hasCustomerDetails: false,
			maySendContacts: false,
			mayCountFailedImports: false,
			totalsFollowCustomerDetails: false,
			filtersCustomerTexts: false,
			takesWhatIsLeft: false,
			hasTaxLines: false,
			mayHaveMoreFilters: false,
			hasGreyHeader: false,
		});
		expect(readServerFeatures(page('9.4.0-rc.1', { usesNewFullRefundData: false }))).toEqual(
			readServerFeatures(undefined),
		);
	});

	it('are read from the page itself if possible', () => {
		const wcAdminSettings = {
			woocommerce_analytics_scheduled_import: '',
			woocommerce_analytics_import_interval: '6 hours',
		};
		const told = { usesNewFullRefundData: true, customerTotalsFollowDetails: true };
		expect(readServerFeatures(page('', { wcAdminSettings, ...told }))).toEqual({
			...readServerFeatures(undefined),
			totalsFollowCustomerDetails: true,
			importsInBatches: true,
			importInterval: '6 hours',
			hasWholeReturns: true,
		});
	});

	it.each([
		['11.0.3', true, false],
		['11.1.0', true, true],
		['11.1.0', false, false],
	])(
		'with version %s and new refund data (%s): a refund takes what is left: %s',
		(version, usesNewFullRefundData, takesWhatIsLeft) => {
			const features = readServerFeatures(page(version, { usesNewFullRefundData }));
			expect(features).toMatchObject({ takesWhatIsLeft });
		},
	);

	it.each([
		['9.9.9', { sortsFilters: false, hasGreyHeader: false }],
		['10.4.9', { sortsFilters: true, hasGreyHeader: true, hasCustomerDetails: false }],
		['10.1.9', { countsOrdersAlone: false }],
		['10.2.0', { countsOrdersAlone: true }],
		['10.9.9', { mayCountFailedImports: false, maySendContacts: false }],
		['11.0.0', { mayCountFailedImports: true, maySendContacts: false }],
		['11.1.0', { mayCountFailedImports: true, maySendContacts: true }],
		['10.5.0-rc.1', { hasCustomerDetails: true, filtersCustomerTexts: false }],
		['10.9.1', { filtersCustomerTexts: true, totalsFollowCustomerDetails: false }],
		['10.9.1', { mayHaveMoreFilters: false, hasTaxLines: false, takesWhatIsLeft: false }],
		['11.0', { sortsFilters: true, hasGreyHeader: true, filtersCustomerTexts: true }],
		['11.1.2', { mayHaveMoreFilters: true, hasTaxLines: false }],
		['11.2.0', { hasTaxLines: true, takesWhatIsLeft: false }],
	])('follow the version %s otherwise', (version, features) => {
		expect(readServerFeatures(page(version))).toMatchObject(features);
		expect(readServerFeatures({ admin: { wcVersion: version } })).toMatchObject(features);
	});
});
