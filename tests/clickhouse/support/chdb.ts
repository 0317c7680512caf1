import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGE = 'chdb@3.4.0';
const cache = path.resolve(import.meta.dirname, '../../../.cache/chdb');

/** Returns the folder of ClickHouse as a library; fetched from the npm registry once, then cached in .cache. */
export function chdbFolder(): string {
	const folder = path.join(cache, PACKAGE.split('@').at(-1) ?? '');
	if (!existsSync(folder)) fetchPackage(folder);
	return path.join(folder, 'node_modules', 'chdb');
}

function fetchPackage(folder: string): void {
	mkdirSync(cache, { recursive: true });
	// Beside the target, so that the last step is a rename: an interrupted run leaves nothing unfinished.
	const work = mkdtempSync(path.join(cache, 'fetch-'));
	try {
		writeFileSync(path.join(work, 'package.json'), '{ "private": true }');
		const { status, stderr } = spawnSync(
			'npm',
			['install', PACKAGE, '--no-audit', '--no-fund', '--ignore-scripts', '--silent'],
			{ cwd: work, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
		);
		if (status !== 0 || !existsSync(path.join(work, 'node_modules', 'chdb'))) {
			throw new Error(
				`These tests need ${PACKAGE} (543 MB, once) and could not fetch it with \`npm install\`: check the npm registry. ${stderr}`,
			);
		}
		if (!existsSync(folder)) renameSync(work, folder);
	} finally {
		rmSync(work, { recursive: true, force: true });
	}
}
