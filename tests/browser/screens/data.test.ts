import type { Browser } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { differing, failing, loading, syncStatus } from '../../support/stores/sync-status';
import { axeViolations } from '../support/axe';
import { DESKTOP, PHONE, sidewaysOverflow, visit, type Visit } from '../support/visit';

let browser: Browser;
let changes: Parameters<typeof syncStatus>[0] = {};
const stores = new Map<string, FixtureStore>();

beforeAll(async () => {
	browser = await launchChromium();
	for (const locale of ['en_US', 'ar']) {
		const sync = () => syncStatus(changes);
		stores.set(locale, await startFixtureStore({ sync, ...(locale === 'ar' && { locale }) }));
	}
});
afterAll(async () => {
	await browser.close();
	for (const store of stores.values()) await store.stop();
});

let current: Visit | undefined;
beforeEach(() => (changes = {}));
afterEach(() => current?.end());

async function open(screen: string, locale = 'en_US', size = DESKTOP): Promise<Visit> {
	const store = stores.get(locale);
	if (!store) throw new Error(`No store speaks ${locale}.`);
	current = await visit(browser, store, size);
	await current.open(screen);
	return current;
}

const states = { fresh: {}, loading, failing, differing };

// What is laid out otherwise from right to left or on a phone shows in one view of both.
describe.each([
	['wide', 'en_US', DESKTOP],
	['on a phone from right to left', 'ar', PHONE],
] as const)('The page Data %s', (_name, locale, size) => {
	it.each(Object.entries(states))(
		'fits as %s and has no accessibility violation',
		async (_, state) => {
			changes = { ...state, refused: ['Order 7 has no date.'] };
			const { page, complaints, open: go } = await open('/analytics/orders', locale, size);
			await page.locator('.sa-data-button').waitFor();
			expect(await sidewaysOverflow(page)).toBe(0);
			// One line, below the title or beside it.
			const { height = 0 } = (await page.locator('.woocommerce-report-age').boundingBox()) ?? {};
			expect(height).toBe(24);
			await page.locator('.sa-data-button').click();
			await page.locator('.sa-data-panel').waitFor();
			expect(await axeViolations(page)).toEqual([]);
			await go('/analytics/data');
			await page.locator('.sa-data .sa-facts').waitFor();
			expect(await axeViolations(page)).toEqual([]);
			expect(await sidewaysOverflow(page)).toBe(0);
			expect(complaints).toEqual([]);
		},
	);
});

describe('The page Data', () => {
	it('can be opened, used and left by keyboard alone', async () => {
		const { page } = await open('/analytics/orders');
		const button = page.getByRole('button', { name: /^Data: / });
		await button.waitFor();
		await page.getByRole('button', { name: 'Views', exact: true }).focus();
		await page.keyboard.press('Tab');
		expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
		await page.keyboard.press('Enter');
		const panel = page.getByRole('dialog', { name: 'Data' });
		await panel.getByRole('button', { name: 'Update now' }).waitFor();
		const asked = page.waitForRequest((request) => request.method() === 'POST');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		expect((await asked).postDataJSON()).toEqual({ prove: false });
		await page.keyboard.press('Escape');
		await panel.waitFor({ state: 'detached' });
		expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
		await page.keyboard.press('Enter');
		await panel.getByRole('link', { name: 'Data details' }).waitFor();
		for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await page.getByRole('heading', { level: 1, name: 'Data' }).waitFor();
	});

	it('continues by itself after the first sync, removes its notice and announces that once', async () => {
		changes = loading;
		const { page } = await open('/analytics/revenue');
		await page.getByText('Complete from October 1, 2026.').waitFor();
		await page.getByRole('button', { name: 'Data: 62% · 4 min left' }).waitFor();
		await page.evaluate(recordAnnouncements);
		// Numbers from before the older orders arrived are requested again.
		const isAskedAgain = page.waitForRequest(/reports\/revenue\/stats/);
		changes = {};
		await page.getByRole('button', { name: 'Data: Checked 20 seconds ago' }).waitFor();
		await page.getByText('Complete from October 1, 2026.').waitFor({ state: 'detached' });
		await isAskedAgain;
		const said = await page.evaluate(() => (window as unknown as { said: string[] }).said); // as: set by recordAnnouncements
		expect(said.filter((text) => text.startsWith('Checked'))).toEqual(['Checked 20 seconds ago']);
	});
});

/** Collects announcements of live regions in `window.said`. */
function recordAnnouncements(): void {
	const said: string[] = [];
	Object.assign(window, { said });
	new MutationObserver((changed) => {
		for (const { target } of changed) {
			if (target instanceof Element && target.matches('[aria-live]'))
				said.push(target.textContent ?? '');
		}
	}).observe(document.body, { childList: true, subtree: true });
}

describe('A favorite report', () => {
	it('is first in the menu that the server prints, with its star', async () => {
		const { page, open: go } = await open('/analytics/taxes');
		const isKept = page.waitForResponse(/users/);
		await page.getByRole('button', { name: 'Add Taxes to the favorites' }).click();
		const first = page.locator('.wp-menu-open .wp-submenu li:not(.wp-submenu-head)').first();
		const address = () => first.locator('a').getAttribute('href');
		await page.waitForFunction(() => document.querySelector('.is-favorite > .current'));
		expect(await address()).toContain('taxes');
		await isKept;
		await go('/analytics/coupons');
		expect(await address()).toContain('taxes');
		expect(await first.getAttribute('class')).toBe('is-favorite');
		expect(await axeViolations(page)).toEqual([]);
		await first.click();
		await page.getByRole('heading', { level: 1, name: 'Taxes' }).waitFor();
	});
});
