import type { ReactNode } from 'react';
import type { Option, Selected } from './options';
import type { OnSearch } from './use-option-search';

export interface SelectControlProps {
	options: readonly Option[];
	selected?: Selected;
	/** Called with the new selection, in the shape of `selected`, and the typed text. */
	onChange?: (selected: never, query: string) => void;
	/** Supplies other options for a typed text. */
	onSearch?: OnSearch;
	/** Changes the matching options. */
	onFilter?: (options: readonly Option[], query: string) => readonly Option[];
	getSearchExpression?: (query: string) => string;
	isSearchable?: boolean;
	multiple?: boolean;
	excludeSelectedOptions?: boolean;
	/** Shows no options until something is typed. */
	hideBeforeSearch?: boolean;
	/** Searches for the empty text whenever the list opens before anything is typed: on focus, by a click or an arrow key. */
	showAllOnFocus?: boolean;
	/** Shows the selection inside the control rather than below it. */
	inlineTags?: boolean;
	showClearButton?: boolean;
	/** Keeps the list in the page's flow. */
	staticList?: boolean;
	maxResults?: number;
	/** Milliseconds between the last key and the search. */
	searchDebounceTime?: number;
	searchInputType?: string;
	autoComplete?: string;
	/** Kind of stored data that the browser may fill in, as in the HTML attribute `autocomplete`. */
	autofill?: string | null;
	label?: string;
	'aria-label'?: string;
	help?: ReactNode;
	placeholder?: string;
	disabled?: boolean;
	onBlur?: () => void;
	className?: string;
	controlClassName?: string;
	/** A glyph before the text. */
	children?: ReactNode;
	id?: string;
}
