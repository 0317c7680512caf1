<?php
/**
 * Sends requests to the shop's REST API: a list of { method, path, query, auth?, all? } becomes a list of
 * { status, headers, body }. WordPress starts once; each query runs in a process forked from it, so that responses
 * do not affect each other, as over HTTP. If PHP ends with an error, a web server responds with 500.
 */

require __DIR__ . '/start.php';

list( , $root, $input, $output ) = $argv;
require $root . '/wp-load.php';

$requests = json_decode( file_get_contents( $input ), true );
$spaces    = array();
foreach ( $requests as $place => $request ) {
	$space              = implode( '/', array_slice( explode( '/', $request['path'] ), 0, 3 ) );
	$spaces[ $space ][] = $place;
}

$wpdb->close();
$failed = false;
foreach ( $spaces as $space => $places ) {
	$done = in_a_fork( function () use ( $space, $places ) {
		answer_all( $space, $places );
	} );
	$failed = $failed || ! $done;
}
// WordPress's shutdown needs its database.
$wpdb->db_connect();
if ( $failed ) {
	exit( 1 );
}

$answers = array();
foreach ( array_keys( $requests ) as $place ) {
	$answers[] = file_get_contents( "$output.$place" );
	unlink( "$output.$place" );
}
file_put_contents( $output, '[' . implode( ",\n", $answers ) . ']' );

/** Registers the routes once for all queries of a namespace (newer WooCommerces register no others) and runs them. */
function answer_all( $space, $places ) {
	global $wpdb;
	$_SERVER['REQUEST_URI'] = "/wp-json$space";
	$wpdb->db_connect();
	start_server();
	$wpdb->close();
	foreach ( $places as $place ) {
		$done = in_a_fork( function () use ( $place ) {
			global $wpdb, $requests;
			$wpdb->db_connect();
			$request = $requests[ $place ];
			write( $place, empty( $request['all'] ) ? answer( $request ) : all_pages( $request ) );
		} );
		if ( ! $done ) {
			write( $place, sent( 500, array(), null ) );
		}
	}
	$wpdb->db_connect();
}

/** Stores a response for the process that collects them. */
function write( $place, $answer ) {
	global $output;
	file_put_contents( "$output.$place", wp_json_encode( $answer ) );
}

/** Runs a task in its own process; returns false if that fails. */
function in_a_fork( $work ) {
	$child = pcntl_fork();
	if ( 0 === $child ) {
		$work();
		exit( 0 );
	}
	pcntl_waitpid( $child, $state );
	return pcntl_wifexited( $state ) && 0 === pcntl_wexitstatus( $state );
}

/** Puts WordPress into the state in which it serves a REST request. */
function start_server() {
	if ( ! defined( 'REST_REQUEST' ) ) {
		define( 'REST_REQUEST', true );
	}
	require_once __DIR__ . '/listening-server.php';
	add_filter(
		'wp_rest_server_class',
		function () {
			return 'Listening_Server';
		}
	);
	wp_set_current_user( 1 );
	rest_get_server();
}

/** One response, as the server would have sent it. */
function answer( $request ) {
	$query = isset( $request['query'] ) ? $request['query'] : array();
	$auth  = isset( $request['auth'] ) ? $request['auth'] : '';

	$_GET                      = wp_slash( as_texts( $query ) );
	$_REQUEST                  = $_GET;
	$_SERVER['REQUEST_METHOD'] = $request['method'];
	$_SERVER['QUERY_STRING']   = http_build_query( as_texts( $query ) );
	$_SERVER['REQUEST_URI']    = '/wp-json' . $request['path'] . ( $query ? '?' . $_SERVER['QUERY_STRING'] : '' );
	if ( false !== strpos( $auth, 'with nonce' ) ) {
		$_SERVER['HTTP_X_WP_NONCE'] = 'badbadbad0';
	}
	if ( 0 === strpos( $auth, 'cookie' ) ) {
		$GLOBALS['wp_rest_auth_cookie'] = true;
	}
	wp_set_current_user( 'none' === $auth ? 0 : 1 );

	$server = rest_get_server();
	ob_start();
	$server->serve_request( $request['path'] );
	$text = ob_get_clean();
	return sent( $server->status, $server->sent, json_decode( $text ) );
}

/** Returns the response to a query. */
function sent( $status, $headers, $body ) {
	return array(
		'status'  => $status,
		'headers' => (object) $headers,
		'body'    => $body,
	);
}

/** Returns the responses to all pages of a query, joined. */
function all_pages( $request ) {
	$rows = array();
	$page = 1;
	do {
		$request['query'] = array_merge(
			isset( $request['query'] ) ? $request['query'] : array(),
			array(
				'per_page' => 100,
				'page'     => $page,
			)
		);
		$answer = answer( $request );
		if ( 200 !== $answer['status'] || ! is_array( $answer['body'] ) ) {
			return $answer;
		}
		$rows = array_merge( $rows, $answer['body'] );
		$last = isset( $answer['headers']->{'x-wp-totalpages'} ) ? (int) $answer['headers']->{'x-wp-totalpages'} : 1;
		++$page;
	} while ( $page <= $last );
	$answer['body'] = $rows;
	return $answer;
}

/** Converts values to the form that a URL gives them. */
function as_texts( $value ) {
	if ( is_array( $value ) ) {
		return array_map( 'as_texts', $value );
	}
	return is_bool( $value ) ? ( $value ? 'true' : 'false' ) : (string) $value;
}
