import { __ } from '@wordpress/i18n';
import { columnsPreference, type ReportName } from '@store-analytics/rest-api';
import type { AppSettings } from '../../../platform/settings/settings';
import type { Query } from '../../../platform/query';
import { askedNumbers } from './asked-numbers';
import type { Definition } from './definition';
import { choiceIn, type Report } from './define-report';
import { withMetrics } from './extension-metrics';
import { sortedByName } from './filter-order';
import { filtered } from '../../../extensions/filtered';
import { filteredDropdowns } from '../../../extensions/dropdowns';
import {
	choicesOf,
	type AdvancedFilterConfig,
	type FilterConfig,
	type FilterOption,
} from './filter-config';

/** A report on the screen: its definition after extensions have filtered it. */
export interface ReportModel extends Definition {
	readonly slug: Report['slug'];
	readonly endpoint: Report['endpoint'];
	readonly statsEndpoint: ReportName;
	readonly title: string;
	readonly summary: NonNullable<Definition['summary']>;
	readonly advancedFilters: AdvancedFilterConfig;
	readonly filters: readonly FilterConfig[];
	/** The choices of our own dropdowns, as `param=value`; all others are extensions'. */
	readonly ownChoices: readonly string[];
	/** Key of the user preference with the hidden columns. */
	readonly columnsPreference: string;
}

interface BuildOptions {
	readonly known?: readonly string[];
	readonly query?: Query;
	readonly chosen?: string;
	readonly asked?: readonly string[];
}

/**
 * Builds the definition and lets extensions change charts, advanced filters and dropdowns, and add metrics, once per
 * page load. `known`: see `Report.newerParams`; `query`: the address, or `chosen`, what it chooses by
 * `Report.choice`, and `asked`, its `askedNumbers`.
 */
export function buildModel(
	report: Report,
	title: string,
	settings: AppSettings,
	{
		known,
		query = {},
		chosen = choiceIn(report, query),
		asked = askedNumbers(query),
	}: BuildOptions = {},
): ReportModel {
	const definition = report.define(settings, known, chosen, asked);
	const hook = `woocommerce_admin_${definition.hookName ?? report.slug}_report`;
	const charts = filtered(`woocommerce_admin_${report.slug}_report_charts`, definition.charts);
	const widened = withMetrics(report.slug, { ...definition, charts });
	const offered = filtered(`${hook}_advanced_filters`, definition.advancedFilters ?? noFilters());
	const { server, userLocale } = settings;
	const advancedFilters = server.sortsFilters ? sortedByName(offered, userLocale) : offered;
	const own = ownDropdown(definition, advancedFilters);
	const ownDropdowns = (definition.dropdowns?.(own) ?? [own]).map(endingSearch);
	const dropdowns = filteredDropdowns(
		`woocommerce_admin_${report.slug}_report_filters`,
		ownDropdowns,
	);
	return {
		...definition,
		...widened,
		slug: report.slug,
		endpoint: definition.endpoint ?? report.endpoint,
		statsEndpoint: definition.statsEndpoint ?? definition.endpoint ?? report.endpoint,
		title: definition.title ?? title,
		advancedFilters,
		filters: dropdowns,
		ownChoices: choicesOf(ownDropdowns),
		columnsPreference: columnsPreference(report.slug),
	};
}

const noFilters = (): AdvancedFilterConfig => ({
	/* translators: <select/> is the choice between All and Any */
	title: __('Match <select/> filters', 'store-analytics'),
	filters: {},
});

/** The report's own dropdown; hidden with a single choice. */
function ownDropdown(
	{
		allLabel = __('All', 'store-analytics'),
		filterOptions = [],
		filterParam = 'filter',
	}: Definition,
	advanced: AdvancedFilterConfig,
): FilterConfig {
	const options: FilterOption[] = [{ value: 'all', label: allLabel }, ...filterOptions];
	if (Object.keys(advanced.filters).length > 0) {
		options.push({ value: 'advanced', label: __('Advanced filters', 'store-analytics') });
	}
	return {
		label: __('Show', 'store-analytics'),
		param: filterParam,
		staticParams: ['chartType', 'paged', 'per_page'],
		showFilters: () => options.length > 1,
		filters: options,
	};
}

/** The dropdown, each choice of which removes the search from the address, because a search would win. */
function endingSearch(dropdown: FilterConfig): FilterConfig {
	const ending = (option: FilterOption): FilterOption => ({
		...option,
		query: { search: undefined, ...option.query },
		...(option.subFilters && { subFilters: option.subFilters.map(ending) }),
	});
	return { ...dropdown, filters: dropdown.filters.map(ending) };
}
