import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { eachTestVisits } from '../support/each-test-visits';
import { axeViolations } from '../support/axe';
import { OCTOBER, PHONE, settled, visit, type Visit } from '../support/visit';

let browser: Browser;
let store: FixtureStore;
let current: Visit;
let page: Page;

eachTestVisits((atHand) => ({ browser, store, current, page } = atHand));

const analyticsMenu = () => page.locator('#toplevel_page_wc-admin-path--analytics-overview');
const summary = () => page.locator('.woocommerce-summary');
const rangeButton = () => page.getByRole('button', { name: /vs\./ });
const address = () => new URL(page.url()).searchParams;

describe('A report in a browser', () => {
	it('[S2.1, S2.2] keeps the range when the menu leads to another report, without reloading the page', async () => {
		await current.open('/analytics/revenue');
		await page.evaluate(() => Object.assign(window, { sameDocument: true }));
		await analyticsMenu().getByRole('link', { name: 'Orders', exact: true }).click();
		// The previous report stays until this one has loaded.
		await page.waitForFunction(() => document.title.startsWith('Orders'));
		await settled(page);
		expect(address().get('path')).toBe('/analytics/orders');
		expect(address().get('after')).toBe('2026-10-01');
		expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
	});

	it('[S4.date-picker.1, S4.date-picker.4] selects a preset by keyboard alone and returns the focus', async () => {
		await current.open('/analytics/revenue');
		await rangeButton().focus();
		await page.keyboard.press('Enter');
		await page.getByRole('tab', { name: 'Presets' }).click();
		const lastMonth = page.getByRole('radio', { name: 'Last month' });
		await lastMonth.focus();
		await page.keyboard.press('Space');
		await settled(page);
		expect(address().get('period')).toBe('last_month');
		expect(address().has('after')).toBe(false);
		expect(await rangeButton().evaluate((button) => button === document.activeElement)).toBe(true);
	});

	it('[S4.date-picker.3, S5.dates.2] accepts typed custom dates, and loads the calendar only when it opens', async () => {
		await current.open('/analytics/revenue');
		const scripts: string[] = [];
		page.on('request', (request) => {
			if (request.resourceType() === 'script') scripts.push(request.url());
		});
		await rangeButton().click();
		await page.getByRole('tab', { name: 'Custom' }).click();
		await page.locator('.CalendarMonth, .DayPicker').first().waitFor();
		const [start, end] = await page.locator('.woocommerce-calendar__input input').all();
		await start?.fill('09/01/2026');
		await end?.fill('09/30/2026');
		await page.getByRole('button', { name: 'Update' }).click();
		await settled(page);
		expect([address().get('after'), address().get('before')]).toEqual(['2026-09-01', '2026-09-30']);
		await rangeButton().getByText('Sep 1 - 30, 2026').first().waitFor();
	});

	it('goes back and forward through ranges and sorts, and a reload keeps the state', async () => {
		await current.open('/analytics/revenue');
		await page
			.getByRole('columnheader')
			.getByRole('button', { name: /Net sales/ })
			.click();
		await settled(page);
		expect(address().get('orderby')).toBe('net_revenue');
		await summary().getByText('Taxes').click();
		await settled(page);
		expect(address().get('chart')).toBe('taxes');
		await page.goBack();
		await settled(page);
		expect([address().get('chart'), address().get('orderby')]).toEqual([null, 'net_revenue']);
		await page.goForward();
		await page.reload();
		await settled(page);
		expect(address().get('chart')).toBe('taxes');
		await page.locator('.woocommerce-chart').getByRole('heading', { name: 'Taxes' }).waitFor();
	});

	it('shows a failed request in its own panel, with Try again, while the rest stays', async () => {
		let broken = true;
		await page.route(/reports\/revenue\/stats.*orderby/, (route) =>
			broken ? route.fulfill({ status: 500, body: '<h1>Oops</h1>' }) : route.continue(),
		);
		// The page contains no preloaded responses for an address with a sort order.
		await current.goTo('/analytics/revenue', `${OCTOBER}&orderby=date`);
		const retry = page.getByRole('button', { name: 'Try again' });
		await retry.waitFor();
		expect(await retry.count()).toBe(1);
		await summary().getByText('$16,028.48').waitFor();
		expect(await axeViolations(page)).toEqual([]);
		broken = false;
		await retry.click();
		await page.getByRole('rowheader', { name: 'October 31, 2026' }).waitFor();
		expect(await retry.count()).toBe(0);
	});

	it('reports an expired session and sends no further request', async () => {
		await current.open('/analytics/revenue');
		await page.context().clearCookies();
		await page.clock.install();
		current.requests.length = 0;
		await analyticsMenu().getByRole('link', { name: 'Orders', exact: true }).click();
		await page.getByRole('link', { name: 'Log in again' }).first().waitFor();
		await page.clock.runFor(10_000);
		// The browser sends this after all requests of that time.
		const last = page.waitForRequest(/the-last-request/);
		await page.evaluate(() => void fetch('/wp-json/the-last-request').catch(() => undefined));
		await last;
		expect(current.requests.length).toBeLessThan(13);
	});

	it('treats a broken address as the defaults', async () => {
		await current.open(
			'/analytics/revenue',
			'period=custom&compare=nonsense&after=2026-13-45&before=x&chart=nope&interval=eon&paged=-3&per_page=1e9&orderby=drop&order=up',
		);
		await summary().getByText('Gross sales').waitFor();
		await page.getByRole('rowheader').first().waitFor();
		expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
	});

	it('[S2.3] shows a page for an unknown address', async () => {
		await current.goTo('/analytics/nowhere');
		await page
			.locator('.woocommerce-layout__main')
			.getByText(/not|no /i)
			.first()
			.waitFor();
		await analyticsMenu().getByRole('link', { name: 'Revenue', exact: true }).waitFor();
	});

	it('downloads every row of the range, as the API returns it', async () => {
		await current.open('/analytics/revenue', `${OCTOBER}&paged=1`);
		const downloading = page.waitForEvent('download');
		await page.getByRole('button', { name: 'Download', exact: true }).click();
		const download = await downloading;
		expect(download.suggestedFilename()).toBe('revenue_2026-10-01_2026-10-31_rig-outfitters.csv');
		const [heads, ...lines] = readFileSync(await download.path(), 'utf8')
			.trim()
			.split('\n');
		expect(heads).toContain('Date');
		expect(lines).toHaveLength(31);
		const { intervals } = await store.ask<{ intervals: { subtotals: { gross_sales: number } }[] }>(
			'/wc-analytics/reports/revenue/stats?interval=day&per_page=100&order=desc&after=2026-10-01T00:00:00&before=2026-10-31T23:59:59',
		);
		lines.forEach((line, index) => {
			expect(line).toContain(
				String(Math.round((intervals[index]?.subtotals.gross_sales ?? NaN) * 100) / 100),
			);
		});
	});

	it('[S4.chart.1] reads out a chart on arrow keys, and changes its type and interval by keyboard', async () => {
		await current.open('/analytics/revenue');
		const chart = page.locator('.woocommerce-chart [tabindex="0"][aria-label]').first();
		await chart.focus();
		await page.keyboard.press('ArrowRight');
		await page
			.locator('.woocommerce-chart')
			.getByText(/^[A-Z][a-z]{2}, Oct \d+$/)
			.first()
			.waitFor();
		await page
			.getByRole('radio', { name: /Bar chart/ })
			.or(page.getByRole('button', { name: /Bar chart/ }))
			.or(page.getByRole('menuitemradio', { name: /Bar chart/ }))
			.first()
			.press('Enter');
		await expectQuery('chartType', 'bar');
		await page.locator('.woocommerce-filters__actions select').selectOption('week');
		await expectQuery('interval', 'week');
	});
});

