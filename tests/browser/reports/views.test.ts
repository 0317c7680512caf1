import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { NOW, startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { keys } from '../support/input-method';
import { axeViolations } from '../support/axe';
import { DESKTOP, PHONE, settled, sidewaysOverflow, visit } from '../support/visit';

let browser: Browser;
let store: FixtureStore;
let now = NOW;

beforeAll(async () => {
	browser = await launchChromium();
	store = await startFixtureStore({ now: () => now });
});

afterAll(async () => {
	await browser.close();
	await store.stop();
});

const name = 'Refunds & <b>"last week"</b> 50 %';
const refundsOfLastWeek =
	'period=last_week&compare=previous_period&filter=advanced&refunds=all&orderby=net_total&order=asc&chart=net_revenue&chartType=bar';

async function openPalette(page: Page) {
	await page.keyboard.press('Control+k');
	const input = page.getByRole('combobox', { name: /^Reports, views/ });
	await input.waitFor();
	return input;
}

const address = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

describe('A saved view', () => {
	it('is saved once by keyboard, and a week later, menu and palette open it for last week', async () => {
		now = NOW;
		const first = await visit(browser, store, DESKTOP);
		await first.open('/analytics/orders', refundsOfLastWeek);
		await keys.press(first.page.getByRole('button', { name: 'Views' }));
		await keys.press(first.page.getByRole('button', { name: 'Save view…' }));
		const dialog = first.page.getByRole('dialog');
		await keys.write(dialog.getByLabel('Name'), name);
		expect(await axeViolations(first.page, ['target-size'])).toEqual([]);
		await keys.press(dialog.getByRole('button', { name: 'Save view' }));
		await dialog.waitFor({ state: 'detached' });
		expect(first.complaints).toEqual([]);
		await first.end();

		// On the next Monday, 23 November, last week is that of 16 November.
		now = new Date('2026-11-23T14:00:00Z');
		const { page, open, end, complaints, requests } = await visit(browser, store, DESKTOP);
		await open('/analytics/overview', '');
		const asked = requests.length;
		await (await openPalette(page)).fill('refunds');
		await page.getByRole('option', { name }).waitFor();
		await page.keyboard.press('Enter');
		await settled(page);
		await page.getByRole('button', { name: /Last week \(Nov 1[56] - 2[12], 2026\)/ }).waitFor();
		expect(address(page)).toMatchObject({
			path: '/analytics/orders',
			...Object.fromEntries(new URLSearchParams(refundsOfLastWeek)),
		});
		expect(requests.slice(asked).join(' ')).toContain('after=2026-11-1');
		const entry = page.locator('#adminmenu').getByRole('link', { name, exact: true });
		expect(await entry.getAttribute('aria-current')).toBe('page');
		expect(await axeViolations(page)).toEqual([]);
		expect(complaints).toEqual([]);

		// Deleted by mistake, then restored.
		await keys.press(page.locator('.woocommerce-layout__header').getByRole('button', { name }));
		await keys.press(page.getByRole('button', { name: 'Manage views…' }));
		await keys.press(page.getByRole('dialog').getByRole('button', { name: /^Delete/ }));
		await entry.waitFor({ state: 'detached' });
		await page.keyboard.press('Escape');
		await keys.press(page.getByRole('button', { name: 'Undo' }));
		await entry.waitFor();
		await end();
	});

	it('fits on a phone, in the list below the title', async () => {
		const { page, open, end, complaints } = await visit(browser, store, PHONE);
		await open('/analytics/orders', refundsOfLastWeek);
		await page.locator('.woocommerce-layout__header').getByRole('button', { name }).click();
		await page.getByRole('button', { name: 'Manage views…' }).waitFor();
		expect(await sidewaysOverflow(page)).toBe(0);
		expect(await axeViolations(page)).toEqual([]);
		expect(complaints).toEqual([]);
		await end();
	});
});
