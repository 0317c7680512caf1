import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import type { FixtureStore } from '../../support/stores/fixture-store';
import { startSeveralStores } from '../../support/stores/several-stores';
import { axeViolations } from '../support/axe';
import {
	DESKTOP,
	OCTOBER,
	PHONE,
	settled,
	sidewaysOverflow,
	visit,
	type Visit,
} from '../support/visit';

let browser: Browser;
const servers = new Map<string, FixtureStore>();

beforeAll(async () => {
	browser = await launchChromium();
	for (const locale of ['en_US', 'ar']) servers.set(locale, await startSeveralStores(locale));
});
afterAll(async () => {
	await browser.close();
	for (const server of servers.values()) await server.stop();
});

let current: Visit | undefined;
afterEach(() => current?.end());

async function enter(locale = 'en_US', size = DESKTOP): Promise<Visit> {
	const server = servers.get(locale);
	if (!server) throw new Error(`No server speaks ${locale}.`);
	current = await visit(browser, server, size);
	return current;
}

const switcher = (page: Page) => page.locator('#wp-admin-bar-shops a');
const list = (page: Page) => page.locator('.sa-palette');

describe('A server with several shops', () => {
	it('switches shops by keyboard, keeping screen and dates, but not filters by ids of the shop', async () => {
		const { page, complaints, requests, open } = await enter();
		await open('/analytics/orders', `${OCTOBER}&status_is=completed&filter=advanced`);
		const before = requests.length;
		await switcher(page).focus();
		await page.keyboard.press('Space');
		await list(page).waitFor();
		expect(await page.locator('.sa-palette input').getAttribute('aria-label')).toBe(
			'Name of a shop',
		);
		expect(await list(page).getByRole('option').allTextContents()).toEqual([
			'All shops',
			'Auckland StoreNZD',
			'New ShopEUR',
			'damaged',
		]);
		expect(await axeViolations(page)).toEqual([]);
		await page.keyboard.type('auck');
		await page.keyboard.press('Enter');
		await page.waitForURL(/\/shops\/auckland\//);
		// The list needs no request.
		expect(requests.slice(before).filter((one) => one.includes('shops'))).toEqual([]);
		const { pathname, searchParams } = new URL(page.url());
		expect([pathname, Object.fromEntries(searchParams)]).toEqual([
			'/shops/auckland/wp-admin/admin.php',
			{
				...{ page: 'wc-admin', path: '/analytics/orders', period: 'custom' },
				...{ compare: 'previous_year', after: '2026-10-01', before: '2026-10-31' },
			},
		]);
		await settled(page);
		expect(await page.locator('#wp-admin-bar-site-name').textContent()).toContain('Auckland Store');
		expect(await page.locator('.woocommerce-summary').first().textContent()).not.toContain('€');
		expect(complaints).toEqual([]);
	});

	it('closes its switcher on Escape and returns the focus', async () => {
		const { page, open } = await enter();
		await open('/analytics/revenue');
		await switcher(page).click();
		await list(page).waitFor();
		await page.keyboard.press('Escape');
		await list(page).waitFor({ state: 'detached' });
		expect(await switcher(page).evaluate((link) => link === document.activeElement)).toBe(true);
	});

	it("sends each shop's requests only below its own address", async () => {
		const { page, origin } = await enter();
		const asked: string[] = [];
		page.on('request', (request) => {
			const { pathname } = new URL(request.url());
			if (pathname.includes('/wp-json/')) asked.push(pathname);
		});
		await page.goto(
			`${origin}/shops/auckland/wp-admin/admin.php?page=wc-admin&path=/analytics/products&${OCTOBER}`,
		);
		await settled(page);
		for (const screen of ['stock', 'taxes']) {
			await page.locator(`#adminmenu a[href*="${screen}"]`).click();
			await settled(page);
		}
		expect(asked.length).toBeGreaterThan(0);
		expect(asked.filter((pathname) => !pathname.startsWith('/shops/auckland/wp-json/'))).toEqual(
			[],
		);
	});

	it('says why a shop cannot be opened, and links to the others', async () => {
		const { page, origin } = await enter();
		await page.goto(`${origin}/shops/damaged/wp-admin/admin.php?page=wc-admin`);
		expect(await page.locator('#login').textContent()).toMatch(
			/damaged\.duckdb is not a store database or is damaged/,
		);
		expect(await axeViolations(page)).toEqual([]);
		await page.getByRole('link', { name: 'Auckland Store' }).click();
		await page.waitForURL(/\/shops\/auckland\/wp-admin\/admin\.php/);
	});
});

describe.each([
	['wide', 'en_US', DESKTOP],
	['on a small desk', 'en_US', { viewport: { width: 1024, height: 900 } }],
	['on a phone', 'en_US', PHONE],
	['on a phone from right to left', 'ar', PHONE],
] as const)('All shops %s', (_name, locale, size) => {
	it('fits and has no accessibility violation, nor does the dialog of rates', async () => {
		const { page, complaints, open } = await enter(locale, size);
		await open('/analytics/all-shops', '');
		expect(await page.locator('.sa-all-shops__table tbody tr').count()).toBe(4);
		const scrolled = page.locator('.sa-all-shops__table .is-scrollable');
		expect(await scrolled.count()).toBe(size === PHONE ? 1 : 0);
		expect(await axeViolations(page)).toEqual([]);
		expect(await sidewaysOverflow(page)).toBe(0);
		await page.locator('.sa-rates__line button').click();
		await page.locator('.sa-rates__form').waitFor();
		expect(await axeViolations(page)).toEqual([]);
		for (const input of await page.locator('.sa-rates__form input').all()) {
			await input.fill('2');
		}
		await page.locator('.sa-rates__form button[type=submit]').click();
		await page.locator('.sa-rates__form').waitFor({ state: 'detached' });
		// One of each currency, and all together.
		await page.locator('.sa-all-shops__sums tbody tr').nth(1).waitFor();
		expect(await axeViolations(page)).toEqual([]);
		expect(await sidewaysOverflow(page)).toBe(0);
		expect(complaints).toEqual([]);
	});
});
