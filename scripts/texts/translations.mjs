/** Turns translators' .po files into what is loaded: by WordPress one file for PHP and one for the script, by the embedded store JSON. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import PO from 'pofile';
import { root, sources } from '../sources.mjs';

const DOMAIN = 'store-analytics';
const SCRIPT = 'store-analytics-app';

/** The translations that are shipped, as { locale, file, po }, where `po` is what pofile reads. */
export function readTranslations() {
	return sources(['languages'], /\.po$/)
		.sort()
		.map((file) => ({
			locale: /-([a-z]{2,3}(?:_\w+)?)\.po$/.exec(file)?.[1] ?? '',
			file,
			po: PO.parse(readFileSync(path.join(root, file), 'utf8')),
		}));
}

/** What tells one sentence from another. */
export function keyOf({ msgctxt, msgid }) {
	return msgctxt ? `${msgctxt}\u0004${msgid}` : msgid;
}

/** What `setLocaleData` of @wordpress/i18n takes: the sentences of a .pot file in a language. */
export function localeData({ locale, po }, pot) {
	const head = { domain: DOMAIN, lang: locale, 'plural-forms': pluralOf(po) };
	return {
		'': head,
		...Object.fromEntries(translated(po, pot).map((item) => [keyOf(item), item.msgstr])),
	};
}

/**
 * [name, content] of the files that stand in the plugin's `languages/`: `.l10n.php` (WordPress 6.5 reads it in the place of an .mo) and
 * `-<script>.json`. What is not translated, or marked as fuzzy, is left out.
 */
export function translationFiles(translation, pot) {
	const { locale, po } = translation;
	const script = { domain: DOMAIN, locale_data: { messages: localeData(translation, pot) } };
	const entries = translated(po, pot).map((item) => {
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

function translated({ items }, pot) {
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
