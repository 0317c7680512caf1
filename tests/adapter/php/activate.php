<?php
/**
 * Activates plugins. Input: { plugins: files }.
 */

require dirname( __DIR__, 2 ) . '/differential/php/start.php';

list( , $root, $input, $output ) = $argv;
require $root . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_set_current_user( 1 );
$asked = json_decode( file_get_contents( $input ), true );
foreach ( $asked['plugins'] as $file ) {
	$failure = activate_plugin( $file );
	if ( is_wp_error( $failure ) ) {
		fwrite( STDERR, "$file: " . $failure->get_error_message() );
		exit( 1 );
	}
}
file_put_contents( $output, wp_json_encode( array( 'activated' => count( $asked['plugins'] ) ) ) );
