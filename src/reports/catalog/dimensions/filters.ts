import { __, sprintf } from '@wordpress/i18n';
import {
	everyDimension,
	type Dimension,
	type DimensionGrain,
	type DimensionKey,
} from '@store-analytics/rest-api/dimensions';
import type { AppSettings } from '../../../platform/settings/settings';
import type { AdvancedFilter, AdvancedFilterConfig } from '../../engine/definition/filter-config';
import { isOrNot } from '../filters/advanced-filters';
import { paramsOf } from './params';
import { valueCompleter, valueLabels } from './values';

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

/** The filters of a breakdown: those that go together with its own dimension. */
export function breakdownFilters(goes: (key: DimensionKey) => boolean): AdvancedFilterConfig {
	const together = everyDimension().filter(({ key }) => goes(key));
	return {
		title: __('Orders match all filters', 'store-analytics'),
		filters: Object.fromEntries(together.map((other) => [other.key, dimensionFilter(other)])),
	};
}

/** What has rows in a report of orders. */
const ofRows: readonly DimensionGrain[] = ['order', 'refund'];

/**
 * Filters of a report of orders: by every dimension that orders or refunds have, but for what its own filters say. None if
 * the shop's reports do not know them.
 */
export function orderDimensionFilters(
	{ server }: Pick<AppSettings, 'server'>,
	own: Readonly<Record<string, AdvancedFilter>>,
): {
	readonly filters: Readonly<Record<string, AdvancedFilter>>;
	/** Parameters of those by dimension. */
	readonly added: readonly string[];
} {
	const known = server.filtersByDimension
		? everyDimension().filter(({ key, grain }) => ofRows.includes(grain) && !(key in own))
		: [];
	return {
		filters: {
			...own,
			...Object.fromEntries(known.map((one) => [one.key, dimensionFilter(one)])),
		},
		added: known.flatMap(({ key }) => paramsOf(key)),
	};
}
