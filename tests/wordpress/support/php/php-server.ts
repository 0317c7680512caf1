import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { phpPath, runPhp, sharedFlags } from './php';

/** The PHP of this machine, or the oldest supported one (oldest-php.mjs). */
export type Php = 'installed' | '7.4';

/** A folder, served on its own port. */
export interface PhpServer {
	/** Without a slash at the end. */
	readonly url: string;
	/** Runs PHP code in the folder; returns its output and throws its errors. */
	run(code: string): string;
	stop(): Promise<void>;
}

/** Serves a folder that contains a WordPress. */
export async function servePhp(folder: string, on: Php): Promise<PhpServer> {
	const { server, url } = await started(
		on === 'installed'
			? ['installed-php.mjs', folder, phpPath(), ...sharedFlags()]
			: ['oldest-php.mjs', folder],
	);
	return {
		url,
		run: (code) => (on === 'installed' ? runPhp(code, folder) : runThrough(url, code)),
		stop: () => end(server),
	};
}

/** Runs PHP code in the server, which is another process, and waits for it. */
function runThrough(url: string, code: string): string {
	const send = `
		const body = '<?php ' + require('node:fs').readFileSync(0, 'utf8');
		fetch('${url}/run', { method: 'POST', body }).then(async (reply) => {
			process.stdout.write(await reply.text());
			process.exitCode = reply.ok ? 0 : 1;
		});`;
	const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', send], {
		input: code,
		encoding: 'utf8',
	});
	if (status !== 0) throw new Error(`PHP failed (${status}): ${stderr}${stdout}`);
	return stdout;
}

async function started([script = '', ...flags]: string[]): Promise<{
	server: ChildProcess;
	url: string;
}> {
	// A process group: the server starts other processes, which all must end with the test.
	const server = spawn(process.execPath, [path.join(__dirname, script), ...flags], {
		detached: true,
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	const ended = once(server, 'exit').then(([code]) => {
		throw new Error(`PHP's server did not start (${code}).`);
	});
	const [port] = await Promise.race([once(server.stdout, 'data'), ended]);
	return { server, url: `http://127.0.0.1:${String(port).trim()}` };
}

/** Ends the server with its workers, and waits until the last of them has released the files. */
async function end({ pid, exitCode }: ChildProcess): Promise<void> {
	if (pid === undefined || exitCode !== null) return;
	signalled(pid, 'SIGTERM');
	// A group sends no event when it is gone. Limited: if process 1 does not reap children, as in some containers, dead
	// processes still seem alive.
	for (let waited = 0; waited < 2000 && signalled(pid, 0); waited += 50) {
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	signalled(pid, 'SIGKILL');
}

function signalled(group: number, signal: NodeJS.Signals | 0): boolean {
	try {
		return process.kill(-group, signal);
	} catch {
		return false;
	}
}
