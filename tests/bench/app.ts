import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { createDemoShop, createStoreServer, openDatabase } from '@store-analytics/store-server';
import { launchChromium } from '../support/chromium';
import {
	measureInteraction,
	measureOpening,
	type Interaction,
	type Opening,
	type Screen,
} from './screens';

export interface AppNumbers {
	readonly openings: readonly Opening[];
	readonly interactions: readonly Interaction[];
}

const analytics = '#toplevel_page_wc-admin-path--analytics-overview';

/** Every screen: its path, its link in the menu, and what it contains when it is ready. */
const screens: readonly Screen[] = [
	...['Overview', 'Revenue', 'Orders', 'Products', 'Variations', 'Categories', 'Coupons'].map(
		(name) => report(name, ['table', 'chart']),
	),
	report('Taxes', ['table', 'chart']),
	report('Downloads', ['table', 'chart']),
	report('Stock', ['table']),
	{ name: 'Customers', path: '/customers', menu: '#toplevel_page_woocommerce', has: ['table'] },
	report('Settings', ['form']),
];

function report(name: string, has: Screen['has']): Screen {
	return { name, path: `/analytics/${name.toLowerCase()}`, menu: analytics, has };
}

/** Opens each screen of the built app in Chromium on a demo shop and uses one of them. */
export async function measureApp(root: string, now: Date): Promise<AppNumbers> {
	const file = path.join(root, '.cache/bench/10000.duckdb');
	if (!existsSync(file)) await createDemoShop({ file, orders: 10_000, now });
	const database = await openDatabase(file);
	const staticDir = path.join(root, 'dist/embedded');
	const server = await createStoreServer({
		context: { database, now: () => now },
		token: 'bench',
		staticDir,
		clockIsPinned: true,
	});
	const origin = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
	const browser = await launchChromium();
	const logIn = () => origin + server.newLoginPath();
	const address = (screen: string) =>
		`${origin}/wp-admin/admin.php?page=wc-admin&path=${encodeURIComponent(screen)}`;
	try {
		const openings: Opening[] = [];
		for (const screen of screens) {
			openings.push(await measureOpening(browser, screen, logIn, address(screen.path)));
		}
		const page = await browser.newPage({
			viewport: { width: 1400, height: 1000 },
			bypassCSP: true,
		});
		await page.goto(logIn());
		await page.goto(address('/analytics/revenue'));
		return { openings, interactions: await walkThroughRevenue(page) };
	} finally {
		await browser.close();
		await server.close();
		await database.close();
	}
}

async function walkThroughRevenue(page: Page): Promise<Interaction[]> {
	const heading = page.getByRole('columnheader').getByRole('button', { name: /Gross sales/ });
	await heading.waitFor();
	const other = ['week', 'day'];
	const targets = ['Orders', 'Revenue'];
	const ranges = ['Year to date', 'Month to date'];
	return [
		await measureInteraction(page, 'sort the table', () => heading.click()),
		await measureInteraction(page, 'change the interval', async () => {
			const next = other.shift() ?? 'day';
			other.push(next);
			await page.locator('.woocommerce-filters__actions select').selectOption(next);
		}),
		await measureInteraction(page, 'hide and show a line', async () => {
			await page.locator('.woocommerce-chart').getByRole('checkbox').nth(1).click();
		}),
		await measureInteraction(page, 'range to year and back', async () => {
			await page.getByRole('button', { name: /vs\./ }).click();
			await page.getByRole('tab', { name: 'Presets' }).click();
			const next = ranges.shift() ?? 'Month to date';
			ranges.push(next);
			await page.getByRole('radio', { name: next, exact: true }).click();
		}),
		await measureInteraction(page, 'choose another number', async () => {
			await page
				.getByRole('link', { name: /^(Taxes|Shipping)/ })
				.first()
				.click();
		}),
		await measureInteraction(page, 'switch to another report', async () => {
			const next = targets.shift() ?? 'Revenue';
			targets.push(next);
			await page.locator(analytics).getByRole('link', { name: next, exact: true }).click();
		}),
	];
}
