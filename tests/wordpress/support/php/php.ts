import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const INSTALL =
	'install PHP 7.4 or newer with SQLite (Debian: apt-get install php-cli php-sqlite3 php-mbstring php-xml php-curl) or set PHP_PATH to its program.';

/** The variable with the folder of compiled PHP files, which all processes of a run share. */
export const COMPILED_VARIABLE = 'STORE_ANALYTICS_COMPILED_PHP';

/** Flags for every PHP: to compile WordPress takes four times as long as to answer a request. */
export function sharedFlags(): string[] {
	const folder = process.env[COMPILED_VARIABLE];
	if (!folder) return [];
	// No file of a run is damaged: to check each one takes a tenth of a start of WordPress.
	const settings = ['enable_cli=1', `file_cache=${folder}`, 'file_cache_consistency_checks=0'];
	return settings.flatMap((setting) => ['-d', `opcache.${setting}`]);
}

let found: string | undefined;

/** Returns the PHP to test with; throws instructions if none can run WordPress on SQLite. */
export function phpPath(): string {
	return (found ??= findPhp());
}

function findPhp(): string {
	const program = process.env['PHP_PATH'] ?? 'php';
	const { error, stdout } = spawnSync(program, ['-m'], { encoding: 'utf8' });
	if (error) throw new Error(`No PHP found: ${INSTALL}`);
	if (!/^pdo_sqlite$/m.test(stdout)) throw new Error(`This PHP has no pdo_sqlite: ${INSTALL}`);
	return program;
}

/** Runs PHP code in a folder; returns its output and throws its errors. */
export function runPhp(code: string, folder: string): string {
	// It ends soon: what it would keep in memory for its next request costs a quarter of its time.
	const ofOneRun = ['display_errors=stderr', 'opcache.file_cache_only=1'];
	const flags = [...ofOneRun.flatMap((setting) => ['-d', setting]), ...sharedFlags()];
	const { status, stdout, stderr } = spawnSync(phpPath(), flags, {
		input: `<?php ${code}`,
		cwd: folder,
		encoding: 'utf8',
		maxBuffer: 16 * 1024 ** 2,
	});
	if (status !== 0) throw new Error(`PHP failed (${status}): ${stderr}${stdout}`);
	return stdout;
}

/** The errors of `php -l` for a file; an empty string if there are none. */
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
