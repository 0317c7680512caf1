import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { axeViolations } from '../support/axe';
import { DESKTOP, OCTOBER, PHONE, settled, sidewaysOverflow, visit } from '../support/visit';

let browser: Browser;
let store: FixtureStore;

beforeAll(async () => {
	browser = await launchChromium();
	const sample = path.resolve(__dirname, '../../../docs/extending/packaging-metrics.js');
	store = await startFixtureStore({ extensions: [sample] });
});
afterAll(async () => {
	await browser.close();
	await store.stop();
});

describe('Metrics of the sample extension about packaging costs', () => {
	it('appear in the summary, table, chart, file, explanation and address', async () => {
		const { page, open, end, complaints } = await visit(browser, store, DESKTOP);
		await open('/analytics/products');
		const summary = page.locator('.woocommerce-summary');
		// 428 items at 0.35.
		await summary.getByRole('link', { name: /^Packaging/ }).click();
		await page.getByRole('heading', { name: 'Packaging' }).waitFor();
		await settled(page);
		const address = new URL(page.url()).searchParams;
		expect([address.get('chart'), address.get('orderby')]).toEqual([
			'example/packaging',
			'example/packaging',
		]);
		await summary.getByText('$149.80').waitFor();
		await page.locator('.woocommerce-chart svg path').first().waitFor({ state: 'attached' });
		const hoodie = page
			.locator('.woocommerce-table')
			.getByRole('row', { name: /Hoodie/ })
			.first();
		expect((await hoodie.getByRole('cell').allInnerTexts()).slice(-2)).toEqual([
			'$17.85',
			'$45.96',
		]);
		expect(await axeViolations(page)).toEqual([]);

		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: 'Download', exact: true }).click(),
		]);
		const [head, first] = readFileSync(await download.path(), 'utf8').split('\n');
		expect(head).toMatch(/,Packaging,"Price of a piece"$/);
		expect(first).toMatch(/^Hoodie,.*,17\.85,45\.96$/);

		await page.getByRole('button', { name: 'Explain Price of a piece' }).click();
		const dialog = page.getByRole('dialog', { name: 'Price of a piece' });
		const formula = dialog.getByRole('table', { name: 'How it is calculated' });
		await formula.getByRole('row', { name: '÷ Items sold 428' }).waitFor();
		await formula.getByRole('row', { name: '= Price of a piece $37.03' }).waitFor();
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: 'Explain Packaging' }).click();
		await page.getByText('These rows add up to $149.80.').first().waitFor();
		expect(await axeViolations(page)).toEqual([]);
		await page.keyboard.press('Escape');

		await page.reload();
		await page.getByRole('heading', { name: 'Packaging' }).waitFor();
		expect(complaints).toEqual([]);
		await end();
	});

	it('appear on Overview, where the user can hide one', async () => {
		const { page, open, end, complaints } = await visit(browser, store, DESKTOP);
		await open('/analytics/overview');
		const numbers = page.locator('.woocommerce-summary');
		await numbers.getByText('$149.80').waitFor();
		await page.getByRole('heading', { name: 'Price of a piece' }).waitFor();
		expect(await axeViolations(page)).toEqual([]);
		await page.getByRole('button', { name: /Choose which analytics/ }).click();
		await page.getByRole('checkbox', { name: 'Packaging' }).click();
		await numbers.getByText('$149.80').waitFor({ state: 'detached' });
		await page.keyboard.press('Escape');
		await numbers.getByRole('link', { name: /^Price of a piece/ }).click();
		await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
		await page.getByRole('heading', { name: 'Price of a piece' }).waitFor();
		expect(complaints).toEqual([]);
		await end();
	});

	it('fit on a phone', async () => {
		const { page, open, end } = await visit(browser, store, PHONE);
		await open('/analytics/products', `${OCTOBER}&chart=example/price_of_piece`);
		await page.getByRole('heading', { name: 'Price of a piece' }).waitFor();
		expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
		expect(await axeViolations(page)).toEqual([]);
		await page.getByRole('button', { name: 'Explain Price of a piece' }).click();
		await page.getByRole('row', { name: '= Price of a piece $37.03' }).waitFor();
		expect(await axeViolations(page)).toEqual([]);
		await open('/analytics/overview');
		expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
		expect(await axeViolations(page)).toEqual([]);
		await end();
	});
});
