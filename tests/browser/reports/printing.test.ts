import { execFileSync } from 'node:child_process';
import type { Browser, Page } from 'playwright-core';
import type { FixtureStore } from '../../support/stores/fixture-store';
import { browserAndStore } from '../support/each-test-visits';
import { DESKTOP, OCTOBER, visit } from '../support/visit';

let browser: Browser;
let store: FixtureStore;

browserAndStore((both) => ({ browser, store } = both));

/** The printable width of an A4 sheet in pixels: 210 mm minus margins of 10 mm. */
const paper = Math.floor((190 / 25.4) * 96);

/** Applies the print layout at the width of A4. */
async function layOutOnPaper(page: Page): Promise<void> {
	await page.emulateMedia({ media: 'print' });
	await page.setViewportSize({ width: paper, height: 1000 });
	await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => resume(0))));
}

/** The visible elements of the selector, each by its tag, classes and text. */
const seen = (page: Page, selector: string) =>
	page.evaluate(
		(all) =>
			[...document.querySelectorAll<HTMLElement>(all)]
				.filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
				.filter((element) => element.offsetWidth > 1 || element.offsetHeight > 1)
				.map((element) => `${element.tagName}.${element.className} ${element.innerText}`),
		selector,
	);

/** Elements that are wider than the paper. */
const beyond = (page: Page) =>
	page.evaluate((width) => {
		const wide = [...document.querySelectorAll('.woocommerce-layout *')].filter((element) => {
			const { left, right, width: own } = element.getBoundingClientRect();
			const isSeen = own > 1 && element.checkVisibility();
			return isSeen && (right > width + 0.5 || left < -0.5);
		});
		return wide.map((element) => `${element.tagName}.${element.getAttribute('class')}`);
	}, paper);

/** Cell texts that are cut off or overlap the next cell. */
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
					// Text that is not displayed, such as a short date on paper.
					if (range.getClientRects().length === 0) continue;
					const { left, right } = range.getBoundingClientRect();
					if (left < own.left - 1 || right > own.right + 1) return true;
				}
				return false;
			})
			.map((cell) => cell.textContent),
	);

/** Words of headings and cells that break across lines. A name may be one long word. */
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

/** The text of the page as a PDF on A4, one string per page with its layout, and the height of each word in points. */
async function printed(page: Page) {
	const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
	const input = await page.pdf({ format: 'A4', margin });
	const read = (mode: string) =>
		execFileSync('pdftotext', [mode, '-', '-'], { input, encoding: 'utf8' });
	const words = read('-bbox').matchAll(/yMin="([\d.]+)".*yMax="([\d.]+)">(.*)<\/word>/g);
	return {
		pages: read('-layout').split('\f'),
		words: [...words].map(([, top, bottom, text]) => ({
			text,
			height: Number(bottom) - Number(top),
		})),
	};
}

