import { decodeEntities } from '@store-analytics/currency';
import type { SearchType } from '@store-analytics/rest-api';
import { fetchLabels, type Labelled } from '@store-analytics/rest-api/client';

/** Requests under way: heading, filter and chip ask for the same name at the same time. */
const inFlight = new Map<string, Promise<Labelled[]>>();

export function fetchShared(key: string, fetch: () => Promise<Labelled[]>): Promise<Labelled[]> {
	const known = inFlight.get(key);
	if (known) return known;
	const response = fetch().finally(() => inFlight.delete(key));
	inFlight.set(key, response);
	return response;
}

/** Returns a function that requests names of items by the ids in the address; HTML names become text. */
export function labelsOf(type: SearchType, separator?: string) {
	return async (
		keys: string,
		urlQuery?: Readonly<Record<string, unknown>>,
	): Promise<Labelled[]> => {
		const labels = await fetchShared(JSON.stringify([type, keys, urlQuery, separator]), () =>
			fetchLabels(type, keys, {
				...(urlQuery && { urlQuery }),
				...(separator && { separator }),
			}),
		);
		return labels.map(({ key, label }) => ({ key, label: decodeEntities(label) }));
	};
}
