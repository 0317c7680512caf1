import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../sources.mjs';

/** The embedded store is a program, run from its sources; everything else with a manifest is a library. */
const programs = new Set(['store-server']);

/** The libraries of packages/: folder, manifest and the modules that their `exports` name, all relative to the root. */
export function libraries() {
	return readdirSync(path.join(root, 'packages'))
		.filter((name) => !programs.has(name))
		.map((name) => `packages/${name}`)
		.filter((folder) => existsSync(path.join(root, folder, 'package.json')))
		.map((folder) => {
			const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
			return { folder, manifest, entries: entriesOf(folder, manifest) };
		});
}

function entriesOf(folder, { exports }) {
	return Object.values(exports).flatMap((target) => {
		const file = path.posix.join(folder, target);
		if (!file.includes('*')) return [file];
		const [head, tail] = file.split('*');
		return readdirSync(path.join(root, head))
			.map((name) => head + name + tail)
			.filter((candidate) => existsSync(path.join(root, candidate)));
	});
}

/** The manifest of a library for publishing: built modules instead of sources, versions instead of workspaces. */
export function publishedManifest({ manifest }, all) {
	const { exports, sideEffects, dependencies = {}, ...rest } = manifest;
	delete rest.private;
	const versions = new Map(all.map((one) => [one.manifest.name, one.manifest.version]));
	return {
		...rest,
		sideEffects: Array.isArray(sideEffects)
			? sideEffects.map((file) => built(file, '.js'))
			: sideEffects,
		exports: Object.fromEntries(
			Object.entries(exports).map(([name, target]) => [
				name,
				{ types: built(target, '.d.ts'), default: built(target, '.js') },
			]),
		),
		files: ['**/*.js', '**/*.d.ts', '**/*.css'],
		dependencies: Object.fromEntries(
			Object.entries(dependencies).map(([name, range]) => [name, versions.get(name) ?? range]),
		),
	};
}

function built(target, extension) {
	return target.replace(/^\.\/src\//, './').replace(/\.tsx?$/, extension);
}
