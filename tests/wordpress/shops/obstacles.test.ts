import { renameSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { logIn, ourNotices, type AdminSession } from '../support/admin-session';
import { startWordPress, type Installation } from '../support/installation';
import { packPlugin } from '../support/plugin-zip';
import { addPlugins, ourPlugin } from '../support/plugins';
import { configureStandIn, standIn } from '../support/shop';

const PLUGIN = 'wp-content/plugins/store-analytics';
const SCREEN = 'admin.php?page=wc-admin&path=/analytics/revenue';

const shop = (version: string) => ({ store: '', token: '', settings: { admin: {} }, version });

const switchAnalytics = (site: Installation, on: string) =>
	site.php(`update_option( 'woocommerce_analytics_enabled', '${on}' );`);

const moveBuild = (site: Installation, from: string, to: string) =>
	renameSync(path.join(site.folder, PLUGIN, from), path.join(site.folder, PLUGIN, to));

/** Problems of an installed plugin: how to cause and undo each, and the message about it. */
const obstacles: readonly {
	readonly what: string;
	readonly begin: (site: Installation) => () => unknown;
	readonly says: RegExp;
}[] = [
	{
		what: 'a PHP that is too old',
		// Inside a namespace, PHP looks for the constant there first.
		begin: (site) => site.extend('old-php', `define( 'StoreAnalytics\\PHP_VERSION', '7.3.33' );`),
		says: /needs PHP 7\.4 or newer, and this server has 7\.3\.33\. Ask your host/,
	},
	{
		what: 'a WordPress that is too old',
		begin: (site) => site.extend('old-wordpress', `$GLOBALS['wp_version'] = '6.4.3';`),
		says: /needs WordPress 6\.5 or newer, and this site has 6\.4\.3\. Update WordPress/,
	},
	{
		what: 'a zip without its scripts',
		begin: (site) => {
			moveBuild(site, 'build', 'no-build');
			return () => moveBuild(site, 'no-build', 'build');
		},
		says: /is incomplete: its scripts are missing\. Install the plugin again/,
	},
	{
		what: 'a WooCommerce that is too old',
		begin: (site) => {
			configureStandIn(site, shop('8.2.1'));
			return () => configureStandIn(site, shop('9.4.0'));
		},
		says: /needs WooCommerce 9\.0 or newer, and this shop has 8\.2\.1\. Update WooCommerce/,
	},
	{
		what: 'Analytics switched off',
		begin: (site) => {
			switchAnalytics(site, 'no');
			return () => switchAnalytics(site, 'yes');
		},
		says: /nothing to show, because Analytics is switched off\. Switch it on under/,
	},
];

describe('The plugin with a problem:', () => {
	const zip = packPlugin();
	let browser: Browser;
	let site: Installation;
	let session: AdminSession;
	let writer: AdminSession;
	let screenWithoutUs: readonly string[];

	/** The scripts on WooCommerce's screen, in order, and the app that renders. */
	const loaded = async () => {
		await session.open(SCREEN);
		await session.page.getByText('The shop system answers here.').waitFor();
		return session.page
			.locator('script[id], link[id], link[rel=preload]')
			.evaluateAll((elements) => elements.map(({ id, outerHTML }) => id || outerHTML));
	};

	beforeAll(async () => {
		browser = await launchChromium();
		site = await startWordPress('6.5');
		addPlugins(site, standIn(shop('9.4.0')));
		session = await logIn(browser, site);
		screenWithoutUs = await loaded();
		const user = { name: 'writer', password: 'another password' };
		addPlugins(site, {
			...ourPlugin(zip.file),
			then: `wp_insert_user( array( 'user_login' => '${user.name}', 'user_pass' => '${user.password}', 'role' => 'editor' ) );`,
		});
		writer = await logIn(browser, site, user);
	});
	afterAll(async () => {
		await browser?.close();
		await site?.stop();
		zip.remove();
	});

	it('without one, it is loaded and shows no notice', async () => {
		await session.open(SCREEN);
		expect(await session.page.locator('script#store-analytics-app-js').count()).toBe(1);
		expect(await ourNotices(session, 'plugins.php')).toEqual([]);
	});

	describe.each(obstacles)('$what', ({ begin, says }) => {
		let end: () => unknown;
		beforeAll(() => {
			end = begin(site);
		});
		afterAll(() => void end());

		it('shows one notice on the dashboard and the plugin list, to users who can solve it', async () => {
			for (const address of ['index.php', 'plugins.php']) {
				expect(await ourNotices(session, address)).toEqual([expect.stringMatching(says)]);
			}
			expect(await ourNotices(session, 'edit.php')).toEqual([]);
			expect(await ourNotices(writer, 'index.php')).toEqual([]);
		});

		it("leaves WooCommerce's own app on the screens, as if the plugin were not there", async () => {
			expect(await loaded()).toEqual(screenWithoutUs);
		});
	});

	it('causes no PHP message and no error in the browser', () => {
		expect(site.complaints()).toBe('');
		expect([...session.troubles(), ...writer.troubles()]).toEqual([]);
	});
});
