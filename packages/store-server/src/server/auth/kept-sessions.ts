import { readFile } from 'node:fs/promises';
import { writePrivateFile } from '../../base/private-file';

/** A session as it is kept: by its seal, from which nobody can make the session. */
export interface KeptSession {
	readonly seal: string;
	/** When it was last used, in milliseconds. */
	readonly used: number;
}

/** Where sessions outlive the process. */
export interface SessionKeeper {
	read(): Promise<KeptSession[]>;
	write(sessions: readonly KeptSession[]): Promise<void>;
}

/** Keeps sessions in a file beside a store; one that is damaged holds none. */
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
