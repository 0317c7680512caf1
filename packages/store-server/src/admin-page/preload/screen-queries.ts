import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** One of the first queries of a screen. Values that depend on the URL are markers such as `{primary.after}`. */
export interface BuiltQuery {
	readonly kind: 'items' | 'stats' | 'collection' | 'notes' | 'reviews';
	/** Name of the report or the collection. */
	readonly endpoint: string;
	readonly query: Readonly<Record<string, unknown>>;
	/**
	 * On Overview and Home: the section that sends the query if it shows one of `blocks`. Without `blocks`, the shop
	 * lists them.
	 */
	readonly section?: string;
	readonly blocks?: readonly string[];
	/** Feature that the shop must have for the query. */
	readonly needs?: 'stock' | 'reviews';
}

/** What the build recorded about a screen (src/preloaded-queries.ts). */
export interface ScreenQueries {
	/** Parameters that a URL may have besides its dates. */
	readonly free: readonly string[];
	readonly queries: readonly BuiltQuery[];
	/**
	 * On Overview and Home: the default sections, the preference that stores the user’s changes, and the parameters
	 * that links keep.
	 */
	readonly sections?: Readonly<
		Record<string, { readonly isVisible: boolean; readonly hiddenBlocks: readonly string[] }>
	>;
	readonly preference?: string;
	readonly persisted?: readonly string[];
}

/** A query as the app sends it. */
export type PreloadedQuery = Pick<BuiltQuery, 'kind' | 'endpoint' | 'query'>;

/** Whether all markers of the query have values. Those of the comparison may have none. */
export function isAskedFor({ query }: BuiltQuery, markers: ReadonlyMap<unknown, unknown>): boolean {
	return Object.values(query).every((value) => value !== '{secondary.after}' || markers.has(value));
}

/** Replaces markers with their values. */
export function withValues(
	{ kind, endpoint, query }: BuiltQuery,
	markers: ReadonlyMap<unknown, unknown>,
): PreloadedQuery {
	const values = Object.entries(query).map(([name, value]) => [name, markers.get(value) ?? value]);
	return { kind, endpoint, query: Object.fromEntries(values) };
}

/** Reads the first queries of every screen of the built app, by path. Empty if the build has none. */
export async function readScreenQueries(
	staticDir: string,
): Promise<ReadonlyMap<string, ScreenQueries>> {
	const file = path.join(staticDir, 'preloaded-queries.json');
	const text = await readFile(file, 'utf8').catch(() => '{}');
	return new Map(Object.entries(JSON.parse(text) as Record<string, ScreenQueries>)); // written by scripts/app/preloaded-queries.mjs
}
