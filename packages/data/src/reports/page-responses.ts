import { isStats, MAX_PER_PAGE, parseItems, parseStats, paths } from '@store-analytics/rest-api';
import { expectReplies, type ExpectedReply } from '@store-analytics/rest-api/client';
import { dispatch, select } from '@wordpress/data';
import { store as itemsStore } from '../items/store';
import { itemsArgs } from '../items/use-items';
import { canonicalQuery, registerOnce } from '../resource';
import { hydrateResponse, type Hydrate } from '../resource/hydrate';
import { hydrate } from '../resource/hydrate-page';
import { askAgain, keyOf, readersOf } from '../resource/reading/readers';
import { counted, store as reportsStore } from './store';

/** A reply of the shop to what the page has asked before the app ran, as it came: rows or stats of a report, or a collection such as the leaderboards. */
export interface PageResponse {
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

function queryOf({ kind, endpoint, query }: PageResponse) {
	const canonical = canonicalQuery(query);
	const isReport = kind !== 'collection';
	return {
		store: isReport ? reportsStore : itemsStore,
		selector: selectors[kind],
		args: isReport ? [endpoint, canonical] : itemsArgs(endpoint, canonical),
	};
}

function valueOf({ kind, body, ...counts }: PageResponse): unknown {
	if (kind === 'stats') {
		const data = parseStats(body);
		return counted({ data, ...counts }, data.intervals.length);
	}
	const data = parseItems(body);
	return kind === 'items' ? counted({ data, ...counts }, data.length) : data;
}

/** Answers, and when REST gave them, in milliseconds since 1970. */
export interface DatedResponses {
	readonly responses: readonly PageResponse[];
	readonly at: number;
}

/**
 * Takes answers that are on their way: into the stores, where the first render finds them, and to the screen's own requests that are made
 * before they come.
 */
export function expectResponses(coming: Promise<DatedResponses>): void {
	void coming.then(
		({ responses, at }) => hydrate(hydrateReports(responses.filter(isOfItsKind), at)),
		() => undefined,
	);
	expectReplies(coming.then(({ responses }) => responses.filter(isOfItsKind).map(replyOf)));
}

/** What cannot be the reply is left to the screen to ask for. */
const isOfItsKind = ({ kind, body }: PageResponse) =>
	kind === 'stats' ? isStats(body) : Array.isArray(body);

const replyOf = ({ body, total, totalPages, ...source }: PageResponse): ExpectedReply => ({
	...requestOf(source),
	body,
	total,
	totalPages,
});

/** The request that a store sends for a response. */
export function requestOf({
	kind,
	endpoint,
	query,
}: Pick<PageResponse, 'kind' | 'endpoint' | 'query'>): { path: string; query: object } {
	const pathOf = {
		items: paths.reportItems,
		stats: paths.reportStats,
		collection: paths.items,
	}[kind];
	const isWhole = 'per_page' in query && Number(query.per_page) === -1;
	return { path: pathOf(endpoint), query: isWhole ? { ...query, per_page: MAX_PER_PAGE } : query };
}

/** Puts replies where the screen will look for them, so that it asks the shop nothing. */
export function hydrateReports(responses: readonly PageResponse[], at: number): Hydrate {
	return (registry) => {
		for (const response of responses) {
			const { store, ...source } = queryOf(response);
			registerOnce(store);
			hydrateResponse(registry, { store: store.name, ...source }, (actions) =>
				actions[setters[response.kind]]?.(
					response.endpoint,
					response.query,
					valueOf(response),
					// The setter of collections takes their count before it.
					...(response.kind === 'collection' ? [undefined, at] : [at]),
				),
			);
		}
	};
}

/** Has the shop asked these queries again by whoever reads the responses; what is on the screen stays until the new ones are there. */
export function refreshResponses(responses: readonly PageResponse[]): void {
	for (const response of responses) {
		const { store, ...source } = queryOf(response);
		askAgain({ dispatch, select }, { store: store.name, ...source });
	}
}

/** How many of the responses that the page has brought are being read by somebody on the screen. */
export function countReadResponses(registry: object, responses: readonly PageResponse[]): number {
	const { counts } = readersOf(registry as Parameters<typeof readersOf>[0]); // the caller's registry, whose type says less
	return responses.filter((response) => {
		const { store, ...source } = queryOf(response);
		return counts.has(keyOf({ store: store.name, ...source }));
	}).length;
}
