import path from 'node:path';
import type { Source } from './imports';

const endings = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Returns groups of files that all import each other, directly or indirectly, including types and late imports. */
export function circles(sources: readonly Source[]): string[][] {
	const files = new Set(sources.map(({ file }) => file));
	const importsOf = new Map(
		sources.map(({ file, imports }) => [
			file,
			imports.flatMap((name) => fileOf(file, name, files)),
		]),
	);
	const reached = new Map([...files].map((file) => [file, reachableFrom(file, importsOf)]));
	const found = new Map<string, string[]>();
	for (const [file, others] of reached) {
		if (!others.has(file)) continue;
		const circle = [...others].filter((other) => reached.get(other)?.has(file)).sort();
		found.set(circle.join(), circle);
	}
	return [...found.values()];
}

function fileOf(from: string, specifier: string, files: ReadonlySet<string>): string[] {
	if (!specifier.startsWith('.')) return [];
	const place = path.posix.join(path.posix.dirname(from), specifier);
	return endings.map((ending) => place + ending).filter((file) => files.has(file));
}

function reachableFrom(
	start: string,
	importsOf: ReadonlyMap<string, readonly string[]>,
): Set<string> {
	const reached = new Set<string>();
	const ahead = [start];
	for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
		for (const next of importsOf.get(file) ?? []) {
			if (reached.has(next)) continue;
			reached.add(next);
			ahead.push(next);
		}
	}
	return reached;
}
