import type { Page } from 'playwright-core';
import {
	dataScreen,
	homeScreen,
	overviewScreen,
	reportScreens,
	settingsScreen,
} from '@store-analytics/rest-api';
import { settled } from './visit';

/** All screens that wp-admin's menu leads to, by their titles. */
export const screenNames = [
	overviewScreen,
	...Object.values(reportScreens),
	...[dataScreen, settingsScreen, homeScreen],
].map(({ title }) => title());

/** Follows a link of the menu as a script does: what moves after a click of the user's does not count as a shift. */
export async function follow(page: Page, name: string): Promise<void> {
	await page
		.locator('#adminmenu .wp-submenu a[href*="page=wc-admin"]', {
			hasText: new RegExp(`^${name}$`),
		})
		.first()
		.dispatchEvent('click');
	await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
	await settled(page);
}
