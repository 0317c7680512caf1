import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

export interface Manifest {
	readonly name: string;
	readonly version: string;
	readonly private?: boolean;
	readonly exports?: Record<string, Record<string, string>>;
	readonly sideEffects?: boolean | readonly string[];
	readonly dependencies?: Record<string, string>;
	readonly peerDependencies?: Record<string, string>;
	readonly devDependencies?: Record<string, string>;
}

/** Builds our libraries and packs them with npm. Returns their archives by package. */
export function packLibraries(target: string): Map<string, string> {
	run(root, process.execPath, 'scripts/packages.mjs');
	const folders = libraryFolders().map((name) => `./packages/${name}/dist`);
	const args = ['pack', ...folders, '--json', '--pack-destination', target];
	const packed = JSON.parse(run(root, 'npm', ...args)) as { name: string; filename: string }[]; // as: npm pack --json prints it
	return new Map(packed.map(({ name, filename }) => [name, path.join(target, filename)]));
}

export function libraryFolders(): string[] {
	return readdirSync(path.join(root, 'packages')).filter((name) =>
		readdirSync(path.join(root, 'packages', name)).includes('dist'),
	);
}

/**
 * The extension in a temporary folder as `npm install` would leave it. Our packages come from their archives, and all
 * other dependencies of a manifest are links to this repository's copies.
 */
export function installExtension(extension: string): string {
	const home = mkdtempSync(path.join(tmpdir(), 'store-analytics-extension-'));
	cpSync(extension, home, { recursive: true });
	const archives = packLibraries(home);
	const modules = path.join(home, 'node_modules');
	const manifests = [readManifest(home)];
	for (const [name, archive] of archives) {
		const folder = path.join(modules, name);
		mkdirSync(folder, { recursive: true });
		run(folder, 'tar', 'xzf', archive, '--strip-components=1');
		manifests.push(readManifest(folder));
	}
	const named = manifests.flatMap((manifest) =>
		Object.keys({
			...manifest.dependencies,
			...manifest.peerDependencies,
			...manifest.devDependencies,
		}),
	);
	for (const name of new Set(named)) {
		if (archives.has(name)) continue;
		mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
		symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
	}
	return home;
}

export function readManifest(folder: string): Manifest {
	return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest; // as: npm wrote or read it
}

/** Returns a program's output; throws all of it if the program fails. */
export function run(cwd: string, program: string, ...args: string[]): string {
	try {
		return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
	} catch (error) {
		const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }; // as: the error of execFileSync
		throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
	}
}
