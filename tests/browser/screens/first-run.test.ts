import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { start, type RunningStore } from '@store-analytics/store-server';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { shopKeys } from '../../../packages/store-server/src/testing/simulated-shop/key-check';
import { lastOrders } from '../../../packages/store-server/src/testing/simulated-shop/recorded-shop';
import { SimulatedShop } from '../../../packages/store-server/src/testing/simulated-shop/simulated-shop';
import { launchChromium, openPage } from '../../support/chromium';
import { axeViolations } from '../support/axe';
import { DESKTOP, PHONE, settled, sidewaysOverflow } from '../support/visit';

const fixture = path.resolve(__dirname, '../../fixtures/store-a.zip');

let browser: Browser;
let shop: SimulatedShop;
let root: string;
let store: RunningStore;
let page: Page;
/** The output of the terminal. */
let said: string;
beforeAll(async () => {
	browser = await launchChromium();
	shop = new SimulatedShop(lastOrders(200));
	await shop.open();
});
beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), 'store-analytics-first-'));
	symlinkSync(path.resolve(__dirname, '../../../dist'), path.join(root, 'dist'));
});
afterEach(async () => {
	await page.context().close();
	await store.stop();
	rmSync(root, { recursive: true, force: true });
});
afterAll(async () => {
	await browser.close();
	await shop.close();
});

/** Starts the server without a store, and opens its page by the link. */
async function firstStart(options: BrowserContextOptions): Promise<void> {
	said = '';
	const write = (text: string) => (said += text);
	const words = ['--port', '0', '--choose', '--demo-orders', '300'];
	const streams = { out: { write }, err: { write } };
	const result = await start(words, { root, folder: root, ...streams });
	if (typeof result === 'string') throw new Error(said);
	store = result;
	page = await openPage(browser, { reducedMotion: 'reduce', ...options });
	await page.goto(/http:\S+token=\S+/.exec(said)?.[0] ?? '');
	await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Presses Tab until an element has the focus. */
async function tabTo(name: string | RegExp, role: 'button' | 'textbox' | 'link'): Promise<void> {
	const target = page.getByRole(role, { name });
	for (let presses = 0; presses < 60; presses++) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`Tab does not lead to ${String(name)}.`);
}

it('a demo starts with one key press', async () => {
	await firstStart(DESKTOP);
	expect(await axeViolations(page)).toEqual([]);
	await tabTo('Create the demo shop', 'button');
	await page.keyboard.press('Enter');
	await page.waitForURL(/path=\/analytics\/overview/);
	await settled(page);
	expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Overview');
});

it('after logging out, the user sees a message, and logging in leads back to the same screen', async () => {
	await firstStart(DESKTOP);
	await page.getByRole('button', { name: 'Create the demo shop' }).click();
	await page.waitForURL(/path=\/analytics\/overview/);
	await settled(page);
	await page.locator('#adminmenu').getByRole('link', { name: 'Coupons' }).click();
	await page.waitForURL(/coupons/);
	// The previous screen stays until the report has loaded; then the heading gets the focus.
	await page.waitForFunction(() => document.title.startsWith('Coupons'));
	await settled(page);
	const here = page.url();
	await page.locator('#wp-admin-bar-my-account summary').press('Enter');
	expect(await axeViolations(page)).toEqual([]);
	await page.keyboard.press('Escape');
	expect(await page.getByRole('button', { name: 'Log out', exact: true }).isVisible()).toBe(false);
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: 'Log out', exact: true }).waitFor();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await page.getByRole('status').getByText('You are logged out.').waitFor();
	expect(await axeViolations(page)).toEqual([]);
	await page.getByLabel('Access token').fill(/^Access token: (\S+)$/m.exec(said)?.[1] ?? '');
	await page.keyboard.press('Enter');
	await settled(page);
	expect(page.url()).toBe(here);
});

