import { addedPreferences } from './preferences';

it('adds the columns of the reports that WooCommerce keeps none for to what a user may save', () => {
	expect(addedPreferences()).toEqual(['downloads_report_columns', 'stock_report_columns']);
});
