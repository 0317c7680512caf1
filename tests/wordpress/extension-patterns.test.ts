import path from 'node:path';
import type { Browser } from 'playwright-core';
import { axeViolations } from '../browser/visit';
import { launchChromium } from '../support/chromium';
import { installPlugin, logIn, type AdminSession } from './admin-session';
import { addExtension } from './extension';
import { startWordPress, type Installation } from './installation';
import { packPlugin } from './plugin-zip';
import { addStandIn } from './shop';
import { startStore, type Store } from './store';

const zip = packPlugin();
let browser: Browser;
let store: Store;
let site: Installation;
let session: AdminSession;

beforeAll(async () => {
	browser = await launchChromium();
	store = await startStore();
	site = await startWordPress('6.6');
	addStandIn(site, store);
	addExtension(site, path.join(__dirname, 'extensions'), 'drawn-at-once');
	session = await logIn(browser, site);
	await installPlugin(session, zip.file);
});
afterAll(async () => {
	await browser?.close();
	await site?.stop();
	await store?.stop();
	zip.remove();
});

describe('an extension that uses stores and rarely seen components as it is first drawn', () => {
	it('has the surveys, WordPress’s entities and the components', async () => {
		const { page } = session;
		await session.open('admin.php?page=wc-admin&path=/analytics/drawn-at-once');
		const app = page.locator('#root');
		await app.getByText('asks: function, user: admin').waitFor();
		expect(await app.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
		await app.getByRole('combobox', { name: 'Countries' }).press('ArrowDown');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('Space');
		await app.getByRole('treeitem', { name: 'Spain', checked: false }).waitFor();
		expect(await axeViolations(page, [], '#root')).toEqual([]);
	});

	it('leaves WordPress’s store its name, whichever script comes first', async () => {
		const { page } = session;
		await session.open('admin.php?page=wc-admin&path=/analytics/revenue');
		await page.getByRole('cell').first().waitFor();
		expect(await page.evaluate("typeof wp.data.select( 'core' ).getEntityRecords")).toBe(
			'function',
		);
	});
});
