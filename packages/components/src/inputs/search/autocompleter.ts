import type { ReactNode } from 'react';
import type { Option } from '../select-control/options';

/** The source of a search box and the format of its results. Extensions may pass their own as type `custom`. */
export interface Autocompleter<Item = never> {
	name?: string;
	className?: string;
	/** All items, or those for a typed text. */
	options:
		readonly unknown[] | ((query: string) => readonly unknown[] | Promise<readonly unknown[]>);
	/** Replaces `options` for searches that can be aborted. */
	find?: (query: string, request: { signal: AbortSignal }) => Promise<readonly unknown[]>;
	/** Lists its options for the empty text before anything is typed. */
	listsUntyped?: boolean;
	/** Waits for a pause in typing. */
	isDebounced?: boolean;
	inputType?: string;
	getSearchExpression?: (query: string) => string;
	getOptionIdentifier: (item: Item) => string | number;
	getOptionLabel: (item: Item, query: string) => ReactNode;
	getOptionKeywords: (item: Item) => readonly (string | number | undefined | null)[];
	/** Returns the selection for a chosen item. */
	getOptionCompletion: (item: Item) => SearchSelection;
	/** Offers the typed text itself as a choice. */
	getFreeTextOptions?: (query: string) => readonly Option[];
}

/** A selected item. */
export interface SearchSelection {
	key: string | number;
	label: string;
	/** The label is being loaded, and is the key until then. */
	isAwaited?: true;
}
