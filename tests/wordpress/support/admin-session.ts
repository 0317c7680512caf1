import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { openPage } from '../../support/chromium';
import type { Installation } from './installation';

/** A user logged in to wp-admin, with all errors in their browser. */
export interface AdminSession {
	readonly page: Page;
	/** Opens a wp-admin address such as `plugins.php` and waits until it has loaded. */
	open(address: string): Promise<void>;
	/** Console errors, uncaught exceptions and failed requests so far. */
	troubles(): readonly string[];
	close(): Promise<void>;
}

/** Opens a browser that is logged in to WordPress, with the cookies of its log-in form, but without using the form. */
export async function logIn(
	browser: Browser,
	site: Installation,
	user: { readonly name: string } = site.user,
): Promise<AdminSession> {
	const page = await openPage(browser, { viewport: { width: 1400, height: 900 } });
	const troubles: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
	});
	page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
	page.on('response', (response) => {
		if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
	});
	page.on('requestfailed', (request) => {
		const reason = request.failure()?.errorText ?? '';
		// Leaving a page cancels requests that it no longer needs; no user notices that.
		if (reason !== 'net::ERR_ABORTED') troubles.push(`${reason} ${request.url()}`);
	});
	await page.context().addCookies(logInCookies(site, user.name));
	// The lightest address of wp-admin.
	await page.goto(`${site.url}/wp-admin/admin-ajax.php?action=rest-nonce`);
	return {
		page,
		troubles: () => troubles,
		close: () => page.context().close(),
		async open(address) {
			await page.goto(`${site.url}/wp-admin/${address}`);
		},
	};
}

interface Cookie {
	readonly name: string;
	readonly value: string;
	readonly url: string;
}

/** The cookies that identify a user to WordPress, for a day. */
function logInCookies(site: Installation, name: string): Cookie[] {
	const printed = site.php(`
		$user    = get_user_by( 'login', '${name}' );
		$expires = time() + DAY_IN_SECONDS;
		$token   = WP_Session_Tokens::get_instance( $user->ID )->create( $expires );
		$cookies = array( AUTH_COOKIE => 'auth', LOGGED_IN_COOKIE => 'logged_in' );
		foreach ( $cookies as $cookie => $scheme ) {
			$cookies[ $cookie ] = wp_generate_auth_cookie( $user->ID, $expires, $scheme, $token );
		}
		echo wp_json_encode( $cookies );`);
	// as: the line above prints it
	const cookies = Object.entries(JSON.parse(printed) as Record<string, string>);
	return cookies.map(([cookie, value]) => ({
		name: cookie,
		value: encodeURIComponent(value),
		url: site.url,
	}));
}

/**
 * Installs the plugin from a zip into a site and activates it, as an administrator's upload does (`installPlugin`), but
 * without the screens.
 */
export function addPlugin(site: Installation, zip: string): void {
	const plugins = path.join(site.folder, 'wp-content/plugins');
	for (const [name, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
		const file = path.join(plugins, name);
		mkdirSync(path.dirname(file), { recursive: true });
		if (!name.endsWith('/')) writeFileSync(file, bytes);
	}
	site.php(`
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$problem = activate_plugin( 'store-analytics/store-analytics.php' );
		if ( is_wp_error( $problem ) ) {
			throw new Exception( $problem->get_error_message() );
		}`);
}

/** Uploads the zip and activates it, on the screens that the owner of a shop or a network uses. */
export async function installPlugin(
	session: AdminSession,
	zip: string,
	inNetwork = false,
): Promise<void> {
	const { page } = session;
	await session.open(`${inNetwork ? 'network/' : ''}plugin-install.php?tab=upload`);
	await page.getByLabel('Plugin zip file').setInputFiles(zip);
	await page.getByRole('button', { name: 'Install Now' }).click();
	const activate = inNetwork ? 'Network Activate' : 'Activate Plugin';
	await page.getByRole('link', { name: activate }).click();
	await page.waitForURL(/plugins\.php/);
}

/** This plugin's notices on a wp-admin address. */
export async function ourNotices(session: AdminSession, address: string): Promise<string[]> {
	await session.open(address);
	const texts = await session.page.locator('.notice, .error, .updated').allInnerTexts();
	return texts.filter((text) => text.includes('Store Analytics'));
}
