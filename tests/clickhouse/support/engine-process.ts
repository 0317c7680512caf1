import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chdbFolder } from './chdb';

/** A ClickHouse server in its own process. */
export interface EngineProcess {
	/** `clickhouse://127.0.0.1:PORT`, without a database. */
	readonly address: string;
	/** The process id. */
	readonly pid: number;
	/** Kills it at once; its data stay. */
	kill(): Promise<void>;
	/** Starts the same server again, on the same port and data. */
	again(): Promise<EngineProcess>;
	/** Stops it and deletes its data. */
	stop(): Promise<void>;
}

/** Starts a server without data. */
export function startEngine(): Promise<EngineProcess> {
	return startIn(mkdtempSync(path.join(tmpdir(), 'store-analytics-clickhouse-')), 0);
}

async function startIn(folder: string, wanted: number): Promise<EngineProcess> {
	const program = path.join(import.meta.dirname, 'engine-server.mjs');
	const server = spawn(process.execPath, [program, chdbFolder(), folder, String(wanted)], {
		stdio: ['pipe', 'pipe', 'inherit'],
	});
	const port = Number(await firstLine(server));
	const kill = async () => {
		const ended = new Promise((resolve) => server.once('exit', resolve));
		if (server.exitCode === null && server.kill('SIGKILL')) await ended;
	};
	return {
		address: `clickhouse://127.0.0.1:${port}`,
		pid: server.pid ?? 0,
		kill,
		again: () => startIn(folder, port),
		async stop() {
			await kill();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function firstLine(server: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		server.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim()));
		server.once('exit', (code) => reject(new Error(`ClickHouse ended with ${code}.`)));
	});
}
