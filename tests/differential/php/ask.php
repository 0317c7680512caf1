<?php
/**
 * Puts questions to the shop's REST API: a list of { method, path, query, auth?, all? } becomes a list of
 * { status, headers, body }. WordPress starts once; each question is answered by a process of its own that is forked
 * from it, so that no answer knows of another, as over HTTP.
 */

require __DIR__ . '/start.php';

list( , $root, $input, $output ) = $argv;
require $root . '/wp-load.php';

$questions = json_decode( file_get_contents( $input ), true );
$spaces    = array();
foreach ( $questions as $place => $question ) {
	$space              = implode( '/', array_slice( explode( '/', $question['path'] ), 0, 3 ) );
	$spaces[ $space ][] = $place;
}

$wpdb->close();
foreach ( $spaces as $space => $places ) {
	in_a_fork( function () use ( $space, $places ) {
		answer_all( $space, $places );
	} );
}
// What WordPress does at the end wants its database.
$wpdb->db_connect();

$answers = array();
foreach ( array_keys( $questions ) as $place ) {
	$answers[] = file_get_contents( "$output.$place" );
	unlink( "$output.$place" );
}
file_put_contents( $output, '[' . implode( ",\n", $answers ) . ']' );

/** Registers the routes once for all questions of a namespace (newer WooCommerces register no others) and answers them. */
function answer_all( $space, $places ) {
	global $wpdb, $questions, $output;
	$_SERVER['REQUEST_URI'] = "/wp-json$space";
	$wpdb->db_connect();
	start_server();
	$wpdb->close();
	foreach ( $places as $place ) {
		in_a_fork( function () use ( $place ) {
			global $wpdb, $questions, $output;
			$wpdb->db_connect();
			$question = $questions[ $place ];
			file_put_contents( "$output.$place", wp_json_encode( empty( $question['all'] ) ? answer( $question ) : all_pages( $question ) ) );
		} );
	}
	$wpdb->db_connect();
}

/** Does something in a process of its own, and ends this one where that fails. */
function in_a_fork( $work ) {
	$child = pcntl_fork();
	if ( 0 === $child ) {
		$work();
		exit( 0 );
	}
	pcntl_waitpid( $child, $state );
	if ( 0 !== pcntl_wexitstatus( $state ) ) {
		exit( 1 );
	}
}

/** WordPress as it is while it answers a REST request. */
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

/** One answer, as the server would have sent it. */
function answer( $question ) {
	$query = isset( $question['query'] ) ? $question['query'] : array();
	$auth  = isset( $question['auth'] ) ? $question['auth'] : '';

	$_GET                      = wp_slash( as_texts( $query ) );
	$_REQUEST                  = $_GET;
	$_SERVER['REQUEST_METHOD'] = $question['method'];
	$_SERVER['QUERY_STRING']   = http_build_query( as_texts( $query ) );
	$_SERVER['REQUEST_URI']    = '/wp-json' . $question['path'] . ( $query ? '?' . $_SERVER['QUERY_STRING'] : '' );
	if ( false !== strpos( $auth, 'with nonce' ) ) {
		$_SERVER['HTTP_X_WP_NONCE'] = 'badbadbad0';
	}
	if ( 0 === strpos( $auth, 'cookie' ) ) {
		$GLOBALS['wp_rest_auth_cookie'] = true;
	}
	wp_set_current_user( 'none' === $auth ? 0 : 1 );

	$server = rest_get_server();
	ob_start();
	$server->serve_request( $question['path'] );
	$text = ob_get_clean();
	return array(
		'status'  => $server->status,
		'headers' => (object) $server->sent,
		'body'    => json_decode( $text ),
	);
}

/** The answers to all pages of a question, joined. */
function all_pages( $question ) {
	$rows = array();
	$page = 1;
	do {
		$question['query'] = array_merge(
			isset( $question['query'] ) ? $question['query'] : array(),
			array(
				'per_page' => 100,
				'page'     => $page,
			)
		);
		$answer = answer( $question );
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

/** Values as an address carries them. */
function as_texts( $value ) {
	if ( is_array( $value ) ) {
		return array_map( 'as_texts', $value );
	}
	return is_bool( $value ) ? ( $value ? 'true' : 'false' ) : (string) $value;
}
