import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Installation } from './installation';

/** The settings that `tests/wordpress/stand-in/stand-in.php` reads. */
export interface StandInConfig {
	/** Address of the store server that serves REST, without a slash at the end. */
	readonly store: string;
	readonly token: string;
	/** The page's `wcSettings`. */
	readonly settings: unknown;
	/** The WooCommerce version to report. */
	readonly version?: string;
}

/** Installs the stand-in for WooCommerce beside the plugin, under WooCommerce's name, or configures it again. */
export function addStandIn(site: Installation, config: StandInConfig): void {
	const folder = path.join(site.folder, 'wp-content/plugins/woocommerce');
	cpSync(path.join(__dirname, '../stand-in'), folder, { recursive: true });
	const id = site.php('echo get_current_blog_id();');
	writeFileSync(path.join(folder, `config-${id}.json`), JSON.stringify(config));
	site.php(`
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$problem = activate_plugin( 'woocommerce/stand-in.php' );
		if ( is_wp_error( $problem ) ) {
			throw new Exception( $problem->get_error_message() );
		}
		update_option( 'timezone_string', 'America/New_York' );
	`);
}

/** Removes the stand-in as deleting WooCommerce's folder does, without WordPress's uninstallation. */
export function removeStandIn(site: Installation): void {
	// By PHP, because PHP as WebAssembly does not notice files that other processes delete.
	site.php(`
		require_once ABSPATH . 'wp-admin/includes/file.php';
		WP_Filesystem();
		$GLOBALS['wp_filesystem']->delete( WP_PLUGIN_DIR . '/woocommerce', true );
	`);
}
