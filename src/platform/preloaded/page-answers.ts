import type { PageAnswer } from '@store-analytics/data';
import { pluginData } from '../plugin-data';
import { readList, readNumber, readRecord, readText } from '../read-value';

/** A reply of the plugin's REST route to what a screen asks first. */
export interface FirstReply {
	/** The same text as long as nothing is known to have changed. */
	readonly key: string;
	/** Seconds since REST has given it, where it was remembered; undefined where it has just come. */
	readonly age: number | undefined;
	readonly answers: readonly PageAnswer[];
}

const kinds: readonly PageAnswer['kind'][] = ['items', 'stats', 'collection'];

/** The reply that the plugin's page has brought along or asked for; without answers where nobody does, as on the embedded store. Never rejects. */
export async function readPageReply(): Promise<FirstReply> {
	return parseFirstReply(await Promise.resolve(pluginData().answers).catch(() => undefined));
}

/** A reply of any shape as one. */
export function parseFirstReply(reply: unknown): FirstReply {
	const { key, age, answers } = readRecord(reply);
	return {
		key: readText(key),
		age: age === undefined ? undefined : readNumber(age, 0),
		answers: readList(answers).flatMap((value): PageAnswer[] => {
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
