import type { Page } from 'playwright-core';
import { settled } from './visit';

/** All screens that wp-admin's menu leads to, by their titles. */
export const screenNames = [
	'Overview',
	'Revenue',
	'Orders',
	'Products',
	'Variations',
	'Categories',
	'Coupons',
].concat('Taxes', 'Downloads', 'Stock', 'Customers', 'Data', 'Settings', 'Home');

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
