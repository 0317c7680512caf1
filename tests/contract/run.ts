import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { replayMutations } from './mutations';
import { packedRecordings, readMutations, readRecordings } from './recordings';
import { excusesOf, storeExcuses, totalOf, type Excuses } from './excused';
import { outOfScope, scopeOf } from './out-of-scope';
import { updateDocument } from './render-differences';
import { EXACT, replay, type Verdict } from './replay';
import { openRecordedStore, packedExport } from './store';

const { values: options } = parseArgs({
	options: {
		recorded: { type: 'string', default: packedRecordings },
		export: { type: 'string', default: packedExport },
		db: { type: 'string' },
		now: { type: 'string' },
		store: { type: 'string' },
		woocommerce: { type: 'string' },
		'old-refunds': { type: 'string' },
		group: { type: 'string' },
		file: { type: 'string' },
		json: { type: 'boolean', default: false },
		slow: { type: 'boolean', default: false },
		docs: { type: 'boolean', default: false },
		count: { type: 'boolean', default: false },
	},
});

/** The most lines of a diff to print; the rest is only counted. */
const SHOWN = 40;

async function main(): Promise<void> {
	const store = await openRecordedStore({
		export: options.export,
		recorded: options.recorded,
		file: options.db,
		now: options.now === undefined ? undefined : new Date(options.now),
		store: storeOptions(),
	});
	const file = options.file?.replace(/(\.json)?$/, '.json');
	const verdicts: Verdict[] = [];
	for (const recording of readRecordings(options.recorded)) {
		if (file === undefined || recording.file === file) {
			verdicts.push(await replay(store, recording, undefined, options.count ? EXACT : undefined));
		}
	}
	if (file === undefined || file.startsWith('mutate-')) {
		const changes = await replayMutations(store, readMutations(options.recorded));
		verdicts.push(...changes.filter((verdict) => file === undefined || verdict.file === file));
	}
	await store.close();
	if (options.count && file === undefined) {
		const compared = verdicts.filter(({ file: of }) => !of.startsWith('mutate-') && !scopeOf(of));
		storeExcuses(options.recorded, excusesOf(compared));
	}
	report(verdicts.filter(({ group }) => options.group === undefined || group === options.group));
}

/**
 * The WooCommerce of the shop according to the flags, in the form of store.json; undefined for that of the set or the
 * export.
 */
function storeOptions(): Record<string, unknown> | undefined {
	const { store, woocommerce, 'old-refunds': old } = options;
	if (store === undefined && woocommerce === undefined && old === undefined) {
		return undefined;
	}
	return {
		...(woocommerce && { wc_version: woocommerce, wc_database_version: woocommerce }),
		...(old && { uses_old_full_refund_data: old }),
		...(store && JSON.parse(store)),
	};
}

function report(verdicts: readonly Verdict[]): void {
	if (options.json) {
		const told = verdicts.map((verdict) => ({
			...verdict,
			excused: Object.fromEntries(verdict.excused),
		}));
		console.log(JSON.stringify(told, null, '\t'));
	} else if (options.file) {
		verdicts.forEach(showDiff);
	} else {
		showGroups(verdicts.filter(({ file }) => !scopeOf(file)));
		showOutOfScope(verdicts);
	}
	process.exitCode = verdicts.every(
		({ file, same, lapses }) => (same && lapses.length === 0) || scopeOf(file),
	)
		? 0
		: 1;
}

function showDiff({ file, mismatches, lapses, milliseconds, excused }: Verdict): void {
	const titles = [...excused.keys()];
	const same = titles.length > 0 ? `the same, but for: ${titles.join('; ')}` : 'the same';
	console.log(
		`${file} (${milliseconds.toFixed(0)} ms): ${mismatches.length === 0 ? same : `${mismatches.length} differences`}`,
	);
	const all = [
		...mismatches,
		...lapses.map((lapse) => ({ ...lapse, where: `not what the export gives: ${lapse.where}` })),
	];
	for (const { where, expected, actual } of all.slice(0, SHOWN)) {
		console.log(`  ${where}\n    - ${JSON.stringify(expected)}\n    + ${JSON.stringify(actual)}`);
	}
	if (all.length > SHOWN) {
		console.log(`  … and ${all.length - SHOWN} more`);
	}
}

function showGroups(verdicts: readonly Verdict[]): void {
	const groups = [...new Set(verdicts.map(({ group }) => group))].sort();
	for (const group of groups) {
		const here = verdicts.filter((verdict) => verdict.group === group);
		const differing = here.filter(({ same }) => !same);
		const count = `${here.length - differing.length}/${here.length}`;
		const names = options.group ? '' : differing.map(({ file }) => file.replace('.json', ''));
		console.log(`${count.padStart(7)}  ${group}  ${String(names).slice(0, 100)}`);
		if (options.group) {
			differing.forEach(({ file, mismatches }) => {
				const [first] = mismatches;
				console.log(
					`           ${file}: ${mismatches.length}, first ${first?.where}: ${JSON.stringify(first?.expected)?.slice(0, 80)} / ${JSON.stringify(first?.actual)?.slice(0, 80)}`,
				);
			});
		}
	}
	const same = verdicts.filter((verdict) => verdict.same);
	console.log(
		`${same.length}/${verdicts.length} the same, ${same.filter(({ excused }) => excused.size > 0).length} of them with deliberate differences (docs/differences.md)`,
	);
	const lapsed = verdicts.filter(({ lapses }) => lapses.length > 0).map(({ file }) => file);
	if (lapsed.length > 0) {
		console.log(`${lapsed.length} are not what the export gives: ${lapsed.join(', ')}`);
	}
	showExcuses(excusesOf(verdicts));
	if (options.slow) {
		[...verdicts]
			.sort((a, b) => b.milliseconds - a.milliseconds)
			.slice(0, 10)
			.forEach(({ file, milliseconds }) => console.log(`${milliseconds.toFixed(0)} ms ${file}`));
	}
}

/** The rules that excuse most come first. */
function showExcuses(excuses: Excuses): void {
	console.log(`${totalOf(excuses)} values are excused by these differences:`);
	for (const [title, count] of Object.entries(excuses).sort(([, a], [, b]) => b - a)) {
		console.log(`${String(count).padStart(7)}  ${title}`);
	}
}

function showOutOfScope(verdicts: readonly Verdict[]): void {
	for (const { reason, files } of outOfScope) {
		const here = verdicts.filter(({ file }) => scopeOf(file)?.files === files);
		if (here.length > 0) {
			console.log(`not compared: ${here.length} about ${reason}`);
		}
	}
}

if (options.docs) {
	const document = path.resolve('docs/differences.md');
	writeFileSync(document, updateDocument(readFileSync(document, 'utf8')));
} else {
	await main();
}
