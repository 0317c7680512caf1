import PO from 'pofile';
import { keyOf } from './translations.mjs';

/** The number of plural forms of each language, by the rule that its .po file must contain. */
const pluralRules = {
	ar: 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5);',
	de: 'nplurals=2; plural=(n != 1);',
	es: 'nplurals=2; plural=(n != 1);',
	fr: 'nplurals=2; plural=(n > 1);',
	ja: 'nplurals=1; plural=0;',
};

/**
 * What is wrong with a translation, a line each: incomplete, obsolete, other placeholders, too few plural forms, fuzzy. A line names the sentence
 * and where the sources have it.
 */
export function languageFaults({ locale, po, base }, pot) {
	const wanted = new Map(PO.parse(pot).items.map((item) => [keyOf(item), item]));
	const known = new Set(po.items.map(keyOf));
	const rule = pluralRules[locale.split('_')[0]];
	const missing = base ? [] : [...wanted.keys()].filter((key) => !known.has(key));
	return [
		...(po.headers['Plural-Forms'] === rule ? [] : [`the header must say "Plural-Forms: ${rule}"`]),
		...missing.map((key) => `not in the file: ${quoted(key)}${placesOf(wanted.get(key))}`),
		...po.items.flatMap((item) => {
			const source = wanted.get(keyOf(item));
			const fault = source ? faultOf(item, source, countIn(rule)) : 'no longer in the sources';
			return fault ? [`${fault}: ${quoted(keyOf(item))}${placesOf(source)}`] : [];
		}),
	];
}

function placesOf(source) {
	const places = source?.references.flatMap((reference) => reference.split(' ')) ?? [];
	return places.length > 0 ? `, of ${places.join(', ')}` : '';
}

function faultOf(item, source, forms) {
	if (item.obsolete) return 'no longer in the sources';
	if (item.flags.fuzzy) return 'marked as fuzzy';
	if ((item.msgid_plural ?? '') !== (source.msgid_plural ?? '')) return 'another plural';
	if (!item.msgstr.some(Boolean)) return 'not translated';
	if (item.msgstr.length !== (source.msgid_plural ? forms : 1) || !item.msgstr.every(Boolean)) {
		return source.msgid_plural ? `not ${forms} plural forms` : 'more than one form';
	}
	const texts = [source.msgid, source.msgid_plural ?? source.msgid];
	return item.msgstr.every((text) => texts.some((original) => fits(text, original, source)))
		? undefined
		: 'other placeholders';
}

/** Compares placeholders. A plural form for one or two may omit its only number, and numbered ones may change places. */
function fits(text, original, source) {
	const [here, there] = [placeholders(text), placeholders(original)];
	const same = here.join(' ') === there.join(' ');
	return (
		same ||
		(source.msgid_plural !== undefined &&
			source.msgid_plural !== null &&
			here.length === 0 &&
			/^%[ds]$/.test(there.join(' ')))
	);
}

function placeholders(text) {
	return (text.match(/%%|%(?:\d\$)?[sdf]|<\/?\w+ ?\/?>|\{\{[^}]+\}\}/g) ?? []).sort();
}

function countIn(rule = '') {
	return Number(/nplurals=(\d)/.exec(rule)?.[1] ?? 2);
}

export function quoted(key) {
	const [text, context] = key.split('\u0004').reverse();
	return context ? `"${text}" (${context})` : `"${text}"`;
}
