import { featuresOf } from './features';

describe('The features of responses', () => {
	it('count failed imports since 11.0, and have phones and roles of customers since 11.2', () => {
		const newer = (version: string) => {
			const { failedImports, customerContacts } = featuresOf(version, '7.0');
			return [failedImports, customerContacts];
		};
		expect(newer('10.9.9')).toEqual([false, false]);
		expect(newer('11.0.0')).toEqual([true, false]);
		expect(newer('11.1.9')).toEqual([true, false]);
		expect(newer('11.2.0')).toEqual([true, true]);
	});

	it('depend on WooCommerce’s version, and the methods of links on WordPress’s', () => {
		expect(featuresOf('9.4.0-rc.1', '6.6')).toMatchObject({
			linkMethods: false,
			customerTexts: false,
		});
		expect(featuresOf('9.4.0', '6.7.1')).toMatchObject({
			linkMethods: true,
			describedSettings: false,
		});
		expect(featuresOf('10.5.2', '6.8')).toMatchObject({
			customerDetails: true,
			customerTexts: false,
		});
		expect(featuresOf('10.9.1', '7.0.4')).toMatchObject({
			scheduledImports: true,
			customerTexts: true,
			refundsHaveCustomerType: false,
		});
		expect(featuresOf('11.1.4', '7.0')).toMatchObject({
			refundsHaveCustomerType: true,
			taxLines: false,
		});
		expect(featuresOf('11.2.0', '7.1')).toMatchObject({ taxLines: true, taxLocations: false });
		expect(featuresOf('11.3.0', '7.1')).toMatchObject({ taxLines: true, taxLocations: true });
	});
});
