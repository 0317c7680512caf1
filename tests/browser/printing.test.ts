import type { Browser, Page } from 'playwright-core';
import type { FixtureStore } from '../support/fixture-store';
import { browserAndStore } from './each-test-visits';
import { DESKTOP, OCTOBER, visit } from './visit';

let browser: Browser;
let store: FixtureStore;

browserAndStore((both) => ({ browser, store } = both));

/** What is printed of an A4 sheet, in pixels: 210 mm without margins of 10 mm. */
const paper = Math.floor((190 / 25.4) * 96);

/** Lays the page out as it is printed, on a sheet as wide as that of A4. */
async function layOutOnPaper(page: Page): Promise<void> {
	await page.emulateMedia({ media: 'print' });
	await page.setViewportSize({ width: paper, height: 1000 });
	await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => resume(0))));
}

/** What of the selector is seen, each by its tag, classes and text. */
const seen = (page: Page, selector: string) =>
	page.evaluate(
		(all) =>
			[...document.querySelectorAll<HTMLElement>(all)]
				.filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
				.filter((element) => element.offsetWidth > 1 || element.offsetHeight > 1)
				.map((element) => `${element.tagName}.${element.className} ${element.innerText}`),
		selector,
	);

/** What reaches beyond the paper. */
const beyond = (page: Page) =>
	page.evaluate((width) => {
		const wide = [...document.querySelectorAll('.woocommerce-layout *')].filter((element) => {
			const { left, right, width: own } = element.getBoundingClientRect();
			const isSeen = own > 1 && element.checkVisibility();
			return isSeen && (right > width + 0.5 || left < -0.5);
		});
		return wide.map((element) => `${element.tagName}.${element.getAttribute('class')}`);
	}, paper);

/** Text of cells that is cut off or runs into the next cell. */
const cut = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('.woocommerce-table__table :is(td, th)')]
			.filter((cell) => {
				const own = cell.getBoundingClientRect();
				const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
				for (let text = texts.nextNode(); text; text = texts.nextNode()) {
					if (text.parentElement?.closest('.screen-reader-text')) continue;
					const range = document.createRange();
					range.selectNodeContents(text);
					const { left, right } = range.getBoundingClientRect();
					if (left < own.left - 1 || right > own.right + 1) return true;
				}
				return false;
			})
			.map((cell) => cell.textContent),
	);

/** Words of headings and cells that go on in the next line; a name may be one long word. */
const broken = (page: Page) =>
	page.evaluate(() => {
		const words: string[] = [];
		for (const cell of document.querySelectorAll('.woocommerce-table__table :is(td, th)')) {
			const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
			for (let text = texts.nextNode(); text; text = texts.nextNode()) {
				if (text.parentElement?.closest('.screen-reader-text, a')) continue;
				for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
					const range = document.createRange();
					range.setStart(text, index);
					range.setEnd(text, index + word.length);
					const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
					if (new Set(tops).size > 1) words.push(word);
				}
			}
		}
		return words;
	});

describe('a printed report', () => {
	it.each([
		['/analytics/revenue', 'Revenue'],
		['/analytics/orders', 'Orders'],
		['/analytics/products', 'Products'],
		['/customers', 'Customers'],
		['/analytics/overview', 'Overview'],
	])(
		'%s is what it says: nothing of the frame and nothing to press, all of it on A4',
		async (screen, title) => {
			const { page, open, end, complaints } = await visit(browser, store, DESKTOP);
			await open(screen, OCTOBER);
			await layOutOnPaper(page);
			const frame =
				'#adminmenumain, #wpadminbar, .woocommerce-layout__footer, .sa-activity, .woocommerce-ellipsis-menu';
			expect(await seen(page, frame)).toEqual([]);
			const controls = 'button:not(.woocommerce-dropdown-button, .woocommerce-table__sort-button)';
			const texts = ':not(.woocommerce-tag__text, .woocommerce-summary__item)';
			expect(await seen(page, `${controls}${texts}, input, select, textarea`)).toEqual([]);
			expect(await seen(page, '.woocommerce-dropdown-button .sa-icon')).toEqual([]);
			expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
			for (const heading of await page.locator('h2').all())
				expect(await heading.isVisible()).toBe(true);
			expect(await beyond(page)).toEqual([]);
			expect(await cut(page)).toEqual([]);
			// Eleven columns have no room for whole words.
			if (screen !== '/customers') expect(await broken(page)).toEqual([]);
			for (const chart of await page.locator('.woocommerce-chart__plot svg').all()) {
				const { x = -1, width = paper + 1 } = (await chart.boundingBox()) ?? {};
				expect(x >= 0 && x + width <= paper).toBe(true);
				expect(width).toBeGreaterThan(200);
			}
			expect(complaints).toEqual([]);
			await end();
		},
	);
});
