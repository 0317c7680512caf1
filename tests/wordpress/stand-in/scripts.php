<?php
namespace StandIn;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_enqueue_scripts',
	function () {
		wp_register_script( 'wc-settings', plugins_url( 'wc-settings.js', __FILE__ ), array( 'wp-api-fetch' ), '1', true );
		wp_register_script( 'wc-admin-app', plugins_url( 'wc-admin-app.js', __FILE__ ), array( 'wc-settings' ), '1', true );
		wp_register_style( 'wc-admin-app', plugins_url( 'wc-admin-app.css', __FILE__ ), array(), '1' );
	}
);

add_action(
	'admin_enqueue_scripts',
	function () {
		if ( 'wc-admin' === ( $_GET['page'] ?? '' ) ) {
			wp_add_inline_script( 'wc-admin-app', 'window.wcAdminFeatures = {"analytics":true};', 'before' );
			wp_enqueue_script( 'wc-admin-app' );
			wp_enqueue_style( 'wc-admin-app' );
			// An extension, as they come: it names the app as a dependency and says what it saw.
			wp_enqueue_script( 'an-extension', plugins_url( 'an-extension.js', __FILE__ ), array( 'wc-admin-app' ), '1', true );
		}
	},
	15
);

// The settings are printed late, and only when some script asks for them.
add_action(
	'admin_print_footer_scripts',
	function () {
		if ( wp_script_is( 'wc-settings' ) ) {
			wp_add_inline_script( 'wc-settings', 'var wcSettings = ' . wp_json_encode( settings() ) . ';', 'before' );
		}
	},
	1
);

function settings() {
	$settings           = config( 'settings' );
	$settings->adminUrl = admin_url();
	$settings->homeUrl  = home_url( '/' );
	$settings->admin->currentUserData = rest_get_server()->response_to_data( rest_do_request( user_request() ), false );
	return $settings;
}

function user_request() {
	$request = new \WP_REST_Request( 'GET', '/wp/v2/users/me' );
	$request->set_query_params( array( 'context' => 'edit' ) );
	return $request;
}
