import type { Page } from 'playwright-core';
import type { AdminSession } from '../support/admin-session';
import {
	addRig,
	responsesOfPage,
	ordersThen,
	cachedResponses,
	restRequests,
} from '../support/preloaded-responses';
import type { Installation } from '../support/installation';
import { openShop, type OpenShop } from '../support/open-shop';
import { changesForOneTest } from '../support/changes-for-one-test';

const overview = '/analytics/overview';
const screen = (path: string) => `admin.php?page=wc-admin&path=${path}`;

describe('The cached responses of an earlier request', () => {
	let shop: OpenShop | undefined;
	let site: Installation;
	let session: AdminSession;

	beforeAll(async () => {
		shop = await openShop(addRig);
		({ site, session } = shop);
	});
	afterAll(() => shop?.close());

	const asked = (address: string) => responsesOfPage(session, site, address);
	const { prepare, setOption } = changesForOneTest(() => site);

	const orders = screen('/analytics/orders');
	const kept = `'store_analytics_responses_1_' . md5( '/analytics/orders' )`;
	beforeEach(() => {
		const forget = `delete_option( 'rig_later' ); delete_option( 'rig_remembers' ); delete_transient( ${kept} );`;
		prepare(`${forget} update_option( 'rig_remembers', '1' );`, forget);
	});

	it('come with the page, unchanged and with their age, and no REST request follows', async () => {
		const responses = await asked(orders);
		setOption('rig_later', '59');
		expect(await cachedResponses(session, site, orders)).toEqual({ responses, age: 59 });
		// No response exists yet for whatever the screen requests.
		const { page } = session;
		const release = await holdResponses(page);
		const routes = await restRequests(session, orders);
		await page.getByText(ordersThen.toLocaleString('en')).first().waitFor();
		expect(new Set([...routes, preloadedResponses])).toEqual(new Set([preloadedResponses]));
		await release();
	});

	it("match the user's arrangement of Overview", async () => {
		const responses = await asked(screen(overview));
		expect(await cachedResponses(session, site, screen(overview))).toEqual({ responses, age: 0 });
		prepare(
			`update_user_meta( 1, 'woocommerce_admin_dashboard_sections', '[{"key":"charts","isVisible":false}]' );`,
			`delete_user_meta( 1, 'woocommerce_admin_dashboard_sections' );`,
		);
		expect(await cachedResponses(session, site, screen(overview))).toBeUndefined();
		site.php(`delete_transient( 'store_analytics_responses_1_' . md5( '${overview}' ) );`);
	});

	it('are replaced by those of one more request; if these differ although nothing has changed, caching stops', async () => {
		const { page } = session;
		await asked(orders);
		site.php(`
				$kept = get_transient( ${kept} );
				$kept['responses'] = str_replace( ':${ordersThen},', ':7777777,', $kept['responses'] );
				set_transient( ${kept}, $kept, HOUR_IN_SECONDS );
			`);
		setOption('rig_later', '600');
		await page.evaluate(() => {
			const times = { '/analytics/orders': Date.now() };
			localStorage.setItem('store-analytics-confirmed', JSON.stringify(times));
		});
		const release = await holdResponses(page);
		await session.open(orders);
		await page.getByText('7,777,777').first().waitFor();
		await page.getByText('Updated 10 minutes ago').first().waitFor();
		expect(await page.context().cookies()).not.toContainEqual(declined);
		const requests: string[] = [];
		page.on('request', (request) => requests.push(request.url()));
		await release();
		await page.getByText(ordersThen.toLocaleString('en')).first().waitFor();
		await page.getByText('Updated just now').first().waitFor();
		expect(requests.filter((url) => url.includes('rest_route'))).toEqual([]);
		await expect(page.context().cookies()).resolves.toContainEqual(declined);
		expect(await cachedResponses(session, site, orders)).toBeUndefined();
		expect(await asked(orders)).not.toEqual([]);
		page.removeAllListeners('request');
		await page.context().clearCookies({ name: 'store-analytics-asks-itself' });
	});

	it.each([
		[
			'another range is the default',
			`update_option( 'woocommerce_default_date_range', 'period=week&compare=previous_year' );`,
			`delete_option( 'woocommerce_default_date_range' );`,
		],
		[
			'orders have come',
			`set_transient( 'woocommerce_reports-transient-version', 'newer' );`,
			`delete_transient( 'woocommerce_reports-transient-version' );`,
		],
		[
			'a product is another',
			`set_transient( 'product-transient-version', 'newer' );`,
			`delete_transient( 'product-transient-version' );`,
		],
		[
			'other orders count',
			`update_option( 'woocommerce_excluded_report_order_statuses', array( 'failed' ) );`,
			`delete_option( 'woocommerce_excluded_report_order_statuses' );`,
		],
		[
			'an extension has come',
			`file_put_contents( WPMU_PLUGIN_DIR . '/new.php', '<?php ' );`,
			`unlink( WPMU_PLUGIN_DIR . '/new.php' );`,
		],
		['an hour has gone', `update_option( '_transient_timeout_' . ${kept}, 1 );`, ''],
	])('are not used if %s since then', async (_what, code, undoing) => {
		await asked(orders);
		expect(await cachedResponses(session, site, orders)).toBeDefined();
		prepare(code, undoing);
		expect(await cachedResponses(session, site, orders)).toBeUndefined();
	});

	it.each([
		'rest_pre_dispatch',
		'rest_authentication_errors',
		'rest_request_before_callbacks',
		'woocommerce_rest_check_permissions',
	])('pass %s when they are kept and when they are printed', async (gate) => {
		const customers = screen('/customers');
		const isClosed = () => responsesOfCustomers().then(({ length }) => length === 0);
		const responsesOfCustomers = async () =>
			(await asked(customers)).filter(({ asked: what }) => what.startsWith('items customers'));
		expect(await isClosed()).toBe(false);
		expect(await cachedResponses(session, site, customers)).toBeDefined();
		setOption('rig_gate', gate);
		expect(await cachedResponses(session, site, customers)).toBeUndefined();
		expect(await isClosed()).toBe(true);
		const cached = await cachedResponses(session, site, customers);
		expect(JSON.stringify(cached ?? '')).not.toContain('@');
		site.php(`delete_transient( 'store_analytics_responses_1_' . md5( '/customers' ) );`);
	});

	it('are not used if code listens to these filters in REST requests only', async () => {
		setOption('rig_gate', 'in REST only');
		expect(await asked(orders)).not.toEqual([]);
		expect(await cachedResponses(session, site, orders)).toBeUndefined();
	});

	it('are not used if a right was taken away since then', async () => {
		site.php(`get_role( 'administrator' )->add_cap( 'rig_right' );`);
		await asked(orders);
		expect(await cachedResponses(session, site, orders)).toBeDefined();
		site.php(`get_role( 'administrator' )->remove_cap( 'rig_right' );`);
		expect(await cachedResponses(session, site, orders)).toBeUndefined();
	});

	it('belong to one user only', async () => {
		await asked(orders);
		const other = site.php(`
				wp_set_current_user( wp_insert_user( array( 'user_login' => 'second', 'user_pass' => 'second', 'role' => 'administrator' ) ) );
				var_export( StoreAnalytics\\cached_responses( '/analytics/orders', array() ) );
			`);
		expect(other).toBe('NULL');
	});

	it('cause no PHP message in the log and no error in the browser', () => {
		expect(site.complaints()).toBe('');
		expect(session.troubles()).toEqual([]);
	});
});

const preloadedResponses = '/wc-analytics/reports/preloaded-responses';

/** Holds the request for all responses until the returned function is called. */
async function holdResponses(page: Page): Promise<() => Promise<void>> {
	let release = () => {};
	const held = new Promise<void>((resolve) => (release = resolve));
	await page.route(/rest_route=.*preloaded-responses/, async (route) => {
		await held;
		await route.continue();
	});
	return async () => {
		release();
		await page.unrouteAll({ behavior: 'wait' });
	};
}

/** Disables caching of responses for Orders. */
const declined: unknown = expect.objectContaining({
	name: 'store-analytics-asks-itself',
	value: encodeURIComponent('last:/analytics/orders'),
});
