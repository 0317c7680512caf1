import type { Browser } from 'playwright-core';
import { axeViolations } from '../../browser/support/axe';
import { launchChromium } from '../../support/chromium';
import { installPlugin, logIn, type AdminSession } from '../support/admin-session';
import { phpOf, wordPresses } from '../support/builds';
import { startWordPress, type Installation } from '../support/installation';
import { packPlugin } from '../support/plugin-zip';
import { addPlugins } from '../support/plugins';
import { standIn } from '../support/shop';
import { startStore, type Store } from '../support/store';

/** The oldest supported versions together, and newer ones. */
const ages = wordPresses('6.5', '6.6').map((version) => [version, phpOf(version)] as const);
const OCTOBER = 'period=custom&after=2026-10-01&before=2026-10-31&compare=previous_period';
const screen = (path: string, query = '') =>
	`admin.php?page=wc-admin&path=${path}${query && `&${query}`}`;

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

/** Austria and Mexico have no translation of their own. */
const languages = [
	[
		'de_DE',
		'Umsatz',
		'Benutzerdefiniert',
		'Nettoumsatz',
		'Tage',
		'Ein schnelleres Analyse-Dashboard',
	],
	[
		'de_AT',
		'Umsatz',
		'Benutzerdefiniert',
		'Nettoumsatz',
		'Tage',
		'Ein schnelleres Analyse-Dashboard',
	],
	['es_MX', 'Ingresos', 'Personalizado', 'Ventas netas', 'días', 'Un panel de análisis más rápido'],
] as const;

