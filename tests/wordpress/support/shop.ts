import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Installation } from './installation';

/** What `tests/wordpress/stand-in/stand-in.php` reads. */
export interface StandInConfig {
	/** Address of the store server that serves REST, without a slash at the end. */
	readonly store: string;
	readonly token: string;
	/** The page's `wcSettings`. */
	readonly settings: unknown;
	/** Pretend to be this version of WooCommerce. */
	readonly version?: string;
}

/** Puts the stand-in for WooCommerce beside the plugin, under WooCommerce's name, or configures it anew. */
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

/** Takes the stand-in away, as somebody does who deletes WooCommerce's folder: WordPress asks nobody then. */
export function removeStandIn(site: Installation): void {
	// Through PHP, which as WebAssembly does not see what others delete.
	site.php(`
		require_once ABSPATH . 'wp-admin/includes/file.php';
		WP_Filesystem();
		$GLOBALS['wp_filesystem']->delete( WP_PLUGIN_DIR . '/woocommerce', true );
	`);
}
