/**
 * Converts translators' .po files to loadable ones: one file for PHP and one for the script in WordPress, JSON in the
 * embedded store.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import PO from 'pofile';
import { root, sources } from '../sources.mjs';

const DOMAIN = 'store-analytics';
const SCRIPT = 'store-analytics-app';

/** Languages whose file contains only the sentences that differ from another language. */
const variants = { de_DE_formal: 'de_DE' };

/**
 * The shipped translations, as { locale, file, po, base }, where `po` is the parsed file of pofile, and `base` for a
 * variant that of its language.
 */
export function readTranslations() {
	const found = sources(['languages'], /\.po$/)
		.sort()
		.map((file) => ({
			locale: /-([a-z]{2,3}(?:_\w+)?)\.po$/.exec(file)?.[1] ?? '',
			file,
			po: PO.parse(readFileSync(path.join(root, file), 'utf8')),
		}));
	return found.map((translation) => {
		const base = found.find(({ locale }) => locale === variants[translation.locale]);
		return base ? { ...translation, base: base.po } : translation;
	});
}

/** The key of a sentence. */
export function keyOf({ msgctxt, msgid }) {
	return msgctxt ? `${msgctxt}\u0004${msgid}` : msgid;
}

/** Returns the data for `setLocaleData` of @wordpress/i18n: the sentences of a .pot file in a language. */
export function localeData(translation, pot) {
	const { locale, po } = translation;
	const head = { domain: DOMAIN, lang: locale, 'plural-forms': pluralOf(po) };
	return {
		'': head,
		...Object.fromEntries(translated(translation, pot).map((item) => [keyOf(item), item.msgstr])),
	};
}

/**
 * Returns [name, content] of the files in the plugin's `languages/`: `.l10n.php` (which WordPress 6.5 reads instead of
 * an .mo) and `-<script>.json`. Untranslated and fuzzy sentences are left out.
 */
export function translationFiles(translation, pot) {
	const { locale, po } = translation;
	const script = { domain: DOMAIN, locale_data: { messages: localeData(translation, pot) } };
	const entries = translated(translation, pot).map((item) => {
		const ids = item.msgid_plural ? `${keyOf(item)}\0${item.msgid_plural}` : keyOf(item);
		return `${phpString(ids)} => ${phpString(item.msgstr.join('\0'))}`;
	});
	const head = [
		`'domain' => '${DOMAIN}'`,
		`'language' => ${phpString(locale)}`,
		`'plural-forms' => ${phpString(pluralOf(po))}`,
	];
	return [
		[
			`${DOMAIN}-${locale}.l10n.php`,
			`<?php\nreturn array( ${head.join(', ')}, 'messages' => array(\n${entries.join(',\n')}\n) );\n`,
		],
		[`${DOMAIN}-${locale}-${SCRIPT}.json`, JSON.stringify(script)],
	];
}

function translated({ po, base }, pot) {
	const own = new Set(po.items.map(keyOf));
	const items = [...(base?.items.filter((item) => !own.has(keyOf(item))) ?? []), ...po.items];
	const wanted = new Set(PO.parse(pot).items.map(keyOf));
	return items.filter(
		(item) =>
			item.msgstr.some(Boolean) && !item.flags.fuzzy && !item.obsolete && wanted.has(keyOf(item)),
	);
}

function pluralOf({ headers }) {
	return headers['Plural-Forms'] || 'nplurals=2; plural=(n != 1);';
}

function phpString(text) {
	const quoted = text.replace(/[\\']/g, '\\$&').split('\0');
	return quoted.map((part) => `'${part}'`).join(' . "\\0" . ');
}
