import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { readable } from '../../database/failures';
import type { ExportFileName, ExportSource } from '../../documents/files/export-files';
import type { ListEntry } from '../../documents/files/documents';

/** Position of an entry in its file. */
export type Place = ListEntry['place'];

/** Places with smaller gaps are read at once, up to a number of bytes. */
const NEAR = 4096;
const MOST_AT_ONCE = 8e6;

/**
 * Reads a file’s entries by their positions, in any order, after the whole file was read once. The content of a .zip is
 * saved meanwhile in an unlinked file, which the system removes even if the process crashes.
 */
export class EntryReader {
	private written = 0;

	private constructor(
		private readonly file: FileHandle,
		private readonly isOwn: boolean,
	) {}

	/** `scratch` is the folder for that file. */
	static async of(
		source: ExportSource,
		name: ExportFileName,
		scratch: string,
	): Promise<EntryReader> {
		const there = source.pathOf?.(name);
		if (there !== undefined) return new EntryReader(await open(there), false);
		const nameless = path.join(scratch, `${randomUUID()}.part`);
		const file = await open(nameless, 'wx+', 0o600);
		await rm(nameless);
		return new EntryReader(file, true);
	}

	/** Passes the file’s bytes to the first reading. */
	async *through(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
		for await (const chunk of chunks) {
			if (this.isOwn && chunk.length > 0) await this.write(chunk);
			yield chunk;
		}
	}

	private async write(chunk: Uint8Array): Promise<void> {
		try {
			// One call may write only a part.
			for (let from = 0; from < chunk.length;) {
				const left = chunk.length - from;
				const { bytesWritten } = await this.file.write(chunk, from, left, this.written);
				from += bytesWritten;
				this.written += bytesWritten;
			}
		} catch (error) {
			throw readable(error);
		}
	}

	/** Reads the texts at these places. */
	async texts(places: readonly Place[]): Promise<string[]> {
		const texts = new Array<string>(places.length);
		const order = places.map((place, index) => ({ ...place, index }));
		order.sort((one, other) => one.offset - other.offset);
		for (const near of neighbours(order)) {
			const start = near[0]?.offset ?? 0;
			const bytes = await this.bytes(start, endOf(near.at(-1)) - start);
			for (const { index, offset, bytes: length } of near) {
				texts[index] = bytes.toString('utf8', offset - start, offset - start + length).trim();
			}
		}
		return texts;
	}

	/** Returns fewer bytes if the file has become shorter. */
	private async bytes(start: number, length: number): Promise<Buffer> {
		const bytes = Buffer.alloc(length);
		for (let filled = 0; filled < length;) {
			const { bytesRead } = await this.file.read(bytes, filled, length - filled, start + filled);
			if (bytesRead === 0) return bytes.subarray(0, filled);
			filled += bytesRead;
		}
		return bytes;
	}

	close(): Promise<void> {
		return this.file.close();
	}
}

/** Places sorted by position, in groups that are read at once. */
function neighbours<Each extends Place>(places: readonly Each[]): Each[][] {
	const groups: Each[][] = [];
	let group: Each[] = [];
	for (const place of places) {
		const isNear = place.offset <= endOf(group.at(-1)) + NEAR;
		if (!isNear || endOf(place) > (group[0]?.offset ?? 0) + MOST_AT_ONCE) {
			group = [];
			groups.push(group);
		}
		group.push(place);
	}
	return groups;
}

function endOf(place: Place | undefined): number {
	return place ? place.offset + place.bytes : -Infinity;
}
