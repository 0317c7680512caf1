import type { SearchType } from '@store-analytics/rest-api';
import type { Autocompleter } from '../../inputs/search/autocompleter';
import type { GetLabels } from '../../inputs/search/use-labels';

export interface Choice {
	value: string;
	label: string;
}

/** One filter of the panel (S3.advanced-filter-rule.1). */
export interface AdvancedFilterConfig {
	labels: {
		/** Label in the list of filters to add. */
		add: string;
		/** Names the remove button. */
		remove: string;
		/** Names the rule select. */
		rule?: string;
		/**
		 * The row, with the places of its parts: `{{title}}Status{{/title}} {{rule /}} {{filter /}}`, or the same as
		 * `<title>…</title> <rule/> <filter/>`.
		 */
		title: string;
		/** Names the value input. */
		filter?: string;
		placeholder?: string;
	};
	rules?: readonly Choice[];
	input: {
		component: string;
		/** The type of a Search. */
		type?: SearchType | 'custom';
		autocompleter?: Autocompleter;
		options?: readonly Choice[];
		/** Fetches the options if `options` is missing. */
		getOptions?: () => Promise<readonly Choice[]>;
		/** Returns labels for the ids in the address. */
		getLabels?: GetLabels;
		defaultOption?: string;
	};
	/** What the filter is about, in a long list of filters to add; those without it come first. */
	group?: { label: string; order: number };
	/** May be active several times at once. */
	allowMultiple?: boolean;
}

/** The advanced filters of a report. */
export interface AdvancedFiltersConfig {
	/** The card's title with the place of the all/any select: `Orders match {{select /}} filters`, or with `<select/>`. */
	title: string;
	filters: Readonly<Record<string, AdvancedFilterConfig>>;
}

/** Text, a comma-joined id list, a two-item range, or an attribute and its term (S3.filter.2). */
export type FilterValue = string | readonly (string | undefined)[];

/** One row: an instance of a filter (S3.filter.1). `id` is the row's own, so that typed text stays with its row. */
export interface FilterRow {
	id: number;
	key: string;
	rule?: string;
	value: FilterValue | undefined;
}
