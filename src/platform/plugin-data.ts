import { readRecord } from './read-value';

/** What the plugin's PHP, or a translation of the embedded store, tells the app; empty elsewhere. Anything in it may have any shape. */
export function pluginData(page: Window = window): Readonly<Record<string, unknown>> {
	return readRecord((page as { storeAnalytics?: unknown }).storeAnalytics); // printed by PHP, unknown to TypeScript
}
