import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { layWordPress, type WordPressVersion } from './builds';
import { servePhp, type Php } from './php/php-server';

/** A running WordPress for one test file; `stop` deletes it. */
export interface Installation {
	/** Without a slash at the end. */
	readonly url: string;
	readonly folder: string;
	/** Its number in a network. */
	readonly blog: number;
	readonly user: { readonly name: string; readonly password: string };
	/** Runs PHP code with WordPress loaded, as the administrator; returns what it prints. */
	php(code: string): string;
	/**
	 * Makes every request run this PHP code first, as another plugin's, until the returned function is called. PHP
	 * caches files for two seconds: use a name once.
	 */
	extend(name: string, code: string): () => void;
	/** All PHP messages so far, including notices and deprecations; empty if there are none. */
	complaints(): string;
	stop(): Promise<void>;
}

/**
 * Copies, serves and configures a new WordPress that logs every PHP message and sends no request outside this machine.
 */
export async function startWordPress(
	version: WordPressVersion,
	on: Php = 'installed',
): Promise<Installation> {
	const folder = mkdtempSync(path.join(tmpdir(), `store-analytics-wordpress-${version}-`));
	const { isInstalled } = layWordPress(version, folder, on);
	const server = await servePhp(folder, on);
	const { url } = server;
	const log = path.join(folder, 'php.log');
	writeFileSync(path.join(folder, 'wp-config.php'), configuration(url, log));
	mkdirSync(path.join(folder, 'wp-content/mu-plugins'), { recursive: true });
	writeFileSync(path.join(folder, 'wp-content/mu-plugins/alone.php'), ALONE);
	// Browsers request it by themselves, and PHP's server responds with 404 for any missing file.
	writeFileSync(path.join(folder, 'favicon.ico'), '');

	// As in the builds and in INSTALL.
	const user = { name: 'admin', password: 'password' };
	const php = (code: string) =>
		server.run(`require '${folder}/wp-load.php'; wp_set_current_user( 1 ); ${code}`);
	const site: Installation = {
		url,
		folder,
		blog: 1,
		user,
		php,
		extend(name, code) {
			const file = path.join(folder, `wp-content/mu-plugins/${name}.php`);
			writeFileSync(file, `<?php ${code}`);
			return () => rmSync(file);
		},
		complaints: () => (existsSync(log) ? withoutDropIn(readFileSync(log, 'utf8')) : ''),
		async stop() {
			await server.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
	try {
		if (!isInstalled) server.run(`${INSTALLING} require '${folder}/wp-load.php'; ${INSTALL}`);
	} catch (error) {
		await site.stop();
		throw error;
	}
	return site;
}

const INSTALLING = `define( 'WP_INSTALLING', true );`;
/** Uses WordPress's own function, with the names and the plain permalinks of the builds. */
const INSTALL = `
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	wp_install( 'A shop', 'admin', 'admin@localhost.example', true, '', 'password' );
	update_option( 'permalink_structure', '' );
`;

/** The test rig's database drop-in is older than this PHP and causes deprecation messages; no shop runs on it. */
const withoutDropIn = (log: string) =>
	log
		.split('\n')
		.filter((line) => !line.includes('/sqlite-database-integration-main/'))
		.join('\n');

const configuration = (url: string, log: string) => `<?php
define( 'WP_HOME', '${url}' );
define( 'WP_SITEURL', '${url}' );
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', '${log}' );
define( 'WP_DEBUG_DISPLAY', false );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'FS_METHOD', 'direct' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( $name . '_KEY', 'for tests only ' . $name );
	define( $name . '_SALT', 'for tests only, too ' . $name );
}
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

/**
 * Replaces wordpress.org, where every plugin is WooCommerce; no avatars, no news, no question about the administrator's
 * address. WordPress does not check for updates: SQLite refuses one of two simultaneous writes, and no screen requested
 * the check.
 */
const ALONE = `<?php
add_action( 'admin_init', function () {
	foreach ( array( 'core', 'plugins', 'themes' ) as $what ) {
		remove_action( 'admin_init', '_maybe_update_' . $what );
		remove_action( 'load-' . $what . '.php', 'wp_update_' . $what );
	}
}, 0 );
add_filter( 'admin_email_check_interval', '__return_zero' );
add_filter( 'pre_option_show_avatars', '__return_zero' );
add_action( 'wp_dashboard_setup', function () {
	remove_meta_box( 'dashboard_primary', 'dashboard', 'side' );
} );
add_filter( 'pre_http_request', function ( $reply, $arguments, $url ) {
	if ( '127.0.0.1' === wp_parse_url( $url, PHP_URL_HOST ) ) {
		// PHP as WebAssembly has no network; it asks who runs it.
		$ask = array_intersect_key( $arguments, array_flip( array( 'method', 'headers', 'body' ) ) );
		return function_exists( 'post_message_to_js' )
			? json_decode( post_message_to_js( wp_json_encode( compact( 'url' ) + $ask ) ), true )
			: $reply;
	}
	return array(
		'headers'  => array(),
		'body'     => '{"name":"WooCommerce","slug":"woocommerce","offers":[],"plugins":[],"themes":[],"translations":[],"no_update":[],"upgrade":false,"insecure":false}',
		'response' => array( 'code' => 200, 'message' => 'OK' ),
		'cookies'  => array(),
	);
}, 10, 3 );
`;
