import { appendTimestamp, readDate } from '@store-analytics/date';
import {
	flattenFilters,
	getActiveFiltersFromQuery,
	getIdsFromQuery,
	getQueryFromActiveFilters,
	type ActiveFilter,
	type FilterConfigs,
	type Query,
} from '@store-analytics/navigation';

/** A choice of a report's filter dropdown, as far as requests depend on it. */
export interface FilterChoice {
	value: string;
	settings?: { param?: string; type?: string };
	subFilters?: readonly FilterChoice[];
}

/** A filter dropdown of a report (S3.report-filter-config). */
export interface ReportFilter {
	param: string;
	filters?: readonly FilterChoice[];
}

/** A report with its filters, and the state of the address. */
export interface ReportRequest {
	/** Name of the report in the API. */
	endpoint: string;
	/** The page's query. */
	query: Readonly<Record<string, unknown>>;
	/** Parameters with the ids that a search found; by default the endpoint's name. */
	limitBy?: readonly string[];
	filters?: readonly ReportFilter[];
	advancedFilters?: { filters?: FilterConfigs };
	/** The shop's default range as a query string. */
	defaultDateRange?: string;
	/** Metrics to request; all if absent. */
	fields?: readonly string[];
}

/** Leaves out invalid dates, for which the server would refuse the whole request. */
function timestamp(value: unknown, timeOfDay: 'start' | 'end'): unknown {
	if (typeof value !== 'string') return undefined;
	const date = readDate(value);
	return date ? appendTimestamp(date, timeOfDay) : undefined;
}

function amount(value: unknown): unknown {
	return Number.isFinite(Number(value)) ? value : undefined;
}

/** Adds the time of day to dates of advanced filters (S5.dates.7), and leaves out invalid amounts. */
function readable(active: ActiveFilter, config: FilterConfigs): ActiveFilter {
	const component = config[active.key]?.input.component;
	if (component === 'Number' || component === 'Currency') {
		const { value } = active;
		return { ...active, value: Array.isArray(value) ? value.map(amount) : amount(value) };
	}
	if (component !== 'Date') return active;
	if (Array.isArray(active.value)) {
		const [start, end] = active.value;
		return { ...active, value: [timestamp(start, 'start'), timestamp(end, 'end')] };
	}
	return { ...active, value: timestamp(active.value, active.rule === 'after' ? 'start' : 'end') };
}

/**
 * Returns the active advanced filters and how they combine; nothing if none has a value, such as a range with one end
 * (S5.filters.4).
 */
function advancedQuery({ query, advancedFilters }: ReportRequest): Record<string, unknown> {
	const config = advancedFilters?.filters ?? {};
	const active = getActiveFiltersFromQuery(query as Query, config); // values that are not text are ignored there
	const sendable = active.map((filter) => readable(filter, config));
	const parameters = getQueryFromActiveFilters(sendable, {}, config);
	const isValid = Object.values(parameters).some((value) => value !== undefined);
	return isValid ? { match: query['match'] ?? 'all', ...parameters } : {};
}

/** Filters whose values are ids. Other values are not sent (S5.filters.5). */
const idTypes = new Set(['products', 'variations', 'categories', 'coupons', 'taxes', 'customers']);

function dropdownQuery(filter: ReportFilter, request: ReportRequest): Record<string, unknown> {
	const { query } = request;
	const value = query[filter.param];
	if (!value) return {};
	if (value === 'advanced') return advancedQuery(request);
	const choice = flattenFilters(filter.filters ?? []).find((option) => option.value === value);
	if (filter.filters?.length && !choice) return {};
	const { param, type = '' } = choice?.settings ?? {};
	if (!param) return { [filter.param]: value };
	const chosen = idTypes.has(type) ? getIdsFromQuery(query[param]).join(',') : query[param];
	return chosen ? { [param]: chosen } : {};
}

/**
 * Builds the filtering part of a request. A search sends only the ids that it found (S5.reports.1); otherwise the
 * dropdowns and advanced filters of the address apply.
 * @example getFilterQuery({ endpoint: 'orders', query: { search: 'mug', orders: '1,2' } }) // { orders: '1,2' }
 */
export function getFilterQuery(request: ReportRequest): Record<string, unknown> {
	const { endpoint, query, limitBy = [endpoint], filters = [] } = request;
	if (query['search']) return Object.fromEntries(limitBy.map((name) => [name, query[name]]));
	return Object.assign({}, ...filters.map((filter) => dropdownQuery(filter, request)));
}
