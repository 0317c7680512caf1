import { readFileSync } from 'node:fs';
import path from 'node:path';
import PO from 'pofile';

const read = (file: string) => readFileSync(path.resolve(__dirname, '..', file), 'utf8');

/** Every sentence of app, plugin and store server; a translation contains them all (tests/languages.test.ts). */
const texts = PO.parse(read('languages/store-analytics-de_DE.po')).items.flatMap(
	({ msgid, msgid_plural: plural }) => (plural ? [msgid, plural] : [msgid]),
);

/** Words that keep their capitals: the list in CONTRIBUTING.md. Longest first, because some contain others. */
const list = /\n## Texts\n.*?\n(- .*?)\n## /s.exec(read('CONTRIBUTING.md'))?.[1] ?? '';
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

describe('texts', () => {
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
