import type { Browser, Locator, Page } from 'playwright-core';
import type { FixtureStore } from '../../support/stores/fixture-store';
import { browserAndStore } from '../support/each-test-visits';
import { keys } from '../support/input-method';
import { axeViolations } from '../support/axe';
import { DESKTOP, OCTOBER, PHONE, sidewaysOverflow, visit } from '../support/visit';

let browser: Browser;
let store: FixtureStore;

browserAndStore((both) => ({ browser, store } = both));

/** The dialog after all its parts have loaded. */
async function explained(page: Page, title: string): Promise<Locator> {
	const dialog = page.getByRole('dialog', { name: title });
	await dialog.waitFor();
	await page.waitForFunction(
		() => !/Adding up…|Looking up names…/.test(document.querySelector('dialog')?.textContent ?? ''),
	);
	return dialog;
}

describe('The explanation of a number', () => {
	it('works by keyboard, loads nothing before it opens, and leads to compared numbers, and by day to orders', async () => {
		const { page, open, end, requests, complaints } = await visit(browser, store, DESKTOP);
		const scripts: string[] = [];
		page.on('request', (request) => {
			if (request.resourceType() === 'script') scripts.push(request.url());
		});
		await open('/analytics/revenue', OCTOBER);
		const atFirst = requests.length;
		expect(scripts.filter((url) => /\/explanation\./.test(url))).toEqual([]);

		await keys.press(page.getByRole('button', { name: 'Explain Net sales' }));
		const dialog = await explained(page, 'Net sales');
		expect(requests.length).toBeGreaterThan(atFirst);
		await dialog.getByText('These rows add up to $15,196.53.').first().waitFor();
		const table = (name: RegExp) => dialog.getByRole('table', { name }).innerText();
		expect(await table(/^How it is calculated/)).toMatch(
			/Gross sales\s+\$16,028\.48\s+−\s*Coupons\s+\$206\.48\s+−\s*Returns\s+\$625\.47\s+=\s*Net sales\s+\$15,196\.53/,
		);
		expect(await table(/^Compared with/)).toMatch(
			/Oct 1 - 31, 2025\s+\$9,424\.21\s+Change\s+\+\$5,772\.32/,
		);
		expect(await axeViolations(page, ['target-size'])).toEqual([]);

		await keys.press(dialog.getByText('By day'));
		await keys.press(dialog.getByRole('button', { name: 'October 31, 2026' }));
		await dialog.getByRole('link', { name: 'Order 3173, October 31, 2026' }).waitFor();
		await dialog
			.getByText(/^These rows add up to \$.*\.$/)
			.first()
			.waitFor();
		await page.keyboard.press('Escape');
		await dialog.waitFor({ state: 'detached' });
		const opener = page.getByRole('button', { name: 'Explain Net sales' });
		expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
		expect(complaints).toEqual([]);
		await end();
	});

	it('fits on a phone, and adds up the number of a row in a leaderboard on Overview', async () => {
		const { page, open, end, complaints } = await visit(browser, store, PHONE);
		await open('/analytics/overview', OCTOBER);
		await page.getByRole('button', { name: /^Explain numbers of “Top products/ }).click();
		await page
			.getByRole('table', { name: /^Top products/ })
			.getByRole('button', { name: / Explain Net sales/ })
			.first()
			.click();
		const dialog = await explained(page, 'Net sales');
		await dialog.getByText('Hoodie · Oct 1 - 31, 2026').waitFor();
		await dialog.getByText('These rows add up to $2,344.08.').first().waitFor();
		expect(await sidewaysOverflow(page)).toBe(0);
		expect(await axeViolations(page, ['target-size'])).toEqual([]);
		await page.keyboard.press('Escape');
		await dialog.waitFor({ state: 'detached' });
		expect(await axeViolations(page)).toEqual([]);
		expect(complaints).toEqual([]);
		await end();
	});
});

/** The position on screen of a line's value for a date. */
const valuePlace = (page: Page, line: number, date: number) =>
	page.evaluate(
		([series = 0, index = 0]) => {
			const path = document
				.querySelectorAll('.woocommerce-chart__series')
				[series]?.querySelector('path');
			const [x, y] = (path?.getAttribute('d') ?? '').slice(1).split('L')[index]?.split(',') ?? [];
			const at = new DOMPoint(Number(x), Number(y)).matrixTransform(path?.getScreenCTM() ?? {});
			return { x: at.x, y: at.y };
		},
		[line, date],
	);

describe('The explanation of one line among several', () => {
	const compared = `${OCTOBER}&filter=compare-products&products=74,96&interval=week`;
	const meant = '.woocommerce-chart__tooltip .is-chosen';

	it('opens by a click near its point, which is highlighted first', async () => {
		const { page, open, end, complaints } = await visit(browser, store, DESKTOP);
		await open('/analytics/products', compared);
		for (const [line, name] of ['Hoodie', 'Crew Tee'].entries()) {
			const { x, y } = await valuePlace(page, line, 1);
			await page.mouse.move(x, y);
			await page.locator(meant, { hasText: name }).waitFor();
			await page.mouse.click(x, y);
			const dialog = await explained(page, 'Items sold');
			await dialog.getByText(`${name} · Oct 4 - 10, 2026`).waitFor();
			await dialog
				.getByText(/^These rows add up to \d+\.$/)
				.first()
				.waitFor();
			expect(await dialog.getByText(/^The screen you came from shows/).count()).toBe(0);
			await page.keyboard.press('Escape');
			await dialog.waitFor({ state: 'detached' });
		}
		expect(complaints).toEqual([]);
		await end();
	});

	it('opens on a phone by a second tap, or from the explanation of another line', async () => {
		const { page, open, end, complaints } = await visit(browser, store, PHONE);
		await open('/analytics/products', compared);
		await page.locator('.woocommerce-chart__plot').scrollIntoViewIfNeeded();
		const { x, y } = await valuePlace(page, 1, 1);
		await page.touchscreen.tap(x, y);
		await page.locator(meant, { hasText: 'Crew Tee' }).waitFor();
		expect(await page.getByRole('dialog').count()).toBe(0);
		await page.touchscreen.tap(x, y);
		const dialog = await explained(page, 'Items sold');
		await dialog.getByText('Crew Tee · Oct 4 - 10, 2026').waitFor();
		await dialog.getByText('Other values in the chart').click();
		await dialog.getByRole('button', { name: 'Hoodie' }).click();
		await dialog.getByText('Hoodie · Oct 4 - 10, 2026').waitFor();
		expect(await sidewaysOverflow(page)).toBe(0);
		expect(await axeViolations(page, ['target-size'])).toEqual([]);
		expect(complaints).toEqual([]);
		await end();
	});
});
