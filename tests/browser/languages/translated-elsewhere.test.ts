import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { start, type RunningStore } from '@store-analytics/store-server';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, openPage } from '../../support/chromium';
import { startFixtureStore } from '../../support/stores/fixture-store';
import { MARKED, markedApp, type MarkedApp } from '../../support/stores/marked-app';
import { startSeveralStores } from '../../support/stores/several-stores';
import { differing, failing, loading, syncStatus } from '../../support/stores/sync-status';
import { wordsOfRecordedShop } from '../support/shop-words';
import { Untranslated } from '../support/untranslated';
import { DESKTOP, visit } from '../support/visit';

let browser: Browser;
let app: MarkedApp;
let stop = async () => {};

beforeAll(async () => {
	browser = await launchChromium();
	app = markedApp();
});
afterEach(async () => {
	for (const context of browser.contexts()) await context.close();
	await stop();
	stop = async () => {};
});
afterAll(async () => {
	await browser.close();
	app.remove();
});

/** Every text outside of the screens is also translated into the marked language. */
describe('All texts are translated:', () => {
	const cameBack = failing.problem?.message ?? '';
	const ofShop = new Untranslated([
		...wordsOfRecordedShop(),
		...[cameBack, 'https://shop.example', 'shop.example'],
	]);

	it.each([
		['that is up to date', { refused: ['7'] }],
		['that is read for the first time', loading],
		['that does not respond', failing],
		['that differs from its store', { ...differing, refused: ['7'] }],
	])('the page Data of a shop %s', async (_name, changes) => {
		const store = await startFixtureStore({
			locale: MARKED,
			app: app.folder,
			sync: () => syncStatus(changes),
		});
		stop = () => store.stop();
		const { page, open } = await visit(browser, store);
		await open('/analytics/orders');
		await page.locator('.sa-data-button').click();
		await page.locator('.sa-data-panel').waitFor();
		expect(await ofShop.on(page)).toEqual([]);
		await open('/analytics/data');
		await page.locator('.sa-data .sa-facts').waitFor();
		expect(await ofShop.on(page)).toEqual([]);
		// Pages of wp-admin that this store does not have.
		await page.goto(`${store.origin}/wp-admin/plugins.php`);
		expect(await ofShop.on(page)).toEqual([]);
	});

	it('the log-in, also after a wrong token and after too many of them', async () => {
		const store = await startFixtureStore({ locale: MARKED, app: app.folder });
		stop = () => store.stop();
		const page = await openPage(browser, DESKTOP);
		await page.goto(`${store.origin}/wp-admin/admin.php?page=wc-admin`);
		expect(await ofShop.on(page)).toEqual([]);
		for (let tries = 0; tries < 12; tries += 1) {
			await page.locator('#token').fill('a-wrong-token-again');
			await page.keyboard.press('Enter');
			await page.locator('.login-problem').waitFor();
			expect(await ofShop.on(page)).toEqual([]);
		}
	});

	it('several shops: their list, their sums and one that cannot be opened', async () => {
		const store = await startSeveralStores(MARKED, app.folder);
		stop = () => store.stop();
		const words = ['Berliner Laden', 'Auckland Store', 'New Shop', 'damaged', 'EUR', 'NZD'].concat(
			...['Europe/Berlin', 'Pacific/Auckland', 'Europe/Madrid'],
		);
		const ofShops = new Untranslated(words);
		const { page, open } = await visit(browser, store);
		await open('/analytics/all-shops', '');
		expect(await ofShops.on(page)).toEqual([]);
		await page.locator('.sa-rates__line button').click();
		await page.locator('.sa-rates__form').waitFor();
		expect(await ofShops.on(page)).toEqual([]);
		for (const input of await page.locator('.sa-rates__form input').all()) {
			await input.fill('2');
		}
		await page.locator('.sa-rates__form button[type=submit]').click();
		await page.locator('.sa-rates__form').waitFor({ state: 'detached' });
		await page.locator('.sa-all-shops__sums tbody tr').nth(1).waitFor();
		expect(await ofShops.on(page)).toEqual([]);
		await page.locator('#wp-admin-bar-shops a').click();
		await page.locator('.sa-palette').waitFor();
		expect(await ofShops.on(page)).toEqual([]);
		await page.goto(`${store.origin}/shops/damaged/wp-admin/admin.php?page=wc-admin`);
		await page.locator('.login-problem').waitFor();
		expect(await ofShops.on(page)).toEqual([]);
	});
});

describe('The page of the first start', () => {
	const own = new Untranslated([
		'https://shop.example',
		'http://127.0.0.1:1',
		'ECONNREFUSED',
		'npm start',
		'shop.zip',
	]);

	/** Starts the server without a store, and opens its page by the link. */
	async function firstStart(): Promise<Page> {
		const root = mkdtempSync(path.join(tmpdir(), 'store-analytics-first-'));
		mkdirSync(path.join(root, 'dist'));
		symlinkSync(app.folder, path.join(root, 'dist/embedded'));
		let said = '';
		const write = (text: string) => (said += text);
		const words = ['--port', '0', '--choose', '--demo-orders', '300'];
		const streams = { out: { write }, err: { write } };
		const result = await start(words, { root, folder: root, ...streams });
		if (typeof result === 'string') throw new Error(said);
		const store: RunningStore = result;
		stop = async () => {
			await store.stop();
			rmSync(root, { recursive: true, force: true });
		};
		const page = await openPage(browser, { ...DESKTOP, locale: MARKED });
		await page.goto(/http:\S+token=\S+/.exec(said)?.[0] ?? '');
		await page.getByRole('heading', { level: 1 }).waitFor();
		return page;
	}

	it('is translated, including its messages about an address and a file', async () => {
		const page = await firstStart();
		expect(await own.on(page)).toEqual([]);
		await page.getByLabel('Address of the shop').fill('127.0.0.1:1');
		await page.locator('#by-key summary').click();
		await page.getByLabel(/^Consumer\W+key/).fill('ck_1');
		await page.getByLabel(/^Consumer\W+secret/).fill('cs_1');
		expect(await own.on(page)).toEqual([]);
		await page.keyboard.press('Enter');
		await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
		expect(await own.on(page)).toEqual([]);
		await page
			.locator('#file')
			.setInputFiles({ name: 'shop.zip', mimeType: 'application/zip', buffer: Buffer.from('7') });
		await page.locator('form[data-way="import"] button[type="submit"]').click();
		await page.getByText('shop.zip cannot be opened as a .zip').waitFor();
		expect(await own.on(page)).toEqual([]);
	});
});
