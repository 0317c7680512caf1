/** Turns a translator's .po file into what WordPress loads: one file for PHP, one for the script with all its chunks. */
import PO from 'pofile';

const DOMAIN = 'store-analytics';
const SCRIPT = 'store-analytics-app';

/**
 * [name, content] of the files that stand beside `store-analytics-<locale>.po` in `languages/`: `.l10n.php` (WordPress 6.5 reads it in
 * the place of an .mo) and `-<script>.json`. What is not translated, or marked as fuzzy, is left out.
 */
export function translationFiles(locale, text) {
	const { items, headers } = PO.parse(text);
	const done = items.filter(
		({ msgstr, flags, obsolete }) => msgstr.some(Boolean) && !flags.fuzzy && !obsolete,
	);
	const plural = headers['Plural-Forms'] || 'nplurals=2; plural=(n != 1);';
	const key = ({ msgctxt, msgid }) => (msgctxt ? `${msgctxt}\u0004${msgid}` : msgid);
	const messages = Object.fromEntries(done.map((item) => [key(item), item.msgstr]));
	const script = {
		domain: DOMAIN,
		locale_data: {
			messages: {
				'': { domain: DOMAIN, lang: locale, 'plural-forms': plural },
				...messages,
			},
		},
	};
	const entries = done.map((item) => {
		const ids = item.msgid_plural ? `${key(item)}\0${item.msgid_plural}` : key(item);
		return `${phpString(ids)} => ${phpString(item.msgstr.join('\0'))}`;
	});
	const head = [
		`'domain' => '${DOMAIN}'`,
		`'language' => ${phpString(locale)}`,
		`'plural-forms' => ${phpString(plural)}`,
	];
	return [
		[
			`${DOMAIN}-${locale}.l10n.php`,
			`<?php\nreturn array( ${head.join(', ')}, 'messages' => array(\n${entries.join(',\n')}\n) );\n`,
		],
		[`${DOMAIN}-${locale}-${SCRIPT}.json`, JSON.stringify(script)],
	];
}

function phpString(text) {
	const quoted = text.replace(/[\\']/g, '\\$&').split('\0');
	return quoted.map((part) => `'${part}'`).join(' . "\\0" . ');
}
