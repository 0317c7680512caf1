import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { visit, type Visit } from './visit';

/** What a test of a file has at hand. */
export interface AtHand {
	readonly browser: Browser;
	readonly store: FixtureStore;
	readonly current: Visit;
	readonly page: Page;
}

/** One browser and one store, which speaks `locale`, for the tests of a file, which `begin` is told of. */
export function browserAndStore(
	begin: (atHand: Pick<AtHand, 'browser' | 'store'>) => void,
	{ locale }: { locale?: string } = {},
): void {
	let browser: Browser;
	let store: FixtureStore;

	beforeAll(async () => {
		browser = await launchChromium();
		store = await startFixtureStore(locale === undefined ? {} : { locale });
		begin({ browser, store });
	});

	afterAll(async () => {
		await browser.close();
		await store.stop();
	});
}

/** The same, and for each of the tests a fresh visit. */
export function eachTestVisits(begin: (atHand: AtHand) => void): void {
	let current: Visit;
	let shared: Pick<AtHand, 'browser' | 'store'>;

	browserAndStore((both) => (shared = both));

	beforeEach(async () => {
		current = await visit(shared.browser, shared.store);
		begin({ ...shared, current, page: current.page });
	});

	afterEach(() => current.end());
}
