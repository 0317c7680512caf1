import path from 'node:path';

import { oncePer, oncePerName } from './expected/once-per';
import { jsonFilesIn } from './files';

/** One request to a real shop and its response. */
export interface Recording {
	readonly file: string;
	readonly request: {
		readonly method: string;
		readonly path: string;
		readonly query?: Readonly<Record<string, unknown>>;
		readonly body?: unknown;
		/** An administrator if absent. */
		readonly auth?: string;
	};
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: unknown;
}

/** The recordings in the repository, packed by `tests/contract/pack.ts`. */
export const packedRecordings = path.resolve('tests/fixtures/recorded.zip');

/** A packed set without the recordings that it shares with another set. */
export interface Continuation {
	/** The other set, in the same folder. */
	readonly of: string;
	/** Files that both sets share. */
	readonly same: readonly string[];
}

/**
 * Reads every recorded GET that can be replayed on its own, from a folder or a zip. Excludes those whose response
 * varies from call to call in the real shop, and those recorded between changes of the shop.
 */
export function readRecordings(place: string): readonly Recording[] {
	return recordingsOf(recordedFiles(place));
}

const recordingsOf = oncePer((files: ReadonlyMap<string, string>): readonly Recording[] => {
	const unstable = new Set(unstableFiles(files.get('unstable.json')));
	return [...files]
		.filter(([file]) => !unstable.has(file) && !file.startsWith('mutate-'))
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.flatMap(([file, text]) => {
			const recording = asRecording(file, JSON.parse(text));
			return recording?.request.method === 'GET' ? [recording] : [];
		});
});

/** The order in which the shop was changed. Requests that it does not list came after all changes. */
const ORDER = 'index-mutate.json';

/** Reads every recorded change of the shop and the requests between changes, in the order of the recording. */
export function readMutations(place: string): Recording[] {
	const files = recordedFiles(place);
	// as: the recorder writes a list of its requests
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

/**
 * Returns what a set says about its WooCommerce, in the form of an export's store.json; undefined if it says nothing.
 */
export function readStoreOf(place: string): Readonly<Record<string, unknown>> | undefined {
	const text = recordedFiles(place).get('store.json');
	// as: the set contains an object
	return text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>);
}

/** Returns all files of a set, including those that a continuation shares with the other set. */
export function recordedFiles(place: string): ReadonlyMap<string, string> {
	return completed(jsonFilesIn(place))(path.dirname(place));
}

const completed = oncePer((files: ReadonlyMap<string, string>) =>
	oncePerName((folder: string) => withOther(files, folder)),
);

/** Adds the files that a set shares with another one of the folder. */
function withOther(
	files: ReadonlyMap<string, string>,
	folder: string,
): ReadonlyMap<string, string> {
	const continuation = files.get('continues.json');
	if (continuation === undefined) {
		return files;
	}
	// as: pack.ts wrote it
	const { of, same } = JSON.parse(continuation) as Continuation;
	const others = jsonFilesIn(path.join(folder, of));
	const shared = same.map((file) => [file, others.get(file) ?? 'null'] as const);
	return new Map([...files, ...shared]);
}

function unstableFiles(text: string | undefined): string[] {
	const lists: Record<string, unknown> = text ? JSON.parse(text) : {};
	return Object.entries(lists).flatMap(([why, list]) =>
		// Recordings that depend on "now" contain the time themselves.
		Array.isArray(list) && why !== 'now' ? list.map(String) : [],
	);
}

function asRecording(file: string, document: unknown): Recording | undefined {
	return typeof document === 'object' && document !== null && 'request' in document
		? // as: the recorder writes exactly this shape
			{ ...(document as Omit<Recording, 'file'>), file }
		: undefined;
}

/** Returns the group that counts a recording: all refusals together, everything else by route. */
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
