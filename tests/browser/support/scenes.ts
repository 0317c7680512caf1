import type { Page } from 'playwright-core';
import { reportScreens } from '@store-analytics/rest-api';
import type { Scene } from './scene';
import { emptyScenes, savedScenes } from './saved-scenes';
import { OCTOBER } from './visit';

const reports = Object.values(reportScreens).map(({ path }) => path);

export const screens = ['/', '/analytics/overview', ...reports, '/analytics/settings'];

export const loaded: readonly Scene[] = [...screens, '/analytics/data', '/analytics/nowhere'].map(
	(screen) => ({
		name: `${screen}`,
		screen,
	}),
);

const button = (name: string | RegExp) => (page: Page) =>
	page.getByRole('button', { name }).first().click();

/** Ids of the recorded shop. */
const shop = {
	simple: 23,
	variable: 96,
	variations: '98,101',
	categories: '20,21,22',
	coupons: '120,121',
	taxes: '18,19,24',
	customer: 194,
};

const advanced: readonly Scene[] = [
	{
		name: 'all advanced filters of Orders',
		screen: '/analytics/orders',
		query: `${OCTOBER}&filter=advanced&match=any&status_is=completed&product_includes=${shop.simple}&variation_excludes=98&coupon_includes=120&customer_type=new&refunds=none&tax_rate_includes=18&attribute_is[0][]=1&attribute_is[0][]=25`,
	},
	{
		name: 'all advanced filters of Customers',
		screen: '/customers',
		query:
			'filter=advanced&name_includes=194&country_includes=US,DE&username_excludes=194&email_includes=194&orders_count_between[]=1&orders_count_between[]=9&total_spend_min=500&avg_order_value_max=90&registered_after=2026-01-01&last_active_between[]=2026-01-01&last_active_between[]=2026-06-01',
	},
	{
		name: 'all advanced filters of Downloads',
		screen: '/analytics/downloads',
		query: `${OCTOBER}&filter=advanced&product_includes=${shop.simple}&customer_excludes=194&order_includes=3129&ip_address_includes=127.0.0.1`,
	},
	{
		name: 'all advanced filters of Variations',
		screen: '/analytics/variations',
		query: `${OCTOBER}&filter-variations=advanced&category_includes=20&product_includes=${shop.variable}&attribute_is[0][]=1`,
	},
	{
		name: 'the list of filters to add',
		screen: '/customers',
		query: 'filter=advanced',
		act: button('Add a Filter'),
	},
];

const comparisons: readonly Scene[] = [
	[
		'products',
		'/analytics/products',
		`filter=compare-products&products=${shop.simple},${shop.variable}`,
	],
	[
		'categories',
		'/analytics/categories',
		`filter=compare-categories&categories=${shop.categories}`,
	],
	['coupons', '/analytics/coupons', `filter=compare-coupons&coupons=${shop.coupons}`],
	['taxes', '/analytics/taxes', `filter=compare-taxes&taxes=${shop.taxes}&chartType=bar`],
	[
		'variations',
		'/analytics/variations',
		`filter-variations=compare-variations&variations=${shop.variations}`,
	],
].map(([what, screen = '', query]) => ({
	name: `a comparison of ${what}`,
	screen,
	query: `${OCTOBER}&${query}`,
}));

const singles: readonly Scene[] = [
	['a simple product', '/analytics/products', `filter=single_product&products=${shop.simple}`],
	[
		'a product with variations',
		'/analytics/products',
		`filter=single_product&products=${shop.variable}`,
	],
	['one variation', '/analytics/variations', 'filter-variations=single_variation&variations=98'],
	['one category', '/analytics/categories', 'filter=single_category&categories=21'],
	['one coupon', '/analytics/coupons', 'filter=single_coupon&coupons=120'],
	['one customer', '/customers', `filter=single_customer&customers=${shop.customer}`],
	['a search without results', '/analytics/products', 'search=qwertz'],
	[
		'a search with results',
		'/analytics/products',
		'search=Hoodie,Tee&orderby=net_revenue&order=asc',
	],
].map(([name = '', screen = '', query]) => ({ name, screen, query: `${OCTOBER}&${query}` }));

