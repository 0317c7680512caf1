import { __ } from '@wordpress/i18n';
import type { TaxGroup, TaxRegion } from '@store-analytics/rest-api';
import type { FilterConfig } from '../../engine/definition/filter-config';

/** One way to look at taxes, as the address names it. */
export interface TaxView {
	readonly key: string;
	readonly label: string;
	readonly by: TaxGroup;
	/** A preset of columns for a return: only the taxes that it lists. */
	readonly region?: TaxRegion;
}

/** By country and by state, and the presets for returns; by rate is the report of the shop itself. */
function taxViews(): readonly TaxView[] {
	return [
		{ key: 'country', label: __('By country', 'store-analytics'), by: 'country' },
		{ key: 'state', label: __('By state', 'store-analytics'), by: 'state' },
		{
			key: 'oss',
			label: __('EU one-stop shop (OSS)', 'store-analytics'),
			by: 'country_rate',
			region: 'eu_abroad',
		},
		{ key: 'us', label: __('US states', 'store-analytics'), by: 'state', region: 'us' },
	];
}

/** Returns the view of an address; undefined for taxes by rate. */
export function taxViewOf(chosen: string): TaxView | undefined {
	return taxViews().find(({ key }) => key === chosen);
}

/** The dropdown that chooses what taxes are summed by. Another view has other columns and numbers. */
export function taxViewDropdown(): FilterConfig {
	const ofRates = {
		...{ filter: undefined, taxes: undefined, search: undefined, chart: undefined },
		...{ orderby: undefined, order: undefined, paged: undefined },
	};
	const places = { location_includes: undefined, location_excludes: undefined };
	return {
		label: __('Sum up taxes', 'store-analytics'),
		param: 'by',
		defaultValue: 'rate',
		staticParams: [],
		showFilters: () => true,
		filters: [
			{
				value: 'rate',
				label: __('By rate', 'store-analytics'),
				query: { ...ofRates, ...places },
			},
			...taxViews().map(({ key, label }) => ({ value: key, label, query: ofRates })),
		],
	};
}
