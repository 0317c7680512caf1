import { defaultOrderStatuses } from '../schema/order-statuses';
import type { DemoDocument } from './product-documents';

const yesNo = { type: 'checkout', description: '' };

function setting(
	id: string,
	label: string,
	type: string,
	fallback: unknown,
	value: unknown,
): DemoDocument {
	return { id, label, description: '', type, default: fallback, tip: '', value };
}

function checkbox(
	id: string,
	label: string,
	fallback: 'yes' | 'no',
	value: 'yes' | 'no',
): DemoDocument {
	return { ...yesNo, id, label, type: 'checkbox', default: fallback, tip: '', value };
}

/** Settings of the demo shop by group, as REST documents. */
export const demoSettings: Readonly<Record<string, readonly DemoDocument[]>> = {
	general: [
		setting('woocommerce_store_address', 'Address line 1', 'text', '', '7 Quay Street'),
		setting('woocommerce_store_city', 'City', 'text', '', 'Galway'),
		setting('woocommerce_default_country', 'Country / State', 'select', 'US:CA', 'IE:G'),
		setting('woocommerce_store_postcode', 'Postcode / ZIP', 'text', '', 'H91 E2K3'),
		setting('woocommerce_allowed_countries', 'Selling location(s)', 'select', 'all', 'all'),
		checkbox('woocommerce_calc_taxes', 'Enable taxes', 'no', 'yes'),
		checkbox('woocommerce_enable_coupons', 'Enable coupons', 'yes', 'yes'),
		setting('woocommerce_currency', 'Currency', 'select', 'USD', 'EUR'),
		setting('woocommerce_currency_pos', 'Currency position', 'select', 'left', 'left'),
		setting('woocommerce_price_thousand_sep', 'Thousand separator', 'text', ',', ','),
		setting('woocommerce_price_decimal_sep', 'Decimal separator', 'text', '.', '.'),
		setting('woocommerce_price_num_decimals', 'Number of decimals', 'number', '2', '2'),
	],
	products: [
		checkbox('woocommerce_enable_reviews', 'Enable reviews', 'yes', 'yes'),
		checkbox('woocommerce_manage_stock', 'Manage stock', 'yes', 'yes'),
		setting('woocommerce_notify_low_stock_amount', 'Low stock threshold', 'number', '2', '4'),
		setting('woocommerce_notify_no_stock_amount', 'Out of stock threshold', 'number', '0', '0'),
	],
	tax: [
		setting('woocommerce_prices_include_tax', 'Prices entered with tax', 'radio', 'no', 'no'),
		setting('woocommerce_tax_based_on', 'Calculate tax based on', 'select', 'shipping', 'shipping'),
		checkbox('woocommerce_tax_round_at_subtotal', 'Rounding', 'no', 'no'),
	],
	wc_admin: [
		{
			id: 'woocommerce_excluded_report_order_statuses',
			label: 'Excluded report order statuses',
			description: '',
			default: ['pending', 'cancelled', 'failed'],
			type: 'multiselect',
			options: defaultOrderStatuses,
			value: ['pending', 'cancelled', 'failed'],
		},
		{
			id: 'woocommerce_actionable_order_statuses',
			label: 'Actionable order statuses',
			description: '',
			default: ['processing', 'on-hold'],
			type: 'multiselect',
			options: defaultOrderStatuses,
			value: ['processing', 'on-hold'],
		},
		{
			id: 'woocommerce_default_date_range',
			label: 'Default Date Range',
			description: '',
			default: 'period=month&compare=previous_year',
			type: 'text',
			value: 'period=month&compare=previous_year',
		},
		{
			id: 'woocommerce_date_type',
			label: 'Date Type',
			description: '',
			type: 'select',
			options: {
				date_created: 'date_created',
				date_paid: 'date_paid',
				date_completed: 'date_completed',
			},
			value: '',
		},
	],
};

/** What WordPress itself knows of the demo shop. */
export const demoWordPress = {
	title: 'Fern & Field',
	timezone: 'Europe/Dublin',
	date_format: 'F j, Y',
	time_format: 'g:i a',
	start_of_week: 1,
	language: 'en_US',
} as const;

/** What the demo shop runs on: numbers follow the newest rules. */
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

/** What customers write. */
export const demoReviews: readonly (readonly [string, number])[] = [
	['Exactly as pictured, and it came quickly.', 5],
	['Lovely thing. I have bought another as a present.', 5],
	['Good, though smaller than I thought.', 4],
	['Fine for the price.', 3],
	['The parcel was dented, what was inside was not.', 4],
	['Not for me, but the return was easy.', 2],
];

/** ISO 3166 codes of the countries in the list of the demo shop; names come from the runtime. */
export const countryCodes =
	'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
		' ',
	);
