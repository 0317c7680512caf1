import type { Page, Route } from 'playwright-core';
import type { Scene } from './scene';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const snackbar = (page: Page) => page.locator('.components-snackbar').first().waitFor();

/** A scene in which the shop responds like this to a screen that requests again. */
function replied(when: string, reply: (route: Route) => unknown): Scene {
	return {
		name: `the message of a report when ${when}`,
		screen: '/analytics/revenue',
		network: 'broken',
		async act(page) {
			await page.route('**/wp-json/**', reply);
			await page.reload();
			await page.locator('.woocommerce-layout__main [role=alert]').first().waitFor();
		},
	};
}

const refusal = (status: number, code: string) => (route: Route) =>
	route.fulfill({ status, json: { code, message: '', data: { status } } });

const failures: readonly Scene[] = [
	replied('the session has expired', refusal(401, 'rest_not_logged_in')),
	replied('the user may not read it', refusal(403, 'rest_forbidden')),
	replied('the shop cannot be reached', (route) => route.abort()),
	replied('the request is too large', refusal(413, 'too_large')),
	replied('the shop does not know the route', refusal(404, 'rest_no_route')),
	replied('the shop rejects a parameter', refusal(400, 'rest_invalid_param')),
	replied('the shop is busy', refusal(429, 'too_many')),
	replied('the shop takes too long', refusal(504, 'timeout')),
	replied('the shop responds with a page', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<p>123</p>' }),
	),
	replied('the shop responds with other data', (route) => route.fulfill({ json: {} })),
	{
		name: 'a screen whose script is missing',
		screen: '/analytics/settings',
		isComplainedOf: true,
		async act(page) {
			await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: '' }));
			await page.locator('#adminmenu a[href*="taxes"]').click();
			await page.getByText('The page was updated.').first().waitFor();
		},
	},
];

const told: readonly Scene[] = [
	{
		name: 'the message that settings are saved',
		screen: '/analytics/settings',
		async act(page) {
			await page.route('**/wc_admin/batch*', (route) => route.continue());
			await page.getByRole('combobox', { name: 'Date type' }).selectOption({ index: 1 });
			await button(page, 'Save settings').click();
			await snackbar(page);
		},
	},
	{
		name: 'the question before settings are reset',
		screen: '/analytics/settings',
		async act(page) {
			await button(page, 'Reset defaults').click();
			await page.getByRole('alertdialog').waitFor();
		},
	},
	{
		name: 'the question before unsaved settings are left',
		screen: '/analytics/settings',
		async act(page) {
			await page.getByRole('checkbox').first().click();
			await page.locator('#adminmenu a[href*="taxes"]').click();
			await page.getByRole('alertdialog').waitFor();
		},
	},
	{
		name: 'a report that was downloaded',
		screen: '/analytics/products',
		act: (page) => Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]),
	},
	{
		name: 'the message that a link was copied',
		screen: '/analytics/orders',
		async act(page) {
			await button(page, 'Views').click();
			await button(page, 'Copy link').click();
			await page.locator('.components-snackbar, [role=dialog]').first().waitFor();
		},
	},
	{
		name: 'the message that a number was pinned',
		screen: '/analytics/revenue',
		async act(page) {
			await button(page, 'Views').click();
			await button(page, /^Pin “/).click();
			await snackbar(page);
		},
	},
	{
		name: 'the dialog that manages saved views',
		screen: '/analytics/orders',
		async act(page) {
			await button(page, 'Views').click();
			await button(page, 'Save view…').click();
			await page.getByRole('textbox', { name: 'Name' }).fill('2026');
			await button(page, 'Save view').click();
			await snackbar(page);
			await button(page, '2026').click();
			await button(page, 'Manage views…').click();
			await page
				.getByRole('dialog')
				.getByRole('button', { name: /^Delete/ })
				.waitFor();
		},
	},
	{
		name: 'the message that a view was deleted',
		screen: '/analytics/orders',
		async act(page) {
			await button(page, /^Views|2026/).click();
			await button(page, 'Manage views…').click();
			await page
				.getByRole('dialog')
				.getByRole('button', { name: /^Delete/ })
				.click();
			await snackbar(page);
		},
	},
];

const shown: readonly Scene[] = [
	{
		name: 'the messages in Activity',
		screen: '/analytics/orders',
		async act(page) {
			await button(page, 'Activity').click();
			await page.locator('.sa-inbox__text').first().waitFor();
		},
	},
	{
		name: 'the value of a chart under the pointer',
		screen: '/analytics/revenue',
		async act(page) {
			await page.locator('.woocommerce-chart__body svg, .woocommerce-chart svg').last().hover();
			await page
				.locator('.woocommerce-chart [role=tooltip], .woocommerce-chart__tooltip')
				.waitFor();
		},
	},
	{
		name: 'a chart as a table',
		screen: '/analytics/revenue',
		async act(page) {
			await button(page, 'View as table').click();
			await page.getByRole('table').nth(1).waitFor();
		},
	},
	{
		name: 'the menu of a report’s chart',
		screen: '/analytics/revenue',
		act: (page) => button(page, 'Chart options').click(),
	},
	{
		name: 'the reason why a sixth line is not drawn',
		screen: '/analytics/products',
		async act(page) {
			const boxes = page.getByRole('table').getByRole('checkbox');
			for (let row = 1; row <= 6; row += 1) await boxes.nth(row).check();
			await button(page, /^Compare/).click();
			const legend = page.locator('.woocommerce-legend input:not(:checked)');
			await legend.first().hover();
			await page.getByRole('tooltip').waitFor();
		},
	},
	{
		name: 'the sections that can be added to Overview',
		screen: '/analytics/overview',
		async act(page) {
			await page.locator('.woocommerce-ellipsis-menu__toggle').last().click();
			await page.getByText('Remove section').click();
			await button(page, 'Add more sections').click();
			await page.getByRole('heading', { name: 'Dashboard sections' }).waitFor();
		},
	},
	{
		name: 'a slow shop',
		screen: '/analytics/revenue',
		network: 'slow',
		async act(page) {
			await page.clock.install();
			await page.clock.fastForward(11_000);
			await page.getByText('Still waiting').first().waitFor();
		},
	},
];

/** Further messages to check, beside those that axe checks. */
export const furtherScenes: readonly Scene[] = [...shown, ...told, ...failures];
