import { readFileSync } from 'node:fs';
import path from 'node:path';
import PO from 'pofile';

const read = (file: string) => readFileSync(path.resolve(__dirname, '..', file), 'utf8');

/** Every sentence of app, plugin and store server; a translation contains them all (tests/languages.test.ts). */
const texts = PO.parse(read('languages/store-analytics-de_DE.po')).items.flatMap(
	({ msgid, msgid_plural: plural }) => (plural ? [msgid, plural] : [msgid]),
);

/** Words that keep their capitals: the list in CONTRIBUTING.md. Longest first, because some contain others. */
const list = /\n### Capitals\n.*?\n(- .*?)\n## /s.exec(read('CONTRIBUTING.md'))?.[1] ?? '';
const kept = [...list.matchAll(/`([^`]+)`/g)]
	.map(([, text]) => text as string)
	.sort((a, b) => b.length - a.length);

/** Positions where a text starts anew within another. */
const starts = /[.:?!…] | [·/→-] |[“”]/;

/** Capitalised words that neither start a text nor belong to the list. */
function capitals(text: string): string[] {
	return kept
		.reduce((rest, one) => rest.replaceAll(one, 'kept'), text)
		.replace(/<[^>]*>|\{\{[^}]*\}\}/g, '')
		.split(starts)
		.flatMap((part) => (part.match(/%(?:\d\$)?[sd]|[\p{L}’]+/gu) ?? []).slice(1))
		.filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

/** Words that no sentence needs: the right column of the list in CONTRIBUTING.md, as far as it is never right. */
const banned =
	/\bthis machine\b|\bsign(?:ed)? (?:in|out)\b|\btaken? in\b|\bstands?\b|\bbehind\b|\bgo(?:es)? by\b|\bcomes? to\b|\b(?:given|came|got) back\b|\bby (?:itself|themselves)\b|\bpieces?\b|\bwork(?:ed|s)? out\b|(?<!\bthere )\bis no (?!longer)|\blacks?\b|\bholds?\b(?<!On hold)|\bfollow(?:s|ed)?\b|e-mail|\blog-in\b|\brefuses?\b|\brepl(?:y|ies)\b|\barithmetic\b|\bcompared (?:period|time)\b|\bour\b|\b(?:the|this|its) store\b(?! (?:server|Analytics))|^Type (?:a|an|the|for|what)\b/i;

/** Where a banned word is right. */
const allowed: readonly string[] = ['Orders behind this number'];

describe('texts', () => {
	it('have none of the words that CONTRIBUTING.md replaces', () => {
		expect(texts.filter((text) => banned.test(text) && !allowed.includes(text))).toEqual([]);
		expect(allowed.filter((text) => !texts.includes(text) || !banned.test(text))).toEqual([]);
	});

	it.each([
		'It is tried again by itself.',
		'Our key may not read this.',
		'The store is damaged.',
		'Type a number.',
	])('are found when they contain one: %s', (text) => {
		expect(text).toMatch(banned);
	});

	it('are in sentence case, but for what CONTRIBUTING.md lists', () => {
		expect(texts.length).toBeGreaterThan(600);
		expect(texts.filter((text) => capitals(text).length > 0)).toEqual([]);
	});

	it.each(['Compare Products', 'Re-Import data', '<title>No. of Orders</title> <rule/> <filter/>'])(
		'are found when they are in title case: %s',
		(text) => {
			expect(capitals(text)).toHaveLength(1);
		},
	);

	it('are listed only while the product says them', () => {
		expect(kept.length).toBeGreaterThan(20);
		expect(kept.filter((one) => !texts.some((text) => text.includes(one)))).toEqual([]);
	});
});
