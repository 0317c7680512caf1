import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PO from 'pofile';
import { builtApp } from './fixture-store';

/** The language that the marked one replaces. Its dates and writing direction differ from those of English. */
export const MARKED = 'ar';

/** Follows each word of a translated sentence. It has no width, and locators ignore it. */
const MARK = '\u200b';

export interface MarkedApp {
	readonly folder: string;
	remove(): void;
}

/**
 * Copies the built app to a folder, with a single language: Arabic or English with a mark after each Latin word of a
 * translated sentence.
 */
export function markedApp(
	language: 'marked English' | 'marked Arabic' = 'marked English',
): MarkedApp {
	const marked = language === 'marked Arabic' ? markedArabic : markedEnglish;
	const app = builtApp();
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-marked-'));
	for (const name of readdirSync(app)) {
		if (name !== 'languages' && name !== 'manifest.json') {
			symlinkSync(path.join(app, name), path.join(folder, name));
		}
	}
	mkdirSync(path.join(folder, 'languages'));
	const manifest = JSON.parse(readFileSync(path.join(app, 'manifest.json'), 'utf8'));
	const { page, server } = manifest.languages[MARKED];
	for (const file of [page, server]) {
		const text = readFileSync(path.join(app, file), 'utf8');
		const [before, sentences, after] = text.split(/(\{"":.*\})/s);
		writeFileSync(
			path.join(folder, file),
			`${before}${JSON.stringify(marked(JSON.parse(sentences ?? '')))}${after}`,
		);
	}
	const languages = { [MARKED]: { page, server } };
	writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ ...manifest, languages }));
	return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

type Sentences = Record<string, unknown>;

/** The sentences of a translation, with marks. */
function markedArabic({ '': head, ...sentences }: Sentences): Sentences {
	return {
		'': head,
		...Object.fromEntries(
			Object.entries(sentences).map(([key, forms]) => [key, [forms].flat().map(String).map(mark)]),
		),
	};
}

/** The sentences of a translation, each in English with marks. Numbers take English plurals too. */
function markedEnglish({ '': head, ...sentences }: Sentences): Sentences {
	const plurals = pluralForms();
	return {
		'': { ...Object(head), 'plural-forms': 'nplurals=2; plural=(n != 1);' },
		...Object.fromEntries(
			Object.keys(sentences).map((key) => {
				const english = key.slice(key.indexOf('\u0004') + 1);
				const plural = plurals.get(english);
				return [key, [english, ...(plural ? [plural] : [])].map(mark)];
			}),
		),
	};
}

/** English plurals by their singulars. */
function pluralForms(): ReadonlyMap<string, string> {
	const file = path.resolve(__dirname, `../../../languages/store-analytics-${MARKED}.po`);
	return new Map(
		PO.parse(readFileSync(file, 'utf8')).items.flatMap(({ msgid, msgid_plural: plural }) =>
			plural ? [[msgid, plural]] : [],
		),
	);
}

/** Marks only Latin words: placeholders and the names of elements stay. */
function mark(sentence: string): string {
	return sentence
		.split(/(%(?:\d+\$)?[sdf]|<[^>]*>|\{\{[^}]*\}\}|&\w+;)/)
		.map((part, index) => (index % 2 ? part : part.replace(/\p{Script=Latin}{2,}/gu, `$&${MARK}`)))
		.join('');
}

/** Returns the Latin words without a mark, for each text with such words. */
export function unmarkedWords(text: string): string[] {
	return text.match(/(?<!\p{L})\p{Script=Latin}{2,}(?![\p{L}\u200b])/gu) ?? [];
}
