import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** PHP itself ended, by a signal: its script says nothing about that. */
export class EndedBySignal extends Error {}

/** What `php/ask.php` begins a line with that is for whoever runs it. */
const NOTE = /^PHP ended by signal .*$/gm;

/** Runs a script of PHP in `folder`. Throws with its last output if it fails. */
export function runPhp(folder: string, args: readonly string[]): void {
	const cache = path.join(folder, 'opcache');
	mkdirSync(cache, { recursive: true });
	const settings = [
		'memory_limit=1G',
		'opcache.enable_cli=1',
		`opcache.file_cache=${cache}`,
		// Memory that forked processes share is for those of a web server: here, classes got mixed up in it, or PHP crashed.
		'opcache.file_cache_only=1',
		// No file changes while they run.
		'opcache.validate_timestamps=0',
		'opcache.file_cache_consistency_checks=0',
		'error_reporting=8191',
		'display_errors=stderr',
		'log_errors=0',
	].flatMap((setting) => ['-d', setting]);
	const { status, signal, stdout, stderr } = spawnSync('php', [...settings, ...args], {
		encoding: 'utf8',
		maxBuffer: 1 << 28,
	});
	for (const [note] of stderr.matchAll(NOTE)) console.error(note);
	const script = path.basename(args[0] ?? '');
	if (signal) throw new EndedBySignal(`${script}: PHP ended by signal ${signal}.`);
	if (status !== 0) {
		throw new Error(
			`${script} failed (${status}):\n${stdout.slice(-2000)}\n${stderr.slice(-4000)}`,
		);
	}
}

/** Runs a task again, once, if PHP ended by a signal, and says so. */
export function againAfterSignal<Result>(
	task: () => Result,
	say: (text: string) => void = console.error,
): Result {
	try {
		return task();
	} catch (problem) {
		if (!(problem instanceof EndedBySignal)) throw problem;
		say(`${problem.message} It runs once more.`);
		return task();
	}
}
