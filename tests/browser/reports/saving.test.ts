import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { FixtureStore } from '../../support/stores/fixture-store';
import { eachTestVisits } from '../support/each-test-visits';
import { OCTOBER, settled, standInWordPress, type Visit } from '../support/visit';

interface Order {
	readonly order_number: number;
	readonly status: string;
	readonly net_total: number;
	readonly num_items_sold: number;
	readonly extended_info: {
		readonly customer: { readonly first_name: string; readonly last_name: string };
	};
}

let store: FixtureStore;
let current: Visit;
let page: Page;

eachTestVisits((atHand) => ({ store, current, page } = atHand));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const always = 'period=custom&compare=previous_year&after=2023-01-01&before=2026-11-20';

/** The cells of a CSV file, line by line, headings first. */
function cellsOf(csv: string): string[][] {
	const rows: string[][] = [[]];
	for (const [, quoted, plain = '', end] of csv
		.trimEnd()
		.replaceAll('\r\n', '\n')
		.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/g)) {
		rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
		if (end === '\n') rows.push([]);
		if (end === '') break;
	}
	return rows;
}

async function ordersOf(range: string): Promise<Order[]> {
	const orders: Order[] = [];
	for (let number = 1; ; number += 1) {
		const found = await store.ask<Order[]>(
			`/wc-analytics/reports/orders?${range}&orderby=date&order=desc&extended_info=true&per_page=100&page=${number}`,
		);
		orders.push(...found);
		if (found.length < 100) return orders;
	}
}

async function savedCells(press: () => Promise<unknown>): Promise<string[][]> {
	const downloading = page.waitForEvent('download');
	await press();
	return cellsOf(readFileSync(await (await downloading).path(), 'utf8').replace('\uFEFF', ''));
}

describe('a report as a file', () => {
	it('has October’s orders as the API has them, cell by cell', async () => {
		await current.open('/analytics/orders');
		const [heads = [], ...lines] = await savedCells(() => button('Download').click());
		const orders = await ordersOf('after=2026-10-01T00:00:00&before=2026-10-31T23:59:59');
		const column = (head: string) => lines.map((line) => line[heads.indexOf(head)]);
		expect(column('Order #')).toEqual(orders.map(({ order_number: number }) => String(number)));
		expect(column('Status')).toEqual(orders.map(({ status }) => status));
		expect(column('Customer')).toEqual(
			orders.map(({ extended_info: { customer } }) =>
				`${customer.first_name} ${customer.last_name}`.trim(),
			),
		);
		expect(column('Items sold').map(Number)).toEqual(orders.map((order) => order.num_items_sold));
		expect(column('Net sales').map(Number)).toEqual(
			orders.map(({ net_total: total }) => Math.round(total * 100) / 100),
		);
	});

	it('has all of many pages, in the columns that are shown, with progress and until cancelled', async () => {
		await current.open('/analytics/orders', always);
		await button('Choose which values to display').click();
		await page.getByRole('menuitemcheckbox', { name: 'Coupon(s)' }).click();
		await page.keyboard.press('Escape');

		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		await page.route(/reports\/orders\?.*[?&]page=3&/, async (route) => {
			await held;
			await route.continue().catch(() => undefined);
		});
		await button('Download').click();
		const bar = page.getByRole('progressbar');
		await page.getByText(/^Fetching 200 of [\d,]+ rows/).waitFor();
		expect(await bar.evaluate((element: HTMLProgressElement) => element.value)).toBe(200);
		expect(await button('Cancel').evaluate((cancel) => cancel === document.activeElement)).toBe(
			true,
		);
		await page.keyboard.press('Enter');
		await button('Download').waitFor();
		expect(await bar.count()).toBe(0);
		const isBack = await button('Download').evaluate((one) => one === document.activeElement);
		expect(isBack).toBe(true);
		release();
		await page.unrouteAll({ behavior: 'ignoreErrors' });

		const [heads = [], ...lines] = await savedCells(() => button('Download').click());
		expect(heads).not.toContain('Coupon(s)');
		const all = await ordersOf('after=2023-01-01T00:00:00&before=2026-11-20T23:59:59');
		expect(all.length).toBeGreaterThan(2500);
		const numbers = lines.map((line) => line[heads.indexOf('Order #')]);
		expect(numbers).toEqual(all.map(({ order_number: number }) => String(number)));
	});

	it('[S7.export-and-import.1] is made by the shop where WooCommerce mails it, and can be fetched when it is ready', async () => {
		await standInWordPress(page);
		await current.open('/analytics/orders', OCTOBER);
		await button('Other ways to download').click();
		await button('Have the shop e-mail the file').click();
		const link = page.locator('.components-snackbar').getByRole('link', { name: 'Download' });
		await link.waitFor();
		const [, ...lines] = await savedCells(() => link.click());
		const orders = await ordersOf('after=2026-10-01T00:00:00&before=2026-10-31T23:59:59');
		expect(lines).toHaveLength(orders.length);

		await current.open('/analytics/revenue', 'period=week&compare=previous_year');
		expect(await button('Other ways to download').count()).toBe(0);
	});

	it('that the shop mails is said to lack the columns of the compared period where they are chosen', async () => {
		await standInWordPress(page);
		await current.open('/analytics/products', OCTOBER);
		await button('Other ways to download').click();
		const lacks = page.getByText('The shop’s file lacks the columns of the compared period');
		await button('Have the shop e-mail the file').waitFor();
		expect(await lacks.count()).toBe(0);
		await page.keyboard.press('Escape');
		await button('Choose which values to display').click();
		await page.getByRole('menuitemcheckbox', { name: 'Change', exact: true }).click();
		await page.keyboard.press('Escape');
		await button('Other ways to download').click();
		await lacks.waitFor();
	});

	it('[S8.15] that the shop cannot make is said, with the shop’s reason', async () => {
		await page.route('**/export*', (route) =>
			route.fulfill({ status: 500, json: { code: 'no', message: 'The disk is full.' } }),
		);
		await standInWordPress(page);
		await current.open('/analytics/orders', OCTOBER);
		await button('Other ways to download').click();
		await button('Have the shop e-mail the file').click();
		const reason = 'The shop’s server has failed (status 500). The disk is full.';
		await page.getByText(`The file could not be ordered: ${reason}`).first().waitFor();
		await settled(page);
	});
});
