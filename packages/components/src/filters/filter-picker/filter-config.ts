import type { SearchType } from '@store-analytics/rest-api';
import {
	flattenFilters,
	getQueryFromActiveFilters,
	type FilterConfigs,
	type Query,
} from '@store-analytics/navigation';
import type { Autocompleter } from '../../inputs/search/autocompleter';
import type { GetLabels } from '../../inputs/search/use-labels';

/** Settings of an option that searches for one or several items. */
export interface FilterSettings {
	/** The type of search. */
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
	/** `Search` shows a search box instead of a label. */
	component?: string;
	/** Values of the options above a sub-option, outermost first. */
	path?: string | readonly string[];
	subFilters?: readonly FilterOption[];
	/** Further parameters that the option sets. */
	query?: Readonly<Record<string, string | undefined>>;
	settings?: FilterSettings;
}

/** One dropdown of a report (S3.report-filter-config.1). */
export interface ReportFilterConfig {
	label?: string;
	/** Parameters that no choice changes. */
	staticParams: readonly string[];
	param: string;
	/** `all` by default. */
	defaultValue?: string;
	/** What the button names while the address names no choice, if that is not the default: filters without their panel. */
	implied?: string;
	/** Chooses how numbers are shown, not which: no filter that could be removed. */
	choosesView?: true;
	/** Shows the label before the choice: "By: Country". */
	showsLabel?: true;
	/** The words above the options, in place of those of filters. */
	menuTitle?: string;
	/** Opens with the first options, such as a search among all, and not with those beside the chosen one. */
	opensAtTop?: true;
	showFilters: (query: Query) => boolean;
	filters: readonly FilterOption[];
}

export const DEFAULT_FILTER = 'all';

type Update = Record<string, unknown>;

function defaultValueOf(config: ReportFilterConfig): string {
	return config.defaultValue ?? DEFAULT_FILTER;
}

/** Returns the option in the address; for an unknown value what it implies or the default, else the first. */
export function chosenFilter(config: ReportFilterConfig, query: Query): FilterOption | undefined {
	const options = flattenFilters(config.filters);
	const named = (value: unknown) => options.find((option) => option.value === value);
	return (
		named(query[config.param]) ?? named(config.implied ?? defaultValueOf(config)) ?? options[0]
	);
}

/** Values of the options above this one, outermost first. */
export function pathOf(option: FilterOption | undefined): readonly string[] {
	const path = option?.path ?? [];
	return typeof path === 'string' ? [path] : path;
}

/** Returns the options below `path`, and their parent option. */
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

/** Returns every parameter that an option of the dropdown may set. */
export function allFilterParams(config: ReportFilterConfig): string[] {
	const params = flattenFilters(config.filters).flatMap(({ settings }) => settings?.param ?? []);
	return [...new Set(params)];
}

/**
 * Returns the changes of the address for the choice `value`: the value (none for the default), `extra`, unchanged
 * static parameters, and none of the dropdown's other parameters. A new main filter also removes the advanced filters.
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
	const opensPanel = config.filters.some((option) => option.value === 'advanced');
	if (!(config.param === 'filter' || opensPanel) || value === 'advanced') return update;
	return { ...getQueryFromActiveFilters([], query, advancedFilters), match: undefined, ...update };
}
