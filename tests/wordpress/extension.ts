import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Installation } from './installation';

/** Installs and activates an extension: a plugin of its own that consists of these files, the PHP with its name among them. */
export function addExtension(site: Installation, name: string, files: readonly string[]): void {
	const folder = path.join(site.folder, 'wp-content/plugins', name);
	mkdirSync(folder);
	for (const file of files) cpSync(file, path.join(folder, path.basename(file)));
	site.php(`
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$problem = activate_plugin( '${name}/${name}.php' );
		if ( is_wp_error( $problem ) ) {
			throw new Exception( $problem->get_error_message() );
		}
	`);
}
