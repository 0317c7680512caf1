import { types } from 'node:util';
import type { StoreDamage } from '@store-analytics/rest-api';
import { __, sprintf } from '@wordpress/i18n';

/** A database that cannot be used; the message is one sentence for the user. */
export class DatabaseError extends Error {
	override readonly name: string = 'DatabaseError';
	/** Whether the message is in the language of its reader; those for the terminal are in English. */
	readonly isTranslated: boolean = false;
}

/** What has happened to a store's file. */
export type DamageKind = 'damaged' | 'deleted';

/** The same of an open store. */
export interface Damage {
	readonly kind: DamageKind;
	/** When it was noticed. */
	readonly since: Date;
	/** What is wrong and what to do; without the name of the file. */
	readonly message: string;
}

/** The same for pages. */
export function toldDamage({ message, since }: Damage): StoreDamage {
	return { message, since: since.toISOString() };
}

/** A store whose file cannot be trusted any more; the message says what is wrong and what to do. */
export class DamagedError extends DatabaseError {
	override readonly name = 'DamagedError';
	override readonly isTranslated: boolean;

	constructor(
		message: string,
		readonly kind: DamageKind = 'damaged',
		{ isTranslated = false, ...options }: ErrorOptions & { readonly isTranslated?: boolean } = {},
	) {
		super(message, options);
		this.isTranslated = isTranslated;
	}
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
	override readonly isTranslated = true;
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
	override readonly isTranslated = true;
	/** Seconds. */
	readonly retryAfter = 2;

	constructor() {
		super(__('Store Analytics is busy. Try again in a few seconds.', 'store-analytics'));
	}
}

/** A read beyond its limit of time or memory. */
export class TooMuchError extends DatabaseError {
	override readonly name = 'TooMuchError';
	override readonly isTranslated = true;

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

/** The engine's messages about a file that is not as it was written, or shorter. */
const DAMAGED = /corrupt (database|wal) file|could not read enough bytes|while replaying wal file/i;

/** Whether the engine could not read a file because of what it contains. */
export function tellsOfDamage(message: string): boolean {
	return DAMAGED.test(message);
}

/** What to do about a damaged store that is open. */
export function damagedStore(cause?: unknown): DamagedError {
	const sentence = __(
		'The data file is damaged, and a part of it cannot be read. Restore a backup with npm run restore, or connect or import the shop into a new file.',
		'store-analytics',
	);
	return new DamagedError(sentence, 'damaged', { cause, isTranslated: true });
}

/** Returns the sentence for a full disk or a damaged store instead of the engine's text; any other error unchanged. */
export function readable(error: unknown): unknown {
	// Errors of the engine are none of this realm's where the code runs in another one.
	if (!types.isNativeError(error) || error instanceof DatabaseError) return error;
	if (FULL.test(error.message)) {
		return new DiskFullError(
			'The disk that holds the store is full; make room there and try again. What was saved before is intact.',
		);
	}
	if (tellsOfDamage(error.message)) return damagedStore(error);
	return MEMORY.test(error.message) ? new TooMuchError('memory', 'memory') : error;
}
