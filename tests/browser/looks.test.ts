import type { Browser, Locator } from 'playwright-core';
import type { FixtureStore } from '../support/fixture-store';
import { browserAndStore } from './each-test-visits';
import { DESKTOP, OCTOBER, visit } from './visit';

let browser: Browser;
let store: FixtureStore;

browserAndStore((both) => ({ browser, store } = both));

async function boxOf(element: Locator) {
	const box = await element.first().boundingBox();
	if (!box) throw new Error('It is not on the screen.');
	return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

describe('a wide window', () => {
	it('has the title in line with the content at 1920 px', async () => {
		const { page, open, end } = await visit(browser, store, {
			viewport: { width: 1920, height: 1000 },
		});
		await open('/analytics/revenue');
		const title = await boxOf(page.locator('.woocommerce-layout__header-heading'));
		const chart = await boxOf(page.locator('.woocommerce-chart'));
		expect(title.x).toBeCloseTo(chart.x, 0);
		await end();
	});

	it('shades the sorted column and keeps its heading in sight while the rows scroll', async () => {
		const { page, open, end } = await visit(browser, store, DESKTOP);
		await open('/analytics/revenue', `${OCTOBER}&per_page=50`);
		const shade = page.locator('.woocommerce-report-table .woocommerce-table__sorted-column');
		expect((await boxOf(shade)).height).toBeGreaterThan(1000);
		await page.locator('.woocommerce-report-table tbody tr').nth(25).scrollIntoViewIfNeeded();
		await page.mouse.wheel(0, 600);
		await page.waitForTimeout(300);
		const header = await boxOf(page.locator('.woocommerce-layout__header'));
		const heading = await boxOf(page.locator('.woocommerce-report-table thead th'));
		expect(heading.y).toBeCloseTo(header.bottom, 0);
		await end();
	});

	it('covers no text at the edge where a table is cut, and keeps its first column in sight', async () => {
		const { page, open, end } = await visit(browser, store, {
			viewport: { width: 1024, height: 900 },
		});
		await open('/analytics/orders');
		const table = page.locator('.woocommerce-report-table .woocommerce-table__table');
		expect(await table.getAttribute('class')).toContain('is-scrollable-end');
		const edge = await table.evaluate((it) =>
			Number.parseFloat(getComputedStyle(it, '::after').width),
		);
		// Within the padding of the cells.
		expect(edge).toBeLessThanOrEqual(16);
		const first = table.locator('tbody th').first();
		const before = await boxOf(first);
		await table.evaluate((it) => it.scrollBy(200, 0));
		expect((await boxOf(first)).x).toBeCloseTo(before.x, 0);
		await end();
	});
});
