import type { Page } from 'playwright-core';

/** A state of a screen that somebody may come to, with the way there. */
export interface Scene {
	readonly name: string;
	readonly screen: string;
	/** October unless given. */
	readonly query?: string;
	/** What the network does meanwhile; `slow` never responds, `broken` responds with 500. */
	readonly network?: 'slow' | 'broken';
	/** In a shop that has sold nothing. */
	readonly isEmpty?: boolean;
	/** What the user has kept before, by the names of his preferences. */
	readonly kept?: Readonly<Record<string, string>>;
	/** What there is in WordPress only. */
	readonly isInWordPress?: boolean;
	/** Something lies over parts of the page, whose buttons look too small to axe. */
	readonly isCovered?: boolean;
	/** The browser itself complains of what fails here. */
	readonly isComplainedOf?: boolean;
	/** What the user does there. */
	readonly act?: (page: Page) => Promise<unknown>;
}
