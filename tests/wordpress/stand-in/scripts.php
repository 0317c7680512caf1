<?php
namespace StandIn;

defined( 'ABSPATH' ) || exit;

/** The packages that extensions depend on. Each of these names loads library.js, which counts its loads. */
const LIBRARIES = array( 'wc-components', 'wc-csv', 'wc-currency', 'wc-date', 'wc-navigation', 'wc-number', 'wc-store-data' );

add_action(
	'admin_enqueue_scripts',
	function () {
		wp_register_script( 'wc-settings', plugins_url( 'wc-settings.js', __FILE__ ), array( 'wp-api-fetch' ), '1', true );
		foreach ( LIBRARIES as $name ) {
			wp_register_script( $name, plugins_url( "client/admin/library.js?name=$name", __FILE__ ), array( 'wc-settings' ), '1', true );
		}
		wp_register_script( 'wc-admin-layout', plugins_url( 'client/admin/admin-layout.js', __FILE__ ), array( 'wc-components', 'wp-components', 'wp-element' ), '1', true );
		wp_register_style( 'wc-components', plugins_url( 'client/admin/library.css', __FILE__ ), array(), '1' );
		wp_register_script( 'wc-admin-app', plugins_url( 'client/admin/wc-admin-app.js', __FILE__ ), array_merge( LIBRARIES, array( 'wp-hooks', 'wp-element' ) ), '1', true );
		wp_set_script_translations( 'wc-admin-app', 'stand-in' );
		wp_register_style( 'wc-admin-app', plugins_url( 'client/admin/wc-admin-app.css', __FILE__ ), array( 'wc-components' ), '1' );
	}
);

add_action(
	'admin_enqueue_scripts',
	function () {
		if ( 'wc-admin' !== ( $_GET['page'] ?? '' ) ) {
			return;
		}
		wp_add_inline_script( 'wc-admin-app', 'window.wcAdminFeatures = {"analytics":true};', 'before' );
		wp_enqueue_script( 'wc-admin-app' );
		wp_enqueue_style( 'wc-admin-app' );
		foreach ( array( 'wc-components', 'wc-admin-app' ) as $name ) {
			echo '<link rel="preload" href="' . esc_url( wp_scripts()->registered[ $name ]->src ) . '" as="script" />' . "\n";
		}
		echo '<link rel="preload" href="' . esc_url( plugins_url( 'an-extension.js', __FILE__ ) ) . '" as="script" />' . "\n";
		if ( isset( $_GET['with-app'] ) ) {
			// A typical extension: it declares the app as its only dependency and reports what it found.
			wp_enqueue_script( 'an-extension', plugins_url( 'an-extension.js', __FILE__ ), array( 'wc-admin-app' ), '1', true );
		}
		if ( isset( $_GET['with-report'] ) ) {
			// In the head, as some extensions do by mistake.
			wp_enqueue_script( 'another-extension', plugins_url( 'another-extension.js', __FILE__ ), array( 'wc-components', 'wc-store-data', 'wp-element' ), '1', false );
		}
	},
	15
);

// 10.9 has a script on every page of wp-admin that loads its app.
add_action(
	'admin_enqueue_scripts',
	function () {
		if ( is_since( '10.9' ) && ! isset( $_GET['palette'] ) ) {
			wp_enqueue_script( 'wc-admin-wcsettings-deprecation', plugins_url( 'assets/deprecation.js', __FILE__ ), array( 'wc-admin-app', 'wc-settings' ), '1', true );
		}
	}
);

// The settings are printed late, and only if a script depends on them.
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
	$settings                 = config( 'settings' );
	$settings->adminUrl       = admin_url();
	$settings->homeUrl        = home_url( '/' );
	// WooCommerce stores zone and range in WordPress's options. Weeks follow the language that WordPress sets in moment.
	unset( $settings->timeZone, $settings->startOfWeek, $settings->admin->startOfWeek );
	// Only the store server's totals follow these filters.
	unset( $settings->admin->customerTotalsFollowDetails );
	$settings->admin->timeZone = wp_timezone_string();
	$settings->admin->wcAdminSettings = (array) ( $settings->admin->wcAdminSettings ?? array() );
	$settings->admin->wcAdminSettings['woocommerce_default_date_range'] = get_option( 'woocommerce_default_date_range', 'period=month&compare=previous_year' );
	if ( config( 'version' ) && config( 'store' ) ) {
		// They may have changed since the test began.
		foreach ( ask_store( new \WP_REST_Request( 'GET', '/wc-analytics/settings/wc_admin' ) )->get_data() as $saved ) {
			$settings->admin->wcAdminSettings[ $saved->id ] = $saved->value;
		}
	}
	foreach ( added_settings() as $id => $setting ) {
		$settings->admin->wcAdminSettings[ $id ] = get_option( $setting['option_key'], $setting['default'] );
	}
	$admin                    = (array) $settings->admin;
	$admin['currentUserData'] = rest_get_server()->response_to_data( rest_do_request( user_request() ), false );
	$settings->admin          = apply_filters( 'woocommerce_admin_shared_settings', $admin );
	return $settings;
}

function user_request() {
	$request = new \WP_REST_Request( 'GET', '/wp/v2/users/me' );
	$request->set_query_params( array( 'context' => 'edit' ) );
	return $request;
}
