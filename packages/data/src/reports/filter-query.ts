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

/** What a report says about itself and the address says about it. */
export interface ReportRequest {
	/** Name of the report in the API. */
	endpoint: string;
	/** The page's query. */
	query: Readonly<Record<string, unknown>>;
	/** Parameters that carry what a search found; the endpoint's name unless given. */
	limitBy?: readonly string[];
	filters?: readonly ReportFilter[];
	advancedFilters?: { filters?: FilterConfigs };
	/** The shop's default range as a query string. */
	defaultDateRange?: string;
	/** Metrics to ask for; all when absent. */
	fields?: readonly string[];
}

/** What is no date is left out: the server would refuse the whole request for it. */
function timestamp(value: unknown, timeOfDay: 'start' | 'end'): unknown {
	if (typeof value !== 'string') return undefined;
	const date = readDate(value);
	return date ? appendTimestamp(date, timeOfDay) : undefined;
}

function amount(value: unknown): unknown {
	return Number.isFinite(Number(value)) ? value : undefined;
}

/** Gives dates of advanced filters their time of day (S5.dates.7), and leaves out amounts that are none. */
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

/** Active advanced filters and how they combine; nothing when none has a value, such as a range with one end (S5.filters.4). */
function advancedQuery({ query, advancedFilters }: ReportRequest): Record<string, unknown> {
	const config = advancedFilters?.filters ?? {};
	const active = getActiveFiltersFromQuery(query as Query, config); // values that are no text are ignored there
	const sendable = active.map((filter) => readable(filter, config));
	const parameters = getQueryFromActiveFilters(sendable, {}, config);
	const isValid = Object.values(parameters).some((value) => value !== undefined);
	return isValid ? { match: query['match'] ?? 'all', ...parameters } : {};
}

/** Things that are named by their number; of what else an address says of them nothing is sent (S5.filters.5). */
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
 * The part of a request that filters: with a search only the ids that it found (S5.reports.1), else what the dropdowns
 * and the advanced filters of the address say.
 */
export function getFilterQuery(request: ReportRequest): Record<string, unknown> {
	const { endpoint, query, limitBy = [endpoint], filters = [] } = request;
	if (query['search']) return Object.fromEntries(limitBy.map((name) => [name, query[name]]));
	return Object.assign({}, ...filters.map((filter) => dropdownQuery(filter, request)));
}
