<?php
/**
 * Sets a shop's location and counting rules.
 */

function make_settings( $settings ) {
	$currency = $settings['currency'];
	$options  = array(
		'blogname'                                   => $settings['title'],
		'start_of_week'                              => $settings['weekStart'],
		'woocommerce_default_country'                => $settings['country'],
		'woocommerce_currency'                       => $currency['code'],
		'woocommerce_currency_pos'                   => $currency['position'],
		'woocommerce_price_num_decimals'             => $currency['decimals'],
		'woocommerce_price_decimal_sep'              => $currency['decimalSeparator'],
		'woocommerce_price_thousand_sep'             => $currency['thousandSeparator'],
		'woocommerce_calc_taxes'                     => 'yes',
		'woocommerce_prices_include_tax'             => $settings['pricesIncludeTax'] ? 'yes' : 'no',
		'woocommerce_tax_round_at_subtotal'          => 'subtotal' === $settings['taxRounding'] ? 'yes' : 'no',
		'woocommerce_date_type'                      => $settings['dateType'],
		'woocommerce_excluded_report_order_statuses' => $settings['excludedStatuses'],
		'woocommerce_notify_low_stock_amount'        => $settings['lowStockAmount'],
		'woocommerce_manage_stock'                   => 'yes',
		'shop_sells_fractions'                       => empty( $settings['sellsFractions'] ) ? 'no' : 'yes',
	);
	foreach ( $options as $name => $value ) {
		update_option( $name, $value );
	}
	set_zone( isset( $settings['earlierTimeZone'] ) ? $settings['earlierTimeZone'] : $settings['timeZone'] );
	sell_fractions();
}

/** Sets the zone: an IANA name or an offset. */
function set_zone( $zone ) {
	$offset = preg_match( '/^([+-])(\d\d):(\d\d)$/', $zone, $parts );
	update_option( 'timezone_string', $offset ? '' : $zone );
	update_option( 'gmt_offset', $offset ? (float) ( $parts[1] . ( $parts[2] + $parts[3] / 60 ) ) : 0 );
}

function make_tax_rate( $rate, $place ) {
	return WC_Tax::_insert_tax_rate(
		array(
			'tax_rate_country'  => $rate['country'],
			'tax_rate_state'    => $rate['state'],
			'tax_rate'          => $rate['percent'],
			'tax_rate_name'     => $rate['name'],
			'tax_rate_priority' => $rate['priority'],
			'tax_rate_compound' => $rate['compound'] ? 1 : 0,
			'tax_rate_shipping' => $rate['onShipping'] ? 1 : 0,
			'tax_rate_order'    => $place,
			'tax_rate_class'    => '',
		)
	);
}
