<?php
/**
 * The folder of the export's file. It contains personal data: its name and that of the file are random, and the
 * web server is told to serve neither.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Beginning of the folder's name, below the uploads. uninstall.php knows it. */
const EXPORT_FOLDER = 'store-analytics-export-';

/**
 * Makes the folder for an export.
 *
 * @param string $id Of the export.
 * @throws Export_Failure If it cannot be written to.
 */
function make_export_folder( $id ) {
	$folder = dirname( export_file( $id ) );
	$files  = array(
		'index.php'  => "<?php\n// Nothing to see here.\n",
		'.htaccess'  => "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n",
		'web.config' => '<configuration><system.webServer><authorization><deny users="*" /></authorization></system.webServer></configuration>' . "\n",
	);
	if ( ! wp_mkdir_p( $folder ) ) {
		throw new Export_Failure( 'folder' );
	}
	foreach ( $files as $name => $text ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_file_put_contents -- WP_Filesystem may need credentials, which nobody can enter in the background.
		if ( false === file_put_contents( "$folder/$name", $text ) ) {
			throw new Export_Failure( 'folder' );
		}
	}
}

/**
 * Returns the path of an export's file.
 *
 * @param string $id 32 hexadecimal digits: half of them name the folder, half the file.
 * @return string
 */
function export_file( $id ) {
	return wp_upload_dir( null, false )['basedir'] . '/' . EXPORT_FOLDER . substr( $id, 0, 16 ) . '/' . substr( $id, 16 ) . '.zip';
}

/**
 * Removes the folders of all exports, also of those that a failure left behind.
 */
function remove_export_folders() {
	foreach ( (array) glob( wp_upload_dir( null, false )['basedir'] . '/' . EXPORT_FOLDER . '*', GLOB_ONLYDIR ) as $folder ) {
		foreach ( array_diff( (array) scandir( $folder ), array( '.', '..' ) ) as $name ) {
			wp_delete_file( "$folder/$name" );
		}
		rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- As above.
	}
}
