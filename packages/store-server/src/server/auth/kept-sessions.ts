import { readFile } from 'node:fs/promises';
import { writePrivateFile } from '../../base/private-file';

/** A stored session: its hash, which does not allow anybody to log in. */
export interface KeptSession {
	readonly seal: string;
	/** When it was last used, in milliseconds. */
	readonly used: number;
}

/** Storage for sessions that survive the process. */
export interface SessionKeeper {
	read(): Promise<KeptSession[]>;
	write(sessions: readonly KeptSession[]): Promise<void>;
}

/** Stores sessions in a file beside a store; a damaged file contains none. */
export function sessionsBeside(store: string): SessionKeeper {
	const file = `${store}.sessions`;
	return {
		async read() {
			try {
				const kept: unknown = JSON.parse(await readFile(file, 'utf8'));
				return Array.isArray(kept) ? kept.filter(isKept) : [];
			} catch {
				return [];
			}
		},
		write: (sessions) => writePrivateFile(file, `${JSON.stringify(sessions)}\n`),
	};
}

function isKept(value: unknown): value is KeptSession {
	const { seal, used } = Object(value) as Partial<KeptSession>; // any of it may be missing
	return typeof seal === 'string' && typeof used === 'number';
}
