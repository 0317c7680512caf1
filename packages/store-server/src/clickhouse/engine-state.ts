import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import { sql } from '../database/sql';
import { upsert } from '../database/upsert';
import { ChangeLog } from './change-log';
import type { WrittenReplaced } from './replaced-rows';

/** The file's record of its copy in the engine. */
export interface EngineState {
	/** Name of the shop in the engine. */
	readonly shop: string;
	/** Number of the last copied change; 0 until the first copy is complete. */
	readonly shipped: number;
	/** Which rows in the engine are outdated (replaced-rows.ts). */
	readonly replaced?: WrittenReplaced;
}

const STATE = 'engine';
const CHANGE = 'engine change ';

/** Null if the engine has no copy. */
export async function readEngineState(database: Database): Promise<EngineState | null> {
	const [row] = await database.all<{ value: string }>(
		'SELECT value FROM store_meta WHERE key = ?',
		[STATE],
	);
	return row ? (JSON.parse(row.value) as EngineState) /* as written below */ : null;
}

/** Records a change to copy, under a number, as part of the transaction that makes it. */
export async function noteChanges(
	within: Database,
	number: number,
	changes: ChangeLog,
): Promise<void> {
	await upsert(within, 'store_meta', ['key'], ['value'], [[CHANGE + number, changes.written()]]);
}

/** Returns the changes that the engine lacks, with their numbers. */
export async function waitingChanges(
	database: Database,
): Promise<{ readonly numbers: readonly number[]; readonly changes: ChangeLog }> {
	const rows = await database.all<{ key: string; value: string }>(
		'SELECT key, value FROM store_meta WHERE starts_with(key, ?)',
		[CHANGE],
	);
	const changes = new ChangeLog();
	for (const { value } of rows) changes.add(ChangeLog.read(value));
	return { numbers: rows.map(({ key }) => Number(key.slice(CHANGE.length))), changes };
}

/**
 * Gives a file without a copy a name in the engine. It is stored before anything is copied, so that an interrupted copy
 * is found again.
 */
export async function nameShop(database: Database): Promise<EngineState> {
	const state = { shop: randomBytes(8).toString('hex'), shipped: 0 };
	await writeState(database, state);
	return state;
}

function writeState(database: Database, state: EngineState): Promise<void> {
	return upsert(database, 'store_meta', ['key'], ['value'], [[STATE, JSON.stringify(state)]]);
}

/** Records that the engine has these changes. */
export async function noteShipped(
	database: Database,
	state: EngineState,
	numbers: readonly number[],
): Promise<void> {
	await database.transaction(async (within) => {
		for (const number of numbers) {
			await within.run('DELETE FROM store_meta WHERE key = ?', [CHANGE + number]);
		}
		await writeState(within, state);
	});
}

/** For a file opened without its engine: changes are not recorded from now on, so everything must be copied again. */
export async function forgetEngine(database: Database): Promise<void> {
	if ((await readEngineState(database)) === null) return;
	const { text, values } =
		sql`DELETE FROM store_meta WHERE key = ${STATE} OR starts_with(key, ${CHANGE})`;
	await database.run(text, values);
}