describe('A printed report', () => {
	it.each([
		['/analytics/revenue', 'Revenue'],
		['/analytics/orders', 'Orders'],
		['/analytics/products', 'Products'],
		['/customers', 'Customers'],
		['/analytics/overview', 'Overview'],
	])('%s shows its content without frame and controls, all of it on A4', async (screen, title) => {
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
		// Eleven columns leave no room for whole words.
		if (screen !== '/customers') expect(await broken(page)).toEqual([]);
		for (const chart of await page.locator('.woocommerce-chart__plot svg').all()) {
			const { x = -1, width = paper + 1 } = (await chart.boundingBox()) ?? {};
			expect(x >= 0 && x + width <= paper).toBe(true);
			expect(width).toBeGreaterThan(200);
		}
		expect(complaints).toEqual([]);
		await end();
	});

	/** Parts of the page's forms that are not plain text. */
	const controls =
		'.woocommerce-filters button:not(.woocommerce-dropdown-button), .woocommerce-filters a, .woocommerce-filters [role=combobox]';
	/** Borders and backgrounds of elements with a value. */
	const framed = (page: Page) =>
		page.evaluate(() =>
			[
				...document.querySelectorAll(
					'.woocommerce-filters :is(select, input, .woocommerce-select-control__control, .woocommerce-tag__text)',
				),
			]
				.filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
				.filter((element) => {
					const { borderTopWidth, backgroundColor, backgroundImage } = getComputedStyle(element);
					const isBare = borderTopWidth === '0px' && backgroundImage === 'none';
					return !isBare || backgroundColor !== 'rgba(0, 0, 0, 0)';
				})
				.map((element) => element.className),
		);

	it('names the compared items, shows a chart of full width under its legend, and no controls', async () => {
		const { page, open, end } = await visit(browser, store, DESKTOP);
		await open('/analytics/products', `${OCTOBER}&filter=compare-products&products=74,96`);
		await layOutOnPaper(page);
		expect(await seen(page, controls)).toEqual([]);
		expect(await framed(page)).toEqual([]);
		const place = async (selector: string) => {
			const {
				x = 0,
				y = 0,
				width = 0,
				height = 0,
			} = (await page.locator(selector).boundingBox()) ?? {};
			return { x, y, width, end: y + height };
		};
		const legend = await place('.woocommerce-legend');
		const drawing = await place('.woocommerce-chart__plot svg');
		expect(legend.end).toBeLessThanOrEqual(drawing.y);
		expect(drawing.width).toBeGreaterThan(0.95 * paper);
		const { pages } = await printed(page);
		const [first = ''] = pages;
		expect(first).toMatch(/Compare products\s+Hoodie\s*·\s*Crew Tee\s/);
		expect(first).toMatch(/2 products\s+Hoodie\s+\d+\s+Crew Tee\s+\d+/);
		expect(first).not.toMatch(/Clear all|Search for products/);
		// The chart's dates: the chart is on the first sheet with room for it.
		expect(first).toMatch(/Oct 2026/);
		await end();
	});

	it.each(['/analytics/overview', '/analytics/stock'])('%s has no empty page', async (screen) => {
		const { page, open, end } = await visit(browser, store, DESKTOP);
		await open(screen, OCTOBER);
		const { pages } = await printed(page);
		// Each page ends with a form feed.
		expect(pages.slice(0, -1).filter((text) => text.trim() === '')).toEqual([]);
		await end();
	});

	it('lists its filters, one line each', async () => {
		const { page, open, end } = await visit(browser, store, DESKTOP);
		const filters =
			'filter=advanced&match=any&status_is=completed&product_includes=74,96&customer_type=returning';
		await open('/analytics/orders', `${OCTOBER}&${filters}`);
		await layOutOnPaper(page);
		expect(await seen(page, controls)).toEqual([]);
		expect(await framed(page)).toEqual([]);
		const [first = ''] = (await printed(page)).pages;
		for (const line of [
			/Orders match\s+Any\s+filters/,
			/Order status\s+Is\s+Completed/,
			/Product\s+Includes\s+Hoodie\s*·\s*Crew Tee/,
			/Customer is\s+Returning/,
		])
			expect(first).toMatch(line);
		expect(first).not.toMatch(/Add a filter|Clear all filters/i);
		await end();
	});

	it('repeats the headings on each page, and its chart has readable labels', async () => {
		const { page, open, end } = await visit(browser, store, DESKTOP);
		await open('/analytics/orders', `${OCTOBER}&per_page=100`);
		const { pages, words } = await printed(page);
		const [first = '', second = ''] = pages;
		expect(first).toMatch(/Completed/);
		const [head] = second.split('Completed');
		for (const heading of ['Date', 'Order', 'Status', 'Customer', 'Net', 'Attribution'])
			expect(head).toContain(heading);
		const month = words.find(({ text }, at) => text === 'Oct' && words[at + 1]?.text === '2026');
		// A line of 7.5-point type is slightly higher than 7.5 points.
		expect(month?.height).toBeGreaterThan(7.5);
		await end();
	});
});
