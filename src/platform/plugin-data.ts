import { readList, readRecord, readText } from './read-value';

/** What the plugin's PHP, or a translation of the embedded store, tells the app; empty elsewhere. Anything in it may have any shape. */
export function pluginData(page: Window = window): Readonly<Record<string, unknown>> {
	return readRecord((page as { storeAnalytics?: unknown }).storeAnalytics); // printed by PHP, unknown to TypeScript
}

/** The in-app paths that are ours where the plugin's PHP says so (one that ends in a slash: all below it); none elsewhere. */
export function ownPaths(page: Window = window): readonly string[] {
	return readList(pluginData(page).ownPaths).map((path) => readText(path));
}

/** Whether the app runs in wp-admin, beside scripts of others. */
export function isInWordPress(): boolean {
	return ownPaths().length > 0;
}

/** Whether a store server may serve the reports in WooCommerce's place. */
export function hasStoreServer(): boolean {
	return pluginData().storeServer === true;
}

/** Whether WordPress has a command palette on its pages, since 6.9, which has the key then. */
export function isPaletteOfWordPress(): boolean {
	return pluginData().hasPalette === true;
}
