import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import type { Installation } from './installation';

/** A plugin that a test adds to a site. */
export interface SitePlugin {
	/** Its main file, as WordPress names it: `folder/file.php`. */
	readonly main: string;
	/** Puts its files into the folder of plugins. */
	lay(plugins: string, site: Installation): void;
	/** PHP to run once it is active. */
	readonly then?: string;
}

/** Lays and activates plugins in this order. Together, because WordPress starts for each call of PHP. */
export function addPlugins(site: Installation, ...plugins: readonly SitePlugin[]): void {
	const folder = path.join(site.folder, 'wp-content/plugins');
	for (const plugin of plugins) plugin.lay(folder, site);
	site.php(`
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		${plugins.map(({ main, then = '' }) => `${activate(main)} ${then}`).join('\n')}`);
}

const activate = (main: string) => `
	$problem = activate_plugin( '${main}' );
	if ( is_wp_error( $problem ) ) {
		throw new Exception( $problem->get_error_message() );
	}`;

/**
 * Our plugin from a zip. To lay and activate it does the same as an administrator's upload (`installPlugin`), but without
 * the screens.
 */
export function ourPlugin(zip: string): SitePlugin & { lay(plugins: string): void } {
	return {
		main: 'store-analytics/store-analytics.php',
		lay(plugins) {
			for (const [name, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
				const file = path.join(plugins, name);
				mkdirSync(name.endsWith('/') ? file : path.dirname(file), { recursive: true });
				if (!name.endsWith('/')) writeFileSync(file, bytes);
			}
		},
	};
}

/** An extension, a separate plugin that consists of `name.php` and `name.js` in a folder. */
export function extension(from: string, name: string): SitePlugin {
	return {
		main: `${name}/${name}.php`,
		lay(plugins) {
			mkdirSync(path.join(plugins, name));
			for (const file of [`${name}.php`, `${name}.js`]) {
				cpSync(path.join(from, file), path.join(plugins, name, file));
			}
		},
	};
}

/** Deactivates an extension again. */
export function removeExtension(site: Installation, name: string): void {
	site.php(`
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		deactivate_plugins( '${name}/${name}.php' );
	`);
}
