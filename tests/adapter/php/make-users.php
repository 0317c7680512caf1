<?php
/**
 * Makes users with a password for applications. Input: { users: { name: capabilities of its own } }. Output: { name: password }.
 */

require dirname( __DIR__, 2 ) . '/differential/php/start.php';

list( , $root, $input, $output ) = $argv;
require $root . '/wp-load.php';

wp_set_current_user( 1 );
$asked     = json_decode( file_get_contents( $input ), true );
$passwords = array();
foreach ( $asked['users'] as $name => $capabilities ) {
	$user = get_user_by( 'login', $name );
	if ( ! $user ) {
		$id   = wp_insert_user(
			array(
				'user_login' => $name,
				'user_pass'  => wp_generate_password(),
				'role'       => 'subscriber',
			)
		);
		$user = get_user_by( 'id', $id );
	}
	foreach ( $capabilities as $capability ) {
		$user->add_cap( $capability );
	}
	$made               = WP_Application_Passwords::create_new_application_password( $user->ID, array( 'name' => 'Agent' ) );
	$passwords[ $name ] = $made[0];
}
file_put_contents( $output, wp_json_encode( $passwords ) );
