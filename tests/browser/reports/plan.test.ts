import type { Browser, Locator, Page } from 'playwright-core';
import type { FixtureStore } from '../../support/stores/fixture-store';
import { browserAndStore } from '../support/each-test-visits';
import { keys } from '../support/input-method';
import { axeViolations } from '../support/axe';
import { DESKTOP, PHONE, settled, sidewaysOverflow, visit } from '../support/visit';

let browser: Browser;
let store: FixtureStore;

browserAndStore((both) => ({ browser, store } = both));

const month = 'period=month&compare=previous_year';

/** Opens a dialog from the chart's menu by keyboard. */
async function openDialog(page: Page, item: string): Promise<Locator> {
	await keys.press(page.getByRole('button', { name: 'Chart options' }));
	const entry = page.getByRole('menuitem', { name: item });
	await entry.waitFor();
	await page.keyboard.press('End');
	for (let step = 0; !(await isFocused(entry)) && step < 9; step += 1) {
		await page.keyboard.press('ArrowUp');
	}
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog');
	await dialog.waitFor();
	return dialog;
}

const isFocused = (target: Locator) =>
	target.evaluate((element) => element === document.activeElement);

/** Deletes stored entries by request, so that the next test starts without them. */
async function forget(page: Page): Promise<void> {
	await page.evaluate(async () => {
		// The page defines it.
		const { nonce } = (window as unknown as { wpApiSettings: { nonce: string } }).wpApiSettings;
		await fetch('/wp-json/wp/v2/users/me', {
			method: 'POST',
			headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
			body: JSON.stringify({
				woocommerce_meta: { store_analytics_targets: '[]', store_analytics_annotations: '[]' },
			}),
		});
	});
}

describe('A target', () => {
	it('can be set by keyboard alone, shows its line and pace, and can be annotated', async () => {
		const { page, open, end, complaints, requests } = await visit(browser, store, DESKTOP);
		const scripts: string[] = [];
		page.on('request', (request) => {
			if (request.resourceType() === 'script') scripts.push(request.url());
		});
		await open('/analytics/revenue', `${month}&chart=net_revenue`);
		expect(scripts.filter((url) => /\/plan\./.test(url))).toEqual([]);

		let dialog = await openDialog(page, 'Targets…');
		expect(requests.filter((path) => path.includes('users'))).toEqual([]);
		expect(await axeViolations(page, ['target-size'])).toEqual([]);
		await keys.write(dialog.getByLabel('Target for Net sales'), '20,000');
		await keys.choose(dialog.getByLabel('Period', { exact: true }), 'Each month');
		await keys.press(dialog.getByRole('button', { name: 'Save target' }));
		await page.getByText('The target has been saved.').first().waitFor();
		await dialog.waitFor({ state: 'detached' });
		// At noon of 20 November, 19.5 of 30 days have passed.
		const pace = page.getByText(/^Target of November 2026: /);
		expect(await pace.innerText()).toBe(
			'Target of November 2026: $13,149.34 of $20,000.00. Expected by now: $13,000.00. ' +
				'$149.34 above plan. Projected: $20,229.75. $229.75 above plan.',
		);
		expect(await page.getByRole('checkbox', { name: /^Target/ }).isChecked()).toBe(true);

		dialog = await openDialog(page, 'Notes on the time axis…');
		await keys.write(dialog.getByLabel('Note', { exact: true }), 'Price raised');
		await keys.write(dialog.getByLabel('Day', { exact: true }), '11052026');
		await keys.press(dialog.getByRole('button', { name: 'Save note' }));
		await dialog.waitFor({ state: 'detached' });
		await page.getByText('Price raised (Nov 5, 2026)').waitFor();
		const marks = await page.locator('.woocommerce-chart__notes').getAttribute('d');
		expect(marks?.match(/M/g)).toHaveLength(1);
		await page.getByRole('application').focus();
		await page.keyboard.press('Home');
		for (let day = 1; day < 5; day += 1) await page.keyboard.press('ArrowRight');
		await page
			.locator('[aria-live=polite]', {
				hasText: /November 5, 2026: \$862\.33.*; Target: \$666\.6\d\. Note: Price raised/,
			})
			.waitFor({ state: 'attached' });
		expect(await axeViolations(page)).toEqual([]);
		expect(complaints).toEqual([]);

		await open('/analytics/overview', month);
		await page.getByText(/^Target of November 2026: \$13,149\.34 of \$20,000\.00\./).waitFor();
		expect(await axeViolations(page)).toEqual([]);
		await forget(page);
		await end();
	});

	it('fits on a phone, and using its dialog on Overview opens no report', async () => {
		const { page, open, end, complaints } = await visit(browser, store, PHONE);
		await open('/analytics/overview', month);
		await page.getByRole('button', { name: 'Chart options' }).first().click();
		await page.getByRole('menuitem', { name: 'Targets…' }).click();
		const dialog = page.getByRole('dialog');
		await dialog.getByLabel(/^Target for/).fill('600000');
		await dialog.getByLabel('Length of the period').selectOption({ label: 'Year' });
		await dialog.getByRole('heading').click();
		expect(await axeViolations(page, ['target-size'])).toEqual([]);
		await dialog.getByRole('button', { name: 'Save target' }).click();
		await dialog.waitFor({ state: 'detached' });
		await page.getByText(/^Target for the days shown: /).waitFor();
		expect(new URL(page.url()).searchParams.get('path')).toBe('/analytics/overview');
		expect(await sidewaysOverflow(page)).toBe(0);
		expect(await axeViolations(page)).toEqual([]);
		await open('/analytics/revenue', 'period=year&compare=none&interval=month&chart=net_revenue');
		await page.getByText(/^Target of 2026: /).waitFor();
		expect(await sidewaysOverflow(page)).toBe(0);
		expect(await axeViolations(page)).toEqual([]);
		expect(complaints).toEqual([]);
		await forget(page);
		await settled(page);
		await end();
	});
});
