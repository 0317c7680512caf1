import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ProgramCall, ProgramKey } from '@store-analytics/rest-api';
import type { KeptKey, KeyKeeper } from './kept-keys';

/** What every key begins with, so that people and scanners of secrets recognize one. */
const PREFIX = 'sak_';

/** The most keys of a shop. */
const MOST_KEYS = 50;

/** The most calls that are kept. */
const MOST_CALLS = 1000;

/** Calls of a key in a minute. */
export const CALLS_A_MINUTE = 60;

const MINUTE = 60_000;

/** Milliseconds between writes of calls; new and revoked keys are written at once. */
const BETWEEN_WRITES = 1000;

/** Thrown when a shop has as many keys as it may have. */
export class TooManyKeysError extends Error {}

/** The read-only keys of a shop, how often each calls, and what was called last. */
export class KeyRing {
	private keys: KeptKey[] = [];
	private recent: ProgramCall[] = [];
	/** Times of the last minute's calls, by key. */
	private readonly times = new Map<string, number[]>();
	private writing: Promise<void> = Promise.resolve();
	private later: NodeJS.Timeout | undefined;

	/** Without a keeper, keys end with the process. `clock` returns milliseconds. */
	constructor(
		private readonly keeper?: KeyKeeper,
		private readonly clock: () => number = () => Date.now(),
	) {}

	/** Reads the keys of the keeper; before, there are none. */
	async load(): Promise<void> {
		if (!this.keeper) return;
		const { keys, calls } = await this.keeper.read();
		this.keys = [...keys];
		this.recent = calls.slice(-MOST_CALLS);
	}

	/** Makes a key; its text is returned once and never again. Rejects if it could not be stored. */
	async make(name: string, personal: boolean): Promise<{ key: ProgramKey; secret: string }> {
		if (this.keys.length >= MOST_KEYS) throw new TooManyKeysError();
		const secret = PREFIX + randomBytes(32).toString('base64url');
		const key: KeptKey = {
			...{ id: randomUUID(), name, hash: hashOf(secret), personal },
			created: this.now(),
			used: null,
		};
		this.keys.push(key);
		await this.write();
		return { key: shown(key), secret };
	}

	/** All keys, the newest first. */
	list(): ProgramKey[] {
		return this.keys.map(shown).reverse();
	}

	/** Ends a key at once; false if there is none. Rejects if that could not be stored. */
	async revoke(id: string): Promise<boolean> {
		const left = this.keys.filter((key) => key.id !== id);
		if (left.length === this.keys.length) return false;
		this.keys = left;
		this.times.delete(id);
		await this.write();
		return true;
	}

	/** The key with this text; undefined if it is none, or was revoked. */
	find(secret: string): ProgramKey | undefined {
		if (!secret.startsWith(PREFIX)) return undefined;
		const hash = hashOf(secret);
		const found = this.keys.find((key) => key.hash === hash);
		return found && shown(found);
	}

	/** Counts a call of a key. Returns the seconds until it may call again, 0 if it may now. */
	count({ id }: Pick<ProgramKey, 'id'>): number {
		const now = this.clock();
		const times = (this.times.get(id) ?? []).filter((time) => now - time < MINUTE);
		this.times.set(id, times);
		const [oldest = now] = times;
		if (times.length >= CALLS_A_MINUTE)
			return Math.max(1, Math.ceil((oldest + MINUTE - now) / 1000));
		times.push(now);
		this.keys = this.keys.map((key) => (key.id === id ? { ...key, used: this.now() } : key));
		this.writeLater();
		return 0;
	}

	/** Notes a call for the owner. */
	note(call: Omit<ProgramCall, 'at'>): void {
		this.recent.push({ at: this.now(), ...call });
		if (this.recent.length > MOST_CALLS) this.recent = this.recent.slice(-MOST_CALLS);
		this.writeLater();
	}

	/** The last calls, the newest first. */
	calls(): ProgramCall[] {
		return [...this.recent].reverse();
	}

	/** Writes what is not written yet. */
	async flush(): Promise<void> {
		clearTimeout(this.later);
		if (this.later !== undefined) await this.write().catch(() => undefined);
		await this.writing;
	}

	private now(): string {
		return new Date(this.clock()).toISOString();
	}

	private writeLater(): void {
		this.later ??= setTimeout(() => void this.write().catch(() => undefined), BETWEEN_WRITES);
		this.later.unref();
	}

	/** One after the other, each with all there is by then. */
	private write(): Promise<void> {
		clearTimeout(this.later);
		this.later = undefined;
		const writing = this.writing.then(() =>
			this.keeper?.write({ keys: this.keys, calls: this.recent }),
		);
		this.writing = writing.catch(() => undefined);
		return writing;
	}
}

function hashOf(secret: string): string {
	return createHash('sha256').update(secret).digest('hex');
}

function shown({ hash: _hash, ...key }: KeptKey): ProgramKey {
	return key;
}
