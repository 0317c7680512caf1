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

/**
 * A response that the page requested before the app ran: rows or stats of a report, a collection such as leaderboards,
 * or notes and reviews, whose stores load with their screens.
 */
export interface PageResponse {
	readonly kind: 'items' | 'stats' | 'collection' | 'notes' | 'reviews';
	/** Name of the report or of the collection. */
	readonly endpoint: string;
	readonly query: object;
	/** The totals of the response's headers; null if they lack them. */
	readonly total: number | null;
	readonly totalPages: number | null;
	readonly body: unknown;
}

const early = {
	items: { store: reportsStore, selector: 'getReportItems', setter: 'setReportItems' },
	stats: { store: reportsStore, selector: 'getReportStats', setter: 'setReportStats' },
	collection: { store: itemsStore, selector: 'getItems', setter: 'setItems' },
};

/** Functions that put responses into stores that load with their screens (`hydrateNotes`, `hydrateReviews`). */
const late = {
	notes: { store: { name: 'wc/admin/notes' }, selector: 'getNotes' },
	reviews: { store: { name: 'wc/admin/reviews' }, selector: 'getReviews' },
};

type EarlyResponse = PageResponse & { readonly kind: keyof typeof early };

const isEarly = (response: PageResponse): response is EarlyResponse => response.kind in early;

function sourceOf({ kind, endpoint, query }: PageResponse) {
	const canonical = canonicalQuery(query);
	const { store, selector } = { ...early, ...late }[kind];
	const args = {
		items: [endpoint, canonical],
		stats: [endpoint, canonical],
		collection: itemsArgs(endpoint, canonical),
		notes: [canonical],
		reviews: [canonical],
	}[kind];
	return { store: store.name, selector, args };
}

function valueOf({ kind, body, ...counts }: PageResponse): unknown {
	if (kind === 'stats') {
		const data = parseStats(body);
		return counted({ data, ...counts }, data.intervals.length);
	}
	const data = parseItems(body);
	return kind === 'items' ? counted({ data, ...counts }, data.length) : data;
}

/** Responses, and when REST returned them, in milliseconds since 1970. */
export interface DatedResponses {
	readonly responses: readonly PageResponse[];
	readonly at: number;
}

/**
 * Passes responses in flight to the stores, where the first render finds them, and to the screen's own earlier
 * requests.
 * @example expectResponses(Promise.resolve({ responses, at: Date.now() }))
 */
export function expectResponses(coming: Promise<DatedResponses>): void {
	void coming.then(
		({ responses, at }) => hydrate(hydrateReports(responses.filter(isOfItsKind), at)),
		() => undefined,
	);
	expectReplies(coming.then(({ responses }) => responses.filter(isOfItsKind).map(replyOf)));
}

/** The screen requests anything that is not a valid response itself. */
const isOfItsKind = ({ kind, body }: PageResponse) =>
	kind === 'stats' ? isStats(body) : Array.isArray(body);

const replyOf = ({ body, total, totalPages, ...source }: PageResponse): ExpectedReply => ({
	...requestOf(source),
	body,
	total,
	totalPages,
});

/** Returns the request that a store sends for a response. */
export function requestOf({
	kind,
	endpoint,
	query,
}: Pick<PageResponse, 'kind' | 'endpoint' | 'query'>): { path: string; query: object } {
	const pathOf = {
		items: paths.reportItems,
		stats: paths.reportStats,
		collection: paths.items,
		notes: paths.items,
		reviews: paths.items,
	}[kind];
	const isWhole = 'per_page' in query && Number(query.per_page) === -1;
	return { path: pathOf(endpoint), query: isWhole ? { ...query, per_page: MAX_PER_PAGE } : query };
}

/** Puts responses where the screen reads them, so that it sends no request. */
export function hydrateReports(responses: readonly PageResponse[], at: number): Hydrate {
	return (registry) => {
		for (const response of responses.filter(isEarly)) {
			const { store, setter } = early[response.kind];
			registerOnce(store);
			hydrateResponse(registry, sourceOf(response), (actions) =>
				actions[setter]?.(
					response.endpoint,
					response.query,
					valueOf(response),
					// The action for collections needs their count first.
					...(response.kind === 'collection' ? [response.total ?? undefined, at] : [at]),
				),
			);
		}
	};
}

type Actions = Parameters<Parameters<typeof hydrateResponse>[2]>[0];

/** Registers the function that puts responses of a kind into their store, for a store that loads with a screen. */
export function hydrateLate(
	kind: keyof typeof late,
	put: (actions: Actions, response: PageResponse) => void,
): (responses: readonly PageResponse[]) => Hydrate {
	return (responses) => (registry) => {
		for (const response of responses) {
			if (response.kind !== kind || !isOfItsKind(response)) continue;
			hydrateResponse(registry, sourceOf(response), (actions) =>
				put(actions, { ...response, query: canonicalQuery(response.query) }),
			);
		}
	};
}

/**
 * Requests the queries again for all readers. The screen keeps the old responses until the new ones arrive.
 * @example refreshResponses(responses)
 */
export function refreshResponses(responses: readonly PageResponse[]): void {
	for (const response of responses) askAgain({ dispatch, select }, sourceOf(response));
}

/**
 * Counts how many of the page's responses have a reader on the screen.
 * @example countReadResponses(registry, responses)
 */
export function countReadResponses(registry: object, responses: readonly PageResponse[]): number {
	const { counts } = readersOf(registry as Parameters<typeof readersOf>[0]); // the caller's registry, whose type is less specific
	return responses.filter((response) => counts.has(keyOf(sourceOf(response)))).length;
}
