import { __ } from '@wordpress/i18n';
import { statSync } from 'node:fs';
import {
	DamagedError,
	damagedStore,
	readable,
	type Damage,
	type DamageKind,
} from '../database/failures';

/** What to do about a store whose file is gone. */
export function deletedStore(): DamagedError {
	const sentence = __(
		'The data file was deleted or replaced while Store Analytics is running, so nothing can be saved. Make a backup now with npm run backup, before Store Analytics stops. Then restore that backup.',
		'store-analytics',
	);
	return new DamagedError(sentence, 'deleted', { isTranslated: true });
}

/** Notes damage of the files that a server has open: from errors of reading, and by a look at the folder. */
export class FileHealth {
	private readonly damages = new Map<string, Damage>();
	/** The identity of each open file, which another file of its name has not. */
	private readonly identities = new Map<string, string>();
	/** Files that were open at least once: of the others, who opens them says why they cannot be. */
	private readonly known = new Set<string>();

	constructor(
		private readonly onDamage: (file: string, damage: Damage) => void = () => undefined,
	) {}

	/** The damage of a file; null as long as none is known. */
	damageOf(file: string): Damage | null {
		return this.damages.get(file) ?? null;
	}

	opened(file: string): void {
		this.known.add(file);
		this.identities.set(file, identityOf(file));
		this.look(file);
	}

	closed(file: string): void {
		this.identities.delete(file);
	}

	/** Another file has taken its place. */
	replaced(file: string): void {
		this.damages.delete(file);
	}

	/** Notes an error of a file if it tells of damage. */
	note(file: string, error: unknown): void {
		const known = readable(error);
		if (known instanceof DamagedError) this.add(file, known.kind);
	}

	/** Looks whether the open files are still in their place. */
	lookAll(): void {
		for (const file of this.identities.keys()) this.look(file);
	}

	/** Throws if nothing that is written into a file would stay. */
	refuseLostWrites(file: string): void {
		this.look(file);
		if (this.damageOf(file)?.kind === 'deleted') throw deletedStore();
	}

	private look(file: string): void {
		const identity = this.identities.get(file);
		if (identity !== undefined && identity !== identityOf(file)) this.add(file, 'deleted');
	}

	private add(file: string, kind: DamageKind): void {
		// What is gone cannot get worse.
		const before = this.damages.get(file)?.kind;
		if (before === kind || before === 'deleted') return;
		const { message } = kind === 'deleted' ? deletedStore() : damagedStore();
		const damage = { kind, since: new Date(), message };
		this.damages.set(file, damage);
		if (this.known.has(file)) this.onDamage(file, damage);
	}
}

/** Empty for a missing file, and for a database in memory. */
function identityOf(file: string): string {
	const stats = statSync(file, { throwIfNoEntry: false });
	return stats ? `${stats.dev}:${stats.ino}` : '';
}
