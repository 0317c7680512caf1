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
 * @return array[] By key: key, grain, values, label, above, multiple, may_lack_days; own_sql: of extensions, how orders say it.
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
 * Returns the grain of a query: that of the parts of orders that it names, else orders.
 *
 * @param string[] $keys Of dimensions.
 * @return string '' for two kinds of parts.
 */
function grain_of( $keys ) {
	$declared = query_dimensions();
	$grains   = array();
	foreach ( $keys as $key ) {
		if ( 'order' !== $declared[ $key ]['grain'] ) {
			$grains[ $declared[ $key ]['grain'] ] = true;
		}
	}
	if ( count( $grains ) > 1 ) {
		return '';
	}
	return $grains ? key( $grains ) : 'order';
}
