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
 * Returns address and token of the store server. A saved token goes to the address that it was saved
 * for, and to no other that wp-config.php names.
 *
 * @return array { address: without a slash at its end, '' when there is none; token; max_age: minutes; fixed: names that wp-config.php sets }.
 */
function store_server() {
	$saved    = saved_store_server();
	$settings = array( 'fixed' => array() ) + $saved;
	foreach ( STORE_SERVER_CONSTANTS as $name => $constant ) {
		if ( defined( $constant ) ) {
			$settings[ $name ]   = constant( $constant );
			$settings['fixed'][] = $name;
		}
	}
	$address  = sanitize_server_address( $settings['address'] );
	$is_known = $address === $saved['address'] || in_array( 'token', $settings['fixed'], true );
	return array(
		'address' => $address,
		'token'   => $is_known && is_string( $settings['token'] ) ? $settings['token'] : '',
		'max_age' => max( 1, (int) $settings['max_age'] ),
		'fixed'   => $settings['fixed'],
	);
}

/**
 * Returns what the Settings screen has saved, whatever wp-config.php says.
 *
 * @return array { address, token, max_age }.
 */
function saved_store_server() {
	$saved = get_option( STORE_SERVER_OPTION );
	$saved = ( is_array( $saved ) ? $saved : array() ) + array(
		'address' => '',
		'token'   => '',
		'max_age' => DEFAULT_MAX_AGE,
	);
	return array( 'address' => sanitize_server_address( $saved['address'] ) ) + $saved;
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
 * @param string $token   What opens it; not kept without an address.
 * @param int    $max_age Minutes.
 */
function save_store_server( $address, $token, $max_age ) {
	delete_option( CIRCUIT_OPTION );
	if ( '' === $address ) {
		$token = '';
	}
	if ( '' === $address && DEFAULT_MAX_AGE === (int) $max_age ) {
		delete_option( STORE_SERVER_OPTION );
		return;
	}
	update_option( STORE_SERVER_OPTION, compact( 'address', 'token', 'max_age' ), false );
}

/**
 * Checks whether the user may choose the store server. WordPress sends requests to its address: in a
 * network that is up to those who manage the network, and not to those who manage one of its shops.
 * Where wp-config.php has the token and not the address, whoever chooses the address gets the token:
 * that is up to administrators.
 *
 * @return bool
 */
function may_choose_server() {
	$gets_token = defined( STORE_SERVER_CONSTANTS['token'] ) && ! defined( STORE_SERVER_CONSTANTS['address'] );
	return current_user_can( 'manage_woocommerce' )
		&& ( ! is_multisite() || current_user_can( 'manage_network_options' ) )
		&& ( ! $gets_token || current_user_can( 'manage_options' ) );
}
