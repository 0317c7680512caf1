import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { axeViolations } from '../support/axe';
import { PHONE, settled, sidewaysOverflow, visit, type Visit } from '../support/visit';

const root = path.resolve(__dirname, '../../..');
const samples = [
	'average-price-column.js',
	'customer-type-filter.js',
	'weekdays-report.js',
	'best-days-section.js',
].map((file) => path.join(root, 'docs/extending', file));

let browser: Browser;
let store: FixtureStore;
let current: Visit;
let page: Page;

beforeAll(async () => {
	browser = await launchChromium();
	store = await startFixtureStore({
		extensions: [path.join(__dirname, 'broken-extension.js'), ...samples],
	});
});
afterAll(async () => {
	await browser.close();
	await store.stop();
});

/** Opens a browser that runs only the samples. */
async function visitSamples(options?: BrowserContextOptions): Promise<void> {
	current = await visit(browser, store, options);
	page = current.page;
	await page.route('**/broken-extension.js', (route) =>
		route.fulfill({ contentType: 'text/javascript', body: '' }),
	);
}

const address = () => new URL(page.url()).searchParams;
const table = () => page.locator('.woocommerce-table');

describe('The extensions of docs/extending', () => {
	beforeEach(() => visitSamples());
	afterEach(async () => {
		expect(current.complaints).toEqual([]);
		await current.end();
	});

	it('add a column to Products, on screen and in the downloaded file', async () => {
		await current.open('/analytics/products');
		await table().getByRole('columnheader', { name: 'Average price' }).waitFor();
		// 2,344.08 for 51 items.
		const hoodie = table()
			.getByRole('row', { name: /^Hoodie|Hoodie/ })
			.first();
		expect(await hoodie.getByRole('cell').last().innerText()).toBe('$45.96');
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: 'Download', exact: true }).click(),
		]);
		const [head, first, ...rest] = readFileSync(await download.path(), 'utf8')
			.trim()
			.split('\n');
		expect(head).toMatch(/,"Average price"$/);
		expect(first).toMatch(/^Hoodie,.*,45\.96$/);
		// All rows, not only those of the first page.
		expect(rest).toHaveLength(51);
		expect(await axeViolations(page)).toEqual([]);
	});

	it('add a dropdown to Orders, whose choice goes to the server and stays in links to other reports', async () => {
		await current.open('/analytics/orders');
		current.requests.length = 0;
		await page.getByRole('button', { name: /All customers/ }).click();
		await page.getByRole('button', { name: 'Returning customers' }).click();
		await page.locator('.woocommerce-summary').getByText('128').first().waitFor();
		await settled(page);
		expect(address().get('customer_type')).toBe('returning');
		expect(current.requests.length).toBeGreaterThan(2);
		expect(current.requests.filter((path) => !path.includes('customer_type=returning'))).toEqual(
			[],
		);
		const kinds = await table()
			.getByRole('cell', { name: /^(New|Returning)$/ })
			.allInnerTexts();
		expect([...new Set(kinds)]).toEqual(['Returning']);
		await page.getByRole('link', { name: 'Revenue', exact: true }).click();
		await settled(page);
		expect(address().get('customer_type')).toBe('returning');
	});

	it('add a report with an address and a menu entry', async () => {
		await current.open('/analytics/revenue');
		await page.getByRole('link', { name: 'Weekdays' }).click();
		await page.getByRole('row', { name: 'Thursday 27 $4,872.86' }).waitFor();
		expect(await page.title()).toMatch(/^Weekdays ‹/);
		expect(address().get('after')).toBe('2026-10-01');
		expect(await page.getByRole('link', { name: 'Weekdays' }).getAttribute('aria-current')).toBe(
			'page',
		);
		await page.reload();
		await page.getByRole('row', { name: 'Thursday 27 $4,872.86' }).waitFor();
		expect(await axeViolations(page)).toEqual([]);
	});

	it('add a section to Overview, whose blocks can be hidden and which can be moved and removed', async () => {
		await current.open('/analytics/overview');
		const sections = () =>
			page
				.locator('.woocommerce-section-header h2, .woocommerce-section-header h3')
				.allInnerTexts();
		const bestDays = page.locator('.woocommerce-dashboard-section', { hasText: 'Most sales' });
		await bestDays.getByRole('row', { name: 'Most sales October 29, 2026 $1,610.91' }).waitFor();
		const menu = page.getByRole('button', { name: 'Choose what to show of the best days' });
		await menu.click();
		const saved = () => page.waitForResponse((reply) => reply.request().method() === 'POST');
		await Promise.all([
			saved(),
			page.getByRole('menuitemcheckbox', { name: 'Most orders' }).click(),
		]);
		await bestDays.getByRole('row', { name: /Most orders/ }).waitFor({ state: 'detached' });
		await Promise.all([saved(), page.getByRole('menuitem', { name: 'Move up' }).click()]);
		await page.waitForFunction(() =>
			/Best days[^]*Leaderboards/.test(document.querySelector('#root')?.textContent ?? ''),
		);
		expect((await sections()).indexOf('Best days')).toBeLessThan(
			(await sections()).indexOf('Leaderboards'),
		);
		await page.reload();
		await settled(page);
		expect((await sections()).indexOf('Best days')).toBe(2);
		await menu.click();
		await page.getByRole('menuitem', { name: 'Remove section' }).click();
		await menu.waitFor({ state: 'detached' });
		expect(await sections()).not.toContain('Best days');
	});

	it('fit on a phone', async () => {
		await current.end();
		await visitSamples(PHONE);
		for (const screen of ['/analytics/weekdays', '/analytics/products']) {
			await current.open(screen);
			expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
		}
	});
});