describe.each(ages)('The plugin in a shop on WordPress %s, PHP %s', (version, on) => {
	let site: Installation;
	let session: AdminSession;
	/** What differs between versions is PHP, scripts and styles of WordPress: what only runs in our app is proved on one. */
	const isNewest = version === ages.at(-1)?.[0];

	beforeAll(async () => {
		site = await startWordPress(version, on);
		// Covers both forms of REST addresses: the older version keeps `?rest_route=`, the newer one has pretty
		// addresses.
		if (version !== '6.5') {
			site.php(`global $wp_rewrite; $wp_rewrite->set_permalink_structure( '/%postname%/' );`);
		}
		addPlugins(site, standIn(store));
		session = await logIn(browser, site);
		await installPlugin(session, zip.file);
	});
	afterAll(() => site?.stop());

	/** A page of wp-admin as PHP prints it. */
	const html = async (address: string) => {
		const text = await (await session.page.request.get(`${site.url}/wp-admin/${address}`)).text();
		expect(text).toContain('id="wpadminbar"');
		return text;
	};

	it('actually runs on that PHP', async () => {
		const reply = await fetch(`${site.url}/wp-login.php`);
		const served = /^PHP\/(\d+\.\d+)\./.exec(reply.headers.get('x-powered-by') ?? '')?.[1];
		expect(site.php('echo PHP_VERSION;').startsWith(`${served}.`)).toBe(true);
		expect(on === 'installed' ? 'installed' : served).toBe(on);
	});

	it('[S2.1] serves an analytics address in #root, with the numbers of the shop', async () => {
		const { page } = session;
		await session.open(screen('/analytics/revenue', OCTOBER));
		const app = page.locator('.wrap > #root');
		await app.getByRole('heading', { name: 'Revenue', level: 1 }).waitFor();
		const grossSales = app.getByRole('link', { name: /^Gross sales/ });
		await grossSales.getByText('$16,028.48').waitFor();
		await app.getByRole('cell', { name: '$1,319.05' }).waitFor();
		expect(await app.getByRole('alert').count()).toBe(0);
	});

	if (isNewest) {
		it("explains a number by the shop's own rows, which add up to it", async () => {
			const { page } = session;
			await page.getByRole('button', { name: 'Explain Net sales' }).click();
			const dialog = page.getByRole('dialog', { name: 'Net sales' });
			const rows = dialog.getByRole('table', { name: /^(Breakdown|Orders behind this number)/ });
			await rows.getByText('These rows add up to $15,196.53.').waitFor();
			expect(await axeViolations(page, [], 'dialog[open]')).toEqual([]);
		});

		it("explains a change by the shop's own reports, in parts that add up to it", async () => {
			const { page } = session;
			const yearBefore = OCTOBER.replace('previous_period', 'previous_year');
			await session.open(screen('/analytics/revenue', `${yearBefore}&chart=net_revenue`));
			await page.getByRole('button', { name: 'What changed: Net sales' }).click();
			for (const name of ['Products', 'New and returning customers', 'Coupons', 'Countries']) {
				const parts = page.getByRole('table', { name, exact: true });
				await parts.getByRole('row', { name: /^Total \+\$5,772\.32/ }).waitFor();
			}
			expect(await axeViolations(page, [], '.sa-changes')).toEqual([]);
		});
	}

	it('serves Overview, which the Analytics menu opens', async () => {
		const { page } = session;
		await session.open('index.php');
		await page.getByRole('link', { name: 'Analytics', exact: true }).click();
		const app = page.locator('.wrap > #root');
		await app.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
		await app.getByRole('link', { name: /^Total sales/ }).waitFor();
		expect(await app.getByRole('alert').count()).toBe(0);
	});

	it("renders only with WordPress's React", async () => {
		const { page } = session;
		// Each React DOM marks its elements with its own number.
		const marks = await page
			.locator('#root, #root *')
			.evaluateAll((elements) => [
				...new Set(
					elements.flatMap((element) =>
						Object.keys(element).flatMap(
							(key) => /^__react(?:Fiber|Container)\$(.+)$/.exec(key)?.[1] ?? [],
						),
					),
				),
			]);
		expect(marks).toHaveLength(1);
		const scripts = await page
			.locator('script[src]')
			.evaluateAll((elements) =>
				elements.map((element) => element.id).filter((id) => /^react(-dom)?-js$/.test(id)),
			);
		expect(scripts).toEqual(['react-js', 'react-dom-js']);
	});

	it("[S2.2] follows WordPress's menu without reloading the page, keeping the dates", async () => {
		const { page } = session;
		await session.open(
			screen('/analytics/revenue', `${OCTOBER}&interval=week&type=bar&orderby=date`),
		);
		const menu = page.getByRole('navigation', { name: 'Main menu' });
		await page.getByRole('heading', { name: 'Revenue', level: 1 }).waitFor();
		await page.evaluate('window.samePage = true');
		await menu.getByRole('link', { name: 'Orders', exact: true }).click();
		await page.locator('#root').getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
		const query = Object.fromEntries(new URL(page.url()).searchParams);
		const kept = Object.fromEntries(new URLSearchParams(`${OCTOBER}&interval=week&type=bar`));
		expect(query).toEqual({ page: 'wc-admin', path: '/analytics/orders', ...kept });
		expect(await menu.locator('.wp-submenu li.current').allInnerTexts()).toEqual(['Orders']);
		await page.goBack();
		await page.locator('#root').getByText('$16,028.48').first().waitFor();
		expect(await menu.locator('.wp-submenu li.current').allInnerTexts()).toEqual(['Revenue']);
		expect(await page.evaluate('window.samePage')).toBe(true);
	});

	it("loads its chunks from the plugin's folder", async () => {
		const { page } = session;
		await session.open(screen('/analytics/revenue', OCTOBER));
		// The next test runs PHP, which keeps this process waiting: no request of the page may need the shop then.
		await page.locator('#root').getByText('$16,028.48').first().waitFor();
		await page.getByRole('cell', { name: '$1,319.05' }).waitFor();
		const calendar = page.waitForResponse((response) => /build\/[^/]+\.js/.test(response.url()));
		await page.getByRole('button', { name: /Custom \(Oct 1 - 31, 2026\)/ }).click();
		await page.getByRole('tab', { name: 'Custom' }).click();
		await page.getByText('October 2026').first().waitFor();
		expect((await calendar).url()).toContain('/wp-content/plugins/store-analytics/build/');
	});

	it.each(isNewest ? languages : languages.slice(0, 1))(
		'shows %s to its user, including chunks, plurals and texts from PHP',
		async (locale, revenue, custom, netSales, days, description) => {
			const { page } = session;
			site.php(`update_user_meta( 1, 'locale', '${locale}' );`);
			await session.open(screen('/analytics/revenue', OCTOBER));
			await page.getByRole('heading', { name: revenue, level: 1 }).waitFor();
			await page.getByRole('button', { name: new RegExp(`${custom} \\(`) }).waitFor();
			await page.getByRole('link', { name: new RegExp(`^${netSales}`) }).waitFor();
			await page.getByText(days, { exact: true }).waitFor();
			expect(await html('plugins.php')).toContain(description);
			site.php(`delete_user_meta( 1, 'locale' );`);
		},
	);

	it('mirrors itself for Arabic with the same style sheet', async () => {
		const { page } = session;
		const end = site.extend(
			'right-to-left',
			`add_filter( 'gettext_with_context', function ( $text, $source, $context ) {
				return 'text direction' === $context ? 'rtl' : $text;
			}, 10, 3 );`,
		);
		site.php(`update_user_meta( 1, 'locale', 'ar' );`);
		await session.open(screen('/analytics/revenue', OCTOBER));
		const left = async (name: RegExp) =>
			(await page.getByRole('link', { name }).boundingBox())?.x ?? NaN;
		// Gross sales and returns.
		expect(await left(/^إجمالي المبيعات/)).toBeGreaterThan(await left(/^المرتجعات/));
		await page.getByText('يومًا', { exact: true }).waitFor();
		expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
		site.php(`delete_user_meta( 1, 'locale' );`);
		end();
	});

	it("replaces WooCommerce's app and keeps its name, its data and the extensions that depend on it", async () => {
		const { page } = session;
		await session.open(screen('/analytics/revenue', 'with-app=1'));
		const loaded = await page
			.locator('script[src], link[rel=stylesheet]')
			.evaluateAll((elements) => elements.map((element) => element.id.replace(/-(js|css)$/, '')));
		expect(loaded).toContain('store-analytics-app');
		expect(loaded.filter((id) => id === 'wc-admin-app')).toEqual([]);
		// The app brought its packages: an extension without dependencies finds ours.
		expect(await page.evaluate('window.anExtension')).toEqual({
			features: { analytics: true },
			packages: true,
		});
	});

	it('shows messages of an extension that names no store of theirs', async () => {
		const { page } = session;
		await page.evaluate(`
			wp.data.dispatch( 'wc/customer-effort-score' ).addCesSurvey( { action: 'none' } );
			for ( const name of [ 'core/notices', 'core/notices2' ] )
				wp.data.dispatch( name ).createNotice( 'success', 'From ' + name, {
					actions: [ { label: 'Undo ' + name, onClick: () => ( window.undone = name ) } ],
				} );
		`);
		const messages = page.locator('.woocommerce-transient-notices');
		for (const name of ['core/notices', 'core/notices2']) {
			const message = messages.getByText(`From ${name}`, { exact: true });
			await message.waitFor();
			await messages.getByRole('button', { name: `Undo ${name}`, exact: true }).click();
			expect(await page.evaluate('window.undone')).toBe(name);
			expect(await message.count()).toBe(0);
		}
	});

	it('leaves every other screen unchanged', async () => {
		const { page } = session;
		await session.open('admin.php?page=wc-admin');
		await page.getByText('The shop system answers here.').waitFor();
		const ids = (text: string) =>
			[...text.matchAll(/ id=["'](store-analytics[^"']*)/g)].map(([, id]) => id);
		expect(ids(await html('index.php'))).toEqual([]);
		for (const address of ['admin.php?page=wc-admin', screen('/marketing')]) {
			// Only the code that keeps WooCommerce's app from handling our addresses.
			expect(ids(await html(address))).toEqual([
				'store-analytics-page-links-js-before',
				'store-analytics-page-links-js',
			]);
		}
	});

	it('causes no PHP message in the log and no error in the browser', () => {
		expect(site.complaints()).toBe('');
		expect(session.troubles()).toEqual([]);
	});
});
