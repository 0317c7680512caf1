import { keyOf } from './translations.mjs';
import { quoted } from './language-faults.mjs';

const japanese = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}';

/** Spanish that addresses the user with usted, by its pronoun and by the verbs that our sentences use. */
const usted =
	/\busted|\b(?:introduzca|haga|excluya|restaure|consulte|compruebe|escríbal[ao]|actível[ao]s|desplácese|inténtelo|elija|mire|vuelva|pulse)\b/iu;

/** How each language is written, as [what is wrong, where]. Formal German is a file of its own. */
const rules = {
	de_DE: [
		['addresses with Sie', /\p{Ll}en Sie\b|\b(?:Ihre?[mnrs]?|Ihnen)\b/u],
		['no space before …', /\p{L}…/u],
	],
	de_DE_formal: [['addresses with du', /\b(?:du|dein\w*|dir|dich)\b/iu]],
	es_ES: [
		['addresses with usted', usted],
		['período instead of periodo', /período/iu],
		['a space before …', / …/u],
	],
	fr_FR: [['a plain space before ; : ? ! » % or after «', / [;:?!»%](?!s|\d\$|[df])|« /u]],
	ja: [
		['full-width brackets or colon', /[（）：？]/u],
		[
			'no space beside a figure, a Latin word or a placeholder',
			new RegExp(
				`^(?!.*(?:YYYY|Y年|d年|D日)).*(?:[${japanese}](?:[A-Za-z0-9]|(?<![んた])%)|[A-Za-z0-9][${japanese}])`,
				'u',
			),
		],
		['ストア instead of ショップ', /ストア(?!サーバー)/u],
		['a space inside 「」 or before …', /「 | 」| …/u],
	],
	ar: [
		['straight or reversed quotation marks', /["“”]/u],
		['an arrow to the right', /→/u],
		['a space before …', / …/u],
		['WordPress or WooCommerce in Arabic letters', /ووردبريس|ووكومرس/u],
	],
};

/** German that addresses the user with du, by its pronouns and by the imperatives that our sentences use. */
const du =
	/\b(?:du|dein\w*|dir|dich)\b|\b(?:Gib|Wähle|Prüfe|Versuche|Öffne|Exportiere|Erstelle|Lade|Weise|Speichere|Packe|Verbinde|Entferne|Ergänze|Löse|Lösche|Melde|Starte|Erlaube|Kopiere)\b/u;

/** Sentences of a language that break a rule of its writing, a line each. A variant has `base`, its language. */
export function wordFaults({ locale, po, base }) {
	const own = new Set(po.items.map(keyOf));
	const missing = (base?.items ?? []).filter(
		(item) => !own.has(keyOf(item)) && item.msgstr.some((text) => du.test(text)),
	);
	return [
		...missing.map((item) => `addresses with du, and is not in the file: ${quoted(keyOf(item))}`),
		...po.items.flatMap((item) =>
			(rules[locale] ?? [])
				.filter(([, fault]) => item.msgstr.some((text) => fault.test(text)))
				.map(([name]) => `${name}: ${quoted(keyOf(item))}`),
		),
	];
}
