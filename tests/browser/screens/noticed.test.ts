import type { Locator } from 'playwright-core';
import { TOKEN } from '../../support/stores/fixture-store';
import { openPage } from '../../support/chromium';
import { eachTestVisits, type AtHand } from '../support/each-test-visits';
import { DESKTOP, OCTOBER, settled } from '../support/visit';

let atHand: AtHand;

eachTestVisits((now) => (atHand = now));

/** Counts the lines of text in an element. */
function lines(element: Locator): Promise<number> {
	return element.evaluate((it) => {
		const range = document.createRange();
		range.selectNodeContents(it);
		return new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size;
	});
}

describe('The table of Orders at 1400 px', () => {
	it('cuts long products at the end of their line, aligns “+1 more”, and marks with an arrow that Attribution is cut off', async () => {
		const { page, current } = atHand;
		await current.open('/analytics/orders', `${OCTOBER}&per_page=100`);
		const table = page.locator('.woocommerce-report-table .woocommerce-table__table');

		const cells = table.locator('.woocommerce-table__product');
		const taken = await Promise.all((await cells.locator('> a').all()).map(lines));
		expect([Math.min(...taken), Math.max(...taken)]).toEqual([1, 1]);
		// A name that is cut can be read whole.
		const names = await cells
			.locator('> a')
			.evaluateAll((all) => all.map((one) => [one.getAttribute('title'), one.textContent]));
		for (const [title, text] of names) expect(title).toBe(text);
		const more = table.locator('.woocommerce-view-more-list');
		const starts = await more.evaluateAll((all) =>
			all.map((one) => {
				const column = one.closest('td')?.cellIndex;
				return `${column}: ${Math.round(one.getBoundingClientRect().x)}`;
			}),
		);
		expect(starts.length).toBeGreaterThan(10);
		// Products and coupons each start at one position.
		expect(new Set(starts).size).toBe(new Set(starts.map((start) => start.split(':')[0])).size);

		expect(await table.getAttribute('class')).toContain('is-scrollable-end');
		const edge = await table.evaluate((it) => {
			const { content } = getComputedStyle(it, '::after');
			return { content, end: it.getBoundingClientRect().right };
		});
		expect(edge.content).toContain('›');
		// The whole arrow is within the window.
		expect(edge.end).toBeLessThanOrEqual(DESKTOP.viewport.width);
		await table.evaluate((it) => it.scrollTo(it.scrollWidth, 0));
		await page.locator('.woocommerce-table__table:not(.is-scrollable-end)').waitFor();
	});
});

describe('A table that is scrolled sideways', () => {
	it('has numbers behind the names of its rows, not over them, beside checkboxes too', async () => {
		const { page, current } = atHand;
		await page.setViewportSize({ width: 390, height: 844 });
		await current.open('/analytics/products');
		const table = page.locator('.woocommerce-report-table .woocommerce-table__table.is-scrollable');
		await table.evaluate((it) => it.scrollTo(200, 0));
		const name = table.locator('tbody .is-checkbox-column + th').nth(1);
		const color = await name.evaluate((it) => getComputedStyle(it).backgroundColor);
		expect(color).toBe('rgb(255, 255, 255)');
		await page.setViewportSize(DESKTOP.viewport);
	});
});

describe('The numbers of a report', () => {
	it('say “new” if there was nothing before, and the footer says what its numbers consist of', async () => {
		const { page, store, current } = atHand;
		const [first] = await store.ask<{ date: string }[]>(
			'/wc-analytics/reports/orders?order=asc&orderby=date&per_page=1&after=2000-01-01T00:00:00',
		);
		const day = first?.date.slice(0, 10);
		await current.open(
			'/analytics/revenue',
			`period=custom&compare=previous_year&after=${day}&before=${day}`,
		);
		const said = await page.locator('.woocommerce-summary__item-delta').allTextContents();
		const footer = await page.locator('#wpfooter').innerText();
		expect(said.filter((text) => text.startsWith('newNew: there was nothing in'))).not.toEqual([]);
		expect(footer).toMatch(/Store Analytics \d+\.\d+\.\d+\S* · Orders up to November \d+, 2026/);
		expect(footer).not.toContain('WooCommerce');
	});
});

describe('The search for a single product', () => {
	it('has the focus when it opens, and images that do not look like checkboxes', async () => {
		const { page, current } = atHand;
		await current.open('/analytics/products');
		await page.getByRole('button', { name: 'Show: All products' }).click();
		await page.getByRole('button', { name: 'Single product' }).click();
		const box = page.getByRole('dialog').getByRole('combobox');
		await box.waitFor();
		await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
		await page.keyboard.type('hood');
		await page.getByRole('option').first().waitFor();
		const pictures = page.getByRole('option').locator('img.is-placeholder');
		const looks = await pictures.evaluateAll((all) =>
			all.map((one) => {
				const { borderTopWidth, outlineStyle, boxShadow } = getComputedStyle(one);
				return [borderTopWidth, outlineStyle, boxShadow].join(' ');
			}),
		);
		expect(new Set(looks)).toEqual(new Set(['0px none none']));
	});
});

describe('A comparison of ten variations', () => {
	it('draws up to five lines and says why the sixth stays hidden, on hover and by keyboard', async () => {
		const { page, store, current } = atHand;
		const rows = await store.ask<{ variation_id: number }[]>(
			'/wc-analytics/reports/variations?per_page=10&after=2026-10-01T00:00:00&before=2026-10-31T23:59:59',
		);
		const variations = rows.map(({ variation_id: id }) => id).join(',');
		await current.open(
			'/analytics/variations',
			`${OCTOBER}&filter-variations=compare-variations&variations=${variations}`,
		);
		const legend = page.locator('.woocommerce-legend').getByRole('checkbox');
		expect(await legend.count()).toBe(10);
		const checked = await legend.evaluateAll((all) =>
			all.map((one) => one instanceof HTMLInputElement && one.checked),
		);
		expect(checked.filter(Boolean)).toHaveLength(5);
		const sixth = legend.nth(checked.indexOf(false));
		const why = page.getByRole('tooltip').getByText('You may select up to 5 items.');
		await sixth.hover();
		await why.waitFor();
		await page.mouse.move(0, 0);
		await why.waitFor({ state: 'detached' });
		await legend.nth(checked.indexOf(false) - 1).focus();
		await page.keyboard.press('Tab');
		expect(await sixth.evaluate((it) => it === document.activeElement)).toBe(true);
		await why.waitFor();
		await page.keyboard.press('Space');
		expect(await sixth.isChecked()).toBe(false);
	});
});

describe('The log-in', () => {
	it('focuses its field, and leads to the address even after a wrong token', async () => {
		const { browser, store } = atHand;
		const page = await openPage(browser);
		await page.goto(
			`${store.origin}/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Fcoupons&${OCTOBER}`,
		);
		const field = page.getByLabel('Access token');
		const hasFocus = () => field.evaluate((it) => it === document.activeElement);
		expect(await hasFocus()).toBe(true);
		await page.keyboard.type('not the token');
		await page.keyboard.press('Enter');
		await page.getByText('That is not the access token of Store Analytics.').waitFor();
		expect(await hasFocus()).toBe(true);
		await page.keyboard.type(TOKEN);
		await page.keyboard.press('Enter');
		await settled(page);
		expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
			path: '/analytics/coupons',
			after: '2026-10-01',
			before: '2026-10-31',
		});
		await page.context().close();
	});
});
