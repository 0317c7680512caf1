import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import { sql } from '../database/sql';
import { upsert } from '../database/upsert';
import { ChangeLog } from './change-log';

/** What a file knows of the engine that has its tables, too. */
export interface EngineState {
	/** Name of the shop in the engine. */
	readonly shop: string;
	/** Number of the last change that is there; 0 until the first copy is whole. */
	readonly shipped: number;
}

const STATE = 'engine';
const CHANGE = 'engine change ';

/** Null where the engine has nothing of it. */
export async function readEngineState(database: Database): Promise<EngineState | null> {
	const [row] = await database.all<{ value: string }>(
		'SELECT value FROM store_meta WHERE key = ?',
		[STATE],
	);
	return row ? (JSON.parse(row.value) as EngineState) /* as it was written below */ : null;
}

/** Part of the transaction that changes something: what is to be copied, under a number. */
export async function noteChanges(
	within: Database,
	number: number,
	changes: ChangeLog,
): Promise<void> {
	await upsert(within, 'store_meta', ['key'], ['value'], [[CHANGE + number, changes.written()]]);
}

/** Changes that the engine does not have yet, with their numbers. */
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

/** Gives a file that the engine has nothing of a name there. Known before anything is copied, what a copy that is cut short leaves is found again. */
export async function nameShop(database: Database): Promise<EngineState> {
	const state = { shop: randomBytes(8).toString('hex'), shipped: 0 };
	await writeState(database, state);
	return state;
}

function writeState(database: Database, state: EngineState): Promise<void> {
	return upsert(database, 'store_meta', ['key'], ['value'], [[STATE, JSON.stringify(state)]]);
}

/** Notes that the engine has these changes. */
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

/** For a file that is opened without its engine: what is written from now on is not noted, so that everything is to be copied anew. */
export async function forgetEngine(database: Database): Promise<void> {
	if ((await readEngineState(database)) === null) return;
	const { text, values } =
		sql`DELETE FROM store_meta WHERE key = ${STATE} OR starts_with(key, ${CHANGE})`;
	await database.run(text, values);
}
