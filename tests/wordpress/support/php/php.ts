import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const INSTALL =
	'install PHP 7.4 or newer with SQLite (Debian: apt-get install php-cli php-sqlite3 php-mbstring php-xml php-curl) or set PHP_PATH to its program.';

/** The PHP to test with; throws a sentence that says what to install when there is none that can run WordPress on SQLite. */
export function phpPath(): string {
	const program = process.env['PHP_PATH'] ?? 'php';
	const { error, stdout } = spawnSync(program, ['-m'], { encoding: 'utf8' });
	if (error) throw new Error(`No PHP found: ${INSTALL}`);
	if (!/^pdo_sqlite$/m.test(stdout)) throw new Error(`This PHP has no pdo_sqlite: ${INSTALL}`);
	return program;
}

/** Runs PHP code in a folder and returns what it prints; throws what it complains about. */
export function runPhp(code: string, folder: string): string {
	const { status, stdout, stderr } = spawnSync(phpPath(), ['-d', 'display_errors=stderr'], {
		input: `<?php ${code}`,
		cwd: folder,
		encoding: 'utf8',
		maxBuffer: 16 * 1024 ** 2,
	});
	if (status !== 0) throw new Error(`PHP failed (${status}): ${stderr}${stdout}`);
	return stdout;
}

/** What `php -l` says against a file; an empty string when nothing. */
export function phpSyntaxErrors(file: string): string {
	const { status, stdout, stderr } = spawnSync(phpPath(), ['-l', file], { encoding: 'utf8' });
	return status === 0 ? '' : `${stdout}${stderr}`;
}

/** The PHP files below a folder. */
export function phpFiles(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.php'))
		.map((name) => path.join(folder, name));
}
