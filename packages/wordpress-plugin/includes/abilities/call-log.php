<?php
/**
 * The log of calls: who asked what and when, and how many rows came back. It counts the calls of a minute, too.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Version of the table; another number makes it anew. uninstall.php knows the option. */
const CALLS_OPTION  = 'store_analytics_agent_calls';
const CALLS_VERSION = 1;

/** Calls that the log has, and that a user has within a minute. */
const KEPT_CALLS       = 1000;
const CALLS_PER_MINUTE = 60;

/** Letters of a question that the log has. */
const ASKED_LENGTH = 500;

/**
 * Makes the table, where there is none yet.
 */
function ensure_calls_table() {
	global $wpdb;
	if ( CALLS_VERSION === (int) get_option( CALLS_OPTION ) ) {
		return;
	}
	$table = shop_table( CALLS_TABLE );
	// phpcs:disable WordPress.DB -- Names of this file only.
	$wpdb->query( "DROP TABLE IF EXISTS $table" );
	$wpdb->query(
		"CREATE TABLE $table (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			called_at datetime NOT NULL,
			user_id bigint(20) unsigned NOT NULL,
			app varchar(191) NOT NULL DEFAULT '',
			via varchar(100) NOT NULL DEFAULT '',
			ability varchar(50) NOT NULL,
			asked varchar(500) NOT NULL DEFAULT '',
			outcome varchar(50) NOT NULL DEFAULT '',
			rows_count int(11) NOT NULL DEFAULT 0,
			milliseconds int(11) NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			KEY user_time (user_id, called_at)
		) " . dimensions_collation()
	);
	// phpcs:enable
	update_option( CALLS_OPTION, CALLS_VERSION, false );
}

/**
 * Notes a call before it runs. Counted with this one, so that calls at the same time cannot pass the limit together.
 *
 * @param string $ability Its name.
 * @param array  $input   What is asked.
 * @return int Its id; 0 for a user with too many calls within a minute.
 */
function begin_call( $ability, $input ) {
	global $wpdb;
	ensure_calls_table();
	$table = shop_table( CALLS_TABLE );
	$user  = get_current_user_id();
	$asked = (string) wp_json_encode( (object) $input );
	// phpcs:disable WordPress.DB -- Our own table; values are prepared.
	$wpdb->insert(
		$table,
		array(
			'called_at' => gmdate( 'Y-m-d H:i:s' ),
			'user_id'   => $user,
			'app'       => mb_substr( calling_app( $user ), 0, 191 ),
			'via'       => mb_substr( calling_route(), 0, 100 ),
			'ability'   => $ability,
			'asked'     => mb_substr( $asked, 0, ASKED_LENGTH ),
			'outcome'   => 'running',
		)
	);
	$id     = (int) $wpdb->insert_id;
	$minute = gmdate( 'Y-m-d H:i:s', time() - MINUTE_IN_SECONDS );
	$recent = $wpdb->get_row( $wpdb->prepare( "SELECT SUM(outcome <> 'refused') AS calls, SUM(outcome = 'refused') AS refused FROM $table WHERE user_id = %d AND called_at > %s", $user, $minute ) );
	if ( (int) $recent->calls > CALLS_PER_MINUTE ) {
		// One entry of a minute tells it; a program that goes on does not push others out of the log.
		if ( (int) $recent->refused > 0 ) {
			$wpdb->delete( $table, array( 'id' => $id ) );
		} else {
			$wpdb->update( $table, array( 'outcome' => 'refused' ), array( 'id' => $id ) );
		}
		return 0;
	}
	// What counts for the minute stays, too.
	$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE id <= %d AND called_at <= %s", $id - KEPT_CALLS, $minute ) );
	// phpcs:enable
	return $id;
}

/**
 * Notes how a call ended.
 *
 * @param int    $id           As begin_call() returns.
 * @param string $outcome      'done', or the code of an error.
 * @param int    $rows         That came back.
 * @param float  $milliseconds That it took.
 */
function end_call( $id, $outcome, $rows, $milliseconds ) {
	global $wpdb;
	$wpdb->update( // phpcs:ignore WordPress.DB -- Our own table.
		shop_table( CALLS_TABLE ),
		array(
			'outcome'      => mb_substr( $outcome, 0, 50 ),
			'rows_count'   => $rows,
			'milliseconds' => (int) round( $milliseconds ),
		),
		array( 'id' => $id )
	);
}

/**
 * Returns the application password by which somebody calls.
 *
 * @param int $user Who calls.
 * @return string Its name; '' for a log-in in the browser.
 */
function calling_app( $user ) {
	$id = function_exists( 'rest_get_authenticated_app_password' ) ? rest_get_authenticated_app_password() : null;
	if ( ! $id ) {
		return '';
	}
	$password = \WP_Application_Passwords::get_user_application_password( $user, $id );
	return isset( $password['name'] ) ? $password['name'] : '';
}

/**
 * Returns the way of a call.
 *
 * @return string Path of REST, such as /mcp/mcp-adapter-default-server; 'wp-cli', or 'php'.
 */
function calling_route() {
	if ( defined( 'WP_CLI' ) && WP_CLI ) {
		return 'wp-cli';
	}
	$is_rest = defined( 'REST_REQUEST' ) && REST_REQUEST && isset( $GLOBALS['wp']->query_vars['rest_route'] );
	return $is_rest ? (string) $GLOBALS['wp']->query_vars['rest_route'] : 'php';
}

/**
 * Returns calls, the newest first.
 *
 * @param int $limit  How many.
 * @param int $offset How many newer ones to leave out.
 * @return array { calls: { at: UTC, user, app, via, ability, asked, outcome, rows, milliseconds }[]; total }.
 */
function logged_calls( $limit, $offset ) {
	global $wpdb;
	if ( CALLS_VERSION !== (int) get_option( CALLS_OPTION ) ) {
		return array(
			'calls' => array(),
			'total' => 0,
		);
	}
	$table = shop_table( CALLS_TABLE );
	$limit = max( 0, min( $limit, KEPT_CALLS - $offset ) );
	$calls = array();
	// phpcs:ignore WordPress.DB -- Our own table.
	foreach ( shop_rows( $wpdb->prepare( "SELECT c.*, u.user_login FROM $table c LEFT JOIN $wpdb->users u ON u.ID = c.user_id ORDER BY c.id DESC LIMIT %d OFFSET %d", $limit, $offset ) ) as $row ) {
		$calls[] = array(
			'at'           => str_replace( ' ', 'T', $row['called_at'] ) . 'Z',
			'user'         => null === $row['user_login'] ? "#$row[user_id]" : $row['user_login'],
			'app'          => $row['app'],
			'via'          => $row['via'],
			'ability'      => $row['ability'],
			'asked'        => $row['asked'],
			'outcome'      => $row['outcome'],
			'rows'         => (int) $row['rows_count'],
			'milliseconds' => (int) $row['milliseconds'],
		);
	}
	$total = (int) current( shop_rows( "SELECT COUNT(*) AS number FROM $table" ) )['number'];
	return array(
		'calls' => $calls,
		'total' => min( $total, KEPT_CALLS ),
	);
}
