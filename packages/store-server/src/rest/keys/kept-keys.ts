import type { ProgramCall, ProgramKey } from '@store-analytics/rest-api';
import { readFile } from 'node:fs/promises';
import { writePrivateFile } from '../../base/private-file';

/** A key as it is stored: with its hash, which does not allow anybody to read. */
export interface KeptKey extends ProgramKey {
	/** SHA-256 of the key, in hex. A key has 256 random bits, so nobody finds it by guessing. */
	readonly hash: string;
}

/** All that is stored. */
export interface KeptKeys {
	readonly keys: readonly KeptKey[];
	/** The newest last. */
	readonly calls: readonly ProgramCall[];
}

/** Storage for keys. */
export interface KeyKeeper {
	read(): Promise<KeptKeys>;
	write(kept: KeptKeys): Promise<void>;
}

/** Stores keys in a file beside a store, readable for the current user only. A damaged file contains none. */
export function keysBeside(store: string): KeyKeeper {
	const file = `${store}.keys`;
	return {
		async read() {
			try {
				const kept = Object(JSON.parse(await readFile(file, 'utf8'))) as Partial<KeptKeys>; // checked below
				return {
					keys: Array.isArray(kept.keys) ? kept.keys.filter(isKey) : [],
					calls: Array.isArray(kept.calls) ? kept.calls.filter(isCall) : [],
				};
			} catch {
				return { keys: [], calls: [] };
			}
		},
		write: (kept) => writePrivateFile(file, `${JSON.stringify(kept)}\n`),
	};
}

function isKey(value: unknown): value is KeptKey {
	const key = Object(value) as Partial<KeptKey>; // any of it may be missing
	return [key.id, key.name, key.hash, key.created].every((one) => typeof one === 'string');
}

function isCall(value: unknown): value is ProgramCall {
	const call = Object(value) as Partial<ProgramCall>; // as above
	return [call.at, call.who, call.what].every((one) => typeof one === 'string');
}
