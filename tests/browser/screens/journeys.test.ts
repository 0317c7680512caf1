import type { Browser, Page } from 'playwright-core';
import type { FixtureStore } from '../../support/stores/fixture-store';
import { browserAndStore } from '../support/each-test-visits';
import { keys, pointer, type InputMethod } from '../support/input-method';
import { DESKTOP, PHONE, settled, sidewaysOverflow, visit, type Visit } from '../support/visit';

interface Sales {
	readonly items_sold: number;
	readonly net_revenue: number;
	readonly orders_count: number;
	readonly extended_info: { readonly name: string };
}

interface Customer {
	readonly name: string;
	readonly total_spend: number;
	readonly date_last_active: string | null;
}

let browser: Browser;
let store: FixtureStore;

browserAndStore((both) => ({ browser, store } = both));

/** All rows of a report, in the server's order. */
async function allRows<Row>(path: string): Promise<Row[]> {
	const rows: Row[] = [];
	for (let page = 1; ; page += 1) {
		const found = await store.ask<Row[]>(`${path}&per_page=100&page=${page}`);
		rows.push(...found);
		if (found.length < 100) return rows;
	}
}

const sum = (rows: readonly Sales[], metric: 'items_sold' | 'net_revenue') =>
	rows.reduce((total, row) => total + row[metric], 0);
const best = (rows: readonly Sales[]) =>
	rows.reduce((top, row) => (row.net_revenue > top.net_revenue ? row : top));
const dollars = (amount: number) =>
	amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const decoded = (name: string) => name.replaceAll('&amp;', '&');
/** Matches exactly this text. */
const exactly = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

