import type { ConnectedShop } from '../../sources/connection/credentials';
import type { Sessions } from '../auth/sessions';
import type { ChoiceProblem, Tell } from './choice';
import type { ListedStore } from './stores-list';
import type { PageLanguage, PageLanguages } from './page-language';

/** The actions that get a store. Each resolves when the store's server has replaced this one. */
export interface Ways {
	/** A new demo shop takes this language. */
	demo(tell: Tell, language: PageLanguage): Promise<void>;
	/** `timeZone` is the user's input if the shop does not report it. */
	connect(
		shop: ConnectedShop,
		timeZone: string | null,
		tell: Tell,
		signal: AbortSignal,
	): Promise<void>;
	/** `name` is the file's name on the user's computer, `shop` the name that the user gave the shop, or ''. */
	import(
		file: string,
		about: { readonly name: string; readonly shop: string },
		tell: Tell,
	): Promise<void>;
	/** One of `stores`. */
	open(store: string): Promise<void>;
	/** Gives one of `stores` another name, and its shop another address; '' keeps them. */
	change(
		store: string,
		to: { readonly name: string; readonly address: string },
		tell: Tell,
		signal: AbortSignal,
	): Promise<void>;
	/** Deletes one of `stores` from this computer. */
	remove(store: string): Promise<void>;
	/** Copies one of `stores` into a new file; resolves to it. */
	backUp(store: string): Promise<string>;
	/** The existing stores. */
	stores(): Promise<readonly ListedStore[]>;
}

export interface ChooserOptions {
	readonly ways: Ways;
	readonly sessions: Sessions;
	readonly languages: PageLanguages;
	/** WordPress locale of the page; by default the browser's. */
	readonly language: string | null;
	/** Folder for uploads. */
	readonly folder: string;
	problemOf(error: unknown): ChoiceProblem;
}
