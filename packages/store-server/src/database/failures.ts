import { __, sprintf } from '@wordpress/i18n';

/** A database that cannot be used; the message is one sentence for the user. */
export class DatabaseError extends Error {
	override readonly name: string = 'DatabaseError';
}

/** A disk without room. */
export class DiskFullError extends DatabaseError {
	override readonly name = 'DiskFullError';
}

/** The engine of the reports cannot be used; the message is one sentence for people. */
export class EngineError extends DatabaseError {
	override readonly name = 'EngineError';
}

/** A store that is closed, or closing. */
export class ClosedError extends DatabaseError {
	override readonly name = 'ClosedError';
	/** HTTP message, if nothing else explains it. */
	readonly statusCode = 503;

	constructor() {
		super(__('Store Analytics is shutting down.', 'store-analytics'));
	}
}

/** A store that somebody else has open. */
export class InUseError extends DatabaseError {
	constructor(file: string) {
		super(
			`${file} is in use by another process; stop that one first, or name another file with --db.`,
		);
	}
}

/** More reads wait than can be served in time. */
export class BusyError extends DatabaseError {
	override readonly name = 'BusyError';

	constructor() {
		super(__('Store Analytics is busy. Try again in a few seconds.', 'store-analytics'));
	}
}

/** A read beyond its limit of time or memory. */
export class TooMuchError extends DatabaseError {
	override readonly name = 'TooMuchError';

	constructor(
		readonly of: 'time' | 'memory',
		limit: string,
	) {
		super(
			sprintf(
				/* translators: %s: a limit of time or memory, such as "30 seconds" or "512 MB" */
				__(
					'This report needs more than the limit for one request (%s). Choose a shorter date range, longer intervals or fewer filters.',
					'store-analytics',
				),
				limit,
			),
		);
	}
}

/** The engine's message about its memory limit. */
const MEMORY = /^Out of Memory Error/i;

/** The engine's messages about a full disk, or a file size limit. */
const FULL =
	/no space left|disk full|ENOSPC|file too large|quota exceeded|not enough (disk )?space/i;

/** Returns the sentence for a full disk instead of the engine's text; any other error unchanged. */
export function readable(error: unknown): unknown {
	if (!(error instanceof Error) || error instanceof DatabaseError) return error;
	if (FULL.test(error.message)) {
		return new DiskFullError(
			'The disk that holds the store is full; make room there and try again. What was saved before is intact.',
		);
	}
	return MEMORY.test(error.message) ? new TooMuchError('memory', 'memory') : error;
}
