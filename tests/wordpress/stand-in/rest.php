<?php
namespace StandIn;

defined( 'ABSPATH' ) || exit;

const PREFERENCES = 'woocommerce_admin_';

add_action(
	'rest_api_init',
	function () {
		$reads = function () {
			return apply_filters( 'woocommerce_rest_check_permissions', current_user_can( 'view_woocommerce_reports' ), 'read', 0, 'reports' );
		};
		register_rest_route(
			'wc-analytics',
			'/reports/performance-indicators',
			array(
				'callback'            => array( new Performance_Indicators(), 'get_items' ),
				'permission_callback' => $reads,
			)
		);
		register_rest_route(
			'wc-analytics',
			'/settings/wc_admin/batch',
			array(
				'methods'             => \WP_REST_Server::EDITABLE,
				'callback'            => __NAMESPACE__ . '\save_settings',
				'permission_callback' => $reads,
			)
		);
		foreach ( array( 'wc-analytics', 'wc-admin', 'wc/v3' ) as $namespace ) {
			register_rest_route(
				$namespace,
				'/(?P<rest>.+)',
				array(
					'methods'             => \WP_REST_Server::ALLMETHODS,
					'callback'            => __NAMESPACE__ . '\ask_store',
					'permission_callback' => $reads,
				)
			);
		}
		register_rest_field(
			'user',
			'woocommerce_meta',
			array(
				'get_callback'    => function ( $user ) {
					$all = array_filter( get_user_meta( $user['id'] ), __NAMESPACE__ . '\is_preference', ARRAY_FILTER_USE_KEY );
					$own = array();
					foreach ( $all as $key => $values ) {
						$own[ substr( $key, strlen( PREFERENCES ) ) ] = $values[0];
					}
					return (object) $own;
				},
				'update_callback' => function ( $values, $user ) {
					$known = apply_filters( 'woocommerce_admin_get_user_data_fields', array( 'revenue_report_columns', 'orders_report_columns', 'dashboard_sections' ) );
					foreach ( array_intersect_key( $values, array_flip( $known ) ) as $key => $value ) {
						update_user_meta( $user->ID, PREFERENCES . $key, $value );
					}
				},
			)
		);
	}
);

function is_preference( $key ) {
	return 0 === strpos( $key, PREFERENCES );
}

/** Caches numbers by name, whatever their dates, as WooCommerce 9.4 does. */
class Performance_Indicators {
	private $told = array();

	public function get_items( \WP_REST_Request $request ) {
		$reply = rest_ensure_response( ask_store( $request ) );
		if ( ! is_wp_error( $reply ) && 200 === $reply->get_status() ) {
			foreach ( $reply->get_data() as $number ) {
				$this->told += array( $number->stat => $number );
			}
			$now = array_column( $reply->get_data(), null, 'stat' );
			$reply->set_data( array_values( array_intersect_key( array_replace( $now, $this->told ), $now ) ) );
		}
		return $reply;
	}
}

/** Settings of Analytics that WooCommerce's filter adds, by id. */
function added_settings() {
	return array_column( apply_filters( 'woocommerce_settings-wc_admin', array() ), null, 'id' );
}

/** Saves added settings as options of WordPress, if their values are valid choices. The store server saves the rest. */
function save_settings( \WP_REST_Request $request ) {
	$added = added_settings();
	$saved = array();
	$rest  = array();
	foreach ( $request['update'] as $change ) {
		$setting = $added[ $change['id'] ] ?? null;
		if ( null === $setting ) {
			$rest[] = $change;
		} elseif ( isset( $setting['options'][ $change['value'] ] ) ) {
			update_option( $setting['option_key'], $change['value'] );
			$saved[] = $change;
		} else {
			$saved[] = array(
				'id'    => $change['id'],
				'error' => array( 'code' => 'rest_setting_value_invalid' ),
			);
		}
	}
	if ( ! $rest ) {
		return array( 'update' => $saved );
	}
	$request->set_body( wp_json_encode( array( 'update' => $rest ) ) );
	$reply = ask_store( $request );
	if ( ! is_wp_error( $reply ) && $saved ) {
		$reply->set_data( array( 'update' => array_merge( $reply->get_data()->update ?? array(), $saved ) ) );
	}
	return $reply;
}

/** Forwards a request to the store server unchanged, and returns its response unchanged. */
function ask_store( \WP_REST_Request $request ) {
	$query = $request->get_query_params();
	unset( $query['rest_route'], $query['_locale'] );
	// An extension would read it in its SQL; the store server refuses filters that it does not know.
	unset( $query['channel_is'], $query['channel_is_not'] );
	if ( '/wc-analytics/reports/customers/stats' === $request->get_route() ) {
		// In 10.5 these filter rows, but not totals.
		unset( $query['user_type'], $query['location_includes'], $query['location_excludes'] );
	}
	$reply = wp_remote_request(
		config( 'store' ) . '/wp-json' . $request->get_route() . ( $query ? '?' . http_build_query( $query ) : '' ),
		array(
			'method'  => $request->get_method(),
			'headers' => array(
				'Authorization' => 'Bearer ' . config( 'token' ),
				'Content-Type'  => 'application/json',
			),
			'body'    => 'GET' === $request->get_method() ? null : $request->get_body(),
			'timeout' => 60,
		)
	);
	if ( is_wp_error( $reply ) ) {
		return $reply;
	}
	// Objects stay objects, including empty ones, except where WordPress reads them: for embedding, and for some fields.
	$data = json_decode( wp_remote_retrieve_body( $reply ), isset( $query['_embed'] ) || isset( $query['_fields'] ) );
	if ( is_admin() && '/wc-analytics/products/categories' === $request->get_route() ) {
		// WooCommerce counts visible products for visitors, but not for wp-admin.
		array_walk(
			$data,
			function ( $category ) {
				$category->count = 0;
			}
		);
	}
	$data     = 200 === wp_remote_retrieve_response_code( $reply ) ? widened( $data, $request->get_route() ) : $data;
	$response = new \WP_REST_Response( $data, wp_remote_retrieve_response_code( $reply ) );
	foreach ( array( 'X-WP-Total', 'X-WP-TotalPages' ) as $name ) {
		$value = wp_remote_retrieve_header( $reply, $name );
		if ( '' !== $value ) {
			$response->header( $name, $value );
		}
	}
	return $response;
}
