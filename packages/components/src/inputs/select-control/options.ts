import type { ReactNode } from 'react';
import escapeRegExp from 'lodash/escapeRegExp.js';

/** An option (S3.select-option.1). */
export interface Option {
	key: string | number;
	/** Text, or an element if `keywords` contain its searchable text. */
	label?: ReactNode;
	value?: unknown;
	keywords?: readonly (string | number | undefined | null)[];
	isDisabled?: boolean;
	/** The label is being loaded: the tag of the option shows a placeholder. */
	isAwaited?: true;
}

/** The selection: chosen options, or the key of the chosen one. `onChange` gets the same shape. */
export type Selected = string | number | null | readonly Option[];

export interface FilterRules {
	excludeSelectedOptions: boolean;
	/** The most options to show; 0 for all. */
	maxResults: number;
	/** Builds the expression that labels and keywords must match, from the escaped text. */
	getSearchExpression: (query: string) => string;
	onFilter: (options: readonly Option[], query: string) => readonly Option[];
}

/** Returns the options for a typed text. */
export function filterOptions(
	options: readonly Option[],
	query: string,
	selected: Selected,
	rules: FilterRules,
): readonly Option[] {
	const matches = matcher(query, rules.getSearchExpression);
	const isExcluded = (option: Option) =>
		rules.excludeSelectedOptions && isSelected(option, selected);
	const matching = options.filter((option) => !isExcluded(option) && matches(option));
	const filtered = rules.onFilter(matching, query);
	return rules.maxResults > 0 ? filtered.slice(0, rules.maxResults) : filtered;
}

/** Checks whether the selection is a list of options rather than one key. */
export function isOptionList(selected: Selected): selected is readonly Option[] {
	return Array.isArray(selected);
}

export function isSelected(option: Option, selected: Selected): boolean {
	if (!isOptionList(selected)) return selected !== '' && String(option.key) === String(selected);
	return selected.some(({ key }) => String(key) === String(option.key));
}

/** Returns the chosen options; a chosen key without an option is skipped. */
export function selectedOptions(selected: Selected, options: readonly Option[]): readonly Option[] {
	if (isOptionList(selected)) return selected;
	return options.filter((option) => isSelected(option, selected));
}

/** Returns the selection after choosing `option`, or null without a change. */
export function withPicked(
	selected: Selected,
	option: Option,
	isMultiple: boolean,
): Selected | null {
	if (isSelected(option, selected)) return null;
	if (!isOptionList(selected)) return option.key;
	return isMultiple ? [...selected, option] : [option];
}

/** The selection without `key`. */
export function withoutKey(selected: Selected, key: Option['key'] | undefined): Selected {
	return isOptionList(selected) ? selected.filter((option) => option.key !== key) : '';
}

/** Returns a label as text; for an element, its first keyword. */
export function optionText({ label, keywords, key }: Option): string {
	if (typeof label === 'string' || typeof label === 'number') return String(label);
	return String(keywords?.[0] ?? key);
}

function matcher(query: string, getSearchExpression: (query: string) => string) {
	const text = query.trim();
	if (text === '') return () => true;
	const expression = compile(getSearchExpression(escapeRegExp(text)));
	return (option: Option) => {
		const label = typeof option.label === 'string' ? option.label : '';
		return [label, ...(option.keywords ?? [])].some(
			(word) => word !== undefined && word !== null && expression.test(String(word)),
		);
	};
}

function compile(expression: string): RegExp {
	try {
		return new RegExp(expression, 'i');
	} catch {
		return /(?!)/;
	}
}
