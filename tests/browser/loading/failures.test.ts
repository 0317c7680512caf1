import type { Page } from 'playwright-core';
import { TOKEN } from '../../support/stores/fixture-store';
import { eachTestVisits } from '../support/each-test-visits';
import { axeViolations } from '../support/axe';
import { OCTOBER, settled, type Visit } from '../support/visit';

let current: Visit;
let page: Page;

eachTestVisits((atHand) => ({ current, page } = atHand));

const menuLink = (name: string) =>
	page
		.locator('#toplevel_page_wc-admin-path--analytics-overview')
		.getByRole('link', { name, exact: true });
const query = () => Object.fromEntries(new URL(page.url()).searchParams);
const october = { ...Object.fromEntries(new URLSearchParams(OCTOBER)) };

it('an expired session is reported once, and the log-in leads back to the same place', async () => {
	await current.open('/analytics/revenue');
	await page.context().clearCookies();
	await menuLink('Orders').click();
	const logIn = page.getByRole('alert').getByRole('link', { name: 'Log in again' });
	// Three panels fail one after the other; only with the last one do their messages become one.
	await page.waitForFunction(
		() =>
			[...document.querySelectorAll('[role="alert"]')].filter((alert) => alert.checkVisibility())
				.length === 1,
	);
	await page.getByRole('heading', { name: 'You are logged out.' }).waitFor();
	expect(await axeViolations(page)).toEqual([]);
	await logIn.click();
	await page.getByLabel('Access token').fill(TOKEN);
	await page.getByRole('button', { name: 'Log in' }).click();
	await settled(page);
	expect(query()).toMatchObject({ path: '/analytics/orders', ...october });
	await page.locator('.woocommerce-summary').getByText('$15,196.53').waitFor();
});

it('typed text stays while the user logs in again in another tab', async () => {
	await current.open('/analytics/settings');
	const dateType = page.getByRole('combobox', { name: 'Date type' });
	const before = await dateType.inputValue();
	await dateType.selectOption({ label: 'Date completed' });
	const chosen = await dateType.inputValue();
	await page.context().clearCookies();
	await page.getByRole('button', { name: 'Save settings' }).click();
	const opening = page.context().waitForEvent('page');
	await page.getByRole('link', { name: 'Log in again in a new tab' }).click();
	const tab = await opening;
	await tab.getByLabel('Access token').fill(TOKEN);
	await tab.getByRole('button', { name: 'Log in' }).click();
	await settled(tab);
	await tab.close();
	expect([before === chosen, await dateType.inputValue()]).toEqual([false, chosen]);
	await page.getByRole('button', { name: 'Save settings' }).click();
	await page.getByText('Your settings have been saved.').first().waitFor();
	await page.reload();
	await settled(page);
	expect(await dateType.inputValue()).toBe(chosen);
});

it('a missing chunk means that the page was updated, and the reload keeps the address', async () => {
	await current.open('/analytics/settings');
	await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
	await menuLink('Taxes').click();
	await page.getByText('The page was updated.').waitFor();
	expect(await page.locator('.woocommerce-layout').textContent()).not.toMatch(/console/i);
	expect(await axeViolations(page)).toEqual([]);
	await page.unroute('**/*.js');
	await page.getByRole('button', { name: 'Reload' }).click();
	await settled(page);
	expect(query()).toMatchObject({ path: '/analytics/taxes', ...october });
	await page.getByRole('heading', { level: 1, name: 'Taxes' }).waitFor();
});