describe.each<[string, InputMethod, typeof DESKTOP]>([
	['with a pointer', pointer, DESKTOP],
	['by keyboard only', keys, DESKTOP],
	['on a phone', pointer, PHONE],
])('A user %s', (_how, input, size) => {
	let current: Visit;
	let page: Page;

	beforeEach(async () => {
		current = await visit(browser, store, size);
		page = current.page;
	});

	afterEach(async () => {
		expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
		expect(current.complaints).toEqual([]);
		await current.end();
	});

	const button = (name: string | RegExp) => page.getByRole('button', { name });
	const names = () => page.locator('.woocommerce-report-table tbody').getByRole('rowheader');
	const summary = () => page.locator('.woocommerce-summary');
	const arriveAt = async (name: string, value: string | RegExp) => {
		await page.waitForURL(({ searchParams }) => {
			const found = searchParams.get(name) ?? '';
			return typeof value === 'string' ? found === value : value.test(found);
		});
		await settled(page);
	};
	const takePeriod = async (preset: string, period: string) => {
		await input.press(button(/vs\./));
		await input.press(page.getByRole('radio', { name: preset, exact: true }));
		// Arrow keys only move among the presets.
		if (input === keys) await page.keyboard.press('Space');
		await arriveAt('period', period);
	};
	const addFilter = async (name: string) => {
		await input.press(button('Add a Filter'));
		await input.press(page.getByRole('dialog').getByRole('button', { name, exact: true }));
	};

	it('[S1.1, S1.3] finds the best product of the last quarter, and why', async () => {
		const quarter = 'after=2026-07-01T00:00:00&before=2026-09-30T23:59:59&extended_info=true';
		const top = best(await allRows<Sales>(`/wc-analytics/reports/products?${quarter}`));
		const { product_id: id } = top as Sales & { product_id: number }; // as: a row of a product
		const parts = await allRows<Sales & { variation_id: number }>(
			`/wc-analytics/reports/variations?${quarter}&product_includes=${id}`,
		);

		await current.open('/analytics/products', '');
		await takePeriod('Last quarter', 'last_quarter');
		await input.press(page.getByRole('columnheader').getByRole('button', { name: /Net sales/ }));
		await arriveAt('orderby', 'net_revenue');
		expect(await names().first().textContent()).toBe(top.extended_info.name);

		await input.press(names().first().getByRole('link'));
		await arriveAt('products', String(id));
		await page
			.locator('.woocommerce-table__title, .woocommerce-table h2')
			.getByText('Variations')
			.first()
			.waitFor();
		await settled(page);
		expect(await summary().textContent()).toContain(String(top.items_sold));
		const footer = await page
			.locator('.woocommerce-table__summary', { hasText: /\d/ })
			.textContent();
		expect(footer).toContain(dollars(top.net_revenue));
		expect(sum(parts, 'items_sold')).toBe(top.items_sold);
		expect(sum(parts, 'net_revenue')).toBeCloseTo(top.net_revenue);
		expect(await names().count()).toBe(parts.length);
		const why = best(parts) as (typeof parts)[number]; // as: there is at least one
		const row = page.locator('tbody tr').filter({ hasText: why.extended_info.name });
		expect(await row.first().textContent()).toContain(dollars(why.net_revenue));

		await input.press(row.first().getByRole('link', { name: exactly(String(why.orders_count)) }));
		await arriveAt('path', '/analytics/orders');
		await page.locator('.woocommerce-filters-advanced').getByText(why.extended_info.name).waitFor();
		const { totals } = await store.ask<{ totals: { orders_count: number } }>(
			`/wc-analytics/reports/orders/stats?after=2026-07-01T00:00:00&before=2026-09-30T23:59:59&variation_includes=${why.variation_id}&match=all`,
		);
		await page
			.locator('.woocommerce-table__summary', {
				hasText: new RegExp(`^${totals.orders_count}\\s*orders`),
			})
			.waitFor();
	});

	it('[S4.chart.2, S5.legend-and-compare.1, S5.legend-and-compare.2] compares three categories over a year', async () => {
		const year = 'after=2025-01-01T00:00:00&before=2025-12-31T23:59:59&extended_info=true';
		const sold = await allRows<Sales & { category_id: number }>(
			`/wc-analytics/reports/categories?${year}`,
		);
		const chosen = [...sold].sort((a, b) => b.items_sold - a.items_sold).slice(0, 3);

		await current.open('/analytics/categories', '');
		await takePeriod('Last year', 'last_year');
		const rowBox = (name: string) =>
			page.getByRole('checkbox', { name: exactly(`Select ${decoded(name)}`) });
		for (const { extended_info: info } of chosen) await input.press(rowBox(info.name));
		await input.press(button('Compare').last());
		await arriveAt('filter', 'compare-categories');
		const legend = page.locator('.woocommerce-legend').getByRole('checkbox');
		const lines = await page.locator('.woocommerce-legend__item').allTextContents();
		expect(lines.sort()).toEqual(
			chosen
				.map(({ extended_info: info, items_sold: items }) => `${decoded(info.name)}${items}`)
				.sort(),
		);
		await input.choose(page.locator('.woocommerce-filters__actions select'), 'By month');
		await arriveAt('interval', 'month');
		await settled(page);
		// The table has all years; the chart reads out one month for each of the three.
		const chart = page.locator('.woocommerce-chart [tabindex="0"][aria-label]').first();
		await chart.focus();
		await page.keyboard.press('ArrowRight');
		const tooltip = await page
			.locator('.woocommerce-chart__tooltip, .d3-chart__tooltip')
			.textContent();
		for (const { extended_info: info } of chosen) expect(tooltip).toContain(decoded(info.name));

		await input.press(legend.first());
		await input.press(legend.nth(1));
		expect(await legend.nth(2).isChecked()).toBe(true);
		expect(await legend.nth(2).isDisabled()).toBe(true);

		await current.goTo(
			'/analytics/categories',
			`period=last_year&compare=previous_year&filter=compare-categories&categories=${sold
				.map(({ category_id: id }) => id)
				.join(',')}`,
		);
		await settled(page);
		await legend.nth(5).waitFor();
		const checked = page.locator('.woocommerce-legend input:checked');
		expect(await checked.count()).toBe(5);
		expect(await page.locator('.woocommerce-legend input[aria-disabled="true"]').count()).toBe(
			(await legend.count()) - 5,
		);
		await page.getByText('You may select up to 5 items.').waitFor();
		await input.press(checked.first());
		expect(await page.locator('.woocommerce-legend input[aria-disabled="true"]').count()).toBe(0);
	});

	it('[S1.2, S5.dates.7] finds who spent over 500 and has not returned since June', async () => {
		const everybody = await allRows<Customer>('/wc-analytics/reports/customers?orderby=name');
		const wanted = everybody.filter(
			({ total_spend: spent, date_last_active: last }) =>
				spent >= 500 && last !== null && last <= '2026-06-01T23:59:59',
		);
		await current.open('/customers', '');
		await input.press(button(/All customers/i));
		await input.press(button('Advanced filters'));
		await arriveAt('filter', 'advanced');
		await addFilter('Total spend');
		await input.choose(page.getByRole('combobox', { name: 'Condition: total spend' }), 'More than');
		await input.write(page.getByRole('spinbutton', { name: /Total spend/i }), '500');
		await addFilter('Last active');
		await input.write(page.getByRole('textbox', { name: 'Choose a date' }), '06/01/2026');
		await input.press(page.getByRole('link', { name: 'Filter', exact: true }));
		await arriveAt('total_spend_min', '500');
		await settled(page);
		expect((await names().allTextContents()).sort()).toEqual(wanted.map(({ name }) => name).sort());
		await page
			.locator('.woocommerce-table__summary', {
				hasText: new RegExp(`^${wanted.length}\\s*customers`),
			})
			.waitFor();
	});
});
