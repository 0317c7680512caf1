import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { DamagedError } from '../database/failures';

/** How the engine's write-ahead log of our files begins: the kind of the entry, and the version of the log. */
const HEADER = Buffer.from('640062650002ffff', 'hex');

/** The end of the entry that ends each transaction: its checksum, and its contents. */
const COMMIT = Buffer.from('e7fe7d722fed3d5e' + '640064ffff', 'hex');

/** Bytes before the contents of an entry: their number and their checksum. */
const BEFORE_CONTENTS = 16;

/**
 * Throws a DamagedError for a store whose write-ahead log would be taken in part only. The engine checks the contents of each
 * entry. But it takes an entry of an impossible length for the end, as a killed process leaves it, and drops the
 * transactions behind it without a word.
 */
export function checkLog(store: string): void {
	const log = `${store}.wal`;
	if (!statSync(log, { throwIfNoEntry: false })?.size) return;
	const file = openSync(log, 'r');
	try {
		if (isCutByDamage(file)) throw damagedLog(store);
	} finally {
		closeSync(file);
	}
}

/** What to do about a write-ahead log that cannot be read to its end. */
export function damagedLog(store: string, cause?: unknown): DamagedError {
	const saved = statSync(store, { throwIfNoEntry: false })?.mtime.toISOString() ?? '';
	const until = `${saved.slice(0, 16).replace('T', ' ')} UTC`;
	return new DamagedError(
		`${store}.wal is damaged: it holds what was saved last, after ${until}. Restore a backup with npm run restore. Or move ${store}.wal away, and the store opens as of ${until}; a connected shop sends the rest again.`,
		'damaged',
		{ cause },
	);
}

function isCutByDamage(file: number): boolean {
	const { size } = fstatSync(file);
	const header = bytesAt(file, 0, HEADER.length);
	if (!header.equals(HEADER.subarray(0, header.length))) return true;
	let place = HEADER.length;
	while (place + BEFORE_CONTENTS <= size) {
		const length = bytesAt(file, place, BEFORE_CONTENTS).readBigUInt64LE();
		const end = BigInt(place + BEFORE_CONTENTS) + length;
		if (end > BigInt(size)) break;
		place = Number(end);
	}
	// A killed process leaves one entry without its end, and no transaction behind it.
	return bytesAt(file, place, Math.max(0, size - place)).includes(COMMIT);
}

function bytesAt(file: number, place: number, length: number): Buffer {
	const bytes = Buffer.alloc(length);
	return bytes.subarray(0, readSync(file, bytes, 0, length, place));
}
