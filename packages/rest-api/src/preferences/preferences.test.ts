import { addedPreferences } from './preferences';

it('The plugin lets users save preferences that WooCommerce lacks: columns of reports and compared periods, views, pins, targets, annotations, exchange rates', () => {
	expect(addedPreferences()).toEqual([
		'breakdown_report_columns',
		'refunds_report_columns',
		'downloads_report_columns',
		'stock_report_columns',
		'report_compared_columns',
		'store_analytics_views',
		'store_analytics_pins',
		'store_analytics_targets',
		'store_analytics_annotations',
		'store_analytics_exchange_rates',
	]);
});
