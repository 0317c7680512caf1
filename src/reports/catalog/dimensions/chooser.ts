import { __ } from '@wordpress/i18n';
import type { Dimension, DimensionKey } from '@store-analytics/rest-api/dimensions';
import type { Autocompleter } from '@store-analytics/components';
import type { FilterConfig, FilterOption } from '../../engine/definition/filter-config';
import { groupNames } from './group-names';

/** Compared values are those of one dimension. */
const withoutValues = { values: undefined };

/** The dropdown that chooses what numbers are broken down by: a search, and the dimensions in groups. */
export function dimensionDropdown(
	usual: DimensionKey,
	offered: () => readonly Dimension[],
): FilterConfig {
	return {
		label: __('By', 'store-analytics'),
		param: 'by',
		defaultValue: usual,
		choosesView: true,
		showsLabel: true,
		menuTitle: __('Break down by', 'store-analytics'),
		opensAtTop: true,
		staticParams: [],
		showFilters: () => true,
		filters: [searchOption(offered), ...groups(offered)],
	};
}

function searchOption(offered: () => readonly Dimension[]): FilterOption {
	return {
		value: 'search',
		component: 'Search',
		query: withoutValues,
		settings: {
			type: 'custom',
			param: 'by',
			autocompleter: dimensionCompleter(offered),
			getLabels: async () => [],
			labels: { placeholder: __('Search what to break down by', 'store-analytics') },
		},
	};
}

const dimensionCompleter = (offered: () => readonly Dimension[]): Autocompleter<Dimension> => ({
	name: 'dimensions',
	options: (text) => {
		const part = text.trim().toLowerCase();
		return offered().filter(({ label }) => label().toLowerCase().includes(part));
	},
	getOptionIdentifier: ({ key }) => key,
	getOptionLabel: ({ label }) => label(),
	getOptionKeywords: ({ label }) => [label()],
	getOptionCompletion: ({ key, label }) => ({ key, label: label() }),
});

function groups(offered: () => readonly Dimension[]): FilterOption[] {
	return Object.entries(groupNames()).flatMap(([group, label]) => {
		const members = offered().filter((one) => one.group === group);
		if (members.length === 0) return [];
		const value = `group-${group}`;
		return [
			{
				value,
				label,
				subFilters: members.map(({ key, label: name }) => ({
					value: key,
					label: name(),
					path: [value],
					query: withoutValues,
				})),
			},
		];
	});
}
