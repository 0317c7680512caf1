import { __ } from '@wordpress/i18n';
import type { SearchType } from '@store-analytics/rest-api';
import { fetchLabels } from '@store-analytics/rest-api/client';
import type { AdvancedFilter } from '../engine/filter-config';

/** What is said about a filter; `title` holds the tags `<title>`, `<rule/>` and `<filter/>`. */
export interface FilterLabels {
	readonly add: string;
	readonly title: string;
	readonly remove: string;
	readonly rule: string;
	readonly filter: string;
	readonly placeholder?: string;
}

const includesOrNot = () => [
	{ value: 'includes', label: __('Includes', 'store-analytics') },
	{ value: 'excludes', label: __('Excludes', 'store-analytics') },
];

const isOrNot = () => [
	{ value: 'is', label: __('Is', 'store-analytics') },
	{ value: 'is_not', label: __('Is Not', 'store-analytics') },
];

/** Kinds of advanced filters; their keys and texts belong to the report. */
export const advancedFilter = {
	/** Things that are searched for; their names come with the page's address (`products=1,2`). */
	search: (type: SearchType, labels: FilterLabels, separator?: string): AdvancedFilter => ({
		labels: { ...labels },
		rules: includesOrNot(),
		input: {
			component: 'Search',
			type,
			getLabels: (keys: string, query?: Readonly<Record<string, unknown>>) =>
				fetchLabels(type, keys, {
					...(query && { urlQuery: query }),
					...(separator && { separator }),
				}),
		},
	}),
	/** One of a few values, is or is not. */
	isOneOf: (labels: FilterLabels, options: readonly Choice[]): AdvancedFilter => ({
		labels: { ...labels },
		rules: isOrNot(),
		input: { component: 'SelectControl', options },
	}),
	/** One of a few values without a rule, such as new or returning customers. */
	choice: (
		labels: Omit<FilterLabels, 'rule'>,
		options: readonly Choice[],
		defaultOption: string,
	): AdvancedFilter => ({
		labels: { ...labels },
		input: { component: 'SelectControl', options, defaultOption },
	}),
	/** A product attribute and one of its terms; may be asked for several times. */
	attribute: (labels: FilterLabels): AdvancedFilter => ({
		labels: { ...labels },
		rules: isOrNot(),
		allowMultiple: true,
		input: { component: 'ProductAttribute' },
	}),
};

interface Choice {
	readonly value: string;
	readonly label: string;
}
