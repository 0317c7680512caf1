import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sentencesAsPot } from './sentences.mjs';
import { localeData, readTranslations } from './translations.mjs';

/**
 * Writes each translation into the build of the embedded app: a script that the page runs before the app, and JSON for
 * the store server. Returns their names by locale, for the manifest.
 */
export function writeLanguages(folder) {
	const app = sentencesAsPot('embedded');
	const server = sentencesAsPot('server');
	mkdirSync(path.join(folder, 'languages'), { recursive: true });
	const write = (name, text) => {
		writeFileSync(path.join(folder, name), text);
		return name;
	};
	const languages = readTranslations().map((translation) => {
		const { locale } = translation;
		const data = JSON.stringify(localeData(translation, app));
		const script = `( window.storeAnalytics ??= {} ).translations = ${data};\n`;
		const hash = createHash('sha256').update(script).digest('hex').slice(0, 10);
		return [
			locale,
			{
				page: write(`languages/${locale}.${hash}.js`, script),
				server: write(`languages/${locale}.json`, JSON.stringify(localeData(translation, server))),
			},
		];
	});
	return Object.fromEntries(languages);
}
