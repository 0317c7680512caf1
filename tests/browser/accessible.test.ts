import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium';
import { startFixtureStore, type FixtureStore } from '../support/fixture-store';
import { leave, loaded, play, states, type Scene } from './scenes';
import { axeViolations, DESKTOP, PHONE, sidewaysOverflow, visit } from './visit';

jest.setTimeout(60_000);

let browser: Browser;
const shops: { full?: FixtureStore; empty?: FixtureStore } = {};

beforeAll(async () => {
	browser = await launchChromium();
	[shops.full, shops.empty] = await Promise.all([
		startFixtureStore(),
		startFixtureStore({ shop: 'empty' }),
	]);
});

afterAll(async () => {
	await browser.close();
	await shops.full?.stop();
	await shops.empty?.stop();
});

describe.each([
	['from left to right at 1400 pixels', 'en_US', DESKTOP, [...loaded, ...states]],
	['from left to right at 390 pixels', 'en_US', PHONE, loaded],
	['from right to left at 1400 pixels', 'ar', DESKTOP, loaded],
	['from right to left at 390 pixels', 'ar', PHONE, [...loaded, ...states]],
])('%s, axe finds nothing wrong with', (_name, locale, size, scenes) => {
	const pages: { full?: Page; empty?: Page } = {};

	beforeAll(async () => {
		for (const shop of ['full', 'empty'] as const) {
			const store = shops[shop];
			if (!store) throw new Error('The store did not start.');
			await store.speak(locale);
			({ page: pages[shop] } = await visit(browser, store, size));
			pages[shop]?.on('dialog', (dialog) => void dialog.accept());
		}
	});

	afterAll(() => Promise.all(Object.values(pages).map((page) => page.context().close())));

	it.each(scenes.map((scene): [string, Scene] => [scene.name, scene]))(
		'[S1.1] %s',
		async (_scene, scene) => {
			const shop = scene.isEmpty ? 'empty' : 'full';
			const page = pages[shop];
			if (!page) throw new Error('The browser did not start.');
			await play(page, shops[shop]?.origin ?? '', scene);
			expect(await axeViolations(page)).toEqual([]);
			expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
			await leave(page);
		},
	);
});