it('a shop can be connected by keyboard alone; errors appear in place, and typed text stays', async () => {
	await firstStart({ ...DESKTOP, viewport: { width: 390, height: 844 } });
	await tabTo('Address of the shop', 'textbox');
	await page.keyboard.type(shop.address);
	await tabTo('Continue to my shop', 'button');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	const screen = page.getByRole('link', { name: 'Create a consumer key' });
	await screen.waitFor();
	expect(await screen.getAttribute('href')).toBe(
		`${shop.address}/wp-admin/admin.php?page=wc-settings&tab=advanced&section=keys&create-key=1`,
	);
	await tabTo(/^Consumer key/, 'textbox');
	await page.keyboard.type(shopKeys.key.name);
	await page.keyboard.press('Tab');
	await page.keyboard.type('cs_mistyped');
	await page.keyboard.press('Enter');
	const problem = page.getByRole('alert').filter({ hasText: 'rejected these credentials' });
	await problem.waitFor();
	expect(await problem.evaluate((element) => element === document.activeElement)).toBe(true);
	expect(await axeViolations(page)).toEqual([]);
	expect(await sidewaysOverflow(page)).toBe(0);
	expect(await page.getByLabel('Address of the shop').inputValue()).toBe(shop.address);
	expect(await page.getByLabel(/^Consumer key/).inputValue()).toBe(shopKeys.key.name);
	await page.getByLabel(/^Consumer secret/).focus();
	await page.keyboard.press('Control+A');
	await page.keyboard.type(shopKeys.key.secret);
	await page.keyboard.press('Enter');
	await page.waitForURL(/path=\/analytics\/overview/);
	await settled(page);
	await page.getByText('Rig Outfitters').first().waitFor();
});

it('a shop is connected by its own screen, without a typed key; a rejection says what to do next', async () => {
	await firstStart(DESKTOP);
	const passwords: string[] = [];
	page.on('framenavigated', (frame) => {
		if (frame.url().includes('password=')) passwords.push(frame.url());
	});
	const ask = async () => {
		await page.getByLabel('Address of the shop').fill(` ${shop.address}/wp-admin/ `);
		await page.keyboard.press('Enter');
		await page.waitForURL(/\/wp-admin\/authorize-application\.php\?/);
	};
	await ask();
	await page.getByRole('link', { name: 'No, I do not approve' }).click();
	await page.getByRole('alert').filter({ hasText: 'was not approved in the shop' }).waitFor();
	expect(await axeViolations(page)).toEqual([]);
	await ask();
	await page.getByRole('link', { name: 'Yes, I approve of this connection' }).click();
	await page.waitForURL(/path=\/analytics\/overview/);
	await settled(page);
	await page.getByText('Rig Outfitters').first().waitFor();
	expect(passwords).toEqual([]);
});

it('the user can cancel a slow connection, which returns to the choices with the typed text', async () => {
	shop.fault = () => 'hang';
	await firstStart(DESKTOP);
	await page.getByLabel('Address of the shop').fill(shop.address);
	await page.getByText('Use a read-only key instead').click();
	await page.getByLabel(/^Consumer key/).fill(shopKeys.key.name);
	await page.getByLabel(/^Consumer secret/).fill(shopKeys.key.secret);
	await page.keyboard.press('Enter');
	await page.getByText('The address has not responded yet.').waitFor();
	expect(await axeViolations(page)).toEqual([]);
	await tabTo('Cancel', 'button');
	await page.keyboard.press('Enter');
	const connect = page.getByRole('button', { name: 'Connect', exact: true });
	await page.waitForFunction(() => document.activeElement?.textContent === 'Connect');
	expect(await page.getByLabel('Address of the shop').inputValue()).toBe(shop.address);
	expect(await page.getByRole('alert').count()).toBe(0);
	shop.fault = () => undefined;
	await connect.click();
	await page.waitForURL(/path=\/analytics\/overview/);
	await settled(page);
});

it("an export can be dropped on a page from right to left; an invalid file is reported in the page's language", async () => {
	await firstStart({ ...PHONE, locale: 'ar' });
	expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
	expect(await axeViolations(page)).toEqual([]);
	expect(await sidewaysOverflow(page)).toBe(0);
	const drop = (name: string) =>
		page.evaluate((fileName) => {
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(new File(['<html>'], fileName, { type: 'application/zip' }));
			document
				.querySelector('#drop')
				?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
		}, name);
	await drop('shop.zip');
	const send = page.locator('form[data-way="import"] button[type="submit"]');
	await send.click();
	await page.getByText('shop.zip ليس ملف .zip يمكن فتحه').waitFor();
	expect(await axeViolations(page)).toEqual([]);
	await page.locator('#file').setInputFiles(fixture);
	await send.click();
	// The button that had the focus is disabled, and is below what says how far it is.
	await page.waitForFunction(() => document.activeElement?.id === 'progress');
	const cancel = await page.locator('#cancel').boundingBox();
	expect(cancel?.y).toBeGreaterThan(0);
	expect(cancel?.y).toBeLessThan(PHONE.viewport.height);
	await page.waitForURL(/path=\/analytics\/overview/);
	await settled(page);
	await page.getByText('Rig Outfitters').first().waitFor();
});
