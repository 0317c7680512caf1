import type { Page } from 'playwright-core';
import type { FixtureStore } from '../../support/stores/fixture-store';
import { savedPreferences } from '../../support/saved-preferences';
import { eachTestVisits } from '../support/each-test-visits';
import { OCTOBER, settled, standInWordPress, type Visit } from '../support/visit';

let store: FixtureStore;
let current: Visit;
let page: Page;

eachTestVisits((atHand) => ({ store, current, page } = atHand));

const button = (name: string | RegExp) => page.getByRole('button', { name });
const inDialog = (name: string) => page.getByRole('alertdialog').getByRole('button', { name });
/** Waits for a message on screen. */
const told = (text: string) =>
	page.locator('.components-snackbar__content').getByText(text).waitFor();
const dollars = (amount: number) =>
	amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

describe('The settings of the reports', () => {
	it('move the numbers to another date of orders, and back', async () => {
		const grossOf = async () => {
			const { totals } = await store.ask<{ totals: { gross_sales: number } }>(
				'/wc-analytics/reports/revenue/stats?interval=month&after=2026-10-01T00:00:00&before=2026-10-31T23:59:59',
			);
			return totals.gross_sales;
		};
		const decide = async (type: string) => {
			await current.open('/analytics/settings', OCTOBER);
			await page.getByRole('combobox', { name: 'Date type' }).selectOption({ label: type });
			await button('Save settings').click();
			await told('Your settings have been saved.');
			// On the same page, the cache has numbers by the old rules.
			await page.locator('#adminmenu').getByRole('link', { name: 'Revenue', exact: true }).click();
			await page.waitForURL(/revenue/);
			await current.open('/analytics/revenue');
			await page
				.locator('.woocommerce-summary')
				.getByText(dollars(await grossOf()))
				.waitFor();
			return grossOf();
		};
		const created = await decide('Date created');
		const paid = await decide('Date paid');
		expect(created).not.toBe(paid);
		expect(await decide('Date created')).toBe(created);
	});

	it('ask before the user leaves unsaved changes, keep rejected ones, and can be reset to the defaults', async () => {
		await current.open('/analytics/settings');
		const asked: string[] = [];
		page.on('dialog', (dialog) => {
			asked.push(dialog.type());
			void dialog.dismiss();
		});
		const failed = page.getByRole('group', { name: 'Excluded statuses:' }).getByLabel('Failed');
		await failed.uncheck();
		await page
			.locator('#adminmenu')
			.getByRole('link', { name: 'Orders', exact: true })
			.last()
			.click();
		await inDialog('Leave page').waitFor();
		await page.keyboard.press('Escape');
		expect(page.url()).toContain('settings');

		await page.route('**/settings/wc_admin/batch*', (route) => route.abort());
		await button('Save settings').click();
		await told('There was a problem updating your settings.');
		expect(await failed.isChecked()).toBe(false);
		await page.unrouteAll();
		await button('Save settings').click();
		await told('Your settings have been saved.');
		expect(await button('Save settings').isDisabled()).toBe(true);

		await button('Reset defaults').click();
		await page.keyboard.press('Escape');
		expect(await button('Reset defaults').evaluate((it) => it === document.activeElement)).toBe(
			true,
		);
		await button('Reset defaults').click();
		// The notice of the previous save may still be visible.
		const isSaved = page.waitForResponse(/settings\/wc_admin\/batch/);
		await inDialog('Reset defaults').click();
		await isSaved;
		await page.waitForFunction(
			() => document.querySelectorAll('.woocommerce-setting input:checked').length === 5,
		);
		expect(asked).toEqual([]);
		await told('Your settings have been saved.');
		await page.reload();
		await settled(page);
		expect(await failed.isChecked()).toBe(true);
	});

	it('[S4.import.1] import historical data with progress, until stopped, and show why the shop refuses', async () => {
		const progress = (orders: number, isRunning: boolean) => ({
			is_importing: isRunning,
			customers: { imported: 265, total: 265 },
			orders: { imported: orders, total: 3218 },
			imported_from: -1,
		});
		let status = progress(3218, false);
		const asked: string[] = [];
		await page.route('**/reports/import**', (route) => {
			const url = new URL(route.request().url());
			asked.push(url.pathname.replace(/.*import/, '') + url.search);
			if (url.pathname.endsWith('/status')) return route.fulfill({ json: status });
			return route.continue();
		});
		await standInWordPress(page);
		await current.open('/analytics/settings', 'import=true');
		const box = page.locator('.woocommerce-settings-historical-data');
		await box.getByText('Status: All historical data imported').waitFor();

		status = progress(1200, true);
		await button('Re-import data').click();
		await box.getByText('1,200 of 3,218').waitFor();
		await box.getByText('Status: Importing orders').waitFor();
		expect(asked.join()).toContain('skip_existing=false');
		expect(await page.getByRole('combobox', { name: 'Period' }).isDisabled()).toBe(true);
		status = progress(2400, true);
		await box.getByText('2,400 of 3,218').waitFor();

		status = progress(2400, false);
		await button('Stop import').click();
		await box.getByText('Status: Ready to import').waitFor();
		expect(asked.some((path) => path.startsWith('/cancel'))).toBe(true);
		status = progress(3218, false);
		await button('Start').click();
		await box.getByText('Status: All historical data imported').waitFor();

		await button('Delete previously imported data').click();
		await inDialog('Delete previously imported data').click();
		await box.getByRole('alert').getByText('there is nothing to delete').waitFor();
		await button('Try again').click();
		await box.getByText('Status: All historical data imported').waitFor();

		await page.getByRole('combobox', { name: 'Period' }).selectOption('custom');
		await page.getByRole('textbox', { name: /Beginning on/ }).fill('12/01/2026');
		expect(await button('Start').isDisabled()).toBe(true);
		await Promise.all([
			page.waitForResponse(/totals\?.*days=10/),
			page.getByRole('textbox', { name: /Beginning on/ }).fill('11/10/2026'),
		]);
	});
});

