import type { PageAnswer } from '@store-analytics/data';
import { pluginData } from './plugin-data';
import { readList, readNumber, readRecord, readText } from './read-value';

const kinds: readonly PageAnswer['kind'][] = ['items', 'stats', 'collection'];

/** The shop's answers that the plugin printed with the page; none where nobody does, as on the embedded store. */
export function readPageAnswers(): readonly PageAnswer[] {
	return readList(pluginData().answers).flatMap((value): PageAnswer[] => {
		const { kind, endpoint, query, total, totalPages, body } = readRecord(value);
		const known = kinds.find((one) => one === kind);
		const counts = { total: count(total), totalPages: count(totalPages) };
		return known
			? [{ kind: known, endpoint: readText(endpoint), query: readRecord(query), ...counts, body }]
			: [];
	});
}

function count(value: unknown): number | null {
	const number = readNumber(value, -1);
	return number < 0 ? null : number;
}
