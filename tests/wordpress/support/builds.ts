import { execFileSync, spawnSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import type { Php } from './php/php-server';

const PACKAGE = '@wp-playground/wordpress-builds@0.9.19';
const cache = path.resolve(import.meta.dirname, '../../../.cache/wordpress');

/** Supported WordPress versions that the package contains completely, oldest first; values are its names for them. */
const wordPressVersions = { '6.5': 'wp-6.5', '6.6': 'wp-beta' } as const;
export type WordPressVersion = keyof typeof wordPressVersions;

/** Any other WordPress, for manual runs: the folder of its files, which stay unchanged. */
const ownFiles = process.env['WORDPRESS_DIR'];

/** The version of that WordPress; undefined without one. */
export function ownVersion(): string | undefined {
	if (!ownFiles) return undefined;
	const text = readFileSync(path.join(ownFiles, 'wp-includes/version.php'), 'utf8');
	return /\$wp_version = '([^']+)'/.exec(text)?.[1];
}

/** The versions to test on: these, or only the WordPress of `WORDPRESS_DIR` if that is set. */
export function wordPresses<Version extends WordPressVersion>(
	...versions: readonly [Version, ...Version[]]
): readonly [Version, ...Version[]] {
	return ownFiles ? [versions.at(-1) ?? versions[0]] : versions;
}

/** The PHP for a version: the oldest WordPress runs on the oldest PHP. */
export const phpOf = (version: WordPressVersion): Php => (version === '6.5' ? '7.4' : 'installed');

/** Folders that no WordPress writes to. Installations share them, and with them what PHP has compiled of their files. */
const shared = [
	'wp-includes',
	'wp-admin/includes',
	'wp-content/sqlite-database-integration-main',
] as const;

/**
 * Lays a complete WordPress on SQLite for a PHP into a folder. `isInstalled` says whether it already has its tables. PHP
 * as WebAssembly only sees the folder itself, so it gets copies of all files.
 */
export function layWordPress(
	version: WordPressVersion,
	to: string,
	on: Php,
): { isInstalled: boolean } {
	const build = wordPressFiles(version);
	if (!ownFiles) {
		const linked = on === 'installed' ? shared.map((name) => path.join(build, name)) : [];
		cpSync(build, to, { recursive: true, filter: (file) => !linked.includes(file) });
		for (const file of linked) symlinkSync(file, path.join(to, path.relative(build, file)));
		return { isInstalled: true };
	}
	cpSync(ownFiles, to, { recursive: true });
	for (const name of ['db.php', 'sqlite-database-integration-main']) {
		cpSync(path.join(build, 'wp-content', name), path.join(to, 'wp-content', name), {
			recursive: true,
		});
	}
	return { isInstalled: false };
}

/**
 * The folder of a complete WordPress that is installed on SQLite; fetched from the npm registry once, then cached in
 * .cache.
 */
export function wordPressFiles(version: WordPressVersion): string {
	const folder = path.join(cache, PACKAGE.split('@').at(-1) ?? '');
	if (!existsSync(folder)) fetchBuilds(folder);
	return path.join(folder, version);
}

function fetchBuilds(folder: string): void {
	mkdirSync(cache, { recursive: true });
	// Beside the target, so that the last step is a rename: an interrupted run leaves nothing unfinished.
	const work = mkdtempSync(path.join(cache, 'fetch-'));
	try {
		const archive = download(work);
		const names = Object.values(wordPressVersions);
		const wanted = names.flatMap((name) => [`src/wordpress/${name}.zip`, `public/${name}`]);
		wanted.push('src/sqlite-database-integration');
		execFileSync('tar', ['xzf', archive, '-C', work, ...wanted.map((name) => `package/${name}`)]);
		for (const [version, name] of Object.entries(wordPressVersions)) {
			lay(path.join(work, 'package'), name, path.join(work, 'done', version));
		}
		if (!existsSync(folder)) renameSync(path.join(work, 'done'), folder);
	} finally {
		rmSync(work, { recursive: true, force: true });
	}
}

function download(work: string): string {
	const { status, stderr } = spawnSync('npm', ['pack', PACKAGE, '--silent'], {
		cwd: work,
		encoding: 'utf8',
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const archive = readdirSync(work).find((name) => name.endsWith('.tgz'));
	if (status === 0 && archive) return path.join(work, archive);
	throw new Error(
		`These tests need ${PACKAGE} (158 MB, once) and could not fetch it with \`npm pack\`: check the npm registry. ${stderr}`,
	);
}

/**
 * PHP is in a zip, static files are elsewhere, and the SQLite drop-in is in a third place. Together they are a
 * WordPress.
 */
function lay(from: string, name: string, to: string): void {
	unzip(path.join(from, 'src/wordpress', `${name}.zip`), to);
	cpSync(path.join(from, 'public', name), to, { recursive: true });
	const content = path.join(to, 'wp-content');
	unzip(
		path.join(from, 'src/sqlite-database-integration/sqlite-database-integration.zip'),
		content,
	);
	writeFileSync(
		path.join(content, 'db.php'),
		`<?php
define( 'DB_ENGINE', 'sqlite' );
define( 'DATABASE_TYPE', 'sqlite' );
require_once __DIR__ . '/sqlite-database-integration-main/wp-includes/sqlite/db.php';
`,
	);
}

function unzip(archive: string, to: string): void {
	for (const [name, bytes] of Object.entries(unzipSync(readFileSync(archive)))) {
		const target = path.join(to, name);
		if (name.endsWith('/')) continue;
		mkdirSync(path.dirname(target), { recursive: true });
		writeFileSync(target, bytes);
	}
}
