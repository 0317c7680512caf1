import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Installation } from './installation';

/**
 * Makes a new WordPress the first site of a network (multisite) and returns the second: the same machine under another
 * name.
 */
export function addSecondSite(site: Installation): Installation {
	const first = new URL(site.url);
	site.php(`
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) {
			$wpdb->$name = $table;
		}
		install_network();
		populate_network( 1, '${first.host}', 'admin@example.com', 'Network', '/', true );
	`);
	configure(site, first.host);
	const second = `localhost:${first.port}`;
	const id = site.php(`echo wpmu_create_blog( '${second}', '/', 'Second shop', 1 );`);
	const there: Installation = {
		...site,
		url: `http://${second}`,
		blog: Number(id),
		php: (code) => site.php(`switch_to_blog( ${id} ); ${code}`),
	};
	for (const { url, php } of [site, there]) {
		php(`update_option( 'home', '${url}' ); update_option( 'siteurl', '${url}' );`);
	}
	return there;
}

/** The lines that WordPress tells an owner to add to wp-config.php. Removes the addresses of the single site. */
function configure(site: Installation, host: string): void {
	const file = path.join(site.folder, 'wp-config.php');
	const text = readFileSync(file, 'utf8').replace(/^define\( 'WP_(HOME|SITEURL)'.*\n/gm, '');
	const network = `
define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', true );
define( 'COOKIE_DOMAIN', '' );
define( 'DOMAIN_CURRENT_SITE', '${host}' );
define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );
$_SERVER += array( 'HTTP_HOST' => '${host}', 'REMOTE_ADDR' => '127.0.0.1' );
`;
	writeFileSync(
		file,
		text.replace('<?php\n', () => `<?php${network}`),
	);
}
