import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Installation } from './installation';
import type { SitePlugin } from './plugins';

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

/** The stand-in for WooCommerce beside the plugin, under WooCommerce's name. */
export function standIn(config: StandInConfig): SitePlugin {
	return {
		main: 'woocommerce/stand-in.php',
		lay(plugins, site) {
			const folder = path.join(plugins, 'woocommerce');
			cpSync(path.join(__dirname, '../stand-in'), folder, { recursive: true });
			configureStandIn(site, config);
		},
		then: `update_option( 'timezone_string', 'America/New_York' );`,
	};
}

/** Configures an installed stand-in again. */
export function configureStandIn(site: Installation, config: StandInConfig): void {
	const file = `wp-content/plugins/woocommerce/config-${site.blog}.json`;
	writeFileSync(path.join(site.folder, file), JSON.stringify(config));
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
