/**
 * `npm run languages`: updates languages/*.po from the sources. It adds new sentences without a translation, removes
 * old ones, and lists what must be translated. `--check` changes nothing. Fails while a translation is incomplete.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import PO from 'pofile';
import { languageFaults } from './texts/language-faults.mjs';
import { wordFaults } from './texts/word-faults.mjs';
import { sentencesAsPot } from './texts/sentences.mjs';
import { root } from './sources.mjs';
import { keyOf, readTranslations } from './texts/translations.mjs';

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const pot = sentencesAsPot();
let faults = 0;
for (const translation of readTranslations()) {
	if (!options.check) bringUpToDate(translation);
	const found = [...languageFaults(translation, pot), ...wordFaults(translation)];
	faults += found.length;
	console.log(`${translation.file}: ${found.length === 0 ? 'complete' : `${found.length} to do`}`);
	for (const fault of found)
		console.error(`${translation.file} (${nameOf(translation)}): ${fault}`);
}
if (faults > 0) {
	console.error(
		'\nEach sentence needs a translation in each language (languages/README.md). Run `npm run languages`: it adds new sentences to the .po files. Translate them there.',
	);
	process.exit(1);
}

/** `German (Germany)` of de_DE. */
function nameOf({ locale }) {
	return new Intl.DisplayNames(['en'], { type: 'language' }).of(locale.replaceAll('_', '-'));
}

/** Sentences, their order, places and notes from the sources, with the existing translations. */
function bringUpToDate({ po, file, base }) {
	const done = new Map(po.items.map((item) => [keyOf(item), item]));
	const forms = Number(/nplurals=(\d)/.exec(po.headers['Plural-Forms'] ?? '')?.[1] ?? 2);
	const wanted = PO.parse(pot).items.filter((item) => !base || done.has(keyOf(item)));
	po.items = wanted.map((item) => {
		const old = done.get(keyOf(item));
		item.nplurals = forms;
		// Without line numbers, which would change with every edit above.
		item.references = [
			...new Set(
				item.references
					.flatMap((place) => place.split(' '))
					.map((place) => place.replace(/:\d+$/, '')),
			),
		];
		item.msgstr = old?.msgstr ?? [];
		item.flags = old?.flags ?? {};
		return item;
	});
	writeFileSync(path.join(root, file), `${po.toString().trimEnd()}\n`);
}
