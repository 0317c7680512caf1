import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../support/chromium';
import { startFixtureStore, type FixtureStore } from '../support/stores/fixture-store';
import { leave, play } from '../browser/support/play-scene';
import type { Scene } from '../browser/support/scene';
import { opened, states, loaded } from '../browser/support/scenes';
import { visit, type Visit } from '../browser/support/visit';
import { comparePicture, kept } from './compare-picture';
import { fixFonts } from './fonts';

/** States other than loaded screens that look different. */
const special = [
	'the calendar of the date range',
	'a search inside a dropdown',
	'the choice of columns',
	'a chart point with keyboard focus',
	'bars by week',
	'unsaved settings',
	'all advanced filters of Orders',
	'a comparison of products',
	'the page of an order',
	'/analytics/revenue while it loads',
	'/analytics/overview when the shop fails',
	'/analytics/orders of an empty shop',
].map(sceneOf);

const screens = loaded.filter(({ screen }) => screen !== '/analytics/nowhere');

/** Both writing directions. Special states use one language, because scenes find their elements by its texts. */
const views = [
	{ name: 'wide', width: 1400, height: 1000, locale: undefined, scenes: [...screens, ...special] },
	{ name: 'phone', width: 390, height: 1000, locale: undefined, scenes: screens },
	{ name: 'wide-rtl', width: 1400, height: 1000, locale: 'ar', scenes: screens },
	{ name: 'phone-rtl', width: 390, height: 1000, locale: 'ar', scenes: screens },
	{ name: 'phone-rtl', width: 390, height: 1000, locale: 'he_IL', scenes: special },
];

let browser: Browser;

beforeAll(async () => {
	browser = await launchChromium();
});

afterAll(() => browser.close());

describe.each(views)('$name in $locale', ({ name: view, width, height, locale, scenes }) => {
	const stores = new Map<'store-a' | 'empty', { store: FixtureStore; current: Visit }>();

	afterAll(async () => {
		for (const { store, current } of stores.values()) {
			await current.end();
			await store.stop();
		}
	});

	it.each(scenes)('shows $name as in the stored picture', async (scene) => {
		const { store, current } = await openStore(scene.isEmpty ? 'empty' : 'store-a');
		const { page } = current;
		await fixFonts(page);
		await play(page, store.origin, scene);
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
		await leave(page);
		expect(comparePicture(`${view}/${fileName(scene)}`, taken)).toBeUndefined();
	});

	async function openStore(shop: 'store-a' | 'empty') {
		const known = stores.get(shop);
		if (known) return known;
		const store = await startFixtureStore({ shop, locale });
		// The font comes from a style sheet inside the page.
		const current = await visit(browser, store, { viewport: { width, height }, bypassCSP: true });
		stores.set(shop, { store, current });
		return { store, current };
	}
});

it('stores at most 80 pictures in 8 MB, each for a scene', () => {
	const names = new Set(
		views.flatMap(({ name, scenes }) => scenes.map((scene) => `${name}/${fileName(scene)}.png`)),
	);
	const found = readdirSync(kept, { recursive: true, encoding: 'utf8' }).filter((file) =>
		file.endsWith('.png'),
	);
	expect(new Set(found)).toEqual(names);
	expect(found.length).toBeLessThanOrEqual(80);
	const bytes = found.reduce((sum, file) => sum + statSync(path.join(kept, file)).size, 0);
	expect(bytes).toBeLessThanOrEqual(8_000_000);
});

function sceneOf(name: string): Scene {
	const found = [...states, ...opened].find((scene) => scene.name === name);
	if (!found) throw new Error(`There is no scene "${name}".`);
	return found;
}

/** `/analytics/orders of an empty shop` → `orders-of-an-empty-shop`. */
function fileName({ name }: Scene): string {
	return (name === '/' ? 'home' : name)
		.replace(/^\/(analytics\/)?/, '')
		.toLowerCase()
		.replace(/[^a-z]+/g, '-');
}
