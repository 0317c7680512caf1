import type { Browser, Page } from 'playwright-core';
import type { FixtureStore } from '../../support/stores/fixture-store';
import { browserAndStore } from '../support/each-test-visits';
import { DESKTOP, OCTOBER, PHONE, visit } from '../support/visit';

let browser: Browser;
let store: FixtureStore;

browserAndStore((both) => ({ browser, store } = both));

/** Leaf categories of the shop, sorted by sales. No order belongs to two of them. */
const compared = 'filter=compare-categories&categories=17,18,21&chart=net_revenue';

async function copy(page: Page, kind: string, said: string): Promise<void> {
	await page.getByRole('button', { name: 'Chart options' }).click();
	await page.getByRole('menuitem', { name: kind }).click();
	await page.locator('.woocommerce-chart__copied', { hasText: said }).waitFor();
}

/** The size of the image on the clipboard, and its number of pixels in each given colour. */
const copiedPicture = (page: Page, colors: readonly string[]) =>
	page.evaluate(async (wanted) => {
		const [item] = await navigator.clipboard.read();
		const picture = await createImageBitmap((await item?.getType('image/png')) ?? new Blob());
		const { width, height } = picture;
		const canvas = new OffscreenCanvas(width, height);
		const context = canvas.getContext('2d');
		context?.drawImage(picture, 0, 0);
		const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
		const found = wanted.map(() => 0);
		for (let at = 0; at < data.length; at += 4) {
			const rgb = [data[at], data[at + 1], data[at + 2]];
			const hex = `#${rgb.map((part = 0) => part.toString(16).padStart(2, '0')).join('')}`;
			const index = wanted.indexOf(hex);
			if (index >= 0) found[index] = (found[index] ?? 0) + 1;
		}
		return { width, height, found };
	}, colors);

const legendColors = (page: Page) =>
	page
		.locator('.woocommerce-legend__item .woocommerce-chart__swatch path')
		.evaluateAll((paths) => paths.map((path) => path.getAttribute('stroke') ?? ''));

describe('A chart copied as an image', () => {
	it.each([
		['a desk', DESKTOP],
		['a phone', PHONE],
	])('shows on %s what is on screen, without hidden lines', async (_, size) => {
		const { page, open, end, complaints } = await visit(browser, store, size);
		await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
		await open('/analytics/categories', `${OCTOBER}&${compared}&chartValues=running-total`);
		const [hidden = '', ...shown] = await legendColors(page);
		expect(shown).toHaveLength(2);
		await page.locator('.woocommerce-legend__item input').first().uncheck();
		await copy(page, 'Picture', 'Copied.');
		const drawing = await page.locator('.woocommerce-chart__plot svg').first().boundingBox();
		const { width, height, found } = await copiedPicture(page, [hidden, ...shown]);
		// Twice the page's resolution, with 16 pixels around. Above the chart: its name, its mode and two lines of
		// legend, each 22 pixels high.
		expect(width).toBe(Math.floor(((drawing?.width ?? 0) + 32) * 2));
		expect(height).toBeGreaterThanOrEqual(Math.floor(((drawing?.height ?? 0) + 32 + 4 * 22) * 2));
		expect(found[0]).toBe(0);
		expect(found.slice(1).every((pixels) => pixels > 600)).toBe(true);
		expect(complaints).toEqual([]);
		await end();
	});

	it('is saved as a file if the browser refuses the clipboard', async () => {
		const { page, open, end } = await visit(browser, store, DESKTOP);
		await page.context().grantPermissions([], { origin: store.origin });
		await open('/analytics/categories', `${OCTOBER}&${compared}`);
		const download = page.waitForEvent('download');
		await copy(page, 'Picture', 'Saved as a file.');
		expect((await download).suggestedFilename()).toBe(
			'net-sales_2026-10-01_2026-10-31_rig-outfitters.png',
		);
		await end();
	});
});

/** Rows of the table that replaces the chart. */
async function tableRows(page: Page): Promise<string[][]> {
	await page.getByRole('button', { name: 'View as table' }).click();
	const rows = await page.locator('.woocommerce-chart__data-table tbody tr').all();
	return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
}

// The expected values are calculated from the export's orders, lines and refunds: the lines' amounts minus refunds.
describe('The running total of compared categories', () => {
	const month = `period=month&compare=previous_year&${compared}`;

	it.each([
		['chartValues=running-total', 19, ['$2,419.85', '$2,095.90', '$2,119.40']],
		['chartValues=moving-average', 6, ['$142.31', '$196.19', '$94.77']],
		['chartStacking=share', 0, ['28.5%', '65.0%', '6.4%']],
		['chartStacking=stacked', 0, ['$192.20', '$438.00', '$43.45']],
	])('matches the export with %s', async (shown, day, expected) => {
		const { page, open, end, complaints } = await visit(browser, store, DESKTOP);
		await open('/analytics/categories', `${month}&${shown}`);
		const cells = (await tableRows(page))[day]?.slice(1).map((text) => text.replace(' so far', ''));
		expect([...(cells ?? [])].sort()).toEqual([...expected].sort());
		expect(complaints).toEqual([]);
		await end();
	});

	it('can be copied as CSV and Markdown, which mark the unfinished day', async () => {
		const { page, open, end, complaints } = await visit(browser, store, DESKTOP);
		await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
		await open('/analytics/categories', month);
		expect(
			await page.locator('.woocommerce-chart__series [stroke-dasharray="1 4"]').count(),
		).toBeGreaterThan(0);
		const copied = async (kind: string) => {
			await copy(page, kind, 'Copied.');
			return (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
		};
		const csv = await copied('Values as CSV');
		expect(csv).toHaveLength(21);
		const [, first = ''] = csv;
		expect(first).toMatch(/^"November 1, 2026",/);
		const values = first.split('",')[1]?.split(',').map(Number);
		expect(values?.sort((one, other) => one - other)).toEqual([43.45, 192.2, 438]);
		const markdown = await copied('Values as Markdown');
		expect(markdown[2]).toContain('$438.00');
		expect((await tableRows(page)).at(-1)?.join(' ')).toContain('so far');
		expect(complaints).toEqual([]);
		await end();
	});
});
