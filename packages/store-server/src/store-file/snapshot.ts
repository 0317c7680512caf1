import { existsSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import type { Database } from '../database/database';
import { columnsOf, createTableSql, tables, type TableName } from '../schema/schema';
import { DatabaseError } from '../database/failures';
import { seal } from './seal';

/** Copies all tables into a new file with a seal, in one transaction of an exclusive connection. Leaves nothing when it fails. */
export async function writeSnapshot(connection: Database, file: string): Promise<void> {
	if (existsSync(file)) throw new DatabaseError(`${file} exists already and is not overwritten.`);
	try {
		await connection.run(
			`ATTACH '${file.replaceAll("'", "''")}' AS snapshot (STORAGE_VERSION 'v1.2.0')`,
		);
		try {
			// Before it contains any data of the shop.
			await chmod(file, 0o600);
			await copyTables(connection);
		} finally {
			await connection.run('DETACH snapshot');
		}
		await seal(file);
	} catch (error) {
		for (const rest of [file, `${file}.wal`]) await rm(rest, { force: true });
		throw error;
	}
}

async function copyTables(connection: Database): Promise<void> {
	await connection.run('BEGIN TRANSACTION');
	try {
		for (const table of Object.keys(tables) as TableName[] /* keys of the record */) {
			const columns = columnsOf(table)
				.map((name) => `"${name}"`)
				.join(', ');
			await connection.run(createTableSql(table, 'snapshot'));
			await connection.run(
				`INSERT INTO snapshot."${table}" (${columns}) SELECT ${columns} FROM main."${table}"`,
			);
		}
		await connection.run('COMMIT');
	} catch (error) {
		await connection.run('ROLLBACK').catch(() => undefined);
		throw error;
	}
}
