import {
	getActiveFiltersFromQuery,
	getDefaultOptionValue,
	getNewPath,
	getQueryFromActiveFilters,
	getUrlKey,
	stringifyQuery,
	type Query,
} from '@store-analytics/navigation';
import type { AdvancedFilterConfig, AdvancedFiltersConfig, FilterRow, FilterValue } from './config';

export type Match = 'all' | 'any';

type Filters = AdvancedFiltersConfig['filters'];

/** Returns the rows of an address, in the order of its parameters. */
export function rowsFromQuery(query: Query, filters: Filters): Omit<FilterRow, 'id'>[] {
	const order = Object.keys(query);
	const position = ({ key, rule }: { key: string; rule?: string }) =>
		order.indexOf(getUrlKey(key, rule));
	return getActiveFiltersFromQuery(query, filters)
		.map((filter) => ({ ...filter, value: readValue(filter.value) }))
		.sort((one, other) => position(one) - position(other));
}

/** Returns "all", unless the address says any (S4.advanced-filter-panel.1). */
export function matchFromQuery(query: Query): Match {
	return query['match'] === 'any' ? 'any' : 'all';
}

/**
 * Returns the initial state of a filter: its first rule, and its default or first option (S4.advanced-filter-panel.3).
 */
export function newFilter(key: string, config: AdvancedFilterConfig): Omit<FilterRow, 'id'> {
	const rule = config.rules?.[0]?.value;
	const { options } = config.input;
	return {
		key,
		...(rule === undefined ? {} : { rule }),
		value: options ? getDefaultOptionValue(config, options) : '',
	};
}

/** Returns the value after a change of the rule, between a range and a single value. */
export function valueForRule(
	{ rule: oldRule, value }: FilterRow,
	rule: string,
	{ input }: AdvancedFilterConfig,
): FilterValue | undefined {
	const wasRange = oldRule === 'between';
	const isRange = rule === 'between';
	if (wasRange === isRange) return value;
	if (input.component === 'Date') return undefined;
	if (isRange) return typeof value === 'string' && value ? [value, undefined] : undefined;
	return Array.isArray(value) ? value.find(Boolean) : value;
}

/** Returns the filters that can be added: unused ones, and those allowed several times. */
export function addableFilters(filters: Filters, rows: readonly FilterRow[]) {
	return Object.entries(filters).filter(
		([key, { allowMultiple }]) => allowMultiple || !rows.some((row) => row.key === key),
	);
}

/** Returns the parameters for exactly these rows. */
export function updateForRows(
	rows: readonly FilterRow[],
	match: Match,
	query: Query,
	filters: Filters,
): Record<string, unknown> {
	const active = rows.map(({ key, rule, value }) => ({ key, ...(rule ? { rule } : {}), value }));
	const complete = active.filter(({ key, value }) => isComplete(value, filters[key]));
	return {
		...getQueryFromActiveFilters(complete, query, filters),
		match: match === 'any' ? 'any' : undefined,
	};
}

export function hrefFor(update: Record<string, unknown>, path: string, query: Query): string {
	return getNewPath(update, path, query);
}

/** Checks whether the update would leave the address unchanged. */
export function changesNothing(update: Record<string, unknown>, query: Query): boolean {
	const wanted: Record<string, unknown> = { ...query, match: query['match'], ...update };
	return canonical(wanted) === canonical(query);
}

function canonical(query: Readonly<Record<string, unknown>>): string {
	return Object.keys(query)
		.filter((key) => !(key === 'match' && query[key] === 'all'))
		.sort()
		.map((key) => stringifyQuery({ [key]: query[key] }))
		.filter((pair) => pair !== '')
		.join('&');
}

/** Empty text is no filter, and neither is an attribute without a term. */
function isComplete(
	value: FilterValue | undefined,
	config: AdvancedFilterConfig | undefined,
): boolean {
	if (!Array.isArray(value)) return value !== undefined && value !== '';
	if (config?.input.component === 'ProductAttribute') return Boolean(value[0] && value[1]);
	return value.some(Boolean);
}

function readValue(value: unknown): FilterValue | undefined {
	if (typeof value === 'string') return value;
	return Array.isArray(value) ? value.map(String) : undefined;
}
