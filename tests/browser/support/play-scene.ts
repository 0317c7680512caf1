import type { Page, Route } from 'playwright-core';
import type { Scene } from './scene';
import { OCTOBER, settled, standInWordPress } from './visit';

/** Marks screens without preloaded responses, because their scenes are about the network. */
const ASKS_ITSELF = 'store-analytics-asks-itself';

/** Sets up the network for the scene, opens its screen and runs its actions. */
export async function play(page: Page, origin: string, scene: Scene): Promise<void> {
	const { screen, query = OCTOBER, network, preferences, isInWordPress, act } = scene;
	if (isInWordPress) await standInWordPress(page);
	if (preferences) await printPreferences(page, preferences);
	if (network) {
		await page
			.context()
			.addCookies([{ name: ASKS_ITSELF, value: encodeURIComponent(screen), url: origin }]);
		await page.route('**/wp-json/**', (route) =>
			network === 'slow' ? undefined : route.fulfill({ status: 500, body: '{}' }),
		);
	}
	await page.goto(
		`${origin}/wp-admin/admin.php?page=wc-admin&path=${encodeURIComponent(screen)}&${query}`,
	);
	if (network === 'slow')
		await page
			.locator('.is-placeholder, .is-loading, .woocommerce-settings__wrapper')
			.first()
			.waitFor();
	else await settled(page);
	await act?.(page);
}

/**
 * Makes the next page contain this as the user's preferences. The shop does not store it, so other scenes are not
 * affected.
 */
async function printPreferences(
	page: Page,
	preferences: Readonly<Record<string, string>>,
): Promise<void> {
	const entries = JSON.stringify(preferences).slice(1, -1);
	const print = async (route: Route) => {
		const response = await route.fetch();
		const [before, after, ...others] = (await response.text()).split('"woocommerce_meta":{');
		if (after === undefined || others.length > 0) throw new Error('The page has no one user.');
		const rest = after.startsWith('}') ? after : `,${after}`;
		await route.fulfill({ response, body: `${before}"woocommerce_meta":{${entries}${rest}` });
	};
	await page.route('**/wp-admin/admin.php?*', print, { times: 1 });
}

/** Ends the scene: no held request, no interception, no question about unsaved changes. */
export async function leave(page: Page): Promise<void> {
	// The smallest page of the same origin, so that the browser keeps its compiled code.
	await page.goto(new URL('/healthz', page.url()).href);
	await page.unrouteAll({ behavior: 'ignoreErrors' });
	await page.context().clearCookies({ name: ASKS_ITSELF });
}
