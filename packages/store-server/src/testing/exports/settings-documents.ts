import type { ShopDescription } from '../shops/shop-description';
import type { RestDocument } from './rest-document';

const values = (entries: Readonly<Record<string, unknown>>): RestDocument[] =>
	Object.entries(entries).map(([id, value]) => ({
		id,
		label: id,
		description: '',
		type: 'text',
		default: '',
		value,
	}));

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/** The shop's general data, by file name of the export. */
export function settingsDocuments({ settings }: ShopDescription) {
	const { currency, rules } = settings;
	return {
		'settings-general.json': values({
			woocommerce_default_country: settings.country,
			woocommerce_calc_taxes: 'yes',
			woocommerce_enable_coupons: 'yes',
			woocommerce_currency: currency.code,
			woocommerce_currency_pos: currency.position,
			woocommerce_price_thousand_sep: currency.thousandSeparator,
			woocommerce_price_decimal_sep: currency.decimalSeparator,
			woocommerce_price_num_decimals: String(currency.decimals),
		}),
		'settings-products.json': values({
			woocommerce_manage_stock: 'yes',
			woocommerce_notify_low_stock_amount: String(settings.lowStockAmount),
			woocommerce_notify_no_stock_amount: '0',
		}),
		'settings-tax.json': values({
			woocommerce_prices_include_tax: yesNo(settings.pricesIncludeTax),
			woocommerce_tax_round_at_subtotal: yesNo(settings.taxRounding === 'subtotal'),
		}),
		'settings-wc-admin.json': values({
			woocommerce_excluded_report_order_statuses: settings.excludedStatuses,
			woocommerce_actionable_order_statuses: ['processing', 'on-hold'],
			woocommerce_date_type: settings.dateType,
		}),
		'wp-settings.json': {
			title: settings.title,
			timezone: settings.timeZone,
			date_format: 'F j, Y',
			time_format: 'g:i a',
			start_of_week: settings.weekStart,
			language: 'en_US',
		},
		'store.json': {
			wc_version: rules === '9.4' ? '9.4.0' : '10.9.1',
			wp_version: rules === '9.4' ? '6.6' : '7.0.4',
			...(rules === '9.4' ? {} : { wc_database_version: '10.9.1' }),
			...(rules === '10.9.1 upgraded' ? { uses_old_full_refund_data: 'yes' } : {}),
			settings: { currency: currency.code, currency_symbol: currency.symbol },
		},
	};
}
