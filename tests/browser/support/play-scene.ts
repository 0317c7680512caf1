import type { Page, Route } from 'playwright-core';
import type { Scene } from './scene';
import { OCTOBER, settled, standInWordPress } from './visit';

/** Names the screens that bring no responses along: what the network does is to be seen. */
const ASKS_ITSELF = 'store-analytics-asks-itself';

/** Lets the network be as the scene wants it, goes there and does what it says. */
export async function play(page: Page, origin: string, scene: Scene): Promise<void> {
	const { screen, query = OCTOBER, network, kept, isInWordPress, act } = scene;
	if (isInWordPress) await standInWordPress(page);
	if (kept) await printAsKept(page, kept);
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

/** Lets the next page say that the user has kept this; the shop knows nothing of it, so that no other scene does. */
async function printAsKept(page: Page, kept: Readonly<Record<string, string>>): Promise<void> {
	const entries = JSON.stringify(kept).slice(1, -1);
	const print = async (route: Route) => {
		const response = await route.fetch();
		const [before, after, ...others] = (await response.text()).split('"woocommerce_meta":{');
		if (after === undefined || others.length > 0) throw new Error('The page has no one user.');
		const rest = after.startsWith('}') ? after : `,${after}`;
		await route.fulfill({ response, body: `${before}"woocommerce_meta":{${entries}${rest}` });
	};
	await page.route('**/wp-admin/admin.php?*', print, { times: 1 });
}

/** Leaves the scene: no held request, no interception, no question about unsaved input. */
export async function leave(page: Page): Promise<void> {
	// A small page of the same origin, so that the browser keeps the code that it has compiled.
	await page.goto(new URL('/wp-admin/plugins.php', page.url()).href);
	await page.unrouteAll({ behavior: 'ignoreErrors' });
	await page.context().clearCookies({ name: ASKS_ITSELF });
}
