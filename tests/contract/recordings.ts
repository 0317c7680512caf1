import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { unzipSync } from 'fflate';

/** One request to a real shop and what it answered. */
export interface Recording {
	readonly file: string;
	readonly request: {
		readonly method: string;
		readonly path: string;
		readonly query?: Readonly<Record<string, unknown>>;
		readonly body?: unknown;
		/** Absent: an administrator. */
		readonly auth?: string;
	};
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: unknown;
}

/** The recordings that lie in the repository, packed by `tests/contract/pack.ts`; from its root. */
export const packedRecordings = path.resolve('tests/fixtures/recorded.zip');

/**
 * Every recorded GET that can be replayed on its own, from a folder or a zip: without those that the real shop
 * itself answers differently from call to call, and those that were recorded between changes of the shop.
 */
export function readRecordings(place: string): Recording[] {
	const files = filesIn(place);
	const unstable = new Set(unstableFiles(files.get('unstable.json')));
	return [...files]
		.filter(([file]) => !unstable.has(file) && !file.startsWith('mutate-'))
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.flatMap(([file, text]) => {
			const recording = asRecording(file, JSON.parse(text));
			return recording?.request.method === 'GET' ? [recording] : [];
		});
}

/** The order in which the shop was changed; what is not named in it was asked when all was done. */
const ORDER = 'index-mutate.json';

/** Every recorded change of the shop and what was asked between changes, in the order of the recording. */
export function readMutations(place: string): Recording[] {
	const files = filesIn(place);
	// Written by the recorder: a list of what it did.
	const done = JSON.parse(files.get(ORDER) ?? '[]') as { file: string }[];
	const inOrder = done.map(({ file }) => file);
	const later = [...files.keys()].filter(
		(file) => file.startsWith('mutate-') && !inOrder.includes(file),
	);
	return [...inOrder, ...later.sort()].flatMap((file) => {
		const recording = asRecording(file, JSON.parse(files.get(file) ?? 'null'));
		return recording ? [recording] : [];
	});
}

function filesIn(place: string): Map<string, string> {
	if (!existsSync(place)) {
		throw new Error(`There are no recordings at ${place}.`);
	}
	return statSync(place).isDirectory() ? folderFiles(place) : zipFiles(place);
}

function folderFiles(folder: string): Map<string, string> {
	const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
	return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

function zipFiles(zip: string): Map<string, string> {
	const decoder = new TextDecoder();
	return new Map(
		Object.entries(unzipSync(readFileSync(zip))).map(([name, bytes]) => [
			name,
			decoder.decode(bytes),
		]),
	);
}

function unstableFiles(text: string | undefined): string[] {
	const lists: unknown[] = text ? Object.values(JSON.parse(text)) : [];
	return lists.flatMap((list) => (Array.isArray(list) ? list.map(String) : []));
}

function asRecording(file: string, document: unknown): Recording | undefined {
	return typeof document === 'object' && document !== null && 'request' in document
		? // Written by the recorder in exactly this shape.
			{ ...(document as Omit<Recording, 'file'>), file }
		: undefined;
}

/** The group that a recording is counted in: refusals together, everything else by route. */
export function groupOf({ file, request, status }: Recording): string {
	const change = /^mutate-([a-z]+?)s?-/.exec(file)?.[1];
	if (change) {
		return `changes: ${change}`;
	}
	if (status >= 400 && status < 500) {
		return 'error replies';
	}
	return request.path
		.replace(/^\/(wc-analytics|wc-admin|wc\/v3|wp\/v2)\//, '')
		.replace(/\/\d+(?=\/|$)/g, '/{id}')
		.replace(/^(data\/countries)\/.*/, '$1')
		.replace(/^(settings\/wc_admin)\/.*/, '$1')
		.replace(/^leaderboards\/.*/, 'leaderboards')
		.replace(/^(reports\/performance-indicators)\/.*/, '$1');
}

/** Groups that must be the same to the last file, but for the listed differences. */
export const completeGroups: readonly string[] = [
	'reports/revenue/stats',
	'reports/orders',
	'reports/orders/stats',
	'reports/performance-indicators',
	'leaderboards',
	'options',
	'settings/wc_admin',
	'data/countries',
	'error replies',
];
