import { __ } from '@wordpress/i18n';
import { taxSums, type TaxGroup, type TaxRegion, type TaxSummary } from '@store-analytics/rest-api';
import type { FilterConfig } from '../../engine/definition/filter-config';

/** One way to look at taxes, as the address names it. */
export interface TaxView {
	readonly key: TaxSummary;
	readonly label: string;
	readonly group: TaxGroup;
	/** A preset of columns for a return: only the taxes that it lists. */
	readonly region?: TaxRegion;
}

/** By country and by state, and the presets for returns; by rate is the report of the shop itself. */
function viewNames(): Partial<Record<TaxSummary, string>> {
	return {
		country: __('By country', 'store-analytics'),
		state: __('By state', 'store-analytics'),
		oss: __('EU one-stop shop (OSS)', 'store-analytics'),
		us: __('US states', 'store-analytics'),
	};
}

/** Returns the view of an address; undefined for taxes by rate. */
export function taxViewOf(chosen: string): TaxView | undefined {
	const key = Object.keys(taxSums).find((name): name is TaxSummary => name === chosen);
	const label = key && viewNames()[key];
	return key && label !== undefined ? { key, label, ...taxSums[key] } : undefined;
}

/**
 * The dropdown that chooses what taxes are summed by. Another view has other columns and numbers. By rate, filters hold only in
 * their panel, so those of places end: `further` are their parameters beside the location.
 */
export function taxViewDropdown(further: readonly string[] = []): FilterConfig {
	const ofRates = {
		...{ filter: undefined, taxes: undefined, search: undefined, chart: undefined },
		...{ orderby: undefined, order: undefined, paged: undefined },
	};
	const places = Object.fromEntries(
		['location_includes', 'location_excludes', 'match', ...further].map((name) => [
			name,
			undefined,
		]),
	);
	return {
		label: __('Sum up taxes', 'store-analytics'),
		param: 'by',
		defaultValue: 'rate',
		choosesView: true,
		staticParams: [],
		showFilters: () => true,
		filters: [
			{
				value: 'rate',
				label: __('By rate', 'store-analytics'),
				query: { ...ofRates, ...places },
			},
			...Object.entries(viewNames()).map(([value, label]) => ({ value, label, query: ofRates })),
		],
	};
}
