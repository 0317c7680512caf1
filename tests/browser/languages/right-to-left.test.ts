import type { Browser, Page } from 'playwright-core';
import { startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { browserAndStore } from '../support/each-test-visits';
import { leave, play } from '../support/play-scene';
import { states } from '../support/scenes';
import { PHONE, visit } from '../support/visit';

let browser: Browser;
let store: FixtureStore;

browserAndStore((both) => ({ browser, store } = both), { locale: 'ar' });

describe('A page from right to left', () => {
	it('stacks the fields of advanced filters', async () => {
		const { page, end } = await visit(browser, store);
		const scene = states.find(({ name }) => name === 'all advanced filters of Orders');
		if (!scene) throw new Error('There is no such scene.');
		await play(page, store.origin, scene);
		const ends = (selector: string) =>
			page
				.locator(selector)
				.evaluateAll((all) => [
					...new Set(all.map((one) => Math.round(one.getBoundingClientRect().right))),
				]);
		const withRule = '.woocommerce-filters-advanced__fieldset.has-rule';
		expect(await page.locator(withRule).count()).toBeGreaterThan(4);
		expect(await ends(`${withRule} .woocommerce-filters-advanced__rule`)).toHaveLength(1);
		expect(await ends(`${withRule} .woocommerce-filters-advanced__filter`)).toHaveLength(1);
		await leave(page);
		await end();
	});
});

/** Distances between the numbers of a table's last column and the table's end, in whole pixels, without duplicates. */
function gapsAtTheEnd(page: Page, table: string): Promise<number[]> {
	return page.locator(`${table} td:last-of-type`).evaluateAll((cells) => [
		...new Set(
			cells.map((cell) => {
				const range = document.createRange();
				range.selectNodeContents(cell);
				const { left = 0 } = cell.closest('table')?.getBoundingClientRect() ?? {};
				return Math.round(range.getBoundingClientRect().left - left);
			}),
		),
	]);
}

/** The visible text from left to right, whatever the order of the characters in the document. */
function seenFromLeft(page: Page, selector: string): Promise<string> {
	return page
		.locator(selector)
		.first()
		.evaluate((element) => {
			const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
			const letters: { readonly letter: string; readonly x: number }[] = [];
			for (let node = texts.nextNode(); node; node = texts.nextNode()) {
				for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
					const range = document.createRange();
					range.setStart(node, index);
					range.setEnd(node, index + 1);
					const { x, width } = range.getBoundingClientRect();
					if (width > 0) letters.push({ letter, x });
				}
			}
			return letters
				.sort((one, other) => one.x - other.x)
				.map(({ letter }) => letter)
				.join('');
		});
}

describe('Numbers from right to left', () => {
	it('align with the end of their rows in an explanation, below the name of the explained number', async () => {
		const { page, open, end } = await visit(browser, store);
		await open('/analytics/revenue');
		await page.locator('.sa-explain').first().click();
		await page.locator('.sa-explanation__sum').first().waitFor();
		expect(await gapsAtTheEnd(page, '.sa-explanation__sum')).toEqual([0]);
		const right = (selector: string) =>
			page
				.locator(selector)
				.first()
				.evaluate((element) => {
					const range = document.createRange();
					range.selectNodeContents(element);
					return range.getBoundingClientRect().right;
				});
		expect(await right('.sa-explanation__value')).toBeCloseTo(
			await right('.sa-explanation__range'),
			-1,
		);
		await end();
	});

	it('keep currency and sign on their left in the sentences about changes', async () => {
		const { page, open, end } = await visit(browser, store, {
			viewport: { width: 1800, height: 1000 },
		});
		await open('/analytics/revenue');
		await page.locator('.sa-changes__toggle').click();
		await page.locator('.sa-changes__split').nth(3).waitFor();
		const lead = await seenFromLeft(page, '.sa-changes__lead');
		for (const amount of ['$6,161.56', '$9,866.92', '$16,028.48']) expect(lead).toContain(amount);
		expect(await seenFromLeft(page, '.sa-changes__causes strong')).toContain('+$1,331.51');
		expect(await seenFromLeft(page, '.sa-changes__split td')).toContain('+$1,331.51');
		await end();
	});

	it("come before the street in an address, and have their minus sign on the left in an order's sums", async () => {
		const { page, open, end } = await visit(browser, store);
		await open('/orders/3056');
		expect(await seenFromLeft(page, '.sa-record__sums > div:nth-child(2) dd')).toBe('-$5.00');
		const lines = await page.locator('.sa-facts dd', { hasText: 'Amsterdam' }).first().innerText();
		expect(lines).toContain('297 Main St');
		const address = await page
			.locator('.sa-facts dd', { hasText: 'Amsterdam' })
			.first()
			.evaluate((element) => {
				const [node] = element.childNodes;
				const start = (node?.textContent ?? '').indexOf('297 Main St');
				const xOf = (index: number) => {
					const range = document.createRange();
					range.setStart(node ?? element, index);
					range.setEnd(node ?? element, index + 1);
					return range.getBoundingClientRect().x;
				};
				return { number: xOf(start), street: xOf(start + 4) };
			});
		expect(address.number).toBeLessThan(address.street);
		await end();
	});
});

describe('A name that is too long for its place', () => {
	it.each([
		['Latin letters from right to left', 'ar', 'Typewriter '],
		['Arabic letters from left to right', 'en_US', 'قميص '],
		['Arabic letters from right to left', 'ar', 'قميص '],
		['Latin letters from left to right', 'en_US', 'Typewriter '],
	])('is cut off at its end, not at its start: %s', async (_name, locale, word) => {
		const own = locale === 'ar' ? store : await startFixtureStore({ shop: 'empty' });
		const { page, open, end } = await visit(browser, own, PHONE);
		await open('/analytics/products');
		const label = page.locator('.woocommerce-dropdown-button__labels > span').last();
		const [isSeen, isCut] = await label.evaluate((span, name) => {
			span.textContent = name.repeat(20);
			const box = span.getBoundingClientRect();
			const letter = document.createRange();
			if (span.firstChild) letter.setStart(span.firstChild, 0);
			if (span.firstChild) letter.setEnd(span.firstChild, 1);
			const first = letter.getBoundingClientRect();
			return [
				first.left >= box.left - 1 && first.right <= box.right + 1,
				span.scrollWidth > box.width,
			];
		}, word);
		expect([isSeen, isCut]).toEqual([true, true]);
		await end();
		if (own !== store) await own.stop();
	});
});
