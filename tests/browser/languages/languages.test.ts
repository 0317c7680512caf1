import type { Browser, Locator } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { Translation } from '../support/translation';
import { PHONE, sidewaysOverflow, visit, type Visit } from '../support/visit';
import { visibleTexts } from '../support/visible-texts';

/**
 * The heading of Orders, and the plural forms in Revenue's footer: 31 days and 141 orders of October, then its first
 * one, two and three days.
 */
const languages = {
	de_DE: ['Bestellungen', ['Tage', 'Bestellungen'], ['Tag', 'Tage', 'Tage']],
	es_ES: ['Pedidos', ['días', 'pedidos'], ['día', 'días', 'días']],
	fr_FR: ['Commandes', ['jours', 'commandes'], ['jour', 'jours', 'jours']],
	ja: ['注文', ['日', '注文'], ['日', '日', '日']],
	ar: ['الطلبات', ['يومًا', 'طلبًا'], ['يوم', 'يومان', 'أيام']],
} as const;
const screens = [
	'/',
	'/analytics/overview',
	'/analytics/orders',
	'/analytics/revenue',
	'/analytics/breakdown',
	'/analytics/settings',
];
const firstDays = (count: number) =>
	`period=custom&compare=previous_year&after=2026-10-01&before=2026-10-0${count}`;

type Box = Awaited<ReturnType<Locator['boundingBox']>>;
const topOf = (box: Box) => box?.y ?? NaN;
const bottomOf = (box: Box) => topOf(box) + (box?.height ?? NaN);

let browser: Browser;

beforeAll(async () => {
	browser = await launchChromium();
});
afterAll(() => browser.close());

describe.each(Object.entries(languages))('A shop in %s', (locale, [heading, ofOctober, days]) => {
	const translation = new Translation(locale);
	const direction = locale === 'ar' ? 'rtl' : 'ltr';
	let store: FixtureStore;
	let current: Visit;

	beforeAll(async () => {
		store = await startFixtureStore({ locale });
		current = await visit(browser, store);
	});
	afterAll(async () => {
		await current.end();
		await store.stop();
	});

	it('shows its language from the first frame on', async () => {
		const { page, open } = current;
		await open('/analytics/orders');
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
		expect(await page.locator('html').getAttribute('lang')).toBe(locale.replace('_', '-'));
		expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction);
		for (const column of ['Date', 'Order #', 'Status', 'Customer', 'Net sales']) {
			await page
				.locator('th', { hasText: translation.of(column) })
				.first()
				.waitFor();
		}
	});

	it('uses its plural forms', async () => {
		const { page, open } = current;
		await open('/analytics/revenue');
		const footer = page.locator('.woocommerce-table__summary-label');
		const labels = async () => (await footer.allTextContents()).slice(0, 2);
		expect(await labels()).toEqual(ofOctober);
		for (const [index, label] of days.entries()) {
			await open('/analytics/revenue', firstDays(index + 1));
			expect((await labels())[0]).toBe(label);
		}
	});

	it('shows no English text and fits on a phone, with Activity beside the title', async () => {
		const { page, open, complaints, end } = await visit(browser, store, PHONE);
		for (const screen of screens) {
			await open(screen);
			// Texts of messages are the shop's own.
			const messages = page.locator('.sa-inbox__text');
			await messages.evaluateAll((texts) => texts.forEach((text) => text.remove()));
			const english = translation.englishAmong(await visibleTexts(page));
			const overflow = await sidewaysOverflow(page);
			const title = await page.getByRole('heading', { level: 1 }).boundingBox();
			const activity = await page.locator('.sa-activity__toggle').boundingBox();
			const isBeside = bottomOf(title) > topOf(activity) && bottomOf(activity) > topOf(title);
			const expected = { screen, english: [], overflow: 0, isBeside: true };
			expect({ screen, english, overflow, isBeside }).toEqual(expected);
		}
		expect(complaints).toEqual([]);
		await end();
	});

	it('fits on a desktop screen', async () => {
		await current.open('/analytics/overview');
		expect(await sidewaysOverflow(current.page)).toBe(0);
		// The interval and the download are above what does not fit, so nothing of a filter may reach them.
		const dates = 'period=custom&compare=previous_period&after=2026-10-01&before=2026-10-31';
		const hiddenIn = (row: string) =>
			current.page.locator(row).evaluate((it) => it.scrollWidth - it.clientWidth);
		await current.open('/analytics/breakdown', `${dates}&by=hour`);
		expect(await hiddenIn('.woocommerce-filters__basic-filters')).toBe(0);
		// As a cell of the grid opens Orders.
		await current.open('/analytics/orders', `${dates}&filter=advanced&weekday_is=1&hour_is=9`);
		await current.page.locator('.sa-filter-chip').nth(1).waitFor();
		// In the longest languages the end of the second filter fades out.
		expect(await hiddenIn('.sa-filter-chips')).toBeLessThan(60);
		expect(current.complaints).toEqual([]);
	});
});

describe('Locales', () => {
	it('show German to an Austrian shop, marked as Austrian German', async () => {
		const store = await startFixtureStore({ shop: 'empty', locale: 'de_AT' });
		const { page, open, end } = await visit(browser, store);
		await open('/analytics/orders');
		await page.getByRole('heading', { name: 'Bestellungen', level: 1 }).waitFor();
		expect(await page.locator('html').getAttribute('lang')).toBe('de-AT');
		await end();
		await store.stop();
	});

	it('request no translation for English', async () => {
		const store = await startFixtureStore({ shop: 'empty' });
		const { page, open, end } = await visit(browser, store);
		const fetched: string[] = [];
		page.on('request', (request) => fetched.push(request.url()));
		await open('/analytics/orders');
		// The search finds English where there is some.
		const english = new Translation('de_DE').englishAmong(await visibleTexts(page));
		expect(english).toEqual(expect.arrayContaining(['Orders', 'Net sales', 'Average order value']));
		expect(fetched.filter((url) => url.includes('/app.'))).not.toEqual([]);
		expect(fetched.filter((url) => url.includes('/languages/'))).toEqual([]);
		await end();
		await store.stop();
	});
});
