import { spawn, spawnSync, type ChildProcess, type SpawnSyncOptions } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A temporary database server without a port: its socket is in a folder, and it is deleted with the folder. */
export interface DatabaseServer {
	readonly socket: string;
	/** Runs statements as its administrator; returns their output as tab-separated lines. */
	run(sql: string): string;
	/** Saves the current state of a database. */
	keep(database: string): void;
	/** Restores the saved state of a database. */
	restore(database: string): void;
	/** The processor time since its start; Linux only. */
	processorSeconds(): number;
	/** A sentence if it does not answer any more. */
	lost(): string | undefined;
	stop(): Promise<void>;
}

/** The time that the server may take to start. */
const PATIENCE = 30_000;

/**
 * Starts a MariaDB in `folder`, which is empty or contains a former one. Data need not survive a power failure, so it
 * is not synced to disk. `flags` are options of the server.
 */
export async function startDatabase(
	folder: string,
	flags: readonly string[] = [],
): Promise<DatabaseServer> {
	const data = path.join(folder, 'data');
	const socket = path.join(folder, 'socket');
	const account = process.getuid?.() === 0 ? ['--user=root'] : [];
	// A starting server deletes what looks like temporary tables of a former one, including those of its neighbours.
	const temporary = path.join(folder, 'temporary');
	mkdirSync(temporary, { recursive: true });
	const environment = { ...process.env, TMPDIR: temporary };
	if (!existsSync(data)) {
		mkdirSync(data, { recursive: true });
		const options = ['--skip-test-db', '--auth-root-authentication-method=normal'];
		must('mariadb-install-db', ['--no-defaults', `--datadir=${data}`, ...account, ...options], {
			env: environment,
		});
	}
	const server = spawn(
		'mariadbd',
		[
			'--no-defaults',
			...account,
			`--datadir=${data}`,
			`--socket=${socket}`,
			`--pid-file=${folder}/pid`,
			'--skip-networking',
			'--skip-log-bin',
			// Its log is read only while no script runs, and warnings about connections would fill the pipe.
			'--log-warnings=0',
			'--innodb-flush-log-at-trx-commit=0',
			'--skip-innodb-doublewrite',
			'--innodb-flush-method=nosync',
			'--character-set-server=utf8mb4',
			...flags,
		],
		{ stdio: ['ignore', 'ignore', 'pipe'], env: environment },
	);
	const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
	const run = (sql: string) =>
		must(
			'mariadb',
			[
				'--no-defaults',
				`--socket=${socket}`,
				'--user=root',
				'-N',
				'-B',
				'--default-character-set=utf8mb4',
			],
			{
				input: sql,
			},
		);
	await isReady(server);
	return {
		socket,
		run,
		lost() {
			try {
				run('SELECT 1');
				return undefined;
			} catch {
				return 'The database server does not answer any more.';
			}
		},
		keep: (database) => run(copyDatabase(run, database, kept(database))),
		restore: (database) => run(refill(run, kept(database), database)),
		processorSeconds() {
			const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
			return (Number(fields?.[11]) + Number(fields?.[12])) / 100;
		},
		async stop() {
			server.kill('SIGTERM');
			await ended;
		},
	};
}

const kept = (database: string) => `${database}_kept`;

function tablesOf(run: DatabaseServer['run'], database: string): string[] {
	return run(`SHOW TABLES FROM ${database}`).split('\n').filter(Boolean);
}

function copyDatabase(run: DatabaseServer['run'], from: string, to: string): string {
	const tables = tablesOf(run, from).map(
		(table) =>
			`CREATE TABLE ${to}.${table} LIKE ${from}.${table}; INSERT INTO ${to}.${table} SELECT * FROM ${from}.${table};`,
	);
	return `DROP DATABASE IF EXISTS ${to}; CREATE DATABASE ${to}; SET FOREIGN_KEY_CHECKS = 0; ${tables.join('\n')}`;
}

/** Empties tables instead of recreating them. With some eighty tables, that is ten times as fast, and ids restart. */
function refill(run: DatabaseServer['run'], from: string, to: string): string {
	const wanted = new Set(tablesOf(run, from));
	const tables = tablesOf(run, to).map((table) =>
		wanted.has(table)
			? `TRUNCATE ${to}.${table}; INSERT INTO ${to}.${table} SELECT * FROM ${from}.${table};`
			: `DROP TABLE ${to}.${table};`,
	);
	return `SET FOREIGN_KEY_CHECKS = 0; SET SESSION sql_mode = 'NO_AUTO_VALUE_ON_ZERO'; ${tables.join('\n')}`;
}

/** Resolves when the server's log says that it is ready; rejects with the log otherwise. */
function isReady(server: ChildProcess): Promise<void> {
	let log = '';
	return new Promise((resolve, reject) => {
		const fail = () => reject(new Error(`MariaDB did not start: ${log}`));
		setTimeout(fail, PATIENCE).unref();
		server.once('exit', fail);
		server.once('error', reject);
		// Read until the end, because a full pipe would stop the server.
		server.stderr?.on('data', (text: Buffer) => {
			if (log.includes('ready for connections')) return;
			log += text.toString();
			if (log.includes('ready for connections')) resolve();
		});
	});
}

function must(
	program: string,
	args: readonly string[],
	options: Pick<SpawnSyncOptions, 'env' | 'input'>,
): string {
	const { status, stdout, stderr, error } = spawnSync(program, args, {
		...options,
		encoding: 'utf8',
		maxBuffer: 1 << 28,
	});
	if (error || status !== 0) {
		throw new Error(`${program} failed: ${error?.message ?? stderr.trim()}`);
	}
	return stdout;
}
