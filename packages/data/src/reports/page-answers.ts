import { parseItems, parseStats } from '@store-analytics/rest-api';
import { store as itemsStore } from '../items/store';
import { itemsArgs } from '../items/use-items';
import { canonicalQuery, registerOnce } from '../resource';
import { hydrateAnswer, type Hydrate } from '../resource/hydrate';
import { keyOf, readersOf } from '../resource/readers';
import { counted, store as reportsStore } from './store';

/** A reply of the shop that the page brought along, as it came: rows or stats of a report, or a collection such as the leaderboards. */
export interface PageAnswer {
	readonly kind: 'items' | 'stats' | 'collection';
	/** Name of the report or of the collection. */
	readonly endpoint: string;
	readonly query: object;
	/** What the reply's headers count; null where they do not. */
	readonly total: number | null;
	readonly totalPages: number | null;
	readonly body: unknown;
}

const selectors = { items: 'getReportItems', stats: 'getReportStats', collection: 'getItems' };
const setters = { items: 'setReportItems', stats: 'setReportStats', collection: 'setItems' };

function questionOf({ kind, endpoint, query }: PageAnswer) {
	const canonical = canonicalQuery(query);
	const isReport = kind !== 'collection';
	return {
		store: isReport ? reportsStore : itemsStore,
		selector: selectors[kind],
		args: isReport ? [endpoint, canonical] : itemsArgs(endpoint, canonical),
	};
}

function valueOf({ kind, body, ...counts }: PageAnswer): unknown {
	if (kind === 'stats') {
		const data = parseStats(body);
		return counted({ data, ...counts }, data.intervals.length);
	}
	const data = parseItems(body);
	return kind === 'items' ? counted({ data, ...counts }, data.length) : data;
}

/** Puts replies that came with the page where the screen will look for them, so that it asks the shop nothing. */
export function hydrateReports(answers: readonly PageAnswer[]): Hydrate {
	return (registry) => {
		for (const answer of answers) {
			const { store, ...question } = questionOf(answer);
			registerOnce(store);
			hydrateAnswer(registry, { store: store.name, ...question }, (actions) =>
				actions[setters[answer.kind]]?.(answer.endpoint, answer.query, valueOf(answer)),
			);
		}
	};
}

/** Whether everything that the page brought along is being read by somebody on the screen. */
export function areAnswersRead(registry: object, answers: readonly PageAnswer[]): boolean {
	const { counts } = readersOf(registry as Parameters<typeof readersOf>[0]); // the caller's registry, whose type says less
	return answers.every((answer) => {
		const { store, ...question } = questionOf(answer);
		return counts.has(keyOf({ store: store.name, ...question }));
	});
}
