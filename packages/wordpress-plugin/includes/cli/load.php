<?php
/**
 * Commands of WP-CLI: wp store-analytics query, report, status and rebuild.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the commands. Their options are those of the declarations.
 */
function register_commands() {
	if ( ! defined( 'WP_CLI' ) || ! WP_CLI || ! class_exists( 'WP_CLI' ) ) {
		return;
	}
	load_queries();
	foreach ( array( 'command-words', 'command-rows', 'commands' ) as $name ) {
		require_once __DIR__ . "/$name.php";
	}
	foreach ( command_help() as $name => $help ) {
		\WP_CLI::add_command( "store-analytics $name", __NAMESPACE__ . "\\command_$name", $help );
	}
}

/**
 * Returns what WP-CLI knows of the commands.
 *
 * @return array[] By name: { shortdesc, synopsis, longdesc }.
 */
function command_help() {
	$format = options_named( 'format' );
	$report = array(
		'type'        => 'positional',
		'name'        => 'name',
		'description' => 'The report, such as orders, products or customers.',
	);
	return array(
		'query'   => array(
			'shortdesc' => 'Prints numbers of the shop by dimensions.',
			'synopsis'  => options_named(),
			'longdesc'  => "## EXAMPLES\n\n    wp store-analytics query --metric=net_sales --by=country --range=last_month --format=table\n\nNumbers: " . implode( ', ', array_keys( query_metrics() ) ) . '. Words for them: ' . words_in_help( 'metric_words' ) . ".\n\nDimensions: " . implode( ', ', array_keys( query_dimensions() ) ) . '. Words for them: ' . words_in_help( 'dimension_words' ) . '.',
		),
		'report'  => array(
			'shortdesc' => 'Prints the rows of a report of WooCommerce, such as orders.',
			'synopsis'  => array_merge( array( $report ), options_named( 'range', 'limit', 'format' ) ),
			'longdesc'  => "## EXAMPLES\n\n    wp store-analytics report orders --range=yesterday --format=csv",
		),
		'status'  => array(
			'shortdesc' => 'Prints how new the numbers are, and what they cover.',
			'synopsis'  => $format,
		),
		'rebuild' => array(
			'shortdesc' => 'Fills the table of what orders say of themselves anew.',
			'synopsis'  => array(),
			'longdesc'  => "Until it is done, queries do not know the country, channel and other dimensions of the orders that it lacks.\n\n## EXAMPLES\n\n    wp store-analytics rebuild",
		),
	);
}

/**
 * Returns options as WP-CLI has them.
 *
 * @param string ...$names Of the declarations; all by default.
 * @return array[]
 */
function options_named( ...$names ) {
	$options = array();
	foreach ( agent_declarations()['commands']['options'] as $option ) {
		if ( $names && ! in_array( $option['name'], $names, true ) ) {
			continue;
		}
		// WP-CLI takes no signs in the name of a value.
		$value = preg_replace( '/[^a-z].*$/', '', strtolower( $option['value'] ) );
		$form  = strtoupper( $value ) === $option['value'] ? '' : "$option[value]: ";
		// WP-CLI keeps the last of an option that is named twice.
		$repeat    = 'where' === $option['name'] ? '; here separated by ";" instead' : '';
		$options[] = array(
			'type'        => 'assoc',
			'name'        => $option['name'],
			'value'       => array( 'name' => $value ),
			'description' => $form . $option['text'] . $repeat,
			'optional'    => true,
		) + ( $option['only'] ? array( 'options' => $option['only'] ) : array() );
	}
	return $options;
}

/**
 * Lists words in help.
 *
 * @param string $kind metric_words or dimension_words.
 * @return string
 */
function words_in_help( $kind ) {
	$words = array();
	foreach ( agent_declarations()['commands'][ $kind ] as $word => $name ) {
		$words[] = "$word ($name)";
	}
	return implode( ', ', $words );
}
