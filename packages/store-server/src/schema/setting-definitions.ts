import { defaultOrderStatuses } from './order-statuses';

/** A setting’s document in the shape of /wc/v3/settings, without its value. */
export type SettingDefinition = Readonly<Record<string, unknown>> & { readonly id: string };

function setting(id: string, label: string, type: string, fallback: unknown): SettingDefinition {
	return { id, label, description: '', type, default: fallback, tip: '' };
}

function checkbox(id: string, label: string, fallback: 'yes' | 'no'): SettingDefinition {
	return setting(id, label, 'checkbox', fallback);
}

/** WooCommerce’s settings that affect reports, by group, for shops that send no definitions. */
export const settingDefinitions: Readonly<Record<string, readonly SettingDefinition[]>> = {
	general: [
		setting('woocommerce_store_address', 'Address line 1', 'text', ''),
		setting('woocommerce_store_city', 'City', 'text', ''),
		setting('woocommerce_default_country', 'Country / State', 'select', 'US:CA'),
		setting('woocommerce_store_postcode', 'Postcode / ZIP', 'text', ''),
		setting('woocommerce_allowed_countries', 'Selling location(s)', 'select', 'all'),
		checkbox('woocommerce_calc_taxes', 'Enable taxes', 'no'),
		checkbox('woocommerce_enable_coupons', 'Enable coupons', 'yes'),
		setting('woocommerce_currency', 'Currency', 'select', 'USD'),
		setting('woocommerce_currency_pos', 'Currency position', 'select', 'left'),
		setting('woocommerce_price_thousand_sep', 'Thousand separator', 'text', ','),
		setting('woocommerce_price_decimal_sep', 'Decimal separator', 'text', '.'),
		setting('woocommerce_price_num_decimals', 'Number of decimals', 'number', '2'),
	],
	products: [
		checkbox('woocommerce_enable_reviews', 'Enable reviews', 'yes'),
		checkbox('woocommerce_manage_stock', 'Manage stock', 'yes'),
		setting('woocommerce_notify_low_stock_amount', 'Low stock threshold', 'number', '2'),
		setting('woocommerce_notify_no_stock_amount', 'Out of stock threshold', 'number', '0'),
	],
	tax: [
		setting('woocommerce_prices_include_tax', 'Prices entered with tax', 'radio', 'no'),
		setting('woocommerce_tax_based_on', 'Calculate tax based on', 'select', 'shipping'),
		setting('woocommerce_shipping_tax_class', 'Shipping tax class', 'select', 'inherit'),
		checkbox('woocommerce_tax_round_at_subtotal', 'Rounding', 'no'),
		setting(
			'woocommerce_tax_display_cart',
			'Display prices during cart and checkout',
			'select',
			'excl',
		),
		setting('woocommerce_tax_total_display', 'Display tax totals', 'select', 'itemized'),
	],
	wc_admin: [
		{
			id: 'woocommerce_excluded_report_order_statuses',
			label: 'Excluded report order statuses',
			description: '',
			default: ['pending', 'cancelled', 'failed'],
			type: 'multiselect',
			options: defaultOrderStatuses,
		},
		{
			id: 'woocommerce_actionable_order_statuses',
			label: 'Actionable order statuses',
			description: '',
			default: ['processing', 'on-hold'],
			type: 'multiselect',
			options: defaultOrderStatuses,
		},
		{
			id: 'woocommerce_default_date_range',
			label: 'Default Date Range',
			description: '',
			default: 'period=month&compare=previous_year',
			type: 'text',
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
		},
	],
};
