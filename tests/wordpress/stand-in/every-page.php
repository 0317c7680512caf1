<?php
/**
 * Adds what WordPress 7.0 and WooCommerce 10.9 put on every page of wp-admin: the command palette with its entry in the
 * admin bar, and a script that depends on WooCommerce's app. Applies to pages with `palette` in their address, on
 * WordPress versions that have the palette's packages.
 */

namespace StandIn;

defined( 'ABSPATH' ) || exit;

// Its own scripts are below assets/, as WooCommerce's are.
define( 'WC_PLUGIN_FILE', __DIR__ . '/stand-in.php' );

add_action(
	'admin_enqueue_scripts',
	function () {
		if ( ! isset( $_GET['palette'] ) ) {
			return;
		}
		$own = static fn( $name ) => plugins_url( "assets/$name.js", __FILE__ );
		wp_enqueue_script( 'wp-core-commands' );
		wp_add_inline_script( 'wp-core-commands', 'window.ran = [ "before the palette" ];', 'before' );
		wp_add_inline_script( 'wp-core-commands', 'window.ran.push( wp.commands ? "after the palette" : "no palette" );' );
		wp_enqueue_style( 'wp-commands' );
		wp_register_script( 'stand-in-tracks', $own( 'tracks' ), array(), '1', true );
		wp_add_inline_script( 'stand-in-tracks', 'window.ran.push( "after the tracks" );' );
		wp_enqueue_script( 'wc-admin-command-palette', $own( 'command-palette' ), array( 'stand-in-tracks', 'wp-commands', 'wp-data', 'wp-element', 'wp-i18n' ), '1', true );
		wp_localize_script( 'wc-admin-command-palette', 'standInPalette', array( 'query' => 'stand-in' ) );
		wp_add_inline_script( 'wc-admin-command-palette', 'window.ran.push( standInPalette.query );', 'before' );
		wp_set_script_translations( 'wc-admin-command-palette', 'stand-in' );
		wp_enqueue_script( 'wc-admin-wcsettings-deprecation', $own( 'deprecation' ), array( 'wc-admin-app', 'wc-settings' ), '1', true );
		if ( 'with-extension' === $_GET['palette'] ) {
			wp_enqueue_script( 'a-command', plugins_url( 'a-command.js', __FILE__ ), array( 'wp-commands', 'wp-data' ), '1', true );
		}
	}
);

add_filter(
	'pre_load_script_translations',
	function ( $json, $file, $handle ) {
		return 'wc-admin-command-palette' === $handle ? '{"locale_data":{"stand-in":{"":{},"Greet":["Say hello"]}}}' : $json;
	},
	10,
	3
);

add_action(
	'admin_bar_menu',
	function ( $bar ) {
		// WordPress shows the entry only if its script is queued.
		if ( wp_script_is( 'wp-core-commands' ) ) {
			$bar->add_node(
				array(
					'id'    => 'command-palette',
					'title' => 'Commands',
					'href'  => '#',
					'meta'  => array( 'onclick' => 'wp.data.dispatch( "core/commands" ).open(); return false;' ),
				)
			);
		}
	}
);