/** Menus and dialogs that open, selections, and failures after a user's action. */
export const opened: readonly Scene[] = [
	{
		name: 'the explanation of a number',
		screen: '/analytics/revenue',
		isCovered: true,
		async act(page) {
			await button(/^Explain/)(page);
			await page.locator('.sa-explanation__sum').first().waitFor();
		},
	},
	{
		name: 'the dialog “What changed”',
		screen: '/analytics/revenue',
		async act(page) {
			await button(/^What changed/)(page);
			await page.locator('.sa-changes__split').nth(3).waitFor();
		},
	},
	{
		name: 'the views of a report',
		screen: '/analytics/orders',
		isCovered: true,
		act: button('Views'),
	},
	{
		name: 'the form that saves a view',
		screen: '/analytics/orders',
		isCovered: true,
		async act(page) {
			await button('Views')(page);
			await button('Save view…')(page);
			await page.getByRole('textbox', { name: 'Name' }).press('Enter');
			await page.getByText('Enter a name for the view.').waitFor();
		},
	},
	{
		name: 'the menu of a chart on Overview',
		screen: '/analytics/overview',
		isCovered: true,
		act: button('Chart options'),
	},
	{
		name: 'the palette',
		screen: '/analytics/revenue',
		isCovered: true,
		async act(page) {
			await page.keyboard.press('Control+k');
			await page.getByRole('combobox', { name: /^Reports, views/ }).fill('hoodie');
			await page.getByRole('option', { name: 'Hoodie with Pocket' }).waitFor();
		},
	},
	{ name: 'the presets of the date range', screen: '/analytics/revenue', act: button(/vs\./) },
	{
		name: 'the calendar of the date range',
		screen: '/analytics/revenue',
		async act(page) {
			await button(/vs\./)(page);
			await page.getByRole('tab', { name: 'Custom' }).click();
			await page.locator('.DayPicker').first().waitFor();
		},
	},
	{
		name: 'a dropdown of filters',
		screen: '/analytics/products',
		isCovered: true,
		act: button('Show: All products'),
	},
	{
		name: 'a search inside a dropdown',
		screen: '/analytics/products',
		async act(page) {
			await button('Show: All products')(page);
			await button('Single product')(page);
			await page.getByRole('dialog').getByRole('combobox').fill('hood');
			await page.getByRole('option').first().waitFor();
		},
	},
	{
		name: 'the choice of columns',
		screen: '/analytics/orders',
		act: button('Choose which values to display'),
	},
	{
		name: 'selected rows',
		screen: '/analytics/products',
		async act(page) {
			const boxes = page.getByRole('table').getByRole('checkbox');
			await boxes.nth(1).check();
			await boxes.nth(2).check();
		},
	},
	{
		name: 'the list of all products of an order',
		screen: '/analytics/orders',
		act: (page) =>
			page
				.locator(
					'.woocommerce-view-more-list button, button.woocommerce-tag__text, .woocommerce-view-more-list',
				)
				.first()
				.click(),
	},
	{
		name: 'a chart point with keyboard focus',
		screen: '/analytics/revenue',
		async act(page) {
			await page.locator('.woocommerce-chart [tabindex="0"][aria-label]').first().focus();
			await page.keyboard.press('ArrowRight');
		},
	},
	{
		name: 'bars by week',
		screen: '/analytics/revenue',
		query: `${OCTOBER}&chartType=bar&interval=week&chart=refunds`,
	},
	{
		name: 'a section’s menu on Overview',
		screen: '/analytics/overview',
		act: (page) => page.locator('.woocommerce-ellipsis-menu__toggle').last().click(),
	},
	{
		name: 'unsaved settings',
		screen: '/analytics/settings',
		act: (page) => page.getByRole('checkbox').first().click(),
	},
	{
		name: 'settings that the shop rejects',
		screen: '/analytics/settings',
		network: 'broken',
		async act(page) {
			await page.getByRole('checkbox').first().click();
			await page.getByRole('button', { name: 'Save settings' }).click();
			await page.locator('.components-snackbar').first().waitFor();
		},
	},
	{
		name: 'an import from a chosen day',
		screen: '/analytics/settings',
		isInWordPress: true,
		act: (page) => page.getByRole('combobox', { name: 'Period' }).selectOption('custom'),
	},
	...savedScenes,
];

const records: readonly Scene[] = [
	{
		name: 'the page of an order',
		screen: '/orders/3056',
		// The page knows the customer a request later.
		act: (page) => page.getByRole('link', { name: 'Ada Zhang' }).waitFor(),
	},
	{ name: 'the page of a customer', screen: '/customers/241' },
	{ name: 'the page of a product', screen: '/products/64' },
];

/** All states other than loaded screens. */
export const states: readonly Scene[] = [
	...screens.map((screen) => ({
		name: `${screen} while it loads`,
		screen,
		network: 'slow' as const,
	})),
	...screens.map((screen) => ({
		name: `${screen} when the shop fails`,
		screen,
		network: 'broken' as const,
	})),
	...screens.map((screen) => ({ name: `${screen} of an empty shop`, screen, isEmpty: true })),
	...advanced,
	...comparisons,
	...singles,
	...opened,
	...emptyScenes,
	...records,
];
