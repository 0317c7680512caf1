import type { Locator, Page } from 'playwright-core';
import {
	dataScreen,
	homeScreen,
	overviewScreen,
	reportScreens,
	settingsScreen,
} from '@store-analytics/rest-api';
import { settled } from './visit';

/** The titles of all screens in wp-admin's menu. */
export const screenNames = [
	overviewScreen,
	...Object.values(reportScreens),
	...[dataScreen, settingsScreen, homeScreen],
].map(({ title }) => title());

/** The title of a screen. */
export const heading = (page: Page, name: string): Locator =>
	page.getByRole('heading', { level: 1, name, exact: true });

/** Follows a menu link by script. Shifts after a user's click would not count as layout shifts. */
export async function follow(page: Page, name: string): Promise<void> {
	await page
		.locator('#adminmenu .wp-submenu a[href*="page=wc-admin"]', {
			hasText: new RegExp(`^${name}$`),
		})
		.first()
		.dispatchEvent('click');
	await heading(page, name).waitFor();
	await settled(page);
}
