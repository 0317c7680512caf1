import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Verdict } from './replay';

/** How many values of a shop's responses each deliberate difference excuses, by its title. */
export type Excuses = Readonly<Record<string, number>>;

const STORED = path.resolve('tests/contract/excused.json');

/** Adds up the excused values of responses. */
export function excusesOf(verdicts: readonly Pick<Verdict, 'excused'>[]): Excuses {
	const counts = new Map<string, number>();
	for (const [title, count] of verdicts.flatMap(({ excused }) => [...excused])) {
		counts.set(title, (counts.get(title) ?? 0) + count);
	}
	return Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The sum over all rules. */
export function totalOf(excuses: Excuses): number {
	return Object.values(excuses).reduce((sum, count) => sum + count, 0);
}

/** What was excused in a recorded set before; nothing for sets that are not in the repository. */
export function storedExcuses(recorded: string): Excuses | undefined {
	return read()[nameOf(recorded)];
}

/** Stores the counts of a set; run it only where a difference is new and meant (`npm run contract -- --count`). */
export function storeExcuses(recorded: string, excuses: Excuses): void {
	const all = { ...read(), [nameOf(recorded)]: excuses };
	writeFileSync(STORED, `${JSON.stringify(all, null, '\t')}\n`);
}

/** The rules that excuse more or fewer values than before. Where fewer differ, a defect of the real shop may be ours. */
export function changedExcuses(now: Excuses, before: Excuses): string[] {
	return [...new Set([...Object.keys(before), ...Object.keys(now)])]
		.filter((title) => now[title] !== before[title])
		.map((title) => `${title}: ${now[title] ?? 0} instead of ${before[title] ?? 0}`);
}

function read(): Record<string, Excuses> {
	// as: storeExcuses wrote it
	return JSON.parse(readFileSync(STORED, 'utf8')) as Record<string, Excuses>;
}

function nameOf(recorded: string): string {
	return path.basename(recorded, '.zip');
}