describe('An extension that fails', () => {
	beforeEach(async () => {
		current = await visit(browser, store);
		page = current.page;
	});
	afterEach(() => current.end());

	const notices = () => page.locator('.woocommerce-transient-notices');

	it('is reported by name for each failing part, and the report still works', async () => {
		await current.open('/analytics/revenue');
		for (const sentence of [
			'“broken/filter” failed in woocommerce_admin_revenue_report_charts and was left out here: no charts today',
			'“broken/dropdown” failed in woocommerce_admin_revenue_report_filters and was left out here: cannot tell',
			'“broken/nonsense” failed in woocommerce_admin_report_table and was left out here: answered with a string',
			'“broken/cell” failed in woocommerce_admin_report_table and was left out here: cannot be drawn',
			'“broken/names” failed in woocommerce_admin_persisted_queries and was left out here: answered with null',
			'script “broken-extension.js” failed: Uncaught Error: breaks off',
		]) {
			await notices().getByText(sentence).waitFor();
		}
		await page.locator('.woocommerce-summary').getByText('$16,028.48').waitFor();
		await table()
			.getByRole('row', { name: /October 31, 2026/ })
			.waitFor();
		await table().getByRole('columnheader', { name: 'Broken column' }).waitFor();
		expect(await page.getByText('Broken dropdown').count()).toBe(0);
	});

	it('leaves the other sections of Overview intact', async () => {
		await current.open('/analytics/overview');
		await notices()
			.getByText('“broken/section” failed in woocommerce_dashboard_default_sections')
			.waitFor();
		await page.locator('.woocommerce-summary').getByText('$15,196.53').waitFor();
		await page.getByText('Top products').first().waitFor();
	});

	it('is named if its report cannot be shown', async () => {
		await current.goTo('/analytics/broken');
		await notices().getByText('“broken/report” failed in woocommerce_admin_reports_list').waitFor();
		await page.getByRole('heading', { level: 1, name: 'Broken report' }).waitFor();
	});

	it('leaves the other extensions intact', async () => {
		await current.open('/analytics/products');
		await table().getByRole('columnheader', { name: 'Average price' }).waitFor();
	});
});
