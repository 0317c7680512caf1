import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { logIn, type AdminSession } from '../support/admin-session';
import { wordPresses } from '../support/builds';
import { startWordPress, type Installation } from '../support/installation';
import { packPlugin } from '../support/plugin-zip';
import { addPlugins, ourPlugin } from '../support/plugins';
import { standIn } from '../support/shop';
import { startStore, type Store } from '../support/store';

const screen = (palette = '1') =>
	`admin.php?page=wc-admin&path=/analytics/revenue&palette=${palette}`;
/** The palette's scripts and their inline data log their execution, in WordPress's order. */
const inOrder = [
	'before the palette',
	'after the palette',
	'the tracks',
	'after the tracks',
	'stand-in',
	'the commands',
	'the deprecation',
];

const zip = packPlugin();
let browser: Browser;
let store: Store;

beforeAll(async () => {
	browser = await launchChromium();
	store = await startStore();
});
afterAll(async () => {
	await browser?.close();
	await store?.stop();
	zip.remove();
});

const versions = wordPresses('6.5', '6.6');

describe.each(versions)('Deferred scripts on WordPress %s', (version) => {
	let site: Installation;
	let session: AdminSession;
	let loaded: string[];
	/** What our own scripts alone decide is proved on one version. */
	const isNewest = version === versions.at(-1);

	beforeAll(async () => {
		site = await startWordPress(version);
		addPlugins(site, standIn(store), ourPlugin(zip.file));
		session = await logIn(browser, site);
		session.page.on('request', (request) =>
			loaded.push(path.basename(new URL(request.url()).pathname)),
		);
	});
	beforeEach(() => {
		loaded = [];
	});
	afterAll(() => site?.stop());

	const open = async (address = screen(), page: Page = session.page) => {
		await page.goto(`${site.url}/wp-admin/${address}`);
		await page.getByRole('cell').first().waitFor();
	};
	const palette = () => session.page.getByRole('dialog');
	const command = (name: string) => palette().getByRole('option', { name });
	/** The palette lists commands only after some text is typed. */
	const find = async (text: string, name: string, page: Page = session.page) => {
		await page.getByRole('dialog').waitFor();
		await page.keyboard.type(text);
		await page.getByRole('option', { name }).waitFor();
	};
	const ran = () => session.page.evaluate<string[]>('window.ran');

	it('are neither fetched nor run with the screen, nor are their styles', async () => {
		await open();
		expect(loaded).toContain('app.js');
		for (const name of ['core-commands.min.js', 'command-palette.js', 'tracks.js']) {
			expect(loaded).not.toContain(name);
		}
		expect(loaded).not.toContain('components.min.js');
		expect(await session.page.locator('link[href*="commands"]').count()).toBe(0);
		expect(await ran()).toBeUndefined();
	});

	it('ignore other keys', async () => {
		const { page } = session;
		for (const key of ['k', 'Shift+Control+k', 'Alt+Control+k', 'Meta+k']) {
			await page.keyboard.press(key);
		}
		expect(await page.locator('script#wp-core-commands-js').count()).toBe(0);
	});

	it('run on Ctrl+K, which opens the palette and finds and runs commands', async () => {
		const { page } = session;
		await page.keyboard.press('Control+k');
		await find('hello', 'Say hello');
		await page.keyboard.press('Enter');
		await palette().waitFor({ state: 'hidden' });
		expect(await page.evaluate('window.greeted')).toBe(1);
		expect(await ran()).toEqual(inOrder);
	});

	it('leave later presses of the key to the palette, and run once', async () => {
		const { page } = session;
		await page.keyboard.press('Control+k');
		await palette().waitFor();
		await page.keyboard.press('Escape');
		await palette().waitFor({ state: 'hidden' });
		expect(await ran()).toEqual(inOrder);
		expect(loaded.filter((name) => /palette|commands/.test(name))).toEqual([]);
	});

	it("put the palette's styles before ours, in their original place", async () => {
		const { page } = session;
		const sheets = await page
			.locator('link[rel=stylesheet]')
			.evaluateAll((links) => links.map(({ id }) => id));
		const places = ['wp-components-css', 'wp-commands-css', 'store-analytics-app-css'];
		expect(sheets.filter((id) => places.includes(id))).toEqual(places);
	});

	it("load none of our packages for a script of WooCommerce's own that depends on its app", async () => {
		const sources = await session.page
			.locator('script[src]')
			.evaluateAll((elements) => elements.map((element) => element.getAttribute('src') ?? ''));
		const scripts = sources.map((source) => path.basename(new URL(source, site.url).pathname));
		expect(scripts).toContain('deprecation.js');
		expect(scripts).not.toContain('extensions.js');
	});

	it('give the palette our reports, settings and the shop’s records, and no palette of ours appears', async () => {
		const { page } = session;
		await open();
		expect(await page.getByRole('button', { name: /^Find and open/ }).count()).toBe(0);
		await page.keyboard.press('Control+k');
		await find('coupons', 'Analytics: Coupons');
		await page.getByRole('combobox').fill('hoodie');
		await command('Hoodie with Pocket').waitFor();
		await page.getByRole('combobox').fill('date type');
		await command('Analytics: Settings – Date type').click();
		await page.waitForURL(/analytics(%2F|\/)settings/);
	});

	it("run on a click on the admin bar's entry", async () => {
		const { page } = session;
		await open();
		await page.getByRole('menuitem', { name: 'Commands' }).click();
		await find('hello', 'Say hello');
		await command('Say hello').click();
		expect(await page.evaluate('window.greeted')).toBe(1);
		expect(await ran()).toEqual(inOrder);
		expect(page.url()).not.toContain('#');
	});

	it('run at once as far as an extension depends on them, with their style', async () => {
		const { page } = session;
		await open(screen('with-extension'));
		expect(loaded).toContain('commands.min.js');
		expect(loaded).not.toContain('core-commands.min.js');
		expect(await page.evaluate('window.hasCommandAtOnce')).toBe(true);
		expect(await page.locator('link[href*="commands"]').count()).toBe(1);
		await page.keyboard.press('Control+k');
		await find('count', 'Count the stock');
		await command('Count the stock').click();
		expect(await page.evaluate('window.counted')).toBe(true);
		expect(await ran()).toEqual(inOrder);
	});

	it('come with the page, in the same order, if a filter says so', async () => {
		const { page } = session;
		const end = site.extend(
			'nothing-waits',
			`add_filter( 'store_analytics_deferred_scripts', '__return_empty_array' );`,
		);
		await open();
		expect(await ran()).toEqual(inOrder);
		expect(await page.locator('#store-analytics-deferred').count()).toBe(0);
		await page.keyboard.press('Control+k');
		await find('hello', 'Say hello');
		end();
	});

	if (isNewest) {
		it('let its commands open a saved view with quotes in its name, and a customer', async () => {
			const { page } = session;
			site.php(`
				$view = array( 'id' => 'a', 'name' => 'Money%20%22back%22', 'path' => '/analytics/orders', 'query' => 'period=last_year&compare=none&refunds=all', 'isDefault' => false );
				update_user_meta( 1, 'woocommerce_admin_store_analytics_views', wp_json_encode( array( $view ) ) );
			`);
			const run = async (text: string, name: string) => {
				await open();
				await page.keyboard.press('Control+k');
				await find(text, name);
				await command(name).click();
			};
			const address = () => Object.fromEntries(new URL(page.url()).searchParams);
			await run('money', 'Analytics: Orders – Money "back"');
			await page.waitForURL(/refunds=all/);
			expect(address()).toMatchObject({ path: '/analytics/orders', period: 'last_year' });
			await run('lars ito', 'Lars Ito');
			await page.waitForURL(/customers.*336/);
			site.php(`delete_user_meta( 1, 'woocommerce_admin_store_analytics_views' );`);
		});

		it('let its commands open an order by its number', async () => {
			const { page } = session;
			// As WooCommerce stores orders in wp-admin: as posts of a type of their own, without the store server's
			// screens.
			const end = site.extend(
				'orders-in-wp-admin',
				`add_action( 'init', function () {
					$labels = array( 'name' => 'Orders', 'edit_item' => 'Edit order' );
					register_post_type( 'shop_order', array( 'show_ui' => true, 'labels' => $labels, 'supports' => array( 'title' ) ) );
				} );
				add_action( 'admin_enqueue_scripts', function () {
					wp_add_inline_script( 'wc-settings', 'wcSettings.standsAlone = false;' );
				}, 30 );`,
			);
			const order = `array( 'import_id' => 3129, 'post_type' => 'shop_order', 'post_title' => 'The order 3129', 'post_status' => 'publish' )`;
			site.php(`wp_insert_post( ${order} );`);
			await open();
			await page.keyboard.press('Control+k');
			await find('3129', '#3129');
			// An order is found only by its number, and nothing else has that name.
			expect(await palette().getByRole('option').count()).toBe(1);
			await page.keyboard.press('Enter');
			await page.waitForURL(/\/wp-admin\/post\.php\?post=3129&action=edit$/);
			await page.getByRole('heading', { name: 'Edit order' }).waitFor();
			expect(await page.getByRole('textbox', { name: 'Add title' }).inputValue()).toBe(
				'The order 3129',
			);
			await page.waitForLoadState('load');
			site.php(`wp_delete_post( 3129, true );`);
			end();
		});

		it('open one palette after repeated presses while it loads', async () => {
			const { page } = session;
			await open();
			let arrive = () => {};
			const asked = new Promise<void>((resolve) => (arrive = resolve));
			await page.route('**/command-palette.js*', (route) => asked.then(() => route.continue()));
			for (let press = 0; press < 3; press++) await page.keyboard.press('Control+k');
			await page.locator('#wp-admin-bar-command-palette a').dispatchEvent('click');
			arrive();
			await find('hello', 'Say hello');
			expect(await palette().count()).toBe(1);
			expect(await ran()).toEqual(inOrder);
			expect(loaded.filter((name) => name === 'command-palette.js')).toHaveLength(1);
			await page.unroute('**/command-palette.js*');
		});

		it('run by themselves after twenty seconds without input', async () => {
			const { page, close } = await logIn(browser, site);
			await page.clock.install();
			await open(screen(), page);
			await page.waitForLoadState('load');
			await page.clock.fastForward(15_000);
			await page.keyboard.press('Shift');
			await page.clock.fastForward(15_000);
			expect(await page.locator('script#wp-core-commands-js').count()).toBe(0);
			await page.clock.fastForward(6_000);
			await page.waitForFunction('window.ran?.length === 7');
			expect(await page.evaluate('window.ran')).toEqual(inOrder);
			expect(await page.getByRole('dialog').count()).toBe(0);
			await page.keyboard.press('Control+k');
			await find('hello', 'Say hello', page);
			await close();
		});
	}

	it('are not deferred on any other screen', async () => {
		for (const address of ['index.php', 'admin.php?page=wc-admin']) {
			await session.open(`${address}${address.includes('?') ? '&' : '?'}palette=1`);
			expect(await ran()).toEqual(expect.arrayContaining(inOrder));
			expect(await session.page.locator('[id^="store-analytics-deferred"]').count()).toBe(0);
		}
	});

	it('cause no PHP message in the log and no error in the browser', () => {
		expect(site.complaints()).toBe('');
		expect(session.troubles()).toEqual([]);
	});
});
