import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { MARKED, markedApp, type MarkedApp } from '../../support/stores/marked-app';
import { furtherScenes } from '../support/further-scenes';
import { leave, play } from '../support/play-scene';
import { loaded, states } from '../support/scenes';
import { wordsOfMadeUpShop, wordsOfRecordedShop } from '../support/shop-words';
import { Untranslated } from '../support/untranslated';
import { visit } from '../support/visit';

/** What the scenes have typed or kept, and pieces of names of which the rest is what was typed. */
const typed = ['qwertz', 'Tee', 'Hoodie', 'Hood', 'ie', 'ie with Pocket', 'ie with Zipper'].concat(
	'Price raised',
);

interface Shop {
	readonly page: Page;
	readonly origin: string;
	readonly untranslated: Untranslated;
}

describe('every word on screen, in a language that marks each word of a sentence that it has', () => {
	let browser: Browser;
	let app: MarkedApp;
	const stores: FixtureStore[] = [];
	const shops = new Map<'full' | 'empty', Shop>();

	beforeAll(async () => {
		browser = await launchChromium();
		app = markedApp();
		const open = async (shop: 'store-a' | 'empty'): Promise<Shop> => {
			const store = await startFixtureStore({ shop, locale: MARKED, app: app.folder });
			stores.push(store);
			const { page } = await visit(browser, store);
			// Unsaved settings ask before they are left.
			page.on('dialog', (dialog) => void dialog.accept());
			const words = shop === 'empty' ? await wordsOfMadeUpShop(store) : wordsOfRecordedShop();
			return { page, origin: store.origin, untranslated: new Untranslated([...words, ...typed]) };
		};
		shops.set('full', await open('store-a'));
		shops.set('empty', await open('empty'));
	});

	afterAll(async () => {
		await browser.close();
		await Promise.all(stores.map((store) => store.stop()));
		app.remove();
	});

	it.each([...loaded, ...states, ...furtherScenes])('is translated: $name', async (scene) => {
		const shop = shops.get(scene.isEmpty ? 'empty' : 'full');
		if (!shop) throw new Error('There is no such shop.');
		const { page, origin, untranslated } = shop;
		await play(page, origin, scene);
		const found = await untranslated.on(page);
		await leave(page);
		expect(found).toEqual([]);
	});
});
