import { MAX_PER_PAGE, parseItems, parseStats, paths } from '@store-analytics/rest-api';
import { expectReplies, type ExpectedReply } from '@store-analytics/rest-api/client';
import { dispatch, select } from '@wordpress/data';
import { store as itemsStore } from '../items/store';
import { itemsArgs } from '../items/use-items';
import { canonicalQuery, registerOnce } from '../resource';
import { hydrateAnswer, type Hydrate } from '../resource/hydrate';
import { hydrate } from '../resource/hydrate-page';
import { askAgain, keyOf, readersOf } from '../resource/reading/readers';
import { counted, store as reportsStore } from './store';

/** A reply of the shop to what the page has asked before the app ran, as it came: rows or stats of a report, or a collection such as the leaderboards. */
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

/** Answers, and when REST gave them, in milliseconds since 1970. */
export interface DatedAnswers {
	readonly answers: readonly PageAnswer[];
	readonly at: number;
}

/**
 * Takes answers that are on their way: into the stores, where the first render finds them, and to the screen's own questions that are asked
 * before they come.
 */
export function expectAnswers(coming: Promise<DatedAnswers>): void {
	void coming.then(
		({ answers, at }) => hydrate(hydrateReports(answers, at)),
		() => undefined,
	);
	expectReplies(coming.then(({ answers }) => answers.map(replyOf)));
}

const replyOf = ({ body, total, totalPages, ...question }: PageAnswer): ExpectedReply => ({
	...requestOf(question),
	body,
	total,
	totalPages,
});

/** The request that a store sends for an answer. */
export function requestOf({
	kind,
	endpoint,
	query,
}: Pick<PageAnswer, 'kind' | 'endpoint' | 'query'>): { path: string; query: object } {
	const pathOf = {
		items: paths.reportItems,
		stats: paths.reportStats,
		collection: paths.items,
	}[kind];
	const isWhole = 'per_page' in query && Number(query.per_page) === -1;
	return { path: pathOf(endpoint), query: isWhole ? { ...query, per_page: MAX_PER_PAGE } : query };
}

/** Puts replies where the screen will look for them, so that it asks the shop nothing. */
export function hydrateReports(answers: readonly PageAnswer[], at: number): Hydrate {
	return (registry) => {
		for (const answer of answers) {
			const { store, ...question } = questionOf(answer);
			registerOnce(store);
			hydrateAnswer(registry, { store: store.name, ...question }, (actions) =>
				actions[setters[answer.kind]]?.(
					answer.endpoint,
					answer.query,
					valueOf(answer),
					// The setter of collections takes their count before it.
					...(answer.kind === 'collection' ? [undefined, at] : [at]),
				),
			);
		}
	};
}

/** Has the shop asked these questions again by whoever reads the answers; what is on the screen stays until the new ones are there. */
export function refreshAnswers(answers: readonly PageAnswer[]): void {
	for (const answer of answers) {
		const { store, ...question } = questionOf(answer);
		askAgain({ dispatch, select }, { store: store.name, ...question });
	}
}

/** Whether everything that the page has asked is being read by somebody on the screen. */
export function areAnswersRead(registry: object, answers: readonly PageAnswer[]): boolean {
	const { counts } = readersOf(registry as Parameters<typeof readersOf>[0]); // the caller's registry, whose type says less
	return answers.every((answer) => {
		const { store, ...question } = questionOf(answer);
		return counts.has(keyOf({ store: store.name, ...question }));
	});
}
