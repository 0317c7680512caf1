import type { Browser } from 'playwright-core';
import type { FixtureStore } from '../../support/stores/fixture-store';
import { browserAndStore } from '../support/each-test-visits';
import { play } from '../support/play-scene';
import { screens, states } from '../support/scenes';
import { Translation } from '../support/translation';
import { visibleTexts } from '../support/visible-texts';
import { visit } from '../support/visit';

/** They are exported with a shop, in its language. */
function countriesOfShop(): unknown {
	const { wcSettings } = window as unknown as { wcSettings: { countries: unknown } }; // WooCommerce's page data
	return wcSettings.countries;
}

describe('a language without a Latin letter', () => {
	let browser: Browser;
	let store: FixtureStore;

	browserAndStore((both) => ({ browser, store } = both), { locale: 'ar' });

	/** What the shop itself calls things, in all responses so far. */
	const data = new Set<string>();
	const own = new Translation('ar').texts();

	function collect(value: unknown): void {
		if (typeof value === 'string') {
			for (const piece of value.split(/<[^>]*>/)) {
				const text = piece.replaceAll('&amp;', '&').trim().toUpperCase();
				if (/\p{Script=Latin}/u.test(text)) data.add(text);
			}
		} else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
	}

	/** Those of the texts, whatever their case (codes of taxes are in capitals), with words that neither the shop nor a translation has. */
	function untranslated(texts: readonly string[]): string[] {
		const known = [...data, ...own, 'Rig Outfitters', 'admin', '@example.com']
			.map((one) => one.toUpperCase())
			.sort((a, b) => b.length - a.length);
		return texts.filter((text) => {
			const rest = known.reduce((left, one) => left.replaceAll(one, ' '), text.toUpperCase());
			return /\p{Script=Latin}{2}/u.test(rest);
		});
	}

	it('has all that is on any screen translated but what is the shop’s own', async () => {
		const { page, end } = await visit(browser, store);
		page.on('response', (response) => {
			if (response.url().includes('/wp-json/')) void response.json().then(collect, () => undefined);
		});
		await page.route('**/wp-json/**', (route) => route.continue());
		const plain = screens.map((screen) => ({ name: screen, screen, asksItself: true }));
		const byQuery = states.filter(({ act, network, isEmpty }) => !act && !network && !isEmpty);
		for (const scene of [...plain, ...byQuery]) {
			await page.context().addCookies([
				{
					name: 'store-analytics-asks-itself',
					value: encodeURIComponent(scene.screen),
					url: store.origin,
				},
			]);
			await play(page, store.origin, scene);
			await page.waitForLoadState('networkidle');
			collect(await page.evaluate(countriesOfShop));
			expect([scene.name, untranslated(await visibleTexts(page))]).toEqual([scene.name, []]);
		}
		await end();
	});
});
