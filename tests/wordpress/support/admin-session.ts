import type { Browser, Page } from 'playwright-core';
import { openPage } from '../../support/chromium';
import type { Installation } from './installation';

/** Someone logged in to wp-admin, and all that went wrong in their browser. */
export interface AdminSession {
	readonly page: Page;
	/** Opens a wp-admin address such as `plugins.php` and waits until it has loaded. */
	open(address: string): Promise<void>;
	/** Console errors, uncaught exceptions and failed requests so far. */
	troubles(): readonly string[];
	close(): Promise<void>;
}

/** Logs in through WordPress's own form. */
export async function logIn(
	browser: Browser,
	site: Installation,
	user = site.user,
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
		// What a page asks for and no longer needs is aborted when it is left; nobody sees that.
		if (reason !== 'net::ERR_ABORTED') troubles.push(`${reason} ${request.url()}`);
	});
	await sendLogInForm(page, site, user);
	return {
		page,
		troubles: () => troubles,
		close: () => page.context().close(),
		async open(address) {
			await page.goto(`${site.url}/wp-admin/${address}`);
		},
	};
}

async function sendLogInForm(
	page: Page,
	site: Installation,
	user: Installation['user'],
): Promise<void> {
	// To the lightest address of wp-admin: the profile's scripts break when it is left before it has loaded.
	const target = encodeURIComponent(`${site.url}/wp-admin/admin-ajax.php?action=rest-nonce`);
	await page.goto(`${site.url}/wp-login.php?redirect_to=${target}`);
	const name = page.getByLabel('Username or Email Address');
	const password = page.getByLabel('Password', { exact: true });
	// The form's own script takes the focus to the name a moment after it is there: what is being typed then lands in the wrong field.
	do {
		await name.fill(user.name);
		await password.fill(user.password);
	} while (
		(await name.inputValue()) !== user.name ||
		(await password.inputValue()) !== user.password
	);
	await page.getByRole('button', { name: 'Log In' }).click();
	await page.waitForURL(({ pathname }) => pathname.startsWith('/wp-admin/'));
}

/** Uploads the zip and activates it, by the screens that the owner of a shop uses, or of a network. */
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

/** The notices of this plugin on a wp-admin address. */
export async function ourNotices(session: AdminSession, address: string): Promise<string[]> {
	await session.open(address);
	const texts = await session.page.locator('.notice, .error, .updated').allInnerTexts();
	return texts.filter((text) => text.includes('Store Analytics'));
}
