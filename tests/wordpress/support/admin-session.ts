import type { Browser, Page } from 'playwright-core';
import { openPage } from '../../support/chromium';
import type { Installation } from './installation';
import { logInCookies, type User } from './log-in';

/** A user logged in to wp-admin, with all errors in their browser. */
export interface AdminSession {
	readonly page: Page;
	/** Opens a wp-admin address such as `plugins.php` and waits until it has loaded. */
	open(address: string): Promise<void>;
	/** Console errors, uncaught exceptions and failed requests so far. */
	troubles(): readonly string[];
	close(): Promise<void>;
}

/** Opens a browser that is logged in to WordPress. */
export async function logIn(
	browser: Browser,
	site: Installation,
	user: User = site.user,
): Promise<AdminSession> {
	const page = await openPage(browser, {
		// What moves while WordPress works would be painted 60 times a second, without a graphics card.
		reducedMotion: 'reduce',
		viewport: { width: 1400, height: 900 },
	});
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
	for (const cookie of await logInCookies(site, user)) {
		const [name = '', value = ''] = cookie.split('=');
		await page.context().addCookies([{ name, value, url: site.url }]);
	}
	// The site's storage belongs to its pages; this one needs no PHP.
	await page.goto(`${site.url}/favicon.ico`);
	return {
		page,
		troubles: () => troubles,
		close: () => page.context().close(),
		async open(address) {
			await page.goto(`${site.url}/wp-admin/${address}`);
		},
	};
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
