import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { visit, type Visit } from './visit';

/** What the tests of a file share. */
export interface AtHand {
	readonly browser: Browser;
	readonly store: FixtureStore;
	readonly current: Visit;
	readonly page: Page;
}

/** Opens one browser and one store in `locale` for the tests of a file, and passes them to `begin`. */
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

/** As above, with a new visit for each test. */
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
