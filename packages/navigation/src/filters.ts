import type { Query } from './address/query-string';

/** A choice of a rule or an option. */
export interface FilterOption {
	value: string;
	label?: string;
}

/** What this package needs to know about an advanced filter; the panel's config has more. */
export interface FilterConfig {
	rules?: readonly FilterOption[];
	allowMultiple?: boolean;
	input: { component?: string; defaultOption?: string; options?: readonly FilterOption[] };
	labels?: { add?: string };
}

/** The advanced filters of a report by key, in the order of the panel. */
export type FilterConfigs = Readonly<Record<string, FilterConfig>>;

/** One active filter (S3.filter.1): its value is text, a comma-joined id list or a pair. */
export interface ActiveFilter {
	key: string;
	rule?: string;
	value: unknown;
}

/** All options depth first, their `subFilters` taken out. */
export function flattenFilters<Filter extends { subFilters?: readonly Filter[] | undefined }>(
	filters: readonly Filter[],
): Omit<Filter, 'subFilters'>[] {
	return filters.flatMap(({ subFilters, ...filter }) => [
		filter,
		...(subFilters ? flattenFilters(subFilters) : []),
	]);
}

/** The filter's parameter: `key_rule`, or the key alone without a rule. */
export function getUrlKey(key: string, rule?: string): string {
	return rule ? `${key}_${rule}` : key;
}

/** The active filters of a query in config order; what the config does not know is ignored. */
export function getActiveFiltersFromQuery(query: Query, config: FilterConfigs): ActiveFilter[] {
	return Object.entries(config).flatMap(([key, filter]) => {
		if (!filter.rules) return activeInstances(key, undefined, filter, query);
		const present = filter.rules
			.map(({ value }) => value)
			.filter((rule) => isPresent(query[getUrlKey(key, rule)]));
		const rules = filter.allowMultiple ? present : present.slice(0, 1);
		return rules.flatMap((rule) => activeInstances(key, rule, filter, query));
	});
}

function activeInstances(
	key: string,
	rule: string | undefined,
	filter: FilterConfig,
	query: Query,
): ActiveFilter[] {
	const value = query[getUrlKey(key, rule)];
	if (!isPresent(value)) return [];
	const named = rule === undefined ? { key } : { key, rule };
	if (!filter.allowMultiple) return [{ ...named, value }];
	const instances = Array.isArray(value) ? value : [value];
	return instances.map((instance) => ({ ...named, value: instance }));
}

/**
 * The parameters that make `query` show exactly `activeFilters`: those of filters that are gone are undefined, so that they
 * leave the address. Filters without a value, and ranges without both ends, are not written (S5.filters.1).
 */
export function getQueryFromActiveFilters(
	activeFilters: readonly ActiveFilter[],
	query: Query,
	config: FilterConfigs,
): Record<string, unknown> {
	const parameters: Record<string, unknown> = {};
	for (const { key, rule } of getActiveFiltersFromQuery(query, config)) {
		parameters[getUrlKey(key, rule)] = undefined;
	}
	for (const filter of activeFilters) {
		const value = writableValue(filter, config[filter.key]);
		if (value === undefined) continue;
		const urlKey = getUrlKey(filter.key, filter.rule);
		if (config[filter.key]?.allowMultiple) {
			const instances = parameters[urlKey];
			parameters[urlKey] = [...(Array.isArray(instances) ? instances : []), value];
		} else {
			parameters[urlKey] = value;
		}
	}
	return parameters;
}

/** Inputs whose list of values is a range, of which a rule other than `between` takes one end (S5.filters.3). */
const rangeInputs = new Set(['Currency', 'Date', 'Number']);

function writableValue({ rule, value }: ActiveFilter, config: FilterConfig | undefined): unknown {
	if (rule === 'between') {
		const isRange = Array.isArray(value) && value.length === 2 && value.every(isPresent);
		return isRange ? value : undefined;
	}
	if (Array.isArray(value)) {
		const present = value.filter(isPresent);
		if (present.length === 0) return undefined;
		return rangeInputs.has(config?.input.component ?? '') ? present[0] : value;
	}
	return isPresent(value) ? value : undefined;
}

function isPresent(value: unknown): boolean {
	return value !== undefined && value !== null && value !== '';
}

/** The value that a new filter starts with: `input.defaultOption` if it is an option, else the first option's. */
export function getDefaultOptionValue(
	{ input, labels }: FilterConfig,
	options: readonly FilterOption[] = [],
): string | undefined {
	const { defaultOption } = input;
	if (defaultOption && !options.some(({ value }) => value === defaultOption)) {
		// A report's author must learn of the misspelt default.
		console.warn(`'${defaultOption}' is no option of the filter '${labels?.add ?? ''}'.`);
	} else if (defaultOption) {
		return defaultOption;
	}
	return options[0]?.value;
}
