<?php
/**
 * Users whose language has no translation of its own get a related one: Austria gets German,
 * Mexico gets Spanish.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the translations of PHP texts. Those of the app load with its script.
 */
function load_translations() {
	load_plugin_textdomain( 'store-analytics', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
}

/**
 * Filters the file of a PHP translation that WordPress is about to load.
 *
 * @param string $file   Its path, which ends in `-de_AT.mo`.
 * @param string $domain Whose sentences are in it.
 * @return string
 */
function related_translation( $file, $domain ) {
	return 'store-analytics' === $domain ? related_file( $file ) : $file;
}

/**
 * Filters the file of a script translation that WordPress is about to load.
 *
 * @param string|false $file   Its path; false when there is none.
 * @param string       $handle Name of the script.
 * @param string       $domain Whose sentences are in it.
 * @return string|false
 */
function related_script_translation( $file, $handle, $domain ) {
	return 'store-analytics' === $domain && is_string( $file ) ? related_file( $file ) : $file;
}

/**
 * Returns the file of our translation, or without one that of a related language.
 *
 * @param string $file Path of a file for PHP or for a script.
 * @return string
 */
function related_file( $file ) {
	$known = '/^store-analytics-([a-z]{2,3})(?:_[A-Za-z0-9_]+)?(\.mo|-store-analytics-app\.json)$/';
	if ( ! preg_match( $known, basename( $file ), $parts ) || is_readable( loaded_file( $file ) ) ) {
		return $file;
	}
	$start = plugin_dir_path( PLUGIN_FILE ) . "languages/store-analytics-$parts[1]";
	$end   = loaded_file( $parts[2] );
	$found = array_filter( array_merge( (array) glob( "$start$end" ), (array) glob( "{$start}_*$end" ) ) );
	return $found ? str_replace( '.l10n.php', '.mo', reset( $found ) ) : $file;
}

/**
 * Returns the PHP file beside an `.mo` file: WordPress names the latter and reads the former.
 *
 * @param string $file Path or end of it.
 * @return string
 */
function loaded_file( $file ) {
	return preg_replace( '/\.mo$/', '.l10n.php', $file );
}
