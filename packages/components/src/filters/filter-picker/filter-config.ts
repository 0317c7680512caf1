import type { SearchType } from '@store-analytics/rest-api';
import {
	flattenFilters,
	getQueryFromActiveFilters,
	type FilterConfigs,
	type Query,
} from '@store-analytics/navigation';
import type { Autocompleter } from '../../inputs/search/autocompleter';
import type { GetLabels } from '../../inputs/search/use-labels';

/** Settings of an option that looks for one or several things. */
export interface FilterSettings {
	/** What is looked for. */
	type: SearchType | 'custom';
	/** Query parameter that holds the ids. */
	param: string;
	getLabels: GetLabels;
	labels?: {
		title?: string;
		placeholder?: string;
		button?: string;
		update?: string;
		helpText?: string;
	};
	autocompleter?: Autocompleter;
	onClick?: (id: string) => void;
}

/** One option of the dropdown (S3.report-filter-config.2). */
export interface FilterOption {
	value: string;
	label?: string;
	chartMode?: 'item-comparison' | 'time-comparison';
	/** `Search` shows a search box in place of a label. */
	component?: string;
	/** Values of the options above a sub-option, outermost first. */
	path?: string | readonly string[];
	subFilters?: readonly FilterOption[];
	/** Further parameters that choosing it sets. */
	query?: Readonly<Record<string, string | undefined>>;
	settings?: FilterSettings;
}

/** One dropdown of a report (S3.report-filter-config.1). */
export interface ReportFilterConfig {
	label?: string;
	/** Parameters that stay as they are whatever is chosen. */
	staticParams: readonly string[];
	param: string;
	/** `all` unless given. */
	defaultValue?: string;
	showFilters: (query: Query) => boolean;
	filters: readonly FilterOption[];
}

export const DEFAULT_FILTER = 'all';

type Update = Record<string, unknown>;

function defaultValueOf(config: ReportFilterConfig): string {
	return config.defaultValue ?? DEFAULT_FILTER;
}

/** The option that the address chooses; the default one for an unknown value, then the first. */
export function chosenFilter(config: ReportFilterConfig, query: Query): FilterOption | undefined {
	const options = flattenFilters(config.filters);
	const named = (value: unknown) => options.find((option) => option.value === value);
	return named(query[config.param]) ?? named(defaultValueOf(config)) ?? options[0];
}

/** Values of the options above this one, outermost first. */
export function pathOf(option: FilterOption | undefined): readonly string[] {
	const path = option?.path ?? [];
	return typeof path === 'string' ? [path] : path;
}

/** The options below `path`, and the option that they belong to. */
export function optionsAt(config: ReportFilterConfig, path: readonly string[]) {
	let options = config.filters;
	let parent: FilterOption | undefined;
	for (const value of path) {
		const next = options.find((option) => option.value === value);
		if (!next?.subFilters) break;
		parent = next;
		options = next.subFilters;
	}
	return { options, parent };
}

/** Every parameter that an option of the dropdown may set. */
export function allFilterParams(config: ReportFilterConfig): string[] {
	const params = flattenFilters(config.filters).flatMap(({ settings }) => settings?.param ?? []);
	return [...new Set(params)];
}

/**
 * What choosing `value` writes into the address: the value (none for the default), `extra`, the static parameters as they
 * are, and none of the dropdown's other parameters; advanced filters leave with the choice of another filter.
 */
export function updateFor(
	config: ReportFilterConfig,
	value: string,
	extra: Readonly<Update>,
	query: Query,
	advancedFilters: FilterConfigs,
): Update {
	const isDefault = value === defaultValueOf(config);
	const update: Update = { [config.param]: isDefault ? undefined : value, ...extra };
	for (const param of config.staticParams) update[param] = query[param];
	for (const param of allFilterParams(config)) update[param] ??= undefined;
	if (config.param !== 'filter' || value === 'advanced') return update;
	return { ...getQueryFromActiveFilters([], query, advancedFilters), match: undefined, ...update };
}
