import type { Browser } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { holdResponses, painted, settled, visit } from '../support/visit';

const screens = ['/analytics/overview', '/analytics/revenue', '/analytics/orders'];

let browser: Browser;

beforeAll(async () => {
	browser = await launchChromium();
});

afterAll(() => browser.close());

describe('The screens of the recorded shop', () => {
	let store: FixtureStore;

	beforeAll(async () => {
		store = await startFixtureStore();
	});

	afterAll(() => store.stop());

	it("[S1.1] show October's revenue exactly as recorded, in summary, chart, table and footer", async () => {
		const { page, open, end } = await visit(browser, store);
		await open('/analytics/revenue');
		const summary = page.locator('.woocommerce-summary');
		for (const text of [
			'$16,028.48',
			'$625.47',
			'$206.48',
			'$15,196.53',
			'$2,135.78',
			'$2,148.70',
			'$19,481.01',
		]) {
			await summary.getByText(text, { exact: true }).waitFor();
		}
		expect(
			await page.locator('.woocommerce-legend, .woocommerce-chart').first().textContent(),
		).toContain('$9,866.92');
		const footer = await page
			.locator('.woocommerce-table__summary', { hasText: /\d/ })
			.textContent();
		expect(footer).toMatch(/31\s*days/);
		expect(footer).toMatch(/141\s*orders/);
		await end();
	});

	it('[S7.reports.1] send at most six REST requests for Overview and four for Revenue', async () => {
		const { requests, open, end } = await visit(browser, store);
		requests.length = 0;
		await open('/analytics/overview');
		expect(requests.length).toBeLessThanOrEqual(6);
		requests.length = 0;
		await open('/analytics/revenue');
		expect(requests.length).toBeLessThanOrEqual(4);
		await end();
	});

	it('do not use Intl, whose first use blocks the browser', async () => {
		const { page, open, end } = await visit(browser, store);
		await page.addInitScript(() => {
			const made: string[] = [];
			Object.assign(window, { made });
			for (const name of ['DateTimeFormat', 'Collator', 'NumberFormat', 'PluralRules'] as const)
				Reflect.set(
					Intl,
					name,
					new Proxy(Intl[name], {
						construct(target, values, self) {
							made.push(name);
							return Reflect.construct(target, values, self) as object;
						},
					}),
				);
		});
		for (const screen of [...screens, '/customers']) {
			await open(screen);
			expect([screen, await page.evaluate(() => Reflect.get(window, 'made') as string[])]).toEqual([
				screen,
				[],
			]);
		}
		await end();
	});

	it('do not shift their layout while slow responses arrive', async () => {
		const { page, goTo, end } = await visit(browser, store);
		await holdResponses(page, () => page.locator('.woocommerce-layout__main').waitFor());
		await page.addInitScript(() => {
			Object.assign(window, { shifted: 0 });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) {
					const { value, hadRecentInput } = entry as PerformanceEntry & {
						value: number;
						hadRecentInput: boolean;
					}; // as: layout-shift entries have both properties
					if (!hadRecentInput)
						Object.assign(window, { shifted: Reflect.get(window, 'shifted') + value });
				}
			}).observe({ type: 'layout-shift', buffered: true });
		});
		for (const screen of screens) {
			await goTo(screen);
			await page.locator('.woocommerce-table__item').first().waitFor();
			await settled(page);
			await painted(page);
			const shifted = await page.evaluate(() => Reflect.get(window, 'shifted') as number); // as: set above
			expect({ screen, still: shifted < 0.05, shifted: shifted < 0.05 ? 0 : shifted }).toEqual({
				screen,
				still: true,
				shifted: 0,
			});
		}
		await end();
	});
});
