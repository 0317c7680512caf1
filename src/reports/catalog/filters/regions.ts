import type { Autocompleter } from '@store-analytics/components';
import { decodeEntities } from '@store-analytics/currency';
import { searchItems, type Labelled } from '@store-analytics/rest-api/client';
import type { AdvancedFilter } from '../../engine/definition/filter-config';

/** A country, or one of its states, as the server filters by it: `GB`, `US:CA`. */
interface Region {
	readonly key: string;
	/** Its own name. */
	readonly name: string;
	readonly label: string;
}

/** The filter with a search for countries and their states; the address contains their keys. */
export function inRegions(filter: AdvancedFilter): AdvancedFilter {
	return {
		...filter,
		input: {
			component: 'Search',
			type: 'custom',
			autocompleter: regionCompleter,
			getLabels: regionLabels,
		},
	};
}

/** Finds countries and their states by the beginning of their names. */
export const regionCompleter: Autocompleter<Region> = {
	name: 'regions',
	className: 'woocommerce-search__country-result',
	options: async (query) => {
		const start = query.trim().toLowerCase();
		return (await allRegions()).filter(({ name }) => name.toLowerCase().startsWith(start));
	},
	getOptionIdentifier: ({ key }) => key,
	getOptionLabel: ({ label }) => label,
	getOptionKeywords: ({ label }) => [label],
	getOptionCompletion: ({ key, label }) => ({ key, label }),
};

/** Returns labels for the keys of an address; an unknown key is its own label. */
export async function regionLabels(keys: string): Promise<Labelled[]> {
	const wanted = keys.split(',').filter((key) => key !== '');
	if (wanted.length === 0) return [];
	const labels = new Map((await allRegions()).map(({ key, label }) => [key, label]));
	return wanted.map((key) => ({ key, label: labels.get(key) ?? key }));
}

async function allRegions(): Promise<Region[]> {
	const countries = await searchItems('countries', '');
	return countries.flatMap((item) => {
		const country = named(item);
		const states = Array.isArray(item.states) ? item.states.map(named) : [];
		return [
			{ key: country.code, name: country.name, label: country.name },
			...states.map(({ code, name }) => ({
				key: `${country.code}:${code}`,
				name,
				label: `${name}, ${country.name}`,
			})),
		];
	});
}

function named({ code, name }: { readonly code?: unknown; readonly name?: unknown }) {
	return { code: String(code), name: decodeEntities(String(name)) };
}
