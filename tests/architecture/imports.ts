import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

/** A source file of ours: its path below the root, its text and its imports. */
export interface Source {
	readonly file: string;
	readonly text: string;
	readonly lines: number;
	readonly imports: readonly string[];
}

const IMPORT =
	/(?:^|\n)\s*(?:import|export)\s(?!type\b[^;]*?from\s+['"]react['"])[^;'"]*?from\s+['"]([^'"]+)['"]|import\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g;

/** Every source file of the app, the packages (the plugin in PHP too), the tests, the gallery and the commands. */
export function readSources(): Source[] {
	return ['src', 'packages', 'tests', '.storybook', 'scripts']
		.flatMap(filesBelow)
		.filter((file) => /\.(?:tsx?|[cm]?js|php)$/.test(file))
		.map(readSource);
}

/** The number of files in each folder of code, tests and docs, except tests and stories beside their source. */
export function folderSizes(): Map<string, number> {
	const sizes = new Map<string, number>();
	for (const file of ['src', 'packages', 'tests', '.storybook', 'scripts', 'docs'].flatMap(
		filesBelow,
	)) {
		if (!file.startsWith('tests/') && /\.(?:test|stories)\.tsx?$/.test(file)) continue;
		const folder = path.posix.dirname(file);
		sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
	}
	return sizes;
}

function readSource(file: string): Source {
	const text = readFileSync(path.join(root, file), 'utf8');
	const imports = [...text.matchAll(IMPORT)].map(
		([, from, lazy, effect]) => from ?? lazy ?? effect ?? '',
	);
	return { file, text, lines: text.split('\n').length - 1, imports };
}

const passedOver = new Set(['node_modules', 'dist', 'fixtures']);

/**
 * Paths of all files in a folder and its subfolders, relative to the root, except installed, built and recorded ones.
 */
export function filesBelow(folder: string): string[] {
	return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		const place = path.posix.join(folder, entry.name);
		if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : filesBelow(place);
		return [place];
	});
}

/** The room of a file: `packages/date`, `src` or `tests`. */
export function roomOf(file: string): string {
	const [top = '', name = ''] = file.split('/');
	return top === 'packages' ? `packages/${name}` : top;
}

/** `@scope/name/sub` → `@scope/name`; a relative import stays as it is. */
export function packageOf(specifier: string): string {
	if (specifier.startsWith('.')) return specifier;
	return specifier
		.split('/')
		.slice(0, specifier.startsWith('@') ? 2 : 1)
		.join('/');
}

/** The imports of a file by path, relative to the root. */
export function targetsOf({ file, imports }: Source): string[] {
	return imports
		.filter((specifier) => specifier.startsWith('.'))
		.map((specifier) => path.posix.join(path.posix.dirname(file), specifier));
}

/** The names that a file imports or re-exports from modules whose specifier starts with `start`. */
export function namesFrom({ text }: Source, start: string): string[] {
	return [...text.matchAll(/(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([^']+)'/g)]
		.filter(([, , specifier = '']) => specifier.startsWith(start))
		.flatMap(([statement, names = '']) => {
			const side = statement.startsWith('import') ? 0 : -1;
			return names.split(',').map(
				(name) =>
					name
						.trim()
						.replace(/^type\s+/, '')
						.split(' as ')
						.at(side) ?? '',
			);
		})
		.filter(Boolean);
}
