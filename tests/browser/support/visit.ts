import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openPage } from '../../support/chromium';
import type { FixtureStore } from '../../support/stores/fixture-store';

export const OCTOBER = 'period=custom&compare=previous_year&after=2026-10-01&before=2026-10-31';

export const DESKTOP = { viewport: { width: 1400, height: 1000 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A page in a logged-in browser, with all its complaints. */
export interface Visit {
	readonly page: Page;
	/** The shop's origin, for pages outside `open`: before the first screen, the page has no address. */
	readonly origin: string;
	/** Console errors and warnings, page errors and failed requests. A test that provokes some empties the list. */
	readonly complaints: string[];
	/** REST requests so far, `GET /wc-analytics/…`. */
	readonly requests: string[];
	/** Goes to a screen and waits until it is complete. */
	open(screen: string, query?: string): Promise<void>;
	/** Goes to a screen without waiting for its data. */
	goTo(screen: string, query?: string): Promise<void>;
	end(): Promise<void>;
}

/** Logs a new browser context in; `open` then opens the screens. */
export async function visit(
	browser: Browser,
	store: FixtureStore,
	options: BrowserContextOptions = DESKTOP,
): Promise<Visit> {
	const page = await openPage(browser, {
		reducedMotion: 'reduce',
		// A Chromium with a window lets a page write what its user has clicked; without one it would ask, and nobody answers.
		permissions: ['clipboard-write'],
		...options,
	});
	const complaints: string[] = [];
	const requests: string[] = [];
	// Takes only the cookie, so that the first page is the one under test.
	await page.request.get(store.logInLink(), { maxRedirects: 0 });
	page.on('console', (message) => {
		if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
	});
	page.on('pageerror', (error) => complaints.push(error.message));
	page.on('request', (request) => {
		const [, rest] = request.url().split('/wp-json');
		if (rest) requests.push(`${request.method()} ${decodeURIComponent(rest)}`);
	});
	const goTo = async (screen: string, query = OCTOBER) => {
		const path = encodeURIComponent(screen);
		await page.goto(`${store.origin}/wp-admin/admin.php?page=wc-admin&path=${path}&${query}`);
	};
	return {
		page,
		origin: store.origin,
		complaints,
		requests,
		goTo,
		async open(screen, query) {
			await goTo(screen, query);
			await settled(page);
		},
		end: () => page.context().close(),
	};
}

/** Resolves when the browser has painted a frame with everything that happened until now. */
export async function painted(page: Page): Promise<void> {
	await page.evaluate(
		() =>
			new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(() => resume(0)))),
	);
}

/**
 * Holds each REST response until the screen has painted its loading state: `shown` resolves to the moment when the
 * screen that asks is there.
 */
export async function holdResponses(page: Page, shown: () => Promise<unknown>): Promise<void> {
	await page.route('**/wp-json/**', async (route) => {
		// A page that is left needs no response.
		const goOn = async () => {
			await shown();
			await painted(page);
			await route.continue();
		};
		await goOn().catch(() => undefined);
	});
}

/** Waits until the screen shows its report: a heading and no placeholder. */
export async function settled(page: Page): Promise<void> {
	await page.locator('.woocommerce-layout__main').waitFor();
	// A click sends its requests in a later task; until then, the screen still looks finished.
	await page.evaluate(
		() =>
			new Promise((resume) => setTimeout(() => requestAnimationFrame(() => setTimeout(resume)))),
	);
	await page.waitForFunction(
		() =>
			document.querySelector(
				'.woocommerce-table, .woocommerce-chart, .woocommerce-empty-content, .woocommerce-settings__wrapper, .sa-home, .sa-data, .sa-all-shops',
			) &&
			!document.querySelector(
				'.is-loading, .is-placeholder, [class*="-placeholder"], .woocommerce-table__awaited-rows, .sa-awaiting[aria-busy], [data-awaited], .sa-data__waiting',
			),
	);
}

/** Makes the page claim, from the next load on, that WordPress serves it, with all features that need WordPress. */
export async function standInWordPress(page: Page): Promise<void> {
	await page.route('**/wp-admin/admin.php?*', async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace('"standsAlone":true', '"standsAlone":false');
		await route.fulfill({ response, body });
	});
}

/** Returns how many pixels the page is wider than its window, so that a phone would scroll sideways. */
export function sidewaysOverflow(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
