import type { Page } from 'playwright-core';
import type { Scene } from './scenes';
import { OCTOBER, settled, standInWordPress } from './visit';

/** Names the screens that bring no responses along: what the network does is to be seen. */
const ASKS_ITSELF = 'store-analytics-asks-itself';

/** Lets the network be as the scene wants it, goes there and does what it says. */
export async function play(page: Page, origin: string, scene: Scene): Promise<void> {
	const { screen, query = OCTOBER, network, isInWordPress, act } = scene;
	if (isInWordPress) await standInWordPress(page);
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

/** Leaves the scene: no held request, no interception, no question about unsaved input. */
export async function leave(page: Page): Promise<void> {
	await page.goto('about:blank');
	await page.unrouteAll({ behavior: 'ignoreErrors' });
	await page.context().clearCookies({ name: ASKS_ITSELF });
}
