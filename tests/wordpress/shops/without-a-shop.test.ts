import type { Browser } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { logIn, ourNotices, type AdminSession } from '../support/admin-session';
import { phpOf, wordPresses } from '../support/builds';
import { startWordPress, type Installation } from '../support/installation';
import { packPlugin } from '../support/plugin-zip';
import { addPlugins, ourPlugin } from '../support/plugins';
import { removeStandIn, standIn } from '../support/shop';

/** What WooCommerce stores for its users on the plugin's behalf. */
const ownPreferences = [
	'downloads_report_columns',
	'stock_report_columns',
	'report_compared_columns',
	'store_analytics_views',
	'store_analytics_pins',
	'store_analytics_targets',
	'store_analytics_annotations',
];
const config = (version: string) => ({ store: '', token: '', settings: {}, version });

describe('The plugin without WooCommerce', () => {
	let browser: Browser;
	let site: Installation;
	let session: AdminSession;
	const zip = packPlugin();

	beforeAll(async () => {
		browser = await launchChromium();
		const [version] = wordPresses('6.5', '6.6');
		site = await startWordPress(version, phpOf(version));
		addPlugins(site, standIn(config('9.4.0')), ourPlugin(zip.file));
		removeStandIn(site);
		session = await logIn(browser, site);
	});
	afterAll(async () => {
		await browser?.close();
		await site?.stop();
		zip.remove();
	});

	it('says once that it needs WooCommerce, only on the dashboard and the plugin list', async () => {
		const sentence = expect.stringMatching(
			/^Store Analytics needs WooCommerce\. Install and activate/,
		);
		expect(await ourNotices(session, 'index.php')).toEqual([sentence]);
		expect(await ourNotices(session, 'plugins.php')).toEqual([sentence]);
		expect(await ourNotices(session, 'edit.php')).toEqual([]);
	});

	it('loads nothing and leaves the address to WordPress', async () => {
		for (const address of ['index.php', 'plugins.php', 'edit.php']) {
			await session.open(address);
			expect(await session.page.locator('[id^="store-analytics"]').count()).toBe(0);
		}
		const reply = await session.page.request.get(
			`${site.url}/wp-admin/admin.php?page=wc-admin&path=/analytics/revenue`,
		);
		expect(reply.status()).toBe(403);
		expect(await reply.text()).not.toContain('store-analytics');
	});

	it('shows nothing to users who cannot change that', async () => {
		const user = { name: 'writer', password: 'another password' };
		site.php(
			`wp_insert_user( array( 'user_login' => '${user.name}', 'user_pass' => '${user.password}', 'role' => 'editor' ) );`,
		);
		const writer = await logIn(browser, site, user);
		expect(await ourNotices(writer, 'index.php')).toEqual([]);
		await writer.close();
	});

	it('prints nothing when one of its files is opened by its address', async () => {
		const folder = `${site.url}/wp-content/plugins/store-analytics`;
		for (const name of [
			'store-analytics.php',
			'includes/scripts/assets.php',
			'uninstall.php',
			'build/app.asset.php',
		]) {
			expect(await (await fetch(`${folder}/${name}`)).text()).toBe('');
		}
	});

	it('deletes all its data on removal', async () => {
		site.php(`
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
			require_once ABSPATH . 'wp-admin/includes/file.php';
			foreach ( array( ${ownPreferences.map((name) => `'${name}'`).join()} ) as $name ) {
				update_user_meta( 1, "woocommerce_admin_$name", '[]' );
			}
			update_user_meta( 1, 'woocommerce_admin_revenue_report_columns', '[]' );
			update_option( 'store_analytics_fiscal_year_start', '4' );
			update_option( 'woocommerce_default_date_range', 'period=week&amp;compare=previous_year&amp;compare_after=2026-01-01&amp;sa_period=last_7_days&amp;sa_compare=custom' );
			set_transient( 'store_analytics_slow_screens', 1, HOUR_IN_SECONDS );
			set_transient( 'store_analytics_responses_1_a', 1, HOUR_IN_SECONDS );
			deactivate_plugins( 'store-analytics/store-analytics.php' );
			delete_plugins( array( 'store-analytics/store-analytics.php' ) );
		`);
		expect(await ourNotices(session, 'plugins.php')).toEqual([]);
		const left = site.php(`
			global $wpdb;
			echo (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%store%analytics%'" );
		`);
		expect(left).toBe('0');
		// The part of the default range that WooCommerce understands stays.
		expect(site.php("echo get_option( 'woocommerce_default_date_range' );")).toBe(
			'period=week&amp;compare=previous_year',
		);
		// Its own preferences are deleted; WooCommerce's stay.
		const kept = site.php(`
			echo implode( ' ', preg_grep( '/^woocommerce_admin_|store_analytics/', array_keys( get_user_meta( 1 ) ) ) );
		`);
		expect(kept).toBe('woocommerce_admin_revenue_report_columns');
	});

	it('causes no PHP message in the log and no error in the browser', () => {
		expect(site.complaints()).toBe('');
		expect(session.troubles()).toEqual([]);
	});
});
