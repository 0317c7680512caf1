import type { Browser, Page } from 'playwright-core';
import type { FixtureStore } from '../../support/stores/fixture-store';
import { browserAndStore } from '../support/each-test-visits';
import { axeViolations } from '../support/axe';
import { DESKTOP, OCTOBER, PHONE, settled, sidewaysOverflow, visit } from '../support/visit';

let browser: Browser;
let store: FixtureStore;

browserAndStore((both) => ({ browser, store } = both));

const added = (page: Page) =>
	page.waitForFunction(
		() =>
			document.querySelectorAll('.sa-changes__split').length > 3 &&
			!document.body.textContent?.includes('Adding up…'),
	);

// The expected values are calculated from the orders, lines and refunds of the export.
describe('The explanation why October fell', () => {
	it('names the parts of a month that sold less than the days before it', async () => {
		const { page, open, end, complaints } = await visit(browser, store, DESKTOP);
		const fallen = 'period=custom&compare=previous_period&after=2025-10-01&before=2025-10-31';
		await open('/analytics/revenue', `${fallen}&chart=net_revenue`);
		await page.getByRole('button', { name: 'What changed: Net sales' }).click();
		await added(page);
		await page.getByText('Net sales: $2,444.17 less, from $11,868.38 to $9,424.21.').waitFor();
		const table = (name: string) => page.getByRole('table', { name, exact: true }).innerText();
		expect(await table('Volume and order value')).toMatch(
			/Orders\s+From 104 to 85\s+-\$2,137\.42[^]*Average per order[^]*-\$306\.75[^]*Total\s+-\$2,444\.17/,
		);
		expect(await table('How it is calculated')).toMatch(
			/-\$2,439\.34[^]*\+\$163\.62[^]*-\$168\.45[^]*Total\s+-\$2,444\.17/,
		);
		expect(await table('Products')).toMatch(
			/^Products\s+Hoodie\s+From \$1,877\.60 to \$1,102\.26\s+-\$775\.34/,
		);
		expect(complaints).toEqual([]);
		await end();
	});
});

describe('The explanation why October changed', () => {
	it('works by keyboard, loads nothing before it opens, and both reads out and shows the parts', async () => {
		const { page, open, end, requests, complaints } = await visit(browser, store, DESKTOP);
		await open('/analytics/revenue', `${OCTOBER}&chart=net_revenue`);
		await settled(page);
		expect(requests.join(' ')).not.toMatch(/customer_type|reports\/coupons/);
		const toggle = page.getByRole('button', { name: 'What changed: Net sales' });
		await toggle.focus();
		await page.keyboard.press('Enter');
		await added(page);
		expect(await toggle.getAttribute('aria-expanded')).toBe('true');
		await page.getByText('Net sales: $5,772.32 more, from $9,424.21 to $15,196.53.').waitFor();
		const coupons = page.getByRole('table', { name: 'Coupons' });
		expect(await coupons.getByRole('row').last().innerText()).toMatch(/^Total\s+\+\$5,772.32/);
		const bars = await page.locator('.sa-changes__bar').all();
		const boxes = await Promise.all(bars.map((bar) => bar.boundingBox()));
		expect(boxes.every((box) => box !== null && box.width > 0 && box.height > 5)).toBe(true);
		expect(await axeViolations(page)).toEqual([]);
		expect(complaints).toEqual([]);
		await end();
	});

	it('fits on a phone, as do the columns of the compared period', async () => {
		const { page, open, end } = await visit(browser, store, PHONE);
		await open('/analytics/categories', OCTOBER);
		await page.getByRole('button', { name: 'What changed: Items sold' }).click();
		await added(page);
		expect(await sidewaysOverflow(page)).toBe(0);
		await page.getByRole('button', { name: 'Choose which values to display' }).click();
		await page.getByRole('menuitemcheckbox', { name: 'Value in the comparison period' }).click();
		await page.keyboard.press('Escape');
		await page.getByRole('columnheader', { name: 'Net sales (previous)' }).waitFor();
		expect(await sidewaysOverflow(page)).toBe(0);
		expect(await axeViolations(page)).toEqual([]);
		await end();
	});
});
