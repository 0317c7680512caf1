import type { Browser, Locator } from 'playwright-core';
import type { FixtureStore } from '../../support/stores/fixture-store';
import { browserAndStore } from '../support/each-test-visits';
import { screens } from '../support/scenes';
import { DESKTOP, OCTOBER, painted, PHONE, visit } from '../support/visit';

/** Before the shop existed. */
const WITHOUT_ROWS = 'period=custom&compare=previous_year&after=2001-01-01&before=2001-01-31';

/** Both with their years, so that nothing of their text is left out. */
const TWO_LONG_PERIODS = 'period=custom&compare=previous_period&after=2025-10-13&before=2026-11-27';

let browser: Browser;
let store: FixtureStore;

browserAndStore((both) => ({ browser, store } = both));

async function boxOf(element: Locator) {
	const box = await element.first().boundingBox();
	if (!box) throw new Error('It is not on the screen.');
	return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const TOOLBAR = '.woocommerce-report .woocommerce-filters__basic-filters';

describe('A wide window', () => {
	it('aligns the title with the content at 1920 px', async () => {
		const { page, open, end } = await visit(browser, store, {
			viewport: { width: 1920, height: 1000 },
		});
		await open('/analytics/revenue');
		const title = await boxOf(page.locator('.woocommerce-layout__header-heading'));
		const chart = await boxOf(page.locator('.woocommerce-chart'));
		expect(title.x).toBeCloseTo(chart.x, 0);
		await end();
	});

	it('writes dates to their end, also on a phone, and names of tiles beside their sign', async () => {
		const { page, open, end } = await visit(browser, store, DESKTOP);
		await open('/analytics/revenue', TWO_LONG_PERIODS);
		const cut = () =>
			page
				.locator(`${TOOLBAR} .woocommerce-dropdown-button__labels > span`)
				.evaluateAll((lines) => lines.map((it) => it.scrollWidth > it.clientWidth));
		// Two lines of dates, and which revenue is shown.
		expect(await cut()).toEqual([false, false, false]);
		await page.setViewportSize(PHONE.viewport);
		expect(await cut()).toEqual([false, false, false]);
		await page.setViewportSize(DESKTOP.viewport);
		await open('/analytics/breakdown', `${OCTOBER}&by=source_type&chart=gross_sales`);
		const tile = page.locator('.woocommerce-summary__item-container').nth(2);
		const values = page.locator('.woocommerce-summary__item-value');
		expect(await values.count()).toBe(7);
		const sign = await boxOf(tile.locator('.woocommerce-summary__action svg'));
		const name = await tile.locator('.woocommerce-summary__item-label').evaluate((it) => {
			const text = document.createRange();
			text.selectNodeContents(it);
			return text.getBoundingClientRect().right;
		});
		expect(sign.x - name).toBeGreaterThanOrEqual(4);
		// A name of two lines leaves the numbers in one row.
		expect((await boxOf(values.first())).y).toBeCloseTo((await boxOf(values.nth(2))).y, 0);
		await end();
	});

	it('shades the sorted column and keeps its heading visible while the rows scroll', async () => {
		const { page, open, end } = await visit(browser, store, DESKTOP);
		await open('/analytics/revenue', `${OCTOBER}&per_page=50`);
		const shade = page.locator('.woocommerce-report-table .woocommerce-table__sorted-column');
		expect((await boxOf(shade)).height).toBeGreaterThan(1000);
		await page.locator('.woocommerce-report-table tbody tr').nth(25).scrollIntoViewIfNeeded();
		const scrolled = page.evaluate(
			() => new Promise((resume) => document.addEventListener('scrollend', () => resume(0))),
		);
		await page.mouse.wheel(0, 600);
		await scrolled;
		await painted(page);
		const [header, toolbar, heading] = await Promise.all(
			['.woocommerce-layout__header', TOOLBAR, '.woocommerce-report-table thead th'].map(
				(selector) => boxOf(page.locator(selector)),
			),
		);
		expect(toolbar?.y).toBeCloseTo(header?.bottom ?? 0, 0);
		expect(heading?.y).toBeCloseTo(toolbar?.bottom ?? 0, 0);
		await end();
	});

	it('shows the headings of an empty table above its message', async () => {
		const { page, open, end } = await visit(browser, store, DESKTOP);
		await open('/analytics/revenue', WITHOUT_ROWS);
		const table = page.locator('.woocommerce-report-table .woocommerce-table__table');
		const [box, heading] = [await boxOf(table), await boxOf(table.locator('thead th'))];
		expect(heading.y - box.y).toBeLessThan(3);
		expect((await boxOf(table.locator('tbody'))).y).toBeGreaterThanOrEqual(heading.bottom - 1);
		await end();
	});

	it.each(['/analytics/orders', '/customers'])(
		'never hides elements of %s under the headings when the keyboard moves back',
		async (screen) => {
			const { page, open, end } = await visit(browser, store, DESKTOP);
			await open(screen);
			const links = page.locator('.woocommerce-report-table tbody a');
			await links.last().focus();
			for (let step = (await links.count()) - 1; step > 0; step -= 1) {
				await page.keyboard.press('Shift+Tab');
				// A script moves the headings of a table that scrolls sideways in the next frame.
				await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
				const covered = await page.evaluate(() => {
					const focused = document.activeElement;
					if (!focused?.closest('tbody')) return '';
					const { x, y, width, height } = focused.getBoundingClientRect();
					const top = document.elementFromPoint(x + width / 2, y + height / 2);
					return focused.contains(top) || top?.contains(focused) ? '' : focused.textContent;
				});
				expect(covered).toBe('');
			}
			await end();
		},
	);

	it('covers no text where a table is cut off, and keeps its first column visible', async () => {
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

describe('A table that scrolls sideways', () => {
	it.each([
		['a small desk', { viewport: { width: 1024, height: 900 } }, '.woocommerce-layout__header'],
		['a tablet', { viewport: { width: 782, height: 900 } }, '#wpadminbar'],
		['a phone', PHONE, undefined],
	])('keeps its headings visible while the page scrolls, on %s', async (_name, size, above) => {
		const { page, open, end } = await visit(browser, store, size);
		await open('/analytics/orders');
		const table = page.locator('.woocommerce-report-table .woocommerce-table__table');
		const heading = table.locator('thead th').nth(2);
		const first = table.locator('thead th').first();
		const rowAt = async (index: number) => boxOf(table.locator('tbody tr').nth(index));
		const before = await boxOf(heading);
		expect((await rowAt(0)).y).toBeCloseTo(before.bottom, 0);
		await table.locator('tbody tr').nth(20).scrollIntoViewIfNeeded();
		const { x } = await boxOf(first);
		await table.evaluate((it) => it.scrollBy(150, 0));
		const edge = above ? (await boxOf(page.locator(above))).bottom : 0;
		await painted(page);
		const toolbar = await boxOf(page.locator(TOOLBAR));
		expect(Math.abs(toolbar.y - edge)).toBeLessThanOrEqual(2);
		expect(Math.abs((await boxOf(heading)).y - toolbar.bottom)).toBeLessThanOrEqual(2);
		expect((await boxOf(first)).x).toBeCloseTo(x, 0);
		// The topmost element is the heading, not a row.
		const seen = await page.evaluate(
			([left, top]) => document.elementFromPoint(left, top)?.closest('th')?.className,
			[x + 10, toolbar.bottom + 10] as const,
		);
		expect(seen).toContain('woocommerce-table__header');
		// The headings stay with their table.
		await page.evaluate(() => window.scrollTo(0, 0));
		await painted(page);
		expect((await rowAt(0)).y).toBeCloseTo((await boxOf(heading)).bottom, 0);
		await end();
	});
});

describe('A phone', () => {
	it("shows the table's menu and the chart's controls on the rows of their titles", async () => {
		const { page, open, end } = await visit(browser, store, PHONE);
		for (const screen of screens.filter((name) => !/overview|settings/.test(name))) {
			await open(screen);
			for (const [title, beside] of [
				['.woocommerce-table__title', '.woocommerce-table__menu'],
				['.woocommerce-chart__title', '.woocommerce-chart__controls'],
			] as const) {
				if ((await page.locator(beside).count()) === 0) continue;
				const [first, second] = [
					await boxOf(page.locator(title)),
					await boxOf(page.locator(beside)),
				];
				const middle = second.y + second.height / 2;
				expect([screen, title, first.y < middle && middle < first.bottom]).toEqual([
					screen,
					title,
					true,
				]);
				expect(second.right).toBeGreaterThan(350);
			}
		}
		await end();
	});

	it('shows the only icon of an empty table on the row of its title', async () => {
		const { page, open, end } = await visit(browser, store, PHONE);
		await open('/analytics/revenue', WITHOUT_ROWS);
		const title = await boxOf(page.locator('.woocommerce-table__title'));
		const sign = await boxOf(page.getByRole('button', { name: 'Explain numbers' }));
		expect(sign.y + sign.height / 2).toBeCloseTo(title.y + title.height / 2, 0);
		await end();
	});

	it("shows a chart's title beside its controls even if it is long", async () => {
		const { page, open, end } = await visit(browser, store, PHONE);
		await open('/analytics/orders', `${OCTOBER}&chart=avg_order_value`);
		const heading = page.locator('.woocommerce-chart__title');
		await heading.evaluate((it) => (it.textContent = 'Average order value of new customers'));
		const title = await boxOf(heading);
		const controls = await boxOf(page.locator('.woocommerce-chart__controls'));
		expect(title.right).toBeLessThanOrEqual(controls.x);
		expect(title.y + title.height / 2).toBeCloseTo(controls.y + controls.height / 2, 0);
		await end();
	});

	it('fits a chart’s whole menu into the window, where it scrolls', async () => {
		const { page, open, end } = await visit(browser, store, PHONE);
		await open('/analytics/revenue');
		await page.getByRole('button', { name: 'Chart options' }).click();
		const first = page.getByRole('menuitemradio').first();
		await first.waitFor();
		const menu = await boxOf(page.locator('.sa-popover__content'));
		expect(menu.y).toBeGreaterThanOrEqual(0);
		expect(menu.bottom).toBeLessThanOrEqual(PHONE.viewport.height);
		expect((await boxOf(first)).y).toBeGreaterThanOrEqual(menu.y);
		await page.keyboard.press('End');
		const last = await boxOf(page.getByRole('menuitem').last());
		expect(last.bottom).toBeLessThanOrEqual(menu.bottom);
		await end();
	});

	it('fits the sections that can be added to Overview', async () => {
		const { page, open, end } = await visit(browser, store, PHONE);
		await open('/analytics/overview');
		await page.locator('.woocommerce-ellipsis-menu__toggle').last().click();
		await page.getByText('Remove section').click();
		await page.getByRole('button', { name: 'Add more sections' }).click();
		const frame = await boxOf(page.locator('.sa-popover__content'));
		const heading = await boxOf(page.getByRole('heading', { name: 'Dashboard sections' }));
		const choice = await boxOf(page.getByRole('button', { name: 'Add Leaderboards section' }));
		expect(heading.x - frame.x).toBeGreaterThanOrEqual(16);
		expect(heading.y - frame.y).toBeGreaterThanOrEqual(16);
		expect(choice.x).toBeCloseTo(heading.x, 0);
		expect(frame.bottom - choice.bottom).toBeGreaterThanOrEqual(16);
		expect(frame.right - choice.right).toBeGreaterThanOrEqual(16);
		await end();
	});
});
