import type { Browser, Page } from 'playwright-core';
import type { FixtureStore } from '../../support/stores/fixture-store';
import { browserAndStore } from '../support/each-test-visits';
import { keys } from '../support/input-method';
import { axeViolations } from '../support/axe';
import { DESKTOP, OCTOBER, PHONE, settled, sidewaysOverflow, visit } from '../support/visit';

let browser: Browser;
let store: FixtureStore;

browserAndStore((both) => ({ browser, store } = both));

const snackbar = (page: Page, hasText: string) =>
	page.locator('.components-snackbar', { hasText }).first().waitFor();

async function pin(page: Page, what: string): Promise<void> {
	await keys.press(page.getByRole('button', { name: 'Views' }));
	await keys.press(page.getByRole('button', { name: `Pin ${what} to Overview` }));
	await snackbar(page, '“Net sales” has been pinned to Overview.');
}

const unpin = (page: Page) => page.getByRole('button', { name: 'Unpin “Net sales” from Overview' });

// The sums of October are calculated from the orders and refunds of the export.
describe('A number and a chart that the user pins to Overview by keyboard', () => {
	it('stay there with their days, also on a phone, until the user unpins them', async () => {
		const { page, open, end, complaints } = await visit(browser, store, DESKTOP);
		await open('/analytics/revenue', `${OCTOBER}&chart=net_revenue`);
		await pin(page, '“Net sales”');
		await pin(page, 'the chart of “Net sales”');
		await keys.press(
			page.locator('#adminmenu').getByRole('link', { name: 'Overview', exact: true }),
		);
		await page.getByRole('heading', { name: 'Pinned', exact: true }).waitFor();
		await settled(page);
		const number = page.getByRole('link', { name: /^Revenue: Net sales/ }).first();
		expect(await number.innerText()).toMatch(/\$15,196\.53[^]*61%/);
		const chart = page.locator('.sa-pinned__chart');
		expect(await chart.locator('.woocommerce-chart__series').count()).toBe(2);
		expect(await chart.getByRole('heading').innerText()).toContain('Revenue: Net sales');
		expect(await axeViolations(page)).toEqual([]);

		await page.setViewportSize(PHONE.viewport);
		expect(await sidewaysOverflow(page)).toBe(0);
		expect(await axeViolations(page)).toEqual([]);
		await page.setViewportSize(DESKTOP.viewport);

		await keys.press(unpin(page).first());
		await snackbar(page, '“Net sales” is no longer pinned to Overview.');
		await chart.waitFor();
		await keys.press(unpin(page));
		await chart.waitFor({ state: 'detached' });
		expect(await page.getByRole('heading', { name: 'Pinned', exact: true }).count()).toBe(0);
		expect(complaints).toEqual([]);
		await end();
	});

	it('reserve their space while the code of their report loads', async () => {
		const { page, open, goTo, end, complaints } = await visit(browser, store, DESKTOP);
		await open('/analytics/revenue', `${OCTOBER}&chart=net_revenue`);
		await pin(page, '“Net sales”');
		let arrive = () => {};
		const isHeld = new Promise<void>((resolve) => (arrive = resolve));
		await page.route('**/report-revenue*', (route) => isHeld.then(() => route.continue()));
		await goTo('/analytics/overview');
		await page.locator('.sa-pinned .is-loading').waitFor();
		arrive();
		await page.getByRole('link', { name: /^Revenue: Net sales/ }).waitFor();
		expect(complaints).toEqual([]);
		await end();
	});
});
