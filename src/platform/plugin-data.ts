import { readList, readRecord, readText } from './read-value';

/** Data from the plugin's PHP or the embedded store's translations; empty elsewhere. Entries may have any shape. */
export function pluginData(page: Window = window): Readonly<Record<string, unknown>> {
	return readRecord((page as { storeAnalytics?: unknown }).storeAnalytics); // printed by PHP, unknown to TypeScript
}

/**
 * The in-app paths that are ours by the plugin's PHP (one with a slash at its end includes all below it); none
 * elsewhere.
 */
function ownPaths(page: Window = window): readonly string[] {
	return readList(pluginData(page).ownPaths).map((path) => readText(path));
}

/** Checks whether an in-app path is the app's; in WordPress the others are WooCommerce's. */
export function isOwnPath(path: string, page: Window = window): boolean {
	const theirs = readList(pluginData(page).wooCommercePaths).map((one) => readText(one));
	return (
		!theirs.includes(path) &&
		ownPaths(page).some((own) => path === own || (own.endsWith('/') && path.startsWith(own)))
	);
}

/** Checks whether the app runs in wp-admin, beside foreign scripts. */
export function isInWordPress(page: Window = window): boolean {
	return ownPaths(page).length > 0;
}

/** Checks whether a store server may respond instead of WooCommerce. */
export function hasStoreServer(): boolean {
	return pluginData().storeServer === true;
}

/** Checks whether WordPress has a command palette (since 6.9), which then owns the key. */
export function isPaletteOfWordPress(): boolean {
	return pluginData().hasPalette === true;
}
