<?php
/**
 * Sends requests to the shop's REST API: a list of { method, path, query, auth?, all? } becomes a list of
 * { status, headers, body }. WordPress starts once; each query runs in a process forked from it, so that responses
 * do not affect each other, as over HTTP. If PHP ends with an error, a web server responds with 500.
 */

/** As many queries run at once. */
const AT_ONCE = 2;

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
	}, $space );
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
	$running = array();
	foreach ( $places as $place ) {
		if ( count( $running ) >= AT_ONCE ) {
			wait_for_one( $running );
		}
		$running += ask_in_a_fork( $place, 1 );
	}
	while ( $running ) {
		wait_for_one( $running );
	}
	$wpdb->db_connect();
}

/** Starts a query in its own process; returns its place and the number of the attempt by this process. */
function ask_in_a_fork( $place, $attempt ) {
	$child = fork_for( function () use ( $place ) {
		global $wpdb, $requests;
		$wpdb->db_connect();
		$request = $requests[ $place ];
		write( $place, empty( $request['all'] ) ? answer( $request ) : all_pages( $request ) );
		$wpdb->close();
	} );
	return array( $child => array( $place, $attempt ) );
}

/** Waits until one of the queries has its response. One of which PHP ended by a signal is asked again, once. */
function wait_for_one( &$running ) {
	global $requests;
	$child                   = pcntl_wait( $state );
	list( $place, $attempt ) = $running[ $child ];
	unset( $running[ $child ] );
	if ( is_done( $state ) ) {
		return;
	}
	$is_asked_again = is_killed( $state, $requests[ $place ]['path'], $attempt );
	if ( $is_asked_again ) {
		$running += ask_in_a_fork( $place, 2 );
	} else {
		write( $place, sent( 500, array(), null ) );
	}
}

/** Stores a response for the process that collects them. */
function write( $place, $answer ) {
	global $output;
	file_put_contents( "$output.$place", wp_json_encode( $answer ) );
}

/** Runs a task in its own process, once more if PHP ends by a signal; returns false if that fails. */
function in_a_fork( $work, $what ) {
	for ( $attempt = 1; $attempt <= 2; $attempt++ ) {
		pcntl_waitpid( fork_for( $work ), $state );
		if ( is_done( $state ) || ! is_killed( $state, $what, $attempt ) ) {
			break;
		}
	}
	return is_done( $state );
}

/** Names the signal by which PHP ended, and what it did; returns whether that is to be done again. */
function is_killed( $state, $what, $attempt ) {
	if ( ! pcntl_wifsignaled( $state ) ) {
		return false;
	}
	$then = 1 === $attempt ? 'It is tried again.' : 'It is given up.';
	fwrite( STDERR, 'PHP ended by signal ' . pcntl_wtermsig( $state ) . " at $what. $then\n" );
	return 1 === $attempt;
}

/**
 * Starts a task in its own process and returns the process. It ends by a signal: PHP would first free each object of
 * WordPress, which takes longer than most queries.
 */
function fork_for( $work ) {
	$child = pcntl_fork();
	if ( 0 === $child ) {
		$work();
		posix_kill( posix_getpid(), SIGUSR1 );
	}
	return $child;
}

/** Whether a process has reached the end of its task. */
function is_done( $state ) {
	return pcntl_wifsignaled( $state ) && SIGUSR1 === pcntl_wtermsig( $state );
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
