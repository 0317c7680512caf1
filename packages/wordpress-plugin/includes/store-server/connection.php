<?php
/**
 * The connection to a store server that serves reports instead of WooCommerce, if there is one.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Address, token and maximum age from the Settings screen. uninstall.php knows it. */
const STORE_SERVER_OPTION = 'store_analytics_store_server';

/** Default maximum age of its numbers, in minutes. */
const DEFAULT_MAX_AGE = 10;

/** Constants of wp-config.php, which win over saved values. */
const STORE_SERVER_CONSTANTS = array(
	'address' => 'STORE_ANALYTICS_SERVER',
	'token'   => 'STORE_ANALYTICS_SERVER_TOKEN',
	'max_age' => 'STORE_ANALYTICS_SERVER_MAX_AGE',
);

/**
 * Returns address and token of the store server.
 *
 * @return array { address: without a slash at its end, '' when there is none; token; max_age: minutes; fixed: names that wp-config.php sets }.
 */
function store_server() {
	$saved    = get_option( STORE_SERVER_OPTION );
	$settings = array( 'fixed' => array() ) + ( is_array( $saved ) ? $saved : array() ) + array(
		'address' => '',
		'token'   => '',
		'max_age' => DEFAULT_MAX_AGE,
	);
	foreach ( STORE_SERVER_CONSTANTS as $name => $constant ) {
		if ( defined( $constant ) ) {
			$settings[ $name ]   = constant( $constant );
			$settings['fixed'][] = $name;
		}
	}
	return array(
		'address' => sanitize_server_address( $settings['address'] ),
		'token'   => is_string( $settings['token'] ) ? $settings['token'] : '',
		'max_age' => max( 1, (int) $settings['max_age'] ),
		'fixed'   => $settings['fixed'],
	);
}

/**
 * Checks whether there is a store server.
 *
 * @return bool
 */
function has_store_server() {
	$server = store_server();
	return '' !== $server['address'] && '' !== $server['token'];
}

/**
 * Cleans an address for saving.
 *
 * @param mixed $text Whatever somebody has typed.
 * @return string '' for what is no address of http or https, or has more than host, port and folder.
 */
function sanitize_server_address( $text ) {
	$address = is_string( $text ) ? untrailingslashit( trim( $text ) ) : '';
	$parts   = wp_parse_url( $address );
	$has_all = is_array( $parts ) && isset( $parts['host'], $parts['scheme'] ) && in_array( strtolower( $parts['scheme'] ), array( 'http', 'https' ), true );
	return $has_all && ! array_diff( array_keys( $parts ), array( 'scheme', 'host', 'port', 'path' ) ) && ! preg_match( '/[\s<>"\']/', $address ) ? $address : '';
}

/**
 * Saves the settings, and closes the circuit. No page and no response contains the token, and the
 * option loads only on demand.
 *
 * @param string $address As sanitize_server_address() returns; '' for no store server.
 * @param string $token   What opens it.
 * @param int    $max_age Minutes.
 */
function save_store_server( $address, $token, $max_age ) {
	delete_option( CIRCUIT_OPTION );
	if ( '' === $address ) {
		delete_option( STORE_SERVER_OPTION );
		return;
	}
	update_option( STORE_SERVER_OPTION, compact( 'address', 'token', 'max_age' ), false );
}
