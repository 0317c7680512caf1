import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium';
import { startFixtureStore, type FixtureStore } from '../support/fixture-store';
import { leave, loaded, play, states, type Scene } from './scenes';
import { axeViolations, DESKTOP, PHONE, sidewaysOverflow, visit } from './visit';

jest.setTimeout(60_000);

/** A page of a shop that sells, and one of a shop that has sold nothing, in one language and size. */
type Pages = Record<'full' | 'empty', { page: Page; origin: string }>;

const views = {
	'left to right, 1400': { locale: 'en_US', size: DESKTOP },
	'left to right, 390': { locale: 'en_US', size: PHONE },
	'right to left, 1400': { locale: 'ar', size: DESKTOP },
	'right to left, 390': { locale: 'ar', size: PHONE },
};
const everyView = Object.keys(views);
/** What is laid out otherwise from right to left or on a phone shows in one view of both; two at a time is what CI has cores for. */
const twoViews = ['left to right, 1400', 'right to left, 390'];

let browser: Browser;
const stores: FixtureStore[] = [];
const pagesOf = new Map<string, Pages>();

beforeAll(async () => {
	browser = await launchChromium();
	const shops = new Map<string, FixtureStore>();
	for (const locale of ['en_US', 'ar']) {
		for (const shop of ['store-a', 'empty'] as const) {
			const store = await startFixtureStore({ shop, locale });
			stores.push(store);
			shops.set(`${shop} ${locale}`, store);
		}
	}
	const open = async (shop: string, size: typeof DESKTOP) => {
		const store = shops.get(shop);
		if (!store) throw new Error(`No store is started for ${shop}.`);
		const { page } = await visit(browser, store, size);
		// Unsaved settings ask before they are left.
		page.on('dialog', (dialog) => void dialog.accept());
		return { page, origin: store.origin };
	};
	for (const [view, { locale, size }] of Object.entries(views)) {
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
async function faults(
	scene: Scene,
	seenFrom: readonly string[],
): Promise<Record<string, string[]>> {
	const found = await Promise.all(
		seenFrom.map(async (view): Promise<[string, string[]]> => {
			const pages = pagesOf.get(view);
			if (!pages) throw new Error(`No browser is open for ${view}.`);
			const { page, origin } = pages[scene.isEmpty ? 'empty' : 'full'];
			try {
				await play(page, origin, scene);
				const wrong = await axeViolations(page, scene.isCovered ? ['target-size'] : []);
				const tooWide = await sidewaysOverflow(page);
				return [view, tooWide > 0 ? [...wrong, `${tooWide} pixels too wide`] : wrong];
			} finally {
				await leave(page);
			}
		}),
	);
	return Object.fromEntries(found.filter(([, wrong]) => wrong.length > 0));
}

describe('axe finds nothing wrong, and nothing is wider than the window', () => {
	it.each(loaded)('[S1.1] on $name', async (scene) => {
		expect(await faults(scene, everyView)).toEqual({});
	});

	it.each(states)('[S1.1] with $name', async (scene) => {
		expect(await faults(scene, twoViews)).toEqual({});
	});
});
