import { resetLocaleData } from '@wordpress/i18n';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltApp } from '../admin-page/scripts/built-app';
import { closestLanguage } from '../base/closest-language';

/**
 * Makes the server's own texts (menu, log-in, names of numbers and rankings) those of a locale, from the build's translations; English
 * where it has none. One process speaks one language: that of the store that it serves.
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
