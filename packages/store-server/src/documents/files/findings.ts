import { LocalizedError, type Sentence } from '../../base/errors';
import type { Database } from '../../database/database';

/** Sentences that are kept; the others are only counted. */
const MOST_SENTENCES = 20;

/** The faults of an export: what could not be read and was left out, and what is in doubt. */
export interface Findings {
	readonly count: number;
	/** Each with file, entry and field. */
	readonly sentences: readonly string[];
}

/** Collects the faults of an export while it is read. */
export class FoundFaults implements Findings {
	count = 0;
	readonly sentences: string[] = [];

	add(sentence: Sentence): void {
		this.count++;
		if (this.sentences.length >= MOST_SENTENCES) return;
		this.sentences.push(new LocalizedError(sentence).message);
	}
}

/** Keeps what files of an export's kind never contain. */
export async function keepGaps(database: Database, gaps: readonly Sentence[]): Promise<void> {
	if (gaps.length === 0) return;
	const sentences = gaps.map((gap) => new LocalizedError(gap).message);
	await database.run('INSERT INTO store_meta VALUES (?, ?)', [
		'import_gaps',
		JSON.stringify(sentences),
	]);
}

/** Keeps the faults of the export that a store was made from. */
export async function keepFindings(database: Database, found: Findings): Promise<void> {
	if (found.count === 0) return;
	const { count, sentences } = found;
	await database.run('INSERT INTO store_meta VALUES (?, ?)', [
		'import_faults',
		JSON.stringify({ count, sentences }),
	]);
}
