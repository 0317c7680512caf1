import type { Autocompleter } from '@store-analytics/components';
import { decodeValues, encodeValue, type BreakdownRow } from '@store-analytics/rest-api/breakdowns';
import type * as Breakdowns from '@store-analytics/rest-api/breakdowns';
import {
	closedValues,
	dimensionNamed,
	unknownName,
	type DimensionKey,
} from '@store-analytics/rest-api/dimensions';
import { regionLabels } from '../filters/regions';
import { fetchShared } from '../labels';
import type { Labelled } from '@store-analytics/rest-api/client';

/** How many values are listed before anything is typed. */
const MOST_LISTED = 20;

/**
 * Finds values of a dimension that the shop's orders have, by a part of their names. The most frequent are listed before anything
 * is typed, and the unknown one if there is any; of a dimension with few values, all of them in their order.
 */
export function valueCompleter(dimension: DimensionKey): Autocompleter<BreakdownRow> {
	let known: Promise<readonly BreakdownRow[]> | undefined;
	const all = () => {
		known ??= loadValues(dimension);
		// After a failure the next letter asks again.
		known.catch(() => (known = undefined));
		return known;
	};
	return {
		name: `values-${dimension}`,
		listsUntyped: true,
		options: async (text) => {
			const part = text.trim().toLowerCase();
			if (part === '') return firstOf(await all(), closedValues(dimension));
			return (await all()).filter((row) => row.label.toLowerCase().includes(part));
		},
		getOptionIdentifier: ({ id }) => id,
		getOptionLabel: ({ label }) => label,
		getOptionKeywords: ({ label }) => [label],
		getOptionCompletion: ({ id, label }) => ({ key: id, label }),
	};
}

function firstOf(
	rows: readonly BreakdownRow[],
	closed: readonly string[] | null,
): readonly BreakdownRow[] {
	const known = rows.filter(({ value }) => value !== null);
	const place = ({ value }: BreakdownRow) => closed?.indexOf(value ?? '') ?? 0;
	const first = closed
		? [...known].sort((one, other) => place(one) - place(other))
		: known.slice(0, MOST_LISTED);
	return [...first, ...rows.filter(({ value }) => value === null)];
}

/**
 * Returns a function that names the values of an address. A value without orders is its own name, but for countries, of which the
 * shop has a list.
 */
export function valueLabels(dimension: DimensionKey) {
	return async (text: string): Promise<Labelled[]> => {
		const only = decodeValues(text);
		if (only.length === 0) return [];
		return fetchShared(JSON.stringify([dimension, text]), async () => {
			const rows = await loadValues(dimension, { only });
			const names = new Map(rows.map((row) => [row.id, row.label]));
			const others = only.filter((value) => value !== null && !names.has(encodeValue(value)));
			if (others.length > 0 && dimensionNamed(dimension).values === 'country') {
				for (const { key, label } of await regionLabels(others.join(',')))
					names.set(encodeValue(String(key)), label);
			}
			return only.map((value) => {
				const key = encodeValue(value);
				return { key, label: names.get(key) ?? value ?? unknownName(dimension) };
			});
		});
	};
}

/** Asks for the values of a dimension. Its code loads when somebody filters by one. */
const loadValues: typeof Breakdowns.loadDimensionValues = async (...request) => {
	const { loadDimensionValues } = await import('@store-analytics/rest-api/breakdowns');
	return loadDimensionValues(...request);
};
