import { __, sprintf } from '@wordpress/i18n';
import {
	everyDimension,
	filterDimensions,
	type Dimension,
	type DimensionKey,
	type FilteredReport,
} from '@store-analytics/rest-api/dimensions';
import type { AppSettings } from '../../../platform/settings/settings';
import type { AdvancedFilter, AdvancedFilterConfig } from '../../engine/definition/filter-config';
import { groupNames } from '../dimensions/group-names';
import { paramsOf } from '../dimensions/params';
import { valueCompleter, valueLabels } from '../dimensions/values';
import { isOrNot } from './advanced-filters';

/** The filter by a dimension: is or is not one of its values, of which unknown is one. */
function dimensionFilter({ key, label }: Dimension): AdvancedFilter {
	const name = label();
	return {
		labels: {
			add: name,
			/* translators: %s: what a report is filtered by, such as "Payment method" */
			placeholder: sprintf(__('Search: %s', 'store-analytics'), name),
			/* translators: %s: what a report is filtered by, such as "Payment method" */
			remove: sprintf(__('Remove filter: %s', 'store-analytics'), name),
			/* translators: %s: what a report is filtered by, such as "Payment method" */
			rule: sprintf(__('Condition: %s', 'store-analytics'), name),
			/* translators: %s: what a report is filtered by; keep <title>, <rule/> and <filter/>, the parts of the row */
			title: sprintf(__('<title>%s</title> <rule/> <filter/>', 'store-analytics'), name),
			/* translators: %s: what a report is filtered by, such as "Payment method" */
			filter: sprintf(__('Select: %s', 'store-analytics'), name),
		},
		rules: isOrNot(),
		input: {
			component: 'Search',
			type: 'custom',
			autocompleter: valueCompleter(key),
			getLabels: valueLabels(key),
		},
	};
}

function inGroup(dimension: Dimension): AdvancedFilter {
	const names = groupNames();
	const order = Object.keys(names).indexOf(dimension.group);
	return { ...dimensionFilter(dimension), group: { label: names[dimension.group], order } };
}

/** The filters of a breakdown: those that go together with its own dimension. */
export function breakdownFilters(goes: (key: DimensionKey) => boolean): AdvancedFilterConfig {
	const together = everyDimension().filter(({ key }) => goes(key));
	return {
		title: __('Orders match all filters', 'store-analytics'),
		filters: Object.fromEntries(together.map((other) => [other.key, inGroup(other)])),
	};
}

/** What else a report needs for its filters by dimension. */
interface FilteredBy {
	/** As in `Definition.advancedFilters`. */
	readonly title: string;
	/** The report's own filters, which stay as they are. */
	readonly own?: Readonly<Record<string, AdvancedFilter>>;
	/** What the report's dropdown says, so that nobody is offered the same twice. */
	readonly told?: readonly DimensionKey[];
}

/**
 * The advanced filters of a report: its own, and those by every dimension that it can be filtered by, if the shop's reports
 * know them.
 */
export function filteredBy(
	report: FilteredReport,
	{ server }: Pick<AppSettings, 'server'>,
	{ title, own = {}, told = [] }: FilteredBy,
): {
	readonly advancedFilters: AdvancedFilterConfig;
	readonly addedFilters: readonly string[];
} {
	const known = server.filtersByDimension
		? filterDimensions(report).filter(({ key }) => !(key in own) && !told.includes(key))
		: [];
	const added = known.map((one) => [one.key, inGroup(one)] as const);
	return {
		advancedFilters: { title, filters: { ...own, ...Object.fromEntries(added) } },
		addedFilters: known.flatMap(({ key }) => paramsOf(key)),
	};
}
