import { resetLocaleData } from '@wordpress/i18n';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltApp } from '../admin-page/scripts/built-app';
import { closestLanguage } from '../base/closest-language';

/**
 * Sets the locale of the server's own texts (menu, log-in, names of metrics and leaderboards), from the build's
 * translations; English without one. One process has one language: that of its store.
 */
export async function setLanguage(
	locale: string,
	app: BuiltApp | null,
	staticDir: string | undefined,
): Promise<void> {
	const language = closestLanguage(locale, [...(app?.languages.keys() ?? [])]);
	const file = language === undefined ? undefined : app?.languages.get(language)?.server;
	const text = file === undefined ? '{}' : await readFile(path.join(staticDir ?? '', file), 'utf8');
	resetLocaleData(JSON.parse(text), 'store-analytics');
}
