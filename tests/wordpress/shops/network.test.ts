import type { Browser } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { installPlugin, logIn, ourNotices, type AdminSession } from '../support/admin-session';
import { startWordPress, type Installation } from '../support/installation';
import { addSecondSite } from '../support/network';
import { packPlugin } from '../support/plugin-zip';
import { addPlugins } from '../support/plugins';
import { standIn } from '../support/shop';
import { startStore, type Store } from '../support/store';

const PLUGIN = 'store-analytics/store-analytics.php';
const REVENUE =
	'admin.php?page=wc-admin&path=/analytics/revenue&period=custom&after=2026-10-01&before=2026-10-31&compare=previous_period';

describe('The plugin in a network of shops,', () => {
	const zip = packPlugin();
	let browser: Browser;
	let stores: readonly Store[];
	let first: Installation;
	let second: Installation;
	let inFirst: AdminSession;
	let inSecond: AdminSession;

	beforeAll(async () => {
		browser = await launchChromium();
		stores = [await startStore(), await startStore('empty')];
		first = await startWordPress('6.6');
		second = addSecondSite(first);
		for (const [index, site] of [first, second].entries()) {
			const store = stores[index];
			if (store) addPlugins(site, standIn(store));
		}
		inFirst = await logIn(browser, first);
		inSecond = await logIn(browser, second);
		await installPlugin(inFirst, zip.file, true);
	});
	afterAll(async () => {
		await browser?.close();
		await first?.stop();
		await Promise.all((stores ?? []).map((store) => store.stop()));
		zip.remove();
	});

	/** Opens Revenue, waits for its gross sales and returns the requested hosts. */
	const askedFor = async (grossSales: string, { page, open }: AdminSession) => {
		const hosts = new Set<string>();
		page.on('request', (request) => hosts.add(new URL(request.url()).host));
		await open(REVENUE);
		const app = page.locator('#root');
		await app
			.getByRole('link', { name: /^Gross sales/ })
			.getByText(grossSales, { exact: true })
			.waitFor();
		await app.getByRole('columnheader', { name: 'Gross sales' }).waitFor();
		return [...hosts];
	};
	const theirs = async ({ page, open }: AdminSession) => {
		await open(REVENUE);
		await page.getByText('The shop system answers here.').waitFor();
	};
	const follow = async ({ page, open }: AdminSession, address: string, name: string) => {
		await open(address);
		await page.getByRole('link', { name, exact: true }).click();
		await page.getByText(/^Plugin (de)?activated\.$/).waitFor();
	};

	it('activated for all, shows each shop its own numbers in its own currency and requests no other shop', async () => {
		const host = ({ url }: Installation) => new URL(url).host;
		expect(await askedFor('$16,028.48', inFirst)).toEqual([host(first)]);
		expect(await askedFor('€0.00', inSecond)).toEqual([host(second)]);
	});

	it("with the menu of a shop, opens that shop's screens", async () => {
		const { page } = inSecond;
		const menu = page.getByRole('navigation', { name: 'Main menu' });
		await menu.getByRole('link', { name: 'Orders', exact: true }).click();
		await page.locator('#root').getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
		expect(new URL(page.url()).origin).toBe(second.url);
		expect(await menu.locator('.wp-submenu li.current').allInnerTexts()).toEqual(['Orders']);
	});

	it('lets only those who manage the network choose the store server of a shop', () => {
		const asked = second.php(`
			$seller = wp_insert_user( array( 'user_login' => 'manager', 'user_pass' => 'x' ) );
			add_user_to_blog( ${second.blog}, $seller, 'administrator' );
			foreach ( array( 'manage_woocommerce', 'view_woocommerce_reports' ) as $may ) {
				( new WP_User( $seller ) )->add_cap( $may );
			}
			$ask = function ( $method, $route, $body = array() ) {
				$request = new WP_REST_Request( $method, '/store-analytics/v1/store-server' . $route );
				$request->set_body_params( $body );
				$reply = rest_do_request( $request );
				return array( $reply->get_status(), $reply->get_data()['fixed_by'] ?? '' );
			};
			$address = array( 'address' => 'http://127.0.0.1:9', 'token' => 'x' );
			foreach ( array( $seller, 1 ) as $user ) {
				wp_set_current_user( $user );
				$asked[] = array( $ask( 'GET', '' ), $ask( 'POST', '/test', $address ), $ask( 'POST', '', array( 'address' => '' ) ) );
			}
			require_once ABSPATH . 'wp-admin/includes/ms.php';
			require_once ABSPATH . 'wp-admin/includes/user.php';
			wpmu_delete_user( $seller );
			echo wp_json_encode( $asked );`);
		expect(JSON.parse(asked)).toEqual([
			[
				[200, 'network'],
				[403, ''],
				[403, ''],
			],
			[
				[200, ''],
				[200, ''],
				[200, ''],
			],
		]);
	});

	it('reports a missing requirement only in the affected shop', async () => {
		second.php(`update_option( 'woocommerce_analytics_enabled', 'no' );`);
		expect(await ourNotices(inFirst, 'plugins.php')).toEqual([]);
		expect(await ourNotices(inSecond, 'plugins.php')).toEqual([
			expect.stringContaining('Analytics is switched off'),
		]);
		await theirs(inSecond);
		second.php(`delete_option( 'woocommerce_analytics_enabled' );`);
	});

	it('activated for one shop, leaves the other to WooCommerce', async () => {
		await follow(inFirst, 'network/plugins.php', 'Network Deactivate Store Analytics');
		await theirs(inFirst);
		await theirs(inSecond);
		await follow(inSecond, 'plugins.php', 'Activate Store Analytics');
		await theirs(inFirst);
		await askedFor('€0.00', inSecond);
	});

	it('deleted from the network, also deletes its preferences of all users and its responses of all shops', async () => {
		const user = first.php(
			`echo wp_insert_user( array( 'user_login' => 'seller', 'user_pass' => 'x', 'role' => 'shop_manager' ) );`,
		);
		const users = `array( 1, ${user} )`;
		first.php(`
			foreach ( ${users} as $user ) {
				foreach ( array( 'stock_report_columns', 'report_compared_columns', 'store_analytics_pins', 'store_analytics_targets', 'revenue_report_columns' ) as $name ) {
					update_user_meta( $user, "woocommerce_admin_$name", '[]' );
				}
			}
		`);
		await follow(inSecond, 'plugins.php', 'Deactivate Store Analytics');
		for (const { php } of [first, second]) {
			php(`
				set_transient( 'store_analytics_responses_1_x', 'of customers', HOUR_IN_SECONDS );
				set_transient( 'store_analytics_slow_screens', array( 'x' => 1 ), HOUR_IN_SECONDS );
				update_option( 'store_analytics_store_server', array( 'token' => 'x' ) );`);
		}
		first.php(`
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
			require_once ABSPATH . 'wp-admin/includes/file.php';
			delete_plugins( array( '${PLUGIN}' ) );
		`);
		const kept = first.php(`
			foreach ( ${users} as $user ) {
				echo implode( ' ', preg_grep( '/^woocommerce_admin_/', array_keys( get_user_meta( $user ) ) ) ), ';';
			}
		`);
		expect(kept).toBe('woocommerce_admin_revenue_report_columns;'.repeat(2));
		for (const { php } of [first, second]) {
			const options = php(
				`echo wp_json_encode( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%store_analytics%'" ) );`,
			);
			expect(JSON.parse(options)).toEqual([]);
		}
		await theirs(inSecond);
	});

	it('causes no PHP message in the log and no error in the browser', () => {
		expect(first.complaints()).toBe('');
		expect([...inFirst.troubles(), ...inSecond.troubles()]).toEqual([]);
	});
});
