<?php
/**
 * What agents may do: settings that are off until an administrator turns them on, and the log of calls, for the Settings screen.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** The settings. uninstall.php knows it. */
const AGENTS_OPTION = 'store_analytics_agents';

/** Name of the table of calls after WordPress's prefix. uninstall.php knows it. */
const CALLS_TABLE = 'store_analytics_agent_calls';

/**
 * Registers the routes. WordPress checks the nonce of requests with a cookie.
 */
function register_agent_routes() {
	$may_read   = function () {
		return current_user_can( 'manage_woocommerce' );
	};
	$may_change = function () {
		return may_change_agents();
	};
	$switch     = array( 'type' => 'boolean' );
	$pages      = array(
		'limit'  => array(
			'type'    => 'integer',
			'default' => 20,
			'minimum' => 1,
			'maximum' => 1000,
		),
		'offset' => array(
			'type'    => 'integer',
			'default' => 0,
			'minimum' => 0,
		),
	);
	register_own_routes(
		array(
			array( '/agents', 'GET', 'get_agents', $may_read, array() ),
			array(
				'/agents',
				'POST',
				'post_agents',
				$may_change,
				array(
					'is_public'     => $switch,
					'personal_data' => $switch,
				),
			),
			array( '/agents/calls', 'GET', 'get_agent_calls', $may_read, $pages ),
		)
	);
}

/**
 * Checks whether the user may open the shop to agents.
 *
 * @return bool
 */
function may_change_agents() {
	return current_user_can( 'manage_woocommerce' ) && current_user_can( 'manage_options' );
}

/**
 * Returns the settings.
 *
 * @return bool[] { is_public: whether MCP servers list the abilities; personal_data: whether names of customers are shown to users who may list users }.
 */
function agent_access() {
	$saved = get_option( AGENTS_OPTION );
	return array(
		'is_public'     => is_array( $saved ) && ! empty( $saved['is_public'] ),
		'personal_data' => is_array( $saved ) && ! empty( $saved['personal_data'] ),
	);
}

/**
 * Returns the settings for the screen.
 *
 * @return array { is_available: whether this WordPress has abilities; may_change; is_public, personal_data }.
 */
function get_agents() {
	return array(
		'is_available' => function_exists( 'wp_register_ability' ),
		'may_change'   => may_change_agents(),
	) + agent_access();
}

/**
 * Saves the settings that a request names.
 *
 * @param \WP_REST_Request $request { is_public, personal_data }.
 * @return array As get_agents().
 */
function post_agents( $request ) {
	$access = agent_access();
	foreach ( array_keys( $access ) as $name ) {
		$access[ $name ] = null === $request[ $name ] ? $access[ $name ] : $request[ $name ];
	}
	if ( array_filter( $access ) ) {
		update_option( AGENTS_OPTION, $access );
	} else {
		delete_option( AGENTS_OPTION );
	}
	return get_agents();
}

/**
 * Returns calls, the newest first.
 *
 * @param \WP_REST_Request $request { limit, offset }.
 * @return array { calls, total }.
 */
function get_agent_calls( $request ) {
	require_once __DIR__ . '/call-log.php';
	return logged_calls( $request['limit'], $request['offset'] );
}

/**
 * Adds the table of calls to those that a network drops with a shop.
 *
 * @param string[] $tables Full names.
 * @return string[]
 */
function drop_calls_with_site( $tables ) {
	return array_merge( (array) $tables, array( shop_table( CALLS_TABLE ) ) );
}
