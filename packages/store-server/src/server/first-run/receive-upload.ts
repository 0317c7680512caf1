import { __, sprintf } from '@wordpress/i18n';
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ImportError } from '../../base/errors';
import { isAlive } from '../../store-file/remove-store';

/** Maximum bytes of a .zip; an export of a million orders has a tenth of that. */
export const MOST_BYTES = 4e9;

/** An upload. */
interface Upload {
	readonly body: Readable;
	/** The announced size in bytes; 0 if unknown. */
	readonly size: number;
	readonly signal: AbortSignal;
	onBytes(received: number): void;
}

/**
 * Writes an upload to a temporary file in `folder` that only the current user can read, and passes it to `handle`. The
 * file is always deleted afterwards. Throws an ImportError if it is too large or ends too early.
 */
export async function receiveUpload(
	folder: string,
	upload: Upload,
	handle: (file: string) => Promise<void>,
): Promise<void> {
	if (upload.size > MOST_BYTES) throw tooLarge();
	await mkdir(folder, { recursive: true });
	const file = path.join(folder, `upload-${process.pid}-${randomBytes(6).toString('hex')}.zip`);
	try {
		await write(file, upload);
		await handle(file);
	} finally {
		await rm(file, { force: true });
	}
}

/** Deletes files that a killed process left behind. */
export async function removeAbandonedUploads(folder: string): Promise<void> {
	for (const name of await readdir(folder).catch(() => [])) {
		const maker = Number(/^upload-(\d+)-\w+\.zip$/.exec(name)?.[1]);
		if (maker && (maker === process.pid || !isAlive(maker))) {
			await rm(path.join(folder, name), { force: true });
		}
	}
}

async function write(file: string, { body, size, signal, onBytes }: Upload): Promise<void> {
	let received = 0;
	const count = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			received += chunk.length;
			onBytes(received);
			done(received > MOST_BYTES ? tooLarge() : null, chunk);
		},
	});
	try {
		await pipeline(body, count, createWriteStream(file, { mode: 0o600, flags: 'wx' }), { signal });
	} catch (error) {
		if (isCutOff(error)) throw cutOff();
		throw error;
	}
	if (size > 0 && received !== size) throw cutOff();
}

function isCutOff(error: unknown): boolean {
	return ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(Object(error).code));
}

function cutOff(): ImportError {
	return new ImportError(() =>
		__('The upload stopped before the whole .zip arrived. Open it again.', 'store-analytics'),
	);
}

function tooLarge(): ImportError {
	return new ImportError(() =>
		sprintf(
			/* translators: %d: a number of gigabytes */
			__(
				'The .zip is larger than %d GB. Unpack it and start with --import and the folder.',
				'store-analytics',
			),
			MOST_BYTES / 1e9,
		),
	);
}
