import type { Browser, Page } from 'playwright-core';
import type { FixtureStore } from '../../support/stores/fixture-store';
import { browserAndStore } from '../support/each-test-visits';
import { axeViolations } from '../support/axe';
import { DESKTOP, PHONE, settled, visit } from '../support/visit';

let browser: Browser;
let store: FixtureStore;

browserAndStore((both) => ({ browser, store } = both));

const address = (page: Page) => new URL(page.url()).searchParams;

/** Checks whether the element is within the window's width. */
async function fits(page: Page, selector: string): Promise<boolean> {
	const { width } = page.viewportSize() ?? { width: 0 };
	const boxes = await page.locator(selector).all();
	const sizes = await Promise.all(boxes.map((box) => box.boundingBox()));
	return sizes.every((box) => box !== null && box.x >= 0 && box.x + box.width <= width);
}

describe('Ranges and comparisons beyond WooCommerce’s', () => {
	it('can be chosen by keyboard alone, load their code on demand, and show one line', async () => {
		const { page, open, end, requests, complaints } = await visit(browser, store, DESKTOP);
		const scripts: string[] = [];
		await open('/analytics/revenue', 'period=month&compare=previous_year');
		page.on('request', (request) => {
			if (request.resourceType() === 'script') scripts.push(request.url());
		});
		const range = page.getByRole('button', { name: /^Date range:/ });
		await range.focus();
		await page.keyboard.press('Enter');
		await page.locator('.DayPicker').first().waitFor();
		const opened = scripts.length;
		expect(opened).toBeGreaterThan(0);
		await page.getByRole('radio', { name: 'Custom length' }).focus();
		await page.keyboard.press('Space');
		await page.getByRole('textbox', { name: 'Number' }).waitFor();
		expect(scripts.length).toBeGreaterThan(opened);
		await page.getByRole('radio', { name: 'Custom length' }).focus();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Control+A');
		await page.keyboard.type('6');
		await page.keyboard.press('Tab');
		await page.keyboard.type('W');
		await page.getByRole('radio', { name: 'No comparison' }).press('Space');
		expect(await axeViolations(page)).toEqual([]);
		requests.length = 0;
		await page.getByRole('button', { name: 'Update' }).press('Enter');
		await settled(page);
		expect([address(page).get('period'), address(page).get('compare')]).toEqual([
			'last_6_weeks',
			'none',
		]);
		await page.getByText('Last 6 weeks (Oct 4 - Nov 14, 2026)').first().waitFor();
		expect(await range.evaluate((button) => button === document.activeElement)).toBe(true);
		expect(await page.locator('.woocommerce-summary__item-delta').count()).toBe(0);
		expect(requests.join(' ')).toContain('after=2026-10-04T00:00:00&before=2026-11-14T23:59:59');
		expect(requests.join(' ')).not.toContain('2025-');
		expect(complaints).toEqual([]);
		await end();
	});

	it('send no request before the screen is ready: the page contains what all time needs', async () => {
		const { page, goTo, end, requests } = await visit(browser, store, DESKTOP);
		requests.length = 0;
		await goTo('/analytics/revenue', 'period=all&compare=none');
		await settled(page);
		await page.getByText('All time (Sep 20, 2024 - Nov 20, 2026)').first().waitFor();
		expect(requests).toEqual([]);
		await end();
	});

	it('fit on a phone, and report an invalid number', async () => {
		const { page, open, end } = await visit(browser, store, PHONE);
		await open('/analytics/revenue', 'period=last_6_weeks&compare=none');
		await page.getByRole('button', { name: /^Date range:/ }).click();
		await page.getByRole('radio', { name: 'Custom length' }).waitFor();
		await page.getByRole('textbox', { name: 'Number' }).fill('0');
		await page.getByText('Enter a whole number from 1 to 999.').waitFor();
		expect(await page.getByRole('button', { name: 'Update' }).isDisabled()).toBe(true);
		await page.getByRole('radio', { name: 'Other dates' }).check();
		for (const part of ['.sa-further', '.sa-further input', '.sa-further select']) {
			expect(await fits(page, part)).toBe(true);
		}
		expect(await axeViolations(page)).toEqual([]);
		await end();
	});
});

describe('A fiscal year', () => {
	it('starts in the month from Settings and compares with the same weekdays of the year before', async () => {
		const { page, open, end, complaints } = await visit(browser, store, DESKTOP);
		await open('/analytics/settings', '');
		await page.getByRole('combobox', { name: 'Fiscal year starts in' }).selectOption('April');
		await page.getByRole('button', { name: 'Save settings' }).click();
		await page.locator('.components-snackbar', { hasText: /saved/i }).waitFor();
		await open('/analytics/revenue', 'period=month&compare=previous_year&chart=net_revenue');
		await page.getByRole('button', { name: /^Date range:/ }).click();
		await page.getByRole('radio', { name: 'Previous year, same weekdays' }).click();
		await settled(page);
		await page.getByRole('button', { name: /^Date range:/ }).click();
		await page.getByRole('radio', { name: 'Fiscal year to date' }).click();
		await settled(page);
		await page
			.getByRole('button', { name: /\(Apr 1 - Nov 20, 2026\).*\(Apr 2 - Nov 21, 2025\)/ })
			.waitFor();
		// Calculated from the orders and refunds of the export.
		const total = page.locator('.woocommerce-summary__item', { hasText: 'Net sales' }).first();
		expect(await total.innerText()).toMatch(/\$107,612\.32[^]*51%|51%[^]*\$107,612\.32/);
		expect(await total.innerText()).toContain('$71,338.60');
		expect(complaints).toEqual([]);
		await end();
	});
});

describe('The tiles of a report', () => {
	it.each([
		[1280, 19],
		[1366, 21],
		[1400, 21],
	])(
		'keep each number on one line and all of one size in a window of %i px: at least %i px',
		async (width, least) => {
			const { page, open, end } = await visit(browser, store, {
				viewport: { width, height: 768 },
			});
			await open('/analytics/revenue');
			const values = await page.locator('.woocommerce-summary__item-value').evaluateAll((tiles) =>
				tiles.map((tile) => {
					const text = document.createRange();
					text.selectNodeContents(tile);
					return { lines: text.getClientRects().length, size: getComputedStyle(tile).fontSize };
				}),
			);
			expect(values).toHaveLength(7);
			expect(new Set(values.map(({ lines }) => lines))).toEqual(new Set([1]));
			expect(new Set(values.map(({ size }) => size)).size).toBe(1);
			expect(Math.min(...values.map(({ size }) => parseFloat(size)))).toBeGreaterThanOrEqual(least);
			await end();
		},
	);
});
