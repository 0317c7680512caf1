import type { PageResponse } from '@store-analytics/data';
import { pluginData } from '../plugin-data';
import { readList, readNumber, readRecord, readText } from '../read-value';

/**
 * The response with everything that a screen requests first, from the plugin's REST route or in the embedded store's
 * page.
 */
export interface PreloadedResponses {
	/** Equal while nothing is known to have changed. */
	readonly key: string;
	/** Seconds since REST returned it, if it was cached; undefined if it is new. */
	readonly age: number | undefined;
	readonly responses: readonly PageResponse[];
}

const kinds: readonly PageResponse['kind'][] = ['items', 'stats', 'collection', 'notes', 'reviews'];

/** Returns the page's response; without responses if there is none. Never rejects. */
export async function readPreloadedResponses(): Promise<PreloadedResponses> {
	return parsePreloadedResponses(
		await Promise.resolve(pluginData().responses).catch(() => undefined),
	);
}

/** Parses a response of any shape. */
export function parsePreloadedResponses(reply: unknown): PreloadedResponses {
	const { key, age, responses } = readRecord(reply);
	return {
		key: readText(key),
		age: age === undefined ? undefined : readNumber(age, 0),
		responses: readList(responses).flatMap((value): PageResponse[] => {
			const { kind, endpoint, query, total, totalPages, body } = readRecord(value);
			const known = kinds.find((one) => one === kind);
			const counts = { total: count(total), totalPages: count(totalPages) };
			return known
				? [{ kind: known, endpoint: readText(endpoint), query: readRecord(query), ...counts, body }]
				: [];
		}),
	};
}

function count(value: unknown): number | null {
	const number = readNumber(value, -1);
	return number < 0 ? null : number;
}
