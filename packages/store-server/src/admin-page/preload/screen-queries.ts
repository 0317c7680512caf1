import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A query that a screen begins with; values that depend on the address are markers such as `{primary.after}`. */
export interface BuiltQuery {
	readonly kind: 'items' | 'stats' | 'collection' | 'notes' | 'reviews';
	/** Name of the report or of the collection. */
	readonly endpoint: string;
	readonly query: Readonly<Record<string, unknown>>;
	/** Of Overview and Home: the section that asks, when it shows one of these blocks; the shop knows those that are not listed. */
	readonly section?: string;
	readonly blocks?: readonly string[];
	/** What the shop must have for it. */
	readonly needs?: 'stock' | 'reviews';
}

/** What the build has written down of a screen (src/preloaded-queries.ts). */
export interface ScreenQueries {
	/** Parameters that an address may have besides its dates. */
	readonly free: readonly string[];
	readonly queries: readonly BuiltQuery[];
	/** Of Overview and Home: its sections before a user has changed them, the preference that keeps his changes, and which parameters its links keep. */
	readonly sections?: Readonly<
		Record<string, { readonly isVisible: boolean; readonly hiddenBlocks: readonly string[] }>
	>;
	readonly preference?: string;
	readonly persisted?: readonly string[];
}

/** A query as the app sends it. */
export type PreloadedQuery = Pick<BuiltQuery, 'kind' | 'endpoint' | 'query'>;

/** Whether the address has what the query is about: there may be no comparison. */
export function isAskedFor({ query }: BuiltQuery, markers: ReadonlyMap<unknown, unknown>): boolean {
	return Object.values(query).every((value) => value !== '{secondary.after}' || markers.has(value));
}

/** Values in the place of markers. */
export function withValues(
	{ kind, endpoint, query }: BuiltQuery,
	markers: ReadonlyMap<unknown, unknown>,
): PreloadedQuery {
	const values = Object.entries(query).map(([name, value]) => [name, markers.get(value) ?? value]);
	return { kind, endpoint, query: Object.fromEntries(values) };
}

/** Reads what every screen of the built app asks first, by its path; empty in a build without it. */
export async function readScreenQueries(
	staticDir: string,
): Promise<ReadonlyMap<string, ScreenQueries>> {
	const file = path.join(staticDir, 'preloaded-queries.json');
	const text = await readFile(file, 'utf8').catch(() => '{}');
	return new Map(Object.entries(JSON.parse(text) as Record<string, ScreenQueries>)); // written by scripts/app/preloaded-queries.mjs
}
