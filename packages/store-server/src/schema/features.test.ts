import { featuresOf } from './features';

describe('The features of responses', () => {
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
			failedImports: false,
		});
		expect(featuresOf('11.1.3', '7.0')).toMatchObject({
			failedImports: true,
			customerContacts: false,
		});
		expect(featuresOf('11.2.0', '7.0')).toMatchObject({
			failedImports: true,
			customerContacts: true,
		});
	});
});
