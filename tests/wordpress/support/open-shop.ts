import type { Browser } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { logIn, type AdminSession } from './admin-session';
import { startWordPress, type Installation } from './installation';
import { packPlugin } from './plugin-zip';
import { addPlugins, ourPlugin } from './plugins';
import { standIn } from './shop';
import { startStore } from './store';

/** A shop on WordPress 6.6 with the plugin installed, and a session of its administrator. */
export interface OpenShop {
	readonly browser: Browser;
	readonly site: Installation;
	readonly session: AdminSession;
	/** Path of the plugin's zip on this machine. */
	readonly zip: string;
	close(): Promise<void>;
}

/**
 * Opens a shop for the tests of one file; `prepare` runs before WooCommerce's part. After a failure, everything that
 * was started ends.
 */
export async function openShop(
	prepare: (site: Installation) => void = () => {},
): Promise<OpenShop> {
	const endings: (() => unknown)[] = [];
	const close = async () => {
		for (const end of endings.reverse()) await end();
	};
	try {
		const zip = packPlugin();
		endings.push(zip.remove);
		const store = await startStore();
		endings.push(() => store.stop());
		const site = await startWordPress('6.6');
		endings.push(() => site.stop());
		const browser = await launchChromium();
		endings.push(() => browser.close());
		prepare(site);
		addPlugins(site, standIn(store), ourPlugin(zip.file));
		const session = await logIn(browser, site);
		return { browser, site, session, zip: zip.file, close };
	} catch (error) {
		await close();
		throw error;
	}
}
