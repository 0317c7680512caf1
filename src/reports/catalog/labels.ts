import { decodeEntities } from '@store-analytics/currency';
import type { SearchType } from '@store-analytics/rest-api';
import { fetchLabels, type Labelled } from '@store-analytics/rest-api/client';

/** Returns a function that requests names of items by the ids in the address; HTML names become text. */
export function labelsOf(type: SearchType, separator?: string) {
	return async (
		keys: string,
		urlQuery?: Readonly<Record<string, unknown>>,
	): Promise<Labelled[]> => {
		const labels = await fetchLabels(type, keys, {
			...(urlQuery && { urlQuery }),
			...(separator && { separator }),
		});
		return labels.map(({ key, label }) => ({ key, label: decodeEntities(label) }));
	};
}
