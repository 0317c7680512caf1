import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { axeViolations } from '../../browser/support/axe';
import { launchChromium } from '../../support/chromium';
import { logIn, type AdminSession } from '../support/admin-session';
import { startWordPress, type Installation } from '../support/installation';
import { packPlugin } from '../support/plugin-zip';
import { addPlugins, extension, ourPlugin, removeExtension } from '../support/plugins';
import { standIn } from '../support/shop';
import { startStore, type Store } from '../support/store';

const extensions = path.join(__dirname, '../extensions');
const OCTOBER = 'period=custom&after=2026-10-01&before=2026-10-31&compare=previous_period';
const zip = packPlugin();
let browser: Browser;
let store: Store;
let site: Installation;
let session: AdminSession;

beforeAll(async () => {
	browser = await launchChromium();
	store = await startStore();
	site = await startWordPress('6.6');
	addPlugins(site, standIn(store), extension(extensions, 'drawn-at-once'), ourPlugin(zip.file));
	session = await logIn(browser, site);
});
afterAll(async () => {
	await browser?.close();
	await site?.stop();
	await store?.stop();
	zip.remove();
});

describe('An extension that uses stores and rare components in its first render', () => {
	it('finds the surveys, WordPress’s entities and the components', async () => {
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

	it('does not affect the name of WordPress’s store, whichever script comes first', async () => {
		const { page } = session;
		await session.open('admin.php?page=wc-admin&path=/analytics/revenue');
		await page.getByRole('cell').first().waitFor();
		expect(await page.evaluate("typeof wp.data.select( 'core' ).getEntityRecords")).toBe(
			'function',
		);
	});
});

const app = () => session.page.locator('#root');
const table = () => app().locator('.woocommerce-table');
const summary = () => app().locator('.woocommerce-summary');
const lastCells = () => table().locator('tbody tr td:last-child').allInnerTexts();
const openScreen = (name: string, query = OCTOBER) =>
	session.open(`admin.php?page=wc-admin&path=/analytics/${name}&${query}`);

/** The parameters of the next query to a REST route; of the next one with a parameter, if its name is given. */
async function nextQuery(route: string, name?: string): Promise<URLSearchParams> {
	const request = await session.page.waitForRequest((one) => {
		const { pathname, searchParams } = new URL(one.url());
		const isAsked = name === undefined || searchParams.has(name);
		return isAsked && (searchParams.get('rest_route') ?? pathname).endsWith(route);
	});
	return new URL(request.url()).searchParams;
}

/** The first and second line of the table's file. */
async function file(): Promise<string[]> {
	const { page } = session;
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		app().getByRole('button', { name: 'Download', exact: true }).click(),
	]);
	return readFileSync(await download.path(), 'utf8')
		.split('\n')
		.slice(0, 2);
}

/** Each runs alone with the first one, so that what its PHP requests must be sufficient. */
const describePattern = (name: string, title: string, tests: () => void) =>
	describe(title, () => {
		beforeAll(() => addPlugins(site, extension(extensions, name)));
		afterAll(() => removeExtension(site, name));
		tests();
	});

describePattern('order-currency', 'an extension that has its say in the SQL', () => {
	const currency = (code: string) => app().getByRole('button', { name: code, exact: false });

	it('shows choices from PHP; rows contain the values of its SQL, totals keep their text beside numbers', async () => {
		await openScreen('revenue');
		await table().getByRole('columnheader', { name: 'Currency' }).waitFor();
		expect([...new Set(await lastCells())]).toEqual(['USD']);
		// The requests of the opened screen can still be on their way.
		const asked = nextQuery('/reports/revenue/stats', 'currency');
		await currency('USD').first().click();
		await session.page.getByRole('button', { name: 'GBP', exact: true }).click();
		expect((await asked).get('currency')).toBe('GBP');
		await summary().getByText('£15,196.53').waitFor();
		await table().getByRole('cell', { name: 'GBP' }).first().waitFor();
		expect(await file()).toEqual([
			expect.stringMatching(/,Currency$/),
			expect.stringMatching(/,GBP$/),
		]);
	});

	it('restores the choice after a reload, also in preloaded responses', async () => {
		await session.page.reload();
		await table().getByRole('cell', { name: 'GBP' }).first().waitFor();
		await summary().getByText('£15,196.53').waitFor();
	});

	it('keeps the choice in links to Orders and to Overview', async () => {
		const menu = session.page.getByRole('navigation', { name: 'Main menu' });
		await menu.getByRole('link', { name: 'Orders', exact: true }).click();
		// Revenue's table, which also has the cell, stays until that of Orders has loaded.
		await table().getByRole('columnheader', { name: 'Order number' }).waitFor();
		await table().getByRole('cell', { name: 'GBP' }).first().waitFor();
		expect([...new Set(await lastCells())]).toEqual(['GBP']);
		const asked = nextQuery('/reports/performance-indicators');
		await menu.getByRole('link', { name: 'Overview', exact: true }).click();
		expect((await asked).get('currency')).toBe('GBP');
		await currency('GBP').first().waitFor();
		await summary().getByText('£15,196.53').waitFor();
	});
});

describePattern('product-rating', 'an extension that has REST give a field more', () => {
	it('shows it in a column, and writes it into the file', async () => {
		await openScreen('products');
		await table().getByRole('columnheader', { name: 'Rating' }).waitFor();
		const hoodie = table()
			.getByRole('row', { name: /Hoodie/ })
			.first();
		await hoodie.getByRole('img', { name: '3 out of 5 stars.' }).waitFor();
		expect(await file()).toEqual([
			expect.stringMatching(/,Rating$/),
			expect.stringMatching(/^Hoodie,.*,3$/),
		]);
		expect(await axeViolations(session.page, [], '#root')).toEqual([]);
	});
});

describePattern('more-of-reports', 'an extension that widens reports', () => {
	it('adds a chart with its number', async () => {
		await openScreen('orders');
		// Seven coupons were used in October 2026.
		const coupons = summary().getByRole('link', { name: /^Coupons used/ });
		await coupons.getByText('7', { exact: true }).waitFor();
		await coupons.click();
		await app().getByRole('heading', { name: 'Coupons used' }).waitFor();
		await app().locator('path[stroke="#123456"]').first().waitFor({ state: 'attached' });
	});

	it('adds an advanced filter, which sends its rule to REST', async () => {
		const asked = [nextQuery('/reports/orders'), nextQuery('/reports/orders/stats')];
		await openScreen('orders', `${OCTOBER}&filter=advanced&channel_is_not=till`);
		const title = app().getByRole('combobox', { name: 'Select a channel', exact: true });
		expect(await title.inputValue()).toBe('till');
		for (const query of await Promise.all(asked)) {
			expect(query.get('channel_is_not')).toBe('till');
			expect(query.get('match')).toBe('all');
		}
	});

	it('opens reports with the range from its PHP, unless the address has another', async () => {
		await openScreen('revenue', '');
		await app()
			.getByRole('button', { name: /Last week \(/ })
			.waitFor();
		await openScreen('revenue');
		await app()
			.getByRole('button', { name: /Custom \(Oct 1 - 31, 2026\)/ })
			.waitFor();
	});

	it('adds a setting', async () => {
		await openScreen('settings', '');
		await app().getByRole('checkbox', { name: 'Count the till' }).waitFor();
	});
});

it('the patterns cause no PHP message in the log and no error in the browser', () => {
	expect(site.complaints()).toBe('');
	expect(session.troubles()).toEqual([]);
});
