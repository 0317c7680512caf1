import type { Query } from './address/query-string';

/** An option of a rule or an input. */
export interface FilterOption {
	value: string;
	label?: string;
}

/** The part of an advanced filter that this package needs; the panel's config has more. */
export interface FilterConfig {
	rules?: readonly FilterOption[];
	allowMultiple?: boolean;
	input: { component?: string; defaultOption?: string; options?: readonly FilterOption[] };
	labels?: { add?: string };
}

/** The advanced filters of a report by key, in the order of the panel. */
export type FilterConfigs = Readonly<Record<string, FilterConfig>>;

/** One active filter (S3.filter.1). Its value is text, a comma-joined list of ids, or a pair. */
export interface ActiveFilter {
	key: string;
	rule?: string;
	value: unknown;
}

/**
 * Returns all options depth first, without their `subFilters`.
 * @example flattenFilters([{ value: 'a', subFilters: [{ value: 'b' }] }]) // [{ value: 'a' }, { value: 'b' }]
 */
export function flattenFilters<Filter extends { subFilters?: readonly Filter[] | undefined }>(
	filters: readonly Filter[],
): Omit<Filter, 'subFilters'>[] {
	return filters.flatMap(({ subFilters, ...filter }) => [
		filter,
		...(subFilters ? flattenFilters(subFilters) : []),
	]);
}

/**
 * Returns the filter's parameter: `key_rule`, or the key alone without a rule.
 * @example getUrlKey('status', 'is') // 'status_is'
 */
export function getUrlKey(key: string, rule?: string): string {
	return rule ? `${key}_${rule}` : key;
}

/**
 * Returns the active filters of a query in config order. Filters without a config are ignored.
 * @example getActiveFiltersFromQuery({ status_is: 'completed' }, { status: { rules: [{ value: 'is' }], input: {} } }) // [{ key: 'status', rule: 'is', value: 'completed' }]
 */
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
 * Returns the parameters that make `query` show exactly `activeFilters`. Removed filters are undefined, so that they
 * leave the address. Filters without a value, and ranges without both ends, are not written (S5.filters.1).
 * @example getQueryFromActiveFilters([{ key: 'status', rule: 'is', value: 'completed' }], {}, { status: { rules: [{ value: 'is' }], input: {} } }) // { status_is: 'completed' }
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

/** Inputs whose value is a range. Rules other than `between` use one end of it (S5.filters.3). */
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

/**
 * Returns the initial value of a new filter: `input.defaultOption` if that is an option, else the first option's. Warns
 * in the console about an unknown default.
 * @example getDefaultOptionValue({ input: {} }, [{ value: 'completed' }]) // 'completed'
 */
export function getDefaultOptionValue(
	{ input, labels }: FilterConfig,
	options: readonly FilterOption[] = [],
): string | undefined {
	const { defaultOption } = input;
	if (defaultOption && !options.some(({ value }) => value === defaultOption)) {
		// The warning tells a report's author about a misspelt default.
		console.warn(`'${defaultOption}' is no option of the filter '${labels?.add ?? ''}'.`);
	} else if (defaultOption) {
		return defaultOption;
	}
	return options[0]?.value;
}
