import type { Browser } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { PHONE, visit, type Visit } from '../support/visit';

let browser: Browser;
let store: FixtureStore;
let current: Visit;

beforeAll(async () => {
	browser = await launchChromium();
	store = await startFixtureStore({ shop: 'empty' });
	current = await visit(browser, store, PHONE);
	// As after the import of an export without orders; the store of this test is an empty demo.
	await current.page.addInitScript(() => {
		let settings: { dataSource?: object } = {};
		Object.defineProperty(window, 'wcSettings', {
			get: () => settings,
			set(given: typeof settings) {
				const imported = { importedAt: '2026-11-20T12:00:00', kind: 'import' };
				settings = { ...given, dataSource: { ...given.dataSource, ...imported } };
			},
		});
	});
});
afterAll(async () => {
	await browser.close();
	await store.stop();
});

describe('An empty shop on a phone', () => {
	it.each([['/analytics/refunds'], ['/analytics/variations'], ['/analytics/products']])(
		'shows the headings of %s in one row, above the drawing of the empty table',
		async (screen) => {
			await current.open(screen);
			const places = await current.page
				.locator('.woocommerce-report-table thead th')
				.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)));
			expect(places.length).toBeGreaterThan(2);
			expect(new Set(places).size).toBe(1);
		},
	);

	it('leads on from Customers, too, and not from Stock, which has products', async () => {
		const next = current.page.getByRole('link', { name: 'See what was imported' });
		await current.open('/customers');
		expect(await next.count()).toBe(1);
		await current.open('/analytics/stock');
		expect(await next.count()).toBe(0);
	});

	it('leads on in few rows, above tiles that keep no place for a change', async () => {
		await current.open('/analytics/overview');
		const boxOf = (part: string) => current.page.locator(part).first().boundingBox();
		const [drawing, words] = await Promise.all(
			['.woocommerce-state-drawing', '.sa-empty-shop__words'].map((part) =>
				boxOf(`.sa-empty-shop ${part}`),
			),
		);
		expect(words?.x).toBeGreaterThan((drawing?.x ?? 0) + (drawing?.width ?? 0));
		expect((await boxOf('.woocommerce-summary__item-change'))?.height).toBe(0);
	});

	it('keeps no place for a sentence that never comes: “What changed” is as high as its button', async () => {
		await current.open('/analytics/revenue');
		const [row, button] = await Promise.all(
			['.sa-changes__summary', '.sa-changes__toggle'].map((part) =>
				current.page.locator(part).boundingBox(),
			),
		);
		// A line and 4 px above and below.
		expect(row?.height).toBeLessThanOrEqual((button?.height ?? 0) + 16);
	});
});

describe('The header on a phone', () => {
	it('has a row for the age of the numbers only where there are numbers', async () => {
		const heightAt = async (screen: string) => {
			await current.open(screen);
			const box = await current.page.locator('.woocommerce-layout__header').boundingBox();
			return box?.height ?? 0;
		};
		const ofReport = await heightAt('/analytics/revenue');
		for (const screen of [
			'/analytics/data',
			'/analytics/settings',
			'/analytics/nothing',
			'/nothing',
		]) {
			// The row is 24 px high.
			expect([screen, ofReport - (await heightAt(screen)) >= 24]).toEqual([screen, true]);
		}
	});
});
