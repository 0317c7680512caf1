import type { ReactNode } from 'react';
import type { Option } from '../select-control/options';

/** Where a search box looks and how it shows what it finds. Extensions may pass their own as type `custom`. */
export interface Autocompleter<Item = never> {
	name?: string;
	className?: string;
	/** All things, or those for a typed text. */
	options:
		readonly unknown[] | ((query: string) => readonly unknown[] | Promise<readonly unknown[]>);
	/** In place of `options`, where a search that nobody waits for any more can be broken off. */
	find?: (query: string, request: { signal: AbortSignal }) => Promise<readonly unknown[]>;
	/** Waits for a pause in typing. */
	isDebounced?: boolean;
	inputType?: string;
	getSearchExpression?: (query: string) => string;
	getOptionIdentifier: (item: Item) => string | number;
	getOptionLabel: (item: Item, query: string) => ReactNode;
	getOptionKeywords: (item: Item) => readonly (string | number | undefined | null)[];
	/** What is selected once the thing is picked. */
	getOptionCompletion: (item: Item) => SearchSelection;
	/** Offers to take the typed text itself. */
	getFreeTextOptions?: (query: string) => readonly Option[];
}

/** A selected thing. */
export interface SearchSelection {
	key: string | number;
	label: string;
}
