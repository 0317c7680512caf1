import { spawn, type ChildProcess } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wordPressFiles, type WordPressVersion } from './builds';
import { phpPath, runPhp } from './php';

/** A WordPress of one's own, running: thrown away by `stop`. */
export interface Installation {
	/** Without a slash at the end. */
	readonly url: string;
	readonly folder: string;
	readonly user: { readonly name: string; readonly password: string };
	/** Runs PHP code with WordPress loaded, as the administrator; returns what it prints. */
	php(code: string): string;
	/** All that PHP has complained about so far, notices and deprecations included; empty when nothing. */
	complaints(): string;
	stop(): Promise<void>;
}

/** Copies, configures and serves a fresh WordPress, with every PHP message logged and nothing looked up outside this machine. */
export async function startWordPress(version: WordPressVersion): Promise<Installation> {
	const files = wordPressFiles(version);
	const folder = mkdtempSync(path.join(tmpdir(), `store-analytics-wordpress-${version}-`));
	cpSync(files, folder, { recursive: true });
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const log = path.join(folder, 'php.log');
	writeFileSync(path.join(folder, 'wp-config.php'), configuration(url, log));
	mkdirSync(path.join(folder, 'wp-content/mu-plugins'));
	writeFileSync(path.join(folder, 'wp-content/mu-plugins/alone.php'), ALONE);
	// Browsers ask for it unasked, and PHP's server answers 404 for any file that is not there.
	writeFileSync(path.join(folder, 'favicon.ico'), '');

	const user = { name: 'admin', password: 'a password for one test' };
	const php = (code: string) =>
		runPhp(`require 'wp-load.php'; wp_set_current_user( 1 ); ${code}`, folder);
	php(`wp_set_password( '${user.password}', 1 );`);
	const server = await serve(folder, port);
	return {
		url,
		folder,
		user,
		php,
		complaints: () => (existsSync(log) ? withoutDropIn(readFileSync(log, 'utf8')) : ''),
		async stop() {
			await end(server);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** The database drop-in of the test rig is older than this PHP and deprecates itself now and then; no shop runs on it. */
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

/** Stands in for wordpress.org, where nothing is ever new and every plugin is WooCommerce; no avatars, no news, no question for the administrator's address. */
const ALONE = `<?php
add_filter( 'admin_email_check_interval', '__return_zero' );
add_filter( 'pre_option_show_avatars', '__return_zero' );
add_action( 'wp_dashboard_setup', function () {
	remove_meta_box( 'dashboard_primary', 'dashboard', 'side' );
} );
add_filter( 'pre_http_request', function ( $reply, $arguments, $url ) {
	if ( '127.0.0.1' === wp_parse_url( $url, PHP_URL_HOST ) ) {
		return $reply;
	}
	return array(
		'headers'  => array(),
		'body'     => '{"name":"WooCommerce","slug":"woocommerce","offers":[],"plugins":[],"themes":[],"translations":[],"no_update":[],"upgrade":false,"insecure":false}',
		'response' => array( 'code' => 200, 'message' => 'OK' ),
		'cookies'  => array(),
	);
}, 10, 3 );
`;

async function serve(folder: string, port: number): Promise<ChildProcess> {
	// A group of its own: PHP's server forks workers, and all of them have to end with the test.
	const server = spawn(phpPath(), ['-S', `127.0.0.1:${port}`, '-t', folder], {
		detached: true,
		stdio: 'ignore',
		env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
	});
	for (let waited = 0; waited < 20_000; waited += 100) {
		if (await answers(port)) return server;
		if (server.exitCode !== null) break;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	await end(server);
	throw new Error(`PHP's server did not answer on port ${port}.`);
}

async function answers(port: number): Promise<boolean> {
	try {
		return (await fetch(`http://127.0.0.1:${port}/wp-includes/js/jquery/jquery.min.js`)).ok;
	} catch {
		return false;
	}
}

/** Ends the server with its workers, and waits until the last of them has let go of the files. */
async function end({ pid, exitCode }: ChildProcess): Promise<void> {
	if (pid === undefined || exitCode !== null) return;
	signalled(pid, 'SIGTERM');
	// Bounded: where process 1 buries nobody, as in some containers, the dead answer too.
	for (let waited = 0; waited < 2000 && signalled(pid, 0); waited += 50) {
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	signalled(pid, 'SIGKILL');
}

function signalled(group: number, signal: NodeJS.Signals | 0): boolean {
	try {
		return process.kill(-group, signal);
	} catch {
		return false;
	}
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once('error', reject);
		probe.listen(0, '127.0.0.1', () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});
}
