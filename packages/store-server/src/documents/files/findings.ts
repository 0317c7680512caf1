import { LocalizedError, type Sentence } from '../../base/errors';
import type { Database } from '../../database/database';

/** Sentences that are kept; the others are only counted. */
const MOST_SENTENCES = 20;

/** The faults of an export: what could not be read and was left out, and what is in doubt. */
export interface Findings {
	readonly count: number;
	/** Each with file, entry and field. */
	readonly sentences: readonly string[];
	/** What files of the export's kind never contain. */
	readonly gaps: readonly string[];
}

/** Collects the faults of an export while it is read. */
export class FoundFaults implements Findings {
	count = 0;
	readonly sentences: string[] = [];
	readonly gaps: readonly string[];

	constructor(gaps: readonly Sentence[] = []) {
		this.gaps = gaps.map((gap) => new LocalizedError(gap).message);
	}

	add(sentence: Sentence): void {
		this.count++;
		if (this.sentences.length >= MOST_SENTENCES) return;
		this.sentences.push(new LocalizedError(sentence).message);
	}
}

/** Keeps the faults of the export that a store was made from, and what it never contains. */
export async function keepFindings(
	database: Database,
	{ count, sentences, gaps }: Findings,
): Promise<void> {
	const keep = (key: string, value: unknown) =>
		database.run('INSERT INTO store_meta VALUES (?, ?)', [key, JSON.stringify(value)]);
	if (count > 0) await keep('import_faults', { count, sentences });
	if (gaps.length > 0) await keep('import_gaps', gaps);
}