describe('A shop without sales', () => {
	it('[S8.6] shows a message instead of empty charts', async () => {
		const empty = await startFixtureStore({ shop: 'empty' });
		const first = await visit(browser, empty);
		const chart = 'No data for the selected date range';
		const said: Record<string, string[]> = {
			'/analytics/overview': [chart, 'No data recorded for the selected date range.'],
			'/analytics/revenue': [chart, 'No data to display'],
			'/analytics/orders': [chart, 'No data to display'],
		};
		for (const [screen, texts] of Object.entries(said)) {
			await first.open(screen);
			const { page: shown } = first;
			for (const text of texts) await shown.getByText(text, { exact: true }).first().waitFor();
			expect(await axeViolations(first.page)).toEqual([]);
		}
		expect(first.complaints).toEqual([]);
		await first.end();
		await empty.stop();
	});
});

describe('A phone', () => {
	it('[S2.other-widgets.5] expands the summary numbers and opens the date range as a sheet inside the window', async () => {
		const phone = await visit(browser, store, PHONE);
		await phone.open('/analytics/revenue');
		await phone.page.locator('.woocommerce-summary button').first().click();
		await phone.page
			.getByRole('link', { name: /Total sales/ })
			.first()
			.click();
		await settled(phone.page);
		expect(phone.page.url()).toContain('chart=total_sales');
		await phone.page.getByRole('button', { name: /vs\./ }).click();
		const sheet = phone.page.getByRole('tabpanel').first();
		await sheet.waitFor();
		const box = await sheet.boundingBox();
		expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
		await phone.end();
	});
});

async function expectQuery(name: string, value: string): Promise<void> {
	await page.waitForURL((url) => url.searchParams.get(name) === value);
}
