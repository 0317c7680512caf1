import { __ } from '@wordpress/i18n';
import type { SearchType } from '@store-analytics/rest-api';
import type { AdvancedFilter } from '../../engine/definition/filter-config';
import { labelsOf } from '../labels';

/** The texts of a filter; `title` contains the tags `<title>`, `<rule/>` and `<filter/>`. */
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

export const isOrNot = () => [
	{ value: 'is', label: __('Is', 'store-analytics') },
	{ value: 'is_not', label: __('Is not', 'store-analytics') },
];

const lessMoreBetween = () => [
	{ value: 'max', label: __('Less than', 'store-analytics') },
	{ value: 'min', label: __('More than', 'store-analytics') },
	{ value: 'between', label: __('Between', 'store-analytics') },
];

const beforeAfterBetween = () => [
	{ value: 'before', label: __('Before', 'store-analytics') },
	{ value: 'after', label: __('After', 'store-analytics') },
	{ value: 'between', label: __('Between', 'store-analytics') },
];

/** Kinds of advanced filters; their keys and texts belong to the report. */
export const advancedFilter = {
	/** A search for items; the address contains their ids (`products=1,2`). */
	search: (type: SearchType, labels: FilterLabels, separator?: string): AdvancedFilter => ({
		labels: { ...labels },
		rules: includesOrNot(),
		input: {
			component: 'Search',
			type,
			getLabels: labelsOf(type, separator),
		},
	}),
	/** One of a few values, with is or is not. */
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
	/** A count or an amount of money, less than, more than or between (S5.filters.1). */
	amount: (component: 'Number' | 'Currency', labels: FilterLabels): AdvancedFilter => ({
		labels: { ...labels },
		rules: lessMoreBetween(),
		input: { component },
	}),
	/** A day, before, after or between (S4.date-filter.1). */
	date: (labels: FilterLabels): AdvancedFilter => ({
		labels: { ...labels },
		rules: beforeAfterBetween(),
		input: { component: 'Date' },
	}),
};

interface Choice {
	readonly value: string;
	readonly label: string;
}
