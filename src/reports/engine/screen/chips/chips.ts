import { flattenFilters, getQueryFromActiveFilters } from '@store-analytics/navigation';
import { textOf, type Query } from '../../../../platform/query';
import type { AdvancedFilter, FilterConfig } from '../../definition/filter-config';
import {
	choiceInWords,
	filtersInForce,
	labelled,
	rowInWords,
	valueInWords,
	type Writing,
} from '../../explain/dialog/filters/filters-in-words';
import type { Narrowing } from '../../explain/target';

/** A filter of the address. */
export interface Chip {
	/** Names filter and value, so that the same key has the same text. */
	readonly key: string;
	/** Empty for a choice that filters nothing. */
	readonly text: (writing: Writing) => Promise<string>;
	/** The parameters without the filter. */
	readonly without: Readonly<Record<string, unknown>>;
}

/**
 * Returns the filters of an address: compared items, then those of the advanced panel. The dropdowns' buttons show all
 * other choices.
 */
export function chipsOf(narrowing: Narrowing): Chip[] {
	const { dropdowns, rows } = filtersInForce(narrowing);
	const { model, query } = narrowing;
	return [
		...dropdowns.flatMap((dropdown) => choiceChip(dropdown, query)),
		...rowChips(rows, model.advancedFilters?.filters ?? {}, query),
	];
}

function choiceChip(dropdown: FilterConfig, query: Query): Chip[] {
	const { param } = dropdown;
	const chosen = textOf(query, param);
	const options = flattenFilters(dropdown.filters);
	const option = options.find(({ value }) => value === chosen);
	if (!option?.settings || option.component === 'Search') return [];
	// Before any item is chosen, the choice filters nothing.
	if (textOf(query, option.settings.param) === '') return [];
	const params = options.flatMap(({ settings }) => settings?.param ?? []);
	return [
		{
			key: JSON.stringify([param, chosen, params.map((name) => query[name])]),
			text: () => choiceInWords(dropdown, query),
			without: Object.fromEntries([param, ...params].map((name) => [name, undefined])),
		},
	];
}

/** A filter is written in short where its rule only says that it is so. */
const plainRules: readonly unknown[] = [undefined, 'is', 'includes'];

function rowChips(
	rows: readonly ActiveRow[],
	filters: Readonly<Record<string, AdvancedFilter>>,
	query: Query,
): Chip[] {
	return rows.map((row) => {
		const { key, rule, value, config } = row;
		const left = rows.filter((other) => other !== row);
		return {
			key: JSON.stringify([key, rule, value]),
			text: async (writing) => {
				const filled = { rule, value, query, writing };
				return plainRules.includes(rule)
					? labelled(config.labels.add, await valueInWords(config, filled))
					: rowInWords(config, filled);
			},
			without: {
				...getQueryFromActiveFilters(left.map(withoutConfig), query, filters),
				...(left.length === 0 && { match: undefined }),
			},
		};
	});
}

type ActiveRow = ReturnType<typeof filtersInForce>['rows'][number];

const withoutConfig = ({ key, rule, value }: ActiveRow) =>
	rule === undefined ? { key, value } : { key, rule, value };
