import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium';
import { startFixtureStore, type FixtureStore } from '../support/fixture-store';
import { visit, type Visit } from './visit';

/** What a test of a file has at hand. */
export interface AtHand {
	readonly browser: Browser;
	readonly store: FixtureStore;
	readonly current: Visit;
	readonly page: Page;
}

/** One browser and one store for the tests of a file, and for each of them a fresh visit, which `begin` is told of. */
export function eachTestVisits(begin: (atHand: AtHand) => void): void {
	let browser: Browser;
	let store: FixtureStore;
	let current: Visit;

	beforeAll(async () => {
		browser = await launchChromium();
		store = await startFixtureStore();
	});

	afterAll(async () => {
		await browser.close();
		await store.stop();
	});

	beforeEach(async () => {
		current = await visit(browser, store);
		begin({ browser, store, current, page: current.page });
	});

	afterEach(() => current.end());
}
