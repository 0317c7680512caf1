import type { Page } from 'playwright-core';

/** A state of a screen that a user may reach, and how to reach it. */
export interface Scene {
	readonly name: string;
	readonly screen: string;
	/** October by default. */
	readonly query?: string;
	/** The network during the scene: `slow` never responds, `broken` responds with 500. */
	readonly network?: 'slow' | 'broken';
	/** In a shop without sales. */
	readonly isEmpty?: boolean;
	/** Stored preferences of the user, by name. */
	readonly preferences?: Readonly<Record<string, string>>;
	/** Uses features that only exist in WordPress. */
	readonly isInWordPress?: boolean;
	/** An overlay covers parts of the page, so axe considers their buttons too small. */
	readonly isCovered?: boolean;
	/** The browser itself logs the failures of this scene. */
	readonly isComplainedOf?: boolean;
	/** The user's actions. */
	readonly act?: (page: Page) => Promise<unknown>;
}
