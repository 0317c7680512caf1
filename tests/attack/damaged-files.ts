import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../packages/store-server/src/base/errors';
import { DatabaseError } from '../../packages/store-server/src/database/failures';
import { openDatabase } from '../../packages/store-server/src/store-file/open';
import { tables } from '../../packages/store-server/src/schema/schema';
import { aboutBackup } from '../../packages/store-server/src/stores/incoming-backup';
import { Random } from '../../packages/store-server/src/sources/demo/random';
import { flipBit } from '../../packages/store-server/src/testing/faults/damage';

/** What a store holds, but not when it was imported: of each table, the rows and a sum of their values. Throws as reading does. */
export async function contentsOf(file: string): Promise<string> {
	const database = await openDatabase(file);
	try {
		const sums = [];
		for (const table of Object.keys(tables)) {
			const [sum] = await database.all(
				`SELECT count(*) AS rows, bit_xor(hash(t))::VARCHAR AS sum FROM "${table}" AS t
					WHERE ${table === 'store_meta' ? "key <> 'imported_at'" : 'true'}`,
			);
			sums.push([table, sum]);
		}
		return JSON.stringify(sums);
	} finally {
		await database.close();
	}
}

/** Damages bytes as disks and transfers do: flipped bits, a stretch of zeros, or a missing end. */
export function damage(bytes: Buffer, random: Random): Buffer {
	const place = random.whole(0, bytes.length - 1);
	const kind = random.next();
	if (kind < 0.15) return bytes.subarray(0, place);
	if (kind < 0.3) return bytes.fill(0, place, place + random.whole(1, 4096));
	return flipBit(bytes, place, random.whole(0, 7));
}

/** Fails unless an error is a sentence for the owner. */
function checkSentence(error: unknown): void {
	if (!(error instanceof UsageError || error instanceof DatabaseError)) throw error;
}

/** Damages a backup many times: each is refused in a sentence, or holds exactly what was written. */
export async function damageBackups(
	backup: string,
	{ seed, count }: { readonly seed: number; readonly count: number },
): Promise<void> {
	const random = new Random(seed);
	const right = await contentsOf(backup);
	const bytes = readFileSync(backup);
	const copy = path.join(path.dirname(backup), 'incoming.duckdb');
	for (let number = 0; number < count; number++) {
		// Every second one is of an older version, without a seal.
		const whole = number % 2 === 0 ? bytes : bytes.subarray(0, bytes.length - 256);
		writeFileSync(copy, damage(Buffer.from(whole), random));
		try {
			await aboutBackup(copy, 'the backup');
			if ((await contentsOf(copy)) !== right) throw new Error(`Backup ${number} was believed.`);
		} catch (error) {
			checkSentence(error);
		}
		for (const ending of ['', '.wal']) rmSync(copy + ending, { force: true });
	}
}

/** Damages a store many times: it cannot be opened or read, in a sentence, or shows exactly what was written. */
export async function damageStores(
	store: string,
	{ seed, count }: { readonly seed: number; readonly count: number },
): Promise<void> {
	const random = new Random(seed, 1);
	const right = await contentsOf(store);
	const bytes = readFileSync(store);
	const copy = path.join(path.dirname(store), 'damaged.duckdb');
	for (let number = 0; number < count; number++) {
		writeFileSync(copy, damage(Buffer.from(bytes), random));
		try {
			if ((await contentsOf(copy)) !== right)
				throw new Error(`Store ${number} shows other numbers.`);
		} catch (error) {
			checkSentence(error);
		}
		for (const ending of ['', '.wal']) rmSync(copy + ending, { force: true });
	}
}

/** Damages a write-ahead log many times: it is refused in a sentence and left as it is, or nothing of it is lost. */
export async function damageLogs(
	store: string,
	{ seed, count, saved }: { readonly seed: number; readonly count: number; readonly saved: number },
): Promise<void> {
	const random = new Random(seed, 2);
	const bytes = readFileSync(`${store}.wal`);
	const copy = path.join(path.dirname(store), 'unclosed.duckdb');
	for (let number = 0; number < count; number++) {
		copyFileSync(store, copy);
		const log = flipBit(Buffer.from(bytes), random.whole(0, bytes.length - 1), random.whole(0, 7));
		writeFileSync(`${copy}.wal`, log);
		try {
			const database = await openDatabase(copy);
			const [row] = await database.all(
				"SELECT count(*) AS rows FROM options WHERE name LIKE 'saved%'",
			);
			await database.close();
			if (Object(row).rows !== saved) throw new Error(`Log ${number} lost what was saved.`);
		} catch (error) {
			checkSentence(error);
			if (!readFileSync(`${copy}.wal`).equals(log)) throw new Error(`Log ${number} was changed.`);
		}
		for (const ending of ['', '.wal']) rmSync(copy + ending, { force: true });
	}
}
