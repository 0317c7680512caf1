import type { Browser } from 'playwright-core';
import { axeViolations } from '../../browser/support/axe';
import { launchChromium } from '../../support/chromium';
import { logIn, type AdminSession } from '../support/admin-session';
import { shopToken } from '../support/store-server/following-store';
import { openShopWithServer, type ShopWithServer } from '../support/store-server/shop-with-server';

const screen = (path: string) => `admin.php?page=wc-admin&path=/analytics/${path}`;
const october = 'period=custom&after=2026-10-01&before=2026-10-31&compare=none';

describe('The store server on the screens of wp-admin', () => {
	let browser: Browser;
	let shop: ShopWithServer;
	let session: AdminSession;
	beforeAll(async () => {
		shop = await openShopWithServer();
		browser = await launchChromium();
		session = await logIn(browser, shop.site);
	});
	afterAll(async () => {
		await browser?.close();
		await shop?.close();
	});

	it('can be chosen and tested in Settings, which never show its token again', async () => {
		const { page } = session;
		await session.open(screen('settings'));
		const address = page.getByRole('textbox', { name: 'Address of the store server' });
		await address.fill(shop.address);
		const token = page.getByLabel('Token of the store server for this shop');
		await token.fill('a-wrong-token');
		const test = page.getByRole('button', { name: 'Test connection' });
		await test.click();
		await page.getByText('The store server rejected this token.').waitFor();
		await token.fill(shopToken);
		await test.click();
		await page.getByText('Checked 40 seconds ago').waitFor();
		await page.getByRole('button', { name: 'Save changes' }).click();
		await page.getByText('A token is saved and hidden.').waitFor();
		expect(await token.inputValue()).toBe('');
		expect(await axeViolations(page, [], '#root')).toEqual([]);
		await page.reload();
		await page.getByText('A token is saved and hidden.').waitFor();
		expect(await address.inputValue()).toBe(shop.address);
		expect(await page.content()).not.toContain(shopToken);
	});

	it('serves a report, and Data in its header shows that, with its age and what WooCommerce serves', async () => {
		const { page } = session;
		const served = page.waitForResponse(
			(reply) => reply.headers()['x-store-analytics'] === 'store; age=42',
		);
		await session.open(`${screen('products')}&${october}&orderby=net_revenue`);
		await served;
		await page.getByRole('button', { name: 'Data', exact: true }).click();
		const panel = page.getByRole('dialog', { name: 'Data' });
		await panel.getByText('Store server', { exact: true }).waitFor();
		await panel.getByText('Checked 40 seconds ago').waitFor();
		expect(await axeViolations(page, [], '.sa-data-popover')).toEqual([]);
		await page.keyboard.press('Escape');
		shop.proxy.instead = (_request, response) => response.writeHead(500).end();
		await page.getByRole('button', { name: 'Data', exact: true }).click();
		await panel.getByText('WooCommerce', { exact: true }).waitFor();
		await panel.getByText('The store server failed. See its log for the reason.').waitFor();
		shop.proxy.instead = null;
	});

	it('adds nothing to the screens of a shop without one', async () => {
		const { page } = session;
		await shop.ask('/store-analytics/v1/store-server', {}, { address: '' });
		await session.open(`${screen('revenue')}&${october}`);
		await page.getByRole('heading', { name: 'Revenue', level: 1 }).waitFor();
		await page.getByRole('button', { name: 'Refresh' }).waitFor();
		expect(await page.getByRole('button', { name: 'Data', exact: true }).count()).toBe(0);
	});

	it('causes no error in the browser and no PHP message in the log', () => {
		expect(session.troubles()).toEqual([]);
		expect(shop.site.complaints()).toBe('');
	});
});
