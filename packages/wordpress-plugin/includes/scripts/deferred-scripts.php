<?php
/**
 * WordPress and WooCommerce load scripts on every page of wp-admin for rarely used features, such
 * as the command palette. On our screens they wait in a template until the user needs them, or
 * until a while without input.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

const DEFERRED = 'store-analytics-deferred';

/** The script of WordPress's command palette. */
const PALETTE = 'wp-core-commands';

/** The deferred scripts; scripts that only these need are deferred too. */
const ON_DEMAND = array(
	'wp-commands',
	PALETTE,
	'wp-abilities',
	'wc-admin-wcsettings-deprecation',
	'wc-admin-command-palette',
	'wc-admin-command-palette-analytics',
	'wc-entities',
);

/**
 * Stores and returns the handles of removed scripts and styles, in their order of enqueueing.
 *
 * @param string   $kind  'scripts' or 'styles'.
 * @param string[] $names More of them.
 * @return string[] All so far.
 */
function deferred( $kind, $names = array() ) {
	static $deferred = array(
		'scripts' => array(),
		'styles'  => array(),
	);

	$deferred[ $kind ] = array_values( array_unique( array_merge( $deferred[ $kind ], $names ) ) );
	return $deferred[ $kind ];
}

/**
 * Removes deferred scripts from the page. A script that another one depends on still loads, and its
 * style stays.
 */
function defer_scripts() {
	if ( ! wp_script_is( APP ) ) {
		return;
	}
	/**
	 * Filters which scripts of our screens, with styles of the same name, are deferred. An empty
	 * list defers none.
	 *
	 * @param string[] $names Their handles.
	 */
	$names = (array) apply_filters( 'store_analytics_deferred_scripts', ON_DEMAND );
	deferred( 'scripts', array_intersect( wp_scripts()->queue, $names ) );
	wp_scripts()->dequeue( $names );
	$styles = array_filter( array_intersect( wp_styles()->queue, $names ), static fn( $name ) => ! is_script_wanted( $name ) );
	deferred( 'styles', $styles );
	wp_styles()->dequeue( $styles );
}

/**
 * Queues the palette again while WordPress builds the admin bar, because its entry appears there
 * only if the palette is queued. Nothing is printed meanwhile.
 */
function queue_palette_for_admin_bar() {
	if ( in_array( PALETTE, deferred( 'scripts' ), true ) ) {
		wp_scripts()->enqueue( PALETTE );
	}
}

/** Removes the palette from the queue after the admin bar is built. */
function dequeue_palette_after_admin_bar() {
	if ( in_array( PALETTE, deferred( 'scripts' ), true ) ) {
		wp_scripts()->dequeue( PALETTE );
	}
}

/**
 * Lets WordPress's store of entities take its name from the app's small user store, if it is on the
 * page for an extension or among the deferred scripts. WordPress registers no store under a taken
 * name.
 */
function make_room_for_entities() {
	if ( wp_script_is( APP ) ) {
		$free = "wp.data.use( ( { stores } ) => { if ( stores['store-analytics/user'] ) delete stores.core; } );";
		wp_add_inline_script( 'wp-core-data', $free, 'before' );
	}
}

/**
 * Restores a script's style when something enqueued in the page depends on it.
 */
function enqueue_styles_of_wanted_scripts() {
	foreach ( deferred( 'styles' ) as $name ) {
		if ( is_script_wanted( $name ) ) {
			wp_enqueue_style( $name );
		}
	}
}

/**
 * Prints the deferred scripts, as WordPress would have printed them, in a template, and the script
 * that runs them later.
 */
function print_deferred() {
	$scripts = rest_of( wp_scripts(), deferred( 'scripts' ) );
	if ( ! $scripts->to_do ) {
		return;
	}
	$styles = array_merge( array_intersect( WITH_STYLES, $scripts->to_do ), deferred( 'styles' ) );
	echo '<template id="' . esc_attr( DEFERRED ) . '">';
	rest_of( wp_styles(), $styles )->do_items();
	$scripts->do_items();
	echo "</template>\n";
	wp_print_inline_script_tag( file_get_contents( plugin_dir_path( PLUGIN_FILE ) . 'assets/deferred-scripts.js' ), array( 'id' => DEFERRED . '-js' ) );
}

/**
 * Returns a registry that prints, one by one, the given handles that are not on the page yet.
 *
 * @param \WP_Dependencies $registry wp_scripts() or wp_styles().
 * @param string[]         $names    What it prints, after what they depend on.
 * @return \WP_Dependencies
 */
function rest_of( $registry, $names ) {
	$rest            = clone $registry;
	$rest->do_concat = false;
	$rest->queue     = $names;
	$rest->to_do     = array();
	$rest->all_deps( $names );
	return $rest;
}
