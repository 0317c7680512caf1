<?php
/**
 * What queries can ask for, from the build's query-declarations.php.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the build's declarations.
 *
 * @return array { dimensions, metrics by rules, words by kind of values, why_not by grain, unknown: name of the unknown value, version, limits, changes: { dimensions, chosen, parts }, taxes: { sums: { group, region } by name, eu: codes of countries } }.
 */
function query_declarations() {
	static $declared = null;
	if ( null === $declared ) {
		$declared = built( 'query-declarations' ) + array(
			'dimensions' => array(),
			'metrics'    => array(),
			'words'      => array(),
			'why_not'    => array(),
			'unknown'    => '',
			'version'    => 0,
			'limits'     => array(),
			'changes'    => array(),
			'taxes'      => array(),
		);
	}
	return $declared;
}

/**
 * Returns what agents and commands can ask for.
 *
 * @return array { abilities, commands, contract: version, limits and JSON schemas of requests and responses }.
 */
function agent_declarations() {
	static $declared = null;
	if ( null === $declared ) {
		$declared = built( 'agent-declarations' ) + array(
			'abilities' => array(),
			'commands'  => array(),
			'contract'  => array(),
		);
	}
	return $declared;
}

/**
 * Returns all dimensions that SQL of this shop can say.
 *
 * @return array[] By key: key, grain, values, label, above, multiple, may_lack_days, unknown: name of the empty value; own_sql: of extensions, how orders say it.
 */
function query_dimensions() {
	static $dimensions = null;
	if ( null === $dimensions ) {
		$said       = DIMENSION_COLUMNS + array_flip( OTHER_DIMENSIONS );
		$dimensions = array_intersect_key( array_column( query_declarations()['dimensions'], null, 'key' ), $said );
		$dimensions = $dimensions + extension_dimensions( $dimensions );
	}
	return $dimensions;
}

/**
 * Returns the name of a dimension's empty value: what it means, or that it is unknown.
 *
 * @param string $dimension Its key.
 * @return string
 */
function unknown_name( $dimension ) {
	return declared_text( query_dimensions()[ $dimension ]['unknown'] );
}

/**
 * Returns all metrics, as this shop's WooCommerce counts them.
 *
 * @return array[] By key: key, unit, label, meaning, rule, sums_in, not_in: grains, formula: { plus, minus, per, rest }, empty without one.
 */
function query_metrics() {
	$rules = number_rules();
	$name  = 'before 10.2';
	if ( $rules['orders_alone'] ) {
		$name = $rules['full_refunds'] ? 'since 10.2' : 'since 10.2, old refunds';
	}
	$metrics = query_declarations()['metrics'];
	return isset( $metrics[ $name ] ) ? array_column( $metrics[ $name ], null, 'key' ) : array();
}

/**
 * Translates a text of the declarations, where translators find it.
 *
 * @param string $text English.
 * @return string
 */
function declared_text( $text ) {
	return translate( $text, 'store-analytics' ); // phpcs:ignore WordPress.WP.I18n -- Of the declarations.
}

/**
 * Returns the rules by which this shop's WooCommerce counts, as packages/store-server/src/schema/number-rules.ts says.
 *
 * @return bool[] { orders_alone, full_refunds, takes_what_is_left }.
 */
function number_rules() {
	$database = (string) get_option( 'woocommerce_db_version', woocommerce_version() );
	$full     = is_woocommerce_since( '10.2', $database ) && 'yes' !== get_option( 'woocommerce_analytics_uses_old_full_refund_data' );
	return array(
		'orders_alone'       => is_woocommerce_since( '10.2' ),
		'full_refunds'       => $full,
		'takes_what_is_left' => $full && is_woocommerce_since( '11.1' ),
	);
}

/**
 * Returns WooCommerce's version.
 *
 * @return string
 */
function woocommerce_version() {
	return defined( 'WC_VERSION' ) ? WC_VERSION : '0';
}

/**
 * Checks whether WooCommerce, or the data of the shop, has at least a version.
 *
 * @param string      $since Such as 10.2.
 * @param string|null $of    The version to check; that of WooCommerce by default.
 * @return bool
 */
function is_woocommerce_since( $since, $of = null ) {
	return version_compare( preg_replace( '/[^0-9.].*$/', '', null === $of ? woocommerce_version() : $of ), $since, '>=' );
}

/**
 * Returns the grain of a query: that of the parts of orders that its dimensions name, else of those that its filters name, else
 * orders. Other filters by parts limit orders and refunds to those that hold one.
 *
 * @param string[] $dimensions Keys.
 * @param string[] $filtered   Those of filters.
 * @return string '' for two kinds of parts, and for coupons of refunds, which have none.
 */
function grain_of( $dimensions, $filtered = array() ) {
	$parts      = parts_named( $dimensions );
	$chosen     = parts_named( $filtered );
	$of_refunds = names_refunds( array_merge( $dimensions, $filtered ) );
	if ( count( $parts ) > 1 || ( $of_refunds && in_array( 'coupon line', $parts, true ) ) ) {
		return '';
	}
	if ( $parts || in_array( 'line', $chosen, true ) ) {
		return $parts ? $parts[0] : 'line';
	}
	if ( $of_refunds ) {
		return 'refund';
	}
	return $chosen ? $chosen[0] : 'order';
}

/**
 * Returns the parts of orders that dimensions name. Refunds are no parts: they have lines and taxes of their own.
 *
 * @param string[] $keys Of dimensions.
 * @return string[] Keys of PARTS_OF_ORDERS, in its order.
 */
function parts_named( $keys ) {
	$grains = array_column( array_intersect_key( query_dimensions(), array_flip( $keys ) ), 'grain' );
	return array_values( array_intersect( array_keys( PARTS_OF_ORDERS ), $grains ) );
}

/**
 * Checks whether refunds alone count, because some dimension is about these.
 *
 * @param string[] $keys Of dimensions.
 * @return bool
 */
function names_refunds( $keys ) {
	return in_array( 'refund', array_column( array_intersect_key( query_dimensions(), array_flip( $keys ) ), 'grain' ), true );
}
