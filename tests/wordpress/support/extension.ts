import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Installation } from './installation';

/** Installs and activates an extension, a separate plugin that consists of `name.php` and `name.js` in a folder. */
export function addExtension(site: Installation, from: string, name: string): void {
	const folder = path.join(site.folder, 'wp-content/plugins', name);
	mkdirSync(folder);
	for (const file of [`${name}.php`, `${name}.js`]) {
		cpSync(path.join(from, file), path.join(folder, file));
	}
	site.php(`
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$problem = activate_plugin( '${name}/${name}.php' );
		if ( is_wp_error( $problem ) ) {
			throw new Exception( $problem->get_error_message() );
		}
	`);
}

/** Deactivates it again. */
export function removeExtension(site: Installation, name: string): void {
	site.php(`
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		deactivate_plugins( '${name}/${name}.php' );
	`);
}
