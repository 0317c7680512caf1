<?php
/**
 * The store server that serves reports in WooCommerce's place, as far as there is one.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Address, token and maximum age, as chosen on the screen Settings. uninstall.php knows it. */
const STORE_SERVER_OPTION = 'store_analytics_store_server';

/** Minutes that its numbers may be old, where nobody says otherwise. */
const DEFAULT_MAX_AGE = 10;

/** What wp-config.php may say in place of the screen. */
const STORE_SERVER_CONSTANTS = array(
	'address' => 'STORE_ANALYTICS_SERVER',
	'token'   => 'STORE_ANALYTICS_SERVER_TOKEN',
	'max_age' => 'STORE_ANALYTICS_SERVER_MAX_AGE',
);

/**
 * Where the store server is, and what opens it.
 *
 * @return array { address: without a slash at its end, '' when there is none; token; max_age: minutes; fixed: names that wp-config.php says }.
 */
function store_server() {
	$saved = get_option( STORE_SERVER_OPTION );
	$said  = array( 'fixed' => array() ) + ( is_array( $saved ) ? $saved : array() ) + array(
		'address' => '',
		'token'   => '',
		'max_age' => DEFAULT_MAX_AGE,
	);
	foreach ( STORE_SERVER_CONSTANTS as $name => $constant ) {
		if ( defined( $constant ) ) {
			$said[ $name ]   = constant( $constant );
			$said['fixed'][] = $name;
		}
	}
	return array(
		'address' => server_address( $said['address'] ),
		'token'   => is_string( $said['token'] ) ? $said['token'] : '',
		'max_age' => max( 1, (int) $said['max_age'] ),
		'fixed'   => $said['fixed'],
	);
}

/**
 * Whether reports may be asked for elsewhere.
 *
 * @return bool
 */
function has_store_server() {
	$server = store_server();
	return '' !== $server['address'] && '' !== $server['token'];
}

/**
 * An address as it is kept.
 *
 * @param mixed $text Whatever somebody has typed.
 * @return string '' for what is no address of http or https, or says more than host, port and folder.
 */
function server_address( $text ) {
	$address = is_string( $text ) ? untrailingslashit( trim( $text ) ) : '';
	$parts   = wp_parse_url( $address );
	$has_all = is_array( $parts ) && isset( $parts['host'], $parts['scheme'] ) && in_array( strtolower( $parts['scheme'] ), array( 'http', 'https' ), true );
	return $has_all && ! array_diff( array_keys( $parts ), array( 'scheme', 'host', 'port', 'path' ) ) && ! preg_match( '/[\s<>"\']/', $address ) ? $address : '';
}

/**
 * Keeps what was chosen. The token is in no page and no response, and the option is loaded only when it is needed.
 *
 * @param string $address A reply of server_address(); '' to ask nobody any more.
 * @param string $token   What opens it.
 * @param int    $max_age Minutes.
 */
function keep_store_server( $address, $token, $max_age ) {
	resume_server();
	if ( '' === $address ) {
		delete_option( STORE_SERVER_OPTION );
		return;
	}
	update_option( STORE_SERVER_OPTION, compact( 'address', 'token', 'max_age' ), false );
}
