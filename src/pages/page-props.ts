import type { Query } from '../platform/query';

/** The props of every page; extensions' pages rely on the names. */
export interface PageProps {
	readonly params: Readonly<Record<string, string>>;
	readonly path: string;
	/** The pattern that matched, such as `/analytics/:report`. */
	readonly pathMatch: string;
	readonly query: Query;
}
