import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { axeViolations } from '../support/axe';
import { settled, visit, type Visit } from '../support/visit';

const patterns = ['order-currency.js', 'product-rating.js', 'more-of-reports.js'].map((file) =>
	path.resolve(__dirname, '../../wordpress/extensions', file),
);

let browser: Browser;
let store: FixtureStore;
let current: Visit;
let page: Page;

beforeAll(async () => {
	browser = await launchChromium();
	store = await startFixtureStore({ extensions: patterns });
});
afterAll(async () => {
	await browser.close();
	await store.stop();
});
beforeEach(async () => {
	current = await visit(browser, store);
	page = current.page;
});
afterEach(async () => {
	expect(current.complaints).toEqual([]);
	await current.end();
});

const summary = () => page.locator('.woocommerce-summary');
const table = () => page.locator('.woocommerce-table');
const lastCells = () => table().locator('tbody tr td:last-child').allInnerTexts();

it('choosing one of several currencies changes amounts, requests, links and Overview', async () => {
	await current.open('/analytics/revenue');
	current.requests.length = 0;
	await page.getByRole('button', { name: 'USD' }).click();
	await page.getByRole('button', { name: 'EUR' }).click();
	await summary().getByText('€15,196.53').waitFor();
	await settled(page);
	expect(current.requests.length).toBeGreaterThan(2);
	expect(current.requests.filter((one) => !one.includes('currency=EUR'))).toEqual([]);
	await page.getByRole('link', { name: 'Overview', exact: true }).click();
	await summary().getByText('€15,196.53').waitFor();
	await page.getByRole('button', { name: 'EUR' }).waitFor();
	expect(await axeViolations(page)).toEqual([]);
});

it('a column without values in this store stays empty and leaves the table intact', async () => {
	await current.open('/analytics/products');
	await table().getByRole('columnheader', { name: 'Rating' }).waitFor();
	await table().getByRole('img', { name: '0 out of 5 stars.' }).first().waitFor();
	await current.open('/analytics/orders');
	await table().getByRole('columnheader', { name: 'Currency' }).waitFor();
	expect([...new Set(await lastCells())]).toEqual(['']);
	expect(await axeViolations(page)).toEqual([]);
});

it('a chart of an extension has a number, a line in its colour, and a chart on Overview', async () => {
	await current.open('/analytics/orders');
	// Seven coupons were used in October 2026.
	const coupons = summary().getByRole('link', { name: /^Coupons used/ });
	await coupons.getByText('7', { exact: true }).waitFor();
	await coupons.click();
	await settled(page);
	await page.getByRole('heading', { name: 'Coupons used' }).waitFor();
	expect(await page.locator('path[stroke="#123456"]').count()).toBeGreaterThan(0);
	await current.open('/analytics/overview');
	await page.getByRole('button', { name: /which charts/i }).click();
	expect(await page.getByRole('checkbox', { name: 'Coupons used' }).isChecked()).toBe(true);
	await page.keyboard.press('Escape');
	await page.getByRole('heading', { name: 'Coupons used' }).waitFor();
});

it('an advanced filter of an extension goes to the server with its rule', async () => {
	await current.open('/analytics/orders');
	await page.getByRole('button', { name: /All orders/ }).click();
	await page.getByRole('button', { name: 'Advanced filters' }).click();
	await page.getByRole('button', { name: 'Add a Filter' }).click();
	// Orders has a filter of this name in a group, and lists those of extensions before all groups.
	await page.getByRole('button', { name: 'Channel', exact: true }).first().click();
	await page
		.getByRole('combobox', { name: 'Select a channel filter match' })
		.selectOption('is_not');
	await page.getByRole('combobox', { name: 'Select a channel', exact: true }).selectOption('till');
	current.requests.length = 0;
	await page.getByRole('link', { name: 'Filter', exact: true }).click();
	await settled(page);
	expect(new URL(page.url()).searchParams.get('channel_is_not')).toBe('till');
	expect(current.requests.filter((one) => !one.includes('channel_is_not=till'))).toEqual([]);
	expect(current.requests.length).toBeGreaterThan(1);
	// The store does not have the extension's PHP: it refuses the filter instead of leaving it out in silence.
	await page.getByRole('alert').first().waitFor();
	const refused =
		'Failed to load resource: the server responded with a status of 400 (Bad Request)';
	expect(new Set(current.complaints.splice(0))).toEqual(new Set([refused]));
});

it("Settings shows an extension's setting, and a screen that opts out of date links gets links without dates", async () => {
	await current.open('/analytics/settings');
	await page.getByRole('checkbox', { name: 'Count the till' }).waitFor();
	await current.open('/analytics/revenue');
	const href = async (name: string) =>
		page.getByRole('link', { name, exact: true }).getAttribute('href');
	expect(await href('Taxes')).not.toContain('after=');
	expect(await href('Categories')).toContain('after=2026-10-01');
});

it('a downloaded file contains the additions of extensions', async () => {
	await current.open('/analytics/products');
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Download', exact: true }).click(),
	]);
	const [head, first] = readFileSync(await download.path(), 'utf8').split('\n');
	expect(head).toMatch(/,Rating$/);
	expect(first).toMatch(/,0$/);
});
