import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { logIn, type AdminSession } from '../support/admin-session';
import type { Installation } from '../support/installation';
import { openShop, type OpenShop } from '../support/open-shop';

const screen = (path: string, query = '') =>
	`admin.php?page=wc-admin&path=${path}${query && `&${query}`}`;

describe('The plugin beside WooCommerce:', () => {
	let shop: OpenShop | undefined;
	let site: Installation;
	let session: AdminSession;
	let browser: Browser;

	beforeAll(async () => {
		shop = await openShop();
		({ site, session, browser } = shop);
	});
	afterAll(() => shop?.close());

	const ourHeading = (name: string) =>
		session.page.locator('#root').getByRole('heading', { name, level: 1 }).waitFor();
	const theirScreen = () => session.page.getByText('The shop system answers here.').waitFor();

	describe('on its own screens', () => {
		it('it hints at all its scripts by exact address, so that none is fetched twice', async () => {
			const { page } = session;
			await session.open(screen('/analytics/revenue'));
			await ourHeading('Revenue');
			const addresses = (selector: string, name: string) =>
				page
					.locator(selector)
					.evaluateAll(
						(elements, from) => elements.map((element) => element.getAttribute(from)),
						name,
					);
			const printed = await addresses('body script[src*="/store-analytics/build/"]', 'src');
			expect(printed.length).toBeGreaterThan(2);
			const hinted = await addresses('head link[rel=preload][href*="/store-analytics/"]', 'href');
			expect(new Set(hinted)).toEqual(new Set(printed));
		});

		it('it loads nothing for extensions unless one depends on it', async () => {
			expect(await session.page.locator('[id^="store-analytics-extensions"]').count()).toBe(0);
			expect(await session.page.evaluate('window.theirLibraries')).toBeUndefined();
		});

		it("it removes the preload hints for WooCommerce's app from the page, and keeps others", async () => {
			const { page } = session;
			const hints = () =>
				page
					.locator('link[rel=preload]')
					.evaluateAll((links) =>
						links.map((link) => new URL(link.getAttribute('href') ?? '', 'http://x').pathname),
					);
			const others = (await hints()).filter((name) => !name.includes('/store-analytics/'));
			expect(others.map((name) => name.split('/').pop())).toEqual(['an-extension.js']);
			await session.open('admin.php?page=wc-admin');
			expect(await hints()).toHaveLength(3);
		});

		it("WooCommerce's screens keep those names for WooCommerce", async () => {
			await theirScreen();
			expect(await session.page.evaluate('window.theirLibraries')).toBe(7);
		});

		it('the browser starts it while PHP is still busy with the end of the page', async () => {
			const { page } = session;
			const end = site.extend(
				'slow-end',
				// As on most servers; PHP waits for a file by looking for it.
				`add_action( 'init', function () { ob_start(); } );
				add_action( 'admin_print_footer_scripts', function () {
					for ( $i = 0; $i < 600 && ! file_exists( ABSPATH . 'go-on' ); $i++ ) usleep( 100000 );
				}, -1 );`,
			);
			// On a machine that was busy before, the screen may have been left without preloaded responses.
			site.php(`delete_transient( 'store_analytics_slow_screens' );`);
			const asked = page.waitForRequest(/preloaded-responses/);
			// A range that no page has shown yet.
			const address = screen('/analytics/revenue', 'period=last_week&compare=previous_year');
			await page.goto(`${site.url}/wp-admin/${address}`, { waitUntil: 'commit' });
			await page.locator('#root').waitFor({ state: 'attached' });
			await asked;
			expect(await page.locator('script[src*="build/app.js"]').count()).toBe(0);
			writeFileSync(path.join(site.folder, 'go-on'), '');
			await ourHeading('Revenue');
			end();
		});

		it('the page is sent as a whole if other code buffers it', async () => {
			const end = site.extend(
				'whole-page',
				`add_action( 'init', function () {
					ob_start( function ( $page ) {
						return $page . '<!-- seen ' . substr_count( $page, 'id="root"' ) . ' ' . substr_count( $page, '</html>' ) . ' -->';
					} );
				} );`,
			);
			const address = `${site.url}/wp-admin/${screen('/analytics/revenue')}`;
			const reply = await session.page.request.get(address);
			end();
			expect(await reply.text()).toMatch(/<!-- seen 1 1 -->$/);
		});

		it("it uses the user's admin colour scheme", async () => {
			site.php(`update_user_meta( 1, 'admin_color', 'ectoplasm' );`);
			await session.open(screen('/analytics/revenue'));
			await ourHeading('Revenue');
			const colour = `getComputedStyle(document.body).getPropertyValue('--sa-theme-color')`;
			expect(await session.page.evaluate(colour)).toBe('#523f6d');
			site.php(`delete_user_meta( 1, 'admin_color' );`);
		});

		it('a search with the focus has its own frame alone, and not that of wp-admin’s fields too', async () => {
			await session.open(screen('/analytics/taxes'));
			const search = session.page.locator('.woocommerce-select-control__control-input').first();
			await search.focus();
			expect(await search.evaluate((field) => getComputedStyle(field).boxShadow)).toBe('none');
		});

		it('it collapses notices of other plugins, as WooCommerce does', async () => {
			site.extend(
				'notice',
				`add_action( 'admin_notices', function () { echo '<div class="notice"><p>Another plugin</p></div>'; } );`,
			);
			await session.open(screen('/analytics/revenue'));
			await ourHeading('Revenue');
			expect(await session.page.getByText('Another plugin').count()).toBe(1);
			expect(await session.page.getByText('Another plugin').isVisible()).toBe(false);
			await session.open('index.php');
			expect(await session.page.getByText('Another plugin').isVisible()).toBe(true);
		});

		it("extensions get our packages under WooCommerce's script names, with their style", async () => {
			const { page } = session;
			await session.open(screen('/analytics/extra', 'with-report=1'));
			await page.getByRole('heading', { name: 'Figures of an extension' }).waitFor();
			expect(await page.evaluate('window.theirLibraries')).toBeUndefined();
			expect(await page.evaluate('window.anotherExtension')).toEqual({
				globals: expect.arrayContaining(
					'components csvExport currency data date navigation number'.split(' '),
				),
				stores: 'function',
			});
			expect(await page.locator('link#store-analytics-extensions-css').count()).toBe(1);
		});

		it('it remembers the columns of Downloads, which WooCommerce alone would forget', async () => {
			const { page } = session;
			await session.open(screen('/analytics/downloads'));
			const shown = () => page.getByRole('columnheader').allInnerTexts();
			await page.getByRole('columnheader', { name: 'File name' }).waitFor();
			await page.getByRole('button', { name: /Choose which values to display/ }).click();
			const saved = page.waitForResponse((reply) => reply.request().method() !== 'GET');
			await page.getByRole('menuitemcheckbox', { name: 'File name' }).click();
			await saved;
			await page.reload();
			await page.getByRole('columnheader', { name: 'Product title' }).waitFor();
			expect((await shown()).join()).not.toContain('File name');
		});
	});

	it('the list of plugins has links to its reports and settings', async () => {
		await session.open('plugins.php');
		const row = session.page.locator('tr[data-plugin^="store-analytics/"] .row-actions a');
		expect(
			await row.evaluateAll((links) => links.slice(0, 2).map((link) => link.outerHTML)),
		).toEqual(
			['Analytics', 'Settings'].map((name, index) => {
				const path = ['overview', 'settings'][index];
				const href = `${site.url}/wp-admin/admin.php?page=wc-admin&amp;path=%2Fanalytics%2F${path}`;
				return `<a href="${href}">${name}</a>`;
			}),
		);
	});

	describe('for users with different permissions', () => {
		const password = 'another password';
		const add = (name: string, role: string) =>
			site.php(
				`wp_insert_user( array( 'user_login' => '${name}', 'user_pass' => '${password}', 'role' => '${role}' ) );`,
			);
		const address = (path: string) => `${site.url}/wp-admin/${screen(path)}`;
		const rest = (route: string) => `${site.url}/?rest_route=${route}`;

		const ours = ['/analytics/revenue', '/customers', '/analytics/anything'];

		it('[S6.1] it rejects editors before it prints anything', async () => {
			add('editor', 'editor');
			const visitor = await logIn(browser, site, { name: 'editor', password });
			for (const path of ours) {
				const reply = await visitor.page.request.get(address(path));
				expect(reply.status()).toBe(403);
				const page = await reply.text();
				expect(page).not.toMatch(/store-analytics-app|wcSettings/);
				expect(page).toContain('Ask an administrator of the shop for access to its reports.');
				expect(page).toMatch(
					new RegExp(`<a href=["']${site.url}/wp-admin/["']>Go to the dashboard<`),
				);
			}
			const home = await visitor.page.request.get(`${site.url}/wp-admin/admin.php?page=wc-admin`);
			expect(home.status()).toBe(200);
			expect(await home.text()).not.toContain('store-analytics');
			await visitor.close();
		});

		it('[S6.1] it leaves subscribers to WooCommerce, which sends them to their account', async () => {
			add('subscriber', 'subscriber');
			const visitor = await logIn(browser, site, { name: 'subscriber', password });
			for (const path of ours) {
				const reply = await visitor.page.request.get(address(path), { maxRedirects: 0 });
				expect(reply.status()).toBe(302);
				expect(reply.headers()['location']).toBe(`${site.url}/my-account/`);
			}
			await visitor.close();
		});

		it('it shows a shop manager the reports and the settings', async () => {
			add('manager', 'shop_manager');
			const manager = await logIn(browser, site, { name: 'manager', password });
			for (const [path, title] of [
				['/analytics/orders', 'Orders'],
				['/analytics/settings', 'Settings'],
			] as const) {
				await manager.open(screen(path));
				await manager.page.getByRole('heading', { name: title, level: 1 }).waitFor();
			}
			expect(manager.troubles()).toEqual([]);
			await manager.close();
		});

		it('it sends visitors to the log-in form and reveals nothing', async () => {
			const reply = await fetch(address('/analytics/revenue'), { redirect: 'manual' });
			expect(reply.status).toBe(302);
			expect(reply.headers.get('location')).toContain('wp-login.php');
			expect((await fetch(rest('/wc-analytics/reports/revenue/stats'))).status).toBe(401);
			const preloaded = `${rest('/wc-analytics/reports/preloaded-responses')}&address=`;
			expect((await fetch(preloaded)).status).toBe(401);
		});

		it('it writes nothing without a valid nonce', async () => {
			const { page } = session;
			const write = (headers: Record<string, string>) =>
				page.request.post(rest('/wp/v2/users/me'), {
					headers,
					data: { woocommerce_meta: { stock_report_columns: '["sku"]' } },
				});
			// Without a nonce, the request has no user, so there is no profile.
			expect((await write({})).status()).toBe(404);
			expect((await write({ 'X-WP-Nonce': 'wrong' })).status()).toBe(403);
			const kept = site.php(
				`echo get_user_meta( 1, 'woocommerce_admin_stock_report_columns', true );`,
			);
			expect(kept).toBe('');
		});
	});

	it('it causes no PHP message in the log and no error in the browser', () => {
		expect(site.complaints()).toBe('');
		expect(session.troubles()).toEqual([]);
	});
});
