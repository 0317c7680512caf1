import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { leave, play } from '../support/play-scene';
import type { Scene } from '../support/scene';
import { loaded, states } from '../support/scenes';
import { visibleTexts } from '../support/visible-texts';
import { axeViolations, DESKTOP, PHONE, sidewaysOverflow, visit } from '../support/visit';

/** A page of a shop that sells, and one of a shop that has sold nothing, in one language and size. */
type Pages = Record<'full' | 'empty', { page: Page; origin: string; complaints: string[] }>;

const views = {
	'left to right, 1400': { locale: 'en_US', direction: 'ltr', size: DESKTOP },
	'left to right, 390': { locale: 'en_US', direction: 'ltr', size: PHONE },
	'right to left, 1400': { locale: 'he_IL', direction: 'rtl', size: DESKTOP },
	'right to left, 390': { locale: 'he_IL', direction: 'rtl', size: PHONE },
};
type View = keyof typeof views;
const everyView = Object.keys(views) as View[]; // the keys of that record
/** What is laid out otherwise from right to left or on a phone shows in one view of both; two at a time is what CI has cores for. */
const twoViews: View[] = ['left to right, 1400', 'right to left, 390'];

/** What values that are missing look like where nobody thought of them. */
const missingValue = /\b(?:NaN|Infinity|undefined|Invalid date)\b|\[object Object\]/;

let browser: Browser;
const stores: FixtureStore[] = [];
const pagesOf = new Map<View, Pages>();

beforeAll(async () => {
	browser = await launchChromium();
	const shops = new Map<string, FixtureStore>();
	for (const locale of ['en_US', 'he_IL']) {
		for (const shop of ['store-a', 'empty'] as const) {
			const store = await startFixtureStore({ shop, locale });
			stores.push(store);
			shops.set(`${shop} ${locale}`, store);
		}
	}
	const open = async (shop: string, size: typeof DESKTOP) => {
		const store = shops.get(shop);
		if (!store) throw new Error(`No store is started for ${shop}.`);
		const { page, complaints } = await visit(browser, store, size);
		// Unsaved settings ask before they are left.
		page.on('dialog', (dialog) => void dialog.accept());
		return { page, complaints, origin: store.origin };
	};
	for (const view of everyView) {
		const { locale, size } = views[view];
		pagesOf.set(view, {
			full: await open(`store-a ${locale}`, size),
			empty: await open(`empty ${locale}`, size),
		});
	}
});

afterAll(async () => {
	await browser.close();
	await Promise.all(stores.map((store) => store.stop()));
});

/** What is wrong with the scene, by view; empty where nothing is. */
async function faults(scene: Scene, seenFrom: readonly View[]): Promise<Record<string, string[]>> {
	const found = await Promise.all(
		seenFrom.map(async (view): Promise<[View, string[]]> => {
			const pages = pagesOf.get(view);
			if (!pages) throw new Error(`No browser is open for ${view}.`);
			const { page, origin, complaints } = pages[scene.isEmpty ? 'empty' : 'full'];
			try {
				await play(page, origin, scene);
				const wrong = await axeViolations(page, scene.isCovered ? ['target-size'] : []);
				const tooWide = await sidewaysOverflow(page);
				if (tooWide > 0) wrong.push(`${tooWide} pixels too wide`);
				const direction = await page.evaluate(() => getComputedStyle(document.body).direction);
				if (direction !== views[view].direction) wrong.push(`written ${direction}`);
				const said = (await visibleTexts(page)).filter((text) => missingValue.test(text));
				wrong.push(...said.map((text) => `says ${text}`));
				// A shop that fails is complained of by the browser itself.
				if (scene.network !== 'broken') wrong.push(...complaints);
				return [view, wrong];
			} finally {
				await leave(page);
				complaints.length = 0;
			}
		}),
	);
	return Object.fromEntries(found.filter(([, wrong]) => wrong.length > 0));
}

describe('axe finds nothing wrong, nothing is wider than the window, no missing value is spelled out and nothing is complained of', () => {
	it.each(loaded)('[S1.1] on $name', async (scene) => {
		expect(await faults(scene, everyView)).toEqual({});
	});

	it.each(states)('[S1.1] with $name', async (scene) => {
		expect(await faults(scene, twoViews)).toEqual({});
	});
});
