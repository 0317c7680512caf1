import { readRecord } from './read-value';

/** What the plugin's PHP tells the app on a page of WordPress's; empty elsewhere. Anything in it may have any shape. */
export function pluginData(page: Window = window): Readonly<Record<string, unknown>> {
	return readRecord((page as { storeAnalytics?: unknown }).storeAnalytics); // printed by PHP, unknown to TypeScript
}
