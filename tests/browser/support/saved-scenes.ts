import type { Page } from 'playwright-core';
import type { Scene } from './scene';

const month = 'period=month&compare=previous_year';

/** What the shop stores for the user, in the form of preferences. */
const stored = {
	plan: {
		store_analytics_targets: JSON.stringify([
			{ metric: 'revenue/net_revenue', query: '', unit: 'month', start: '', amount: 20000 },
		]),
		store_analytics_annotations: JSON.stringify([
			{ id: 'raised', from: '2026-11-05', to: '2026-11-05', text: 'Price%20raised' },
		]),
	},
	pins: {
		store_analytics_pins: JSON.stringify([
			{ kind: 'number', path: '/analytics/revenue', metric: 'net_revenue', query: '' },
			{ kind: 'chart', path: '/analytics/orders', metric: 'avg_order_value', query: '' },
		]),
	},
	columns: { report_compared_columns: JSON.stringify(['previous', 'change']) },
};

/** Opens a dialog from the chart's menu with stored entries, and saves an empty form. */
const refused = (item: string, save: string, problem: string) => async (page: Page) => {
	await page
		.getByText(/^Price raised \(/)
		.first()
		.waitFor();
	await page.getByRole('button', { name: 'Chart options' }).first().click();
	await page.getByRole('menuitem', { name: item }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('list').waitFor();
	await dialog.getByRole('button', { name: save }).click();
	await dialog.getByText(problem).first().waitFor();
};

const targets = {
	screen: '/analytics/revenue',
	query: `${month}&chart=net_revenue`,
	preferences: stored.plan,
	isCovered: true,
	act: refused('Targets…', 'Save target', 'Enter a number such as'),
};

const notes = {
	screen: '/analytics/overview',
	query: month,
	preferences: stored.plan,
	isCovered: true,
	act: refused('Notes on the time axis…', 'Save note', 'Enter the text of the note.'),
};

const pinned = {
	screen: '/analytics/overview',
	query: month,
	preferences: stored.pins,
	async act(page: Page) {
		await page
			.getByRole('link', { name: /^Revenue: Net sales/ })
			.first()
			.waitFor();
		await page.getByRole('heading', { name: /^Orders: Average order value/ }).waitFor();
	},
};

async function explainRanking(page: Page): Promise<void> {
	await page.getByRole('button', { name: /^Explain numbers of “Top products/ }).click();
	const table = page.getByRole('table', { name: /^Top products/ });
	await table
		.getByRole('button', { name: / Explain Net sales/ })
		.first()
		.click();
	await page.locator('.sa-explanation__sum').first().waitFor();
}

/** The screens that show and edit what the shop stores for the user, and other content that loads on demand. */
export const savedScenes: readonly Scene[] = [
	{ name: 'saved targets and one without an amount', ...targets },
	{ name: 'saved notes and one without text', ...notes },
	{ name: 'pins on Overview', ...pinned },
	{
		name: 'the explanation of a number in a ranking',
		screen: '/analytics/overview',
		isCovered: true,
		act: explainRanking,
	},
	{
		name: 'the explained columns of the compared period',
		screen: '/analytics/categories',
		preferences: stored.columns,
		async act(page) {
			await page.getByRole('columnheader', { name: 'Net sales (previous)' }).waitFor();
			await page.getByRole('button', { name: 'Explain numbers', exact: true }).click();
			await page
				.getByRole('table')
				.getByRole('button', { name: / Explain / })
				.first()
				.waitFor();
		},
	},
	{
		name: 'further ranges and comparisons with an invalid number',
		screen: '/analytics/revenue',
		query: 'period=last_6_weeks&compare=none',
		isCovered: true,
		async act(page) {
			await page.getByRole('button', { name: /^Date range:/ }).click();
			await page.getByRole('textbox', { name: 'Number' }).fill('0');
			await page.getByText('Enter a whole number from 1 to 999.').waitFor();
			await page.getByRole('radio', { name: 'Other dates' }).check();
		},
	},
];

/** Such screens, and others, in a shop without sales. */
export const emptyScenes: readonly Scene[] = [
	{
		name: 'the explanation of a number of an empty shop',
		screen: '/analytics/revenue',
		query: `${month}&chart=net_revenue`,
		isCovered: true,
		async act(page: Page) {
			await page.getByRole('button', { name: 'Explain Net sales' }).click();
			await page.locator('.sa-explanation__sum').first().waitFor();
		},
	},
	{
		name: 'the dialog “What changed” of an empty shop',
		screen: '/analytics/revenue',
		query: `${month}&chart=net_revenue`,
		async act(page: Page) {
			await page.getByRole('button', { name: 'What changed: Net sales' }).click();
			await page.getByText('Net sales: unchanged').first().waitFor();
		},
	},
	{ name: 'targets of an empty shop', ...targets },
	{ name: 'notes of an empty shop', ...notes },
	{ name: 'pins on Overview of an empty shop', ...pinned },
	{
		name: 'the palette of an empty shop',
		screen: '/analytics/overview',
		isCovered: true,
		async act(page: Page) {
			await page.keyboard.press('Control+k');
			await page.getByRole('combobox', { name: /^Reports, views/ }).fill('hoodie');
			await page.getByText('No results').waitFor();
		},
	},
	{
		name: 'the form that saves a view of an empty shop',
		screen: '/analytics/orders',
		isCovered: true,
		async act(page: Page) {
			await page.getByRole('button', { name: 'Views' }).first().click();
			await page.getByRole('button', { name: 'Save view…' }).click();
			await page.getByRole('textbox', { name: 'Name' }).waitFor();
		},
	},
	{
		name: 'the range “All time” of an empty shop',
		screen: '/analytics/revenue',
		query: 'period=all&compare=none',
		act: (page: Page) => page.getByText('All time (').first().waitFor(),
	},
].map((scene) => ({ ...scene, isEmpty: true }));
