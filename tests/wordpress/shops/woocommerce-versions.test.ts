import { logIn, type AdminSession } from '../support/admin-session';
import { launchChromium } from '../../support/chromium';
import type { Browser } from 'playwright-core';
import { startWordPress, type Installation } from '../support/installation';
import { packPlugin } from '../support/plugin-zip';
import { addPlugins, ourPlugin } from '../support/plugins';
import { configureStandIn, standIn } from '../support/shop';
import { startStore, type Store } from '../support/store';

const zip = packPlugin();
let browser: Browser;
let site: Installation;
let session: AdminSession;

beforeAll(async () => {
	browser = await launchChromium();
	site = await startWordPress('6.6');
});
afterAll(async () => {
	await browser?.close();
	await site?.stop();
	zip.remove();
});

const screen = (path: string, query = '') =>
	`admin.php?page=wc-admin&path=${path}${query && `&${query}`}`;

describe.each([
	{ woocommerce: '9.0.2', isNew: false, averageOrder: '$107.78' },
	{ woocommerce: '9.4.0', isNew: false, averageOrder: '$107.78' },
	{ woocommerce: '10.9.1', isNew: true, averageOrder: '$112.21' },
])('Beside WooCommerce $woocommerce,', ({ woocommerce, isNew, averageOrder }) => {
	let store: Store;

	beforeAll(async () => {
		store = await startStore('fixture', woocommerce);
		const shop = { ...store, version: woocommerce };
		if (session) return configureStandIn(site, shop);
		addPlugins(site, standIn(shop), ourPlugin(zip.file));
		session = await logIn(browser, site);
	});
	afterAll(async () => {
		// An open page requests messages after a while, when the server may be gone.
		await session?.page.goto('about:blank');
		await store?.stop();
	});

	it('Orders shows the numbers by the rules of that version', async () => {
		const { page } = session;
		await session.open(
			screen(
				'/analytics/orders',
				'period=custom&after=2026-10-01&before=2026-10-31&compare=previous_year',
			),
		);
		await page
			.getByRole('link', { name: /^Average order value/ })
			.getByText(averageOrder)
			.waitFor();
	});

	it('a script of WooCommerce’s own loads none of our packages', async () => {
		const { page } = session;
		const ids = await page
			.locator('script[id]')
			.evaluateAll((elements) => elements.map(({ id }) => id));
		expect(ids).toContain('store-analytics-app-js');
		expect(ids).not.toContain('store-analytics-extensions-js');
	});

	it("Settings shows that version's options, and saved values survive a reload", async () => {
		const { page } = session;
		await session.open(screen('/analytics/settings'));
		const save = page.getByRole('button', { name: 'Save settings' });
		const failed = () =>
			page
				.getByRole('group', { name: 'Excluded statuses:' })
				.getByRole('checkbox', { name: 'Failed' });
		const scheduled = () => page.getByRole('radio', { name: /^Scheduled/ });
		await save.waitFor();
		expect(await failed().isChecked()).toBe(true);
		expect(await scheduled().count()).toBe(isNew ? 1 : 0);
		await failed().click();
		if (isNew) await scheduled().check();
		await save.click();
		await page.locator('#root').getByText('Your settings have been saved.').waitFor();
		await page.reload();
		await save.waitFor();
		expect(await failed().isChecked()).toBe(false);
		if (isNew) expect(await scheduled().isChecked()).toBe(true);
	});

	it('Customers shows the filters that the server has, and no totals of other customers', async () => {
		const { page } = session;
		await session.open(screen('/customers', 'filter=advanced&user_type=guest'));
		const totals = page.getByRole('complementary', { name: /^Totals: / });
		await totals.getByText(isNew ? '120' : '385').waitFor();
		expect(await totals.getByText('average lifetime spend').count()).toBe(isNew ? 0 : 1);
		await page.getByRole('button', { name: 'Add a Filter' }).click();
		const offered = await page.getByRole('dialog').getByRole('button').allInnerTexts();
		expect(offered.includes('Region')).toBe(isNew);
		expect(offered[0]).toBe(isNew ? 'AOV' : 'Name');
	});

	it('reports show the age of their data, by the import if it is scheduled', async () => {
		const { page } = session;
		await session.open(screen('/analytics/orders'));
		await page.getByRole('cell').first().waitFor();
		await page.getByRole('button', { name: isNew ? 'Update now' : 'Refresh' }).waitFor();
		expect(await page.getByText('Scheduled updates').count()).toBe(isNew ? 1 : 0);
		expect(await page.getByText(/^Updated /).count()).toBe(1);
	});

	it('the plugin causes no PHP message in the log and no error in the browser', () => {
		expect(site.complaints()).toBe('');
		expect(session.troubles()).toEqual([]);
	});
});
