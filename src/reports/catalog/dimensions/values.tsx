import type { Autocompleter } from '@store-analytics/components';
import {
	decodeValues,
	encodeValue,
	unknownName,
	type BreakdownRow,
} from '@store-analytics/rest-api/breakdowns';
import type * as Breakdowns from '@store-analytics/rest-api/breakdowns';
import type { DimensionKey } from '@store-analytics/rest-api/dimensions';
import { fetchShared } from '../labels';
import type { Labelled } from '@store-analytics/rest-api/client';

/** The name of a row's value on screen. */
export function valueLabel({ value, label }: Pick<BreakdownRow, 'value' | 'label'>): string {
	return value === null ? unknownName() : label;
}

/** Finds values of a dimension that the shop's orders have, by a part of their names. */
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
		options: async (text) => {
			const part = text.trim().toLowerCase();
			return (await all()).filter((row) => valueLabel(row).toLowerCase().includes(part));
		},
		getOptionIdentifier: ({ id }) => id,
		getOptionLabel: valueLabel,
		getOptionKeywords: (row) => [valueLabel(row)],
		getOptionCompletion: (row) => ({ key: row.id, label: valueLabel(row) }),
	};
}

/** Returns a function that names the values of an address; a value without orders is its own name. */
export function valueLabels(dimension: DimensionKey) {
	return async (text: string): Promise<Labelled[]> => {
		const only = decodeValues(text);
		if (only.length === 0) return [];
		return fetchShared(JSON.stringify([dimension, text]), async () => {
			const rows = await loadValues(dimension, { only });
			const names = new Map(rows.map((row) => [row.id, valueLabel(row)]));
			return only.map((value) => {
				const key = encodeValue(value);
				return { key, label: names.get(key) ?? valueLabel({ value, label: value ?? '' }) };
			});
		});
	};
}

/** Asks for the values of a dimension. Its code loads when somebody filters by one. */
const loadValues: typeof Breakdowns.loadDimensionValues = async (...request) => {
	const { loadDimensionValues } = await import('@store-analytics/rest-api/breakdowns');
	return loadDimensionValues(...request);
};
