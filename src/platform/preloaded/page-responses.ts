import type { PageResponse } from '@store-analytics/data';
import { pluginData } from '../plugin-data';
import { readList, readNumber, readRecord, readText } from '../read-value';

/** The reply to what a screen asks first, of the plugin's REST route or in the embedded store's page. */
export interface PreloadedResponses {
	/** The same text as long as nothing is known to have changed. */
	readonly key: string;
	/** Seconds since REST has given it, where it was remembered; undefined where it has just come. */
	readonly age: number | undefined;
	readonly responses: readonly PageResponse[];
}

const kinds: readonly PageResponse['kind'][] = ['items', 'stats', 'collection', 'notes', 'reviews'];

/** The reply that the page has brought along or asked for; without responses where it has not. Never rejects. */
export async function readPreloadedResponses(): Promise<PreloadedResponses> {
	return parsePreloadedResponses(
		await Promise.resolve(pluginData().responses).catch(() => undefined),
	);
}

/** A reply of any shape as one. */
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
