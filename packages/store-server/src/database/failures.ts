/** A database that cannot be used; the message is one sentence for the person at the terminal. */
export class DatabaseError extends Error {
	override readonly name = 'DatabaseError';
}

/** What the engine says when the disk has no more room, or the system lets the file grow no further. */
const FULL =
	/no space left|disk full|ENOSPC|file too large|quota exceeded|not enough (disk )?space/i;

/** The sentence for a disk that is full, in the place of the engine's text; any other error as it is. */
export function readable(error: unknown): unknown {
	if (!(error instanceof Error) || error instanceof DatabaseError || !FULL.test(error.message)) {
		return error;
	}
	return new DatabaseError(
		'The disk that holds the store is full; make room there and start again. What was saved before is intact.',
	);
}
