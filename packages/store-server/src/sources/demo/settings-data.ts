import { settingDefinitions } from '../../schema/setting-definitions';
import type { DemoDocument } from './catalog/product-documents';

/** Settings of the demo shop that differ from WooCommerce’s defaults. */
const values: Readonly<Record<string, unknown>> = {
	woocommerce_store_address: '7 Quay Street',
	woocommerce_store_city: 'Galway',
	woocommerce_default_country: 'IE:G',
	woocommerce_store_postcode: 'H91 E2K3',
	woocommerce_calc_taxes: 'yes',
	woocommerce_currency: 'EUR',
	woocommerce_notify_low_stock_amount: '4',
	woocommerce_date_type: '',
};

/** Settings of the demo shop by group, as REST documents. */
export const demoSettings: Readonly<Record<string, readonly DemoDocument[]>> = Object.fromEntries(
	Object.entries(settingDefinitions).map(([group, definitions]) => [
		group,
		definitions.map((definition) => ({
			...definition,
			value: values[definition.id] ?? definition['default'],
		})),
	]),
);

/** The demo shop’s WordPress settings. */
export const demoWordPress = {
	title: 'Fern & Field',
	timezone: 'Europe/Dublin',
	date_format: 'F j, Y',
	time_format: 'g:i a',
	start_of_week: 1,
	language: 'en_US',
} as const;

/** The demo shop’s versions: its numbers follow the newest rules. */
export const demoStore = {
	wc_version: '10.9.1',
	wc_database_version: '10.9.1',
	wp_version: '7.0.4',
	uses_old_full_refund_data: 'no',
} as const;

/** Notes of the demo shop: title, text, days ago. */
export const demoNotes: readonly (readonly [string, string, number])[] = [
	['Your demo shop is ready', 'Two years of made-up orders are waiting to be looked at.', 0],
	['A parcel came back', 'The refunds of this month are in the Orders report.', 2],
	['November sale', 'Coupon november25 was used more than any other. See the Coupons report.', 6],
	['Running low', 'Some products are below their low stock threshold. See the Stock report.', 9],
];

/** Texts and ratings of reviews. */
export const demoReviews: readonly (readonly [string, number])[] = [
	['Exactly as pictured, and it came quickly.', 5],
	['Lovely thing. I have bought another as a present.', 5],
	['Good, though smaller than I thought.', 4],
	['Fine for the price.', 3],
	['The parcel was dented, what was inside was not.', 4],
	['Not for me, but the return was easy.', 2],
];