describe('Overview', () => {
	const saved = () => savedPreferences((path) => store.ask(path));
	const sections = () =>
		page
			.locator('.woocommerce-dashboard-section, .woocommerce-section-header')
			.getByRole('heading', { level: 2 })
			.allTextContents();
	const menuOf = (what: RegExp) => button(what).click();
	const savedNow = () =>
		page.waitForResponse(
			(reply) => reply.request().method() === 'POST' && reply.url().includes('/users/'),
		);

	it("keeps its user's arrangement of sections, numbers, charts and leaderboards after a reload", async () => {
		await current.open('/analytics/overview');
		expect(await sections()).toEqual(['Performance', 'Charts', 'Leaderboards']);

		await menuOf(/Choose which analytics/);
		await Promise.all([savedNow(), page.getByRole('checkbox', { name: 'Gross sales' }).click()]);
		await page.keyboard.press('Escape');
		await page.locator('.woocommerce-summary').getByText('Gross sales').waitFor();
		await menuOf(/Choose which charts/);
		await Promise.all([savedNow(), page.getByRole('checkbox', { name: 'Items sold' }).click()]);
		await page.keyboard.press('Escape');
		await menuOf(/Choose which leaderboards/);
		await Promise.all([savedNow(), page.getByRole('checkbox', { name: /customers/i }).click()]);
		await Promise.all([savedNow(), page.getByRole('combobox', { name: /Rows/ }).selectOption('3')]);
		await Promise.all([savedNow(), button('Move up').click()]);
		await menuOf(/Choose which charts/);
		await Promise.all([savedNow(), button('Remove section').click()]);
		expect(await sections()).toEqual(['Performance', 'Leaderboards']);

		await page.reload();
		await settled(page);
		expect(await sections()).toEqual(['Performance', 'Leaderboards']);
		await page.locator('.woocommerce-summary').getByText('Gross sales').waitFor();
		expect(
			await page
				.getByRole('table', { name: /Top products/ })
				.locator('tbody tr')
				.count(),
		).toBe(3);
		await page.getByRole('table', { name: /Top customers/i }).waitFor();
		const { dashboard_sections: kept, dashboard_leaderboard_rows: rows } = await saved();
		expect(rows).toBe(3);
		expect(kept).toMatchObject([
			{ key: 'store-performance', isVisible: true },
			{ key: 'leaderboards', isVisible: true },
			{ key: 'charts', isVisible: false },
		]);

		await button('Add more sections').click();
		await Promise.all([savedNow(), button('Add Charts section').click()]);
		expect(await sections()).toEqual(['Performance', 'Leaderboards', 'Charts']);
		await page.getByRole('link', { name: 'Items sold', exact: true }).first().waitFor();
	});

	it('keeps typed text when the shop cannot save it, and reports that', async () => {
		await current.open('/analytics/overview');
		await page.route('**/wp/v2/users/**', (route) => route.fulfill({ status: 500, body: '{}' }));
		await menuOf(/Choose which leaderboards/);
		await page.getByRole('textbox', { name: 'Section title' }).fill('Best sellers');
		await page.keyboard.press('Tab');
		await told('Your choice could not be saved.');
		expect(await sections()).toContain('Best sellers');
	});
});

describe('A report with failing requests', () => {
	it('shows what has loaded, reports what has not, and recovers when the connection is back', async () => {
		await current.open('/analytics/orders');
		await page.context().setOffline(true);
		await page
			.getByRole('columnheader')
			.getByRole('button', { name: /Net sales/ })
			.click();
		await button('Try again').waitFor();
		await page.locator('.woocommerce-summary').getByText('$15,196.53').waitFor();
		await page.context().setOffline(false);
		await button('Try again').waitFor({ state: 'detached' });
		await settled(page);
		expect(await page.locator('tbody tr').count()).toBe(25);
	});

	it.each([
		['/analytics/orders', 'filter=advanced&nothing_is=5&status_like=x&match=none'],
		['/analytics/products', 'filter=single_product&products=0,x'],
		['/analytics/products', 'filter=compare-products&products=999999999,-1'],
		['/analytics/categories', 'filter=nonsense&categories=%00'],
		['/analytics/stock', 'type=everywhere&orderby=price&paged=9999999'],
		['/customers', 'filter=advanced&total_spend_between[]=x&last_active_before=yesterday'],
		['/analytics/taxes', 'filter=compare-taxes&taxes=&segmentby=drop'],
		['/analytics/variations', 'filter-variations=single_variation&variations[]=1&search[]=a'],
	])('treats invalid values of %s?%s as the defaults', async (screen, query) => {
		const errors: string[] = [];
		page.on('pageerror', (error) => errors.push(error.message));
		await current.open(screen, `${OCTOBER}&${query}`);
		expect(await button('Try again').count()).toBe(0);
		expect(await page.getByText('could not be shown').count()).toBe(0);
		expect(errors).toEqual([]);
	});
});
