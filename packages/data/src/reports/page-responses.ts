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
 * A reply of the shop to what the page has asked before the app ran, as it came: rows or stats of a report, a collection such as the
 * leaderboards, or the notes and reviews, whose stores come with the screens that show them.
 */
export interface PageResponse {
	readonly kind: 'items' | 'stats' | 'collection' | 'notes' | 'reviews';
	/** Name of the report or of the collection. */
	readonly endpoint: string;
	readonly query: object;
	/** What the reply's headers count; null where they do not. */
	readonly total: number | null;
	readonly totalPages: number | null;
	readonly body: unknown;
}

const early = {
	items: { store: reportsStore, selector: 'getReportItems', setter: 'setReportItems' },
	stats: { store: reportsStore, selector: 'getReportStats', setter: 'setReportStats' },
	collection: { store: itemsStore, selector: 'getItems', setter: 'setItems' },
};

/** Stores that come with the screens that need them; these put the responses there (`hydrateNotes`, `hydrateReviews`). */
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

/** Responses, and when REST gave them, in milliseconds since 1970. */
export interface DatedResponses {
	readonly responses: readonly PageResponse[];
	readonly at: number;
}

/**
 * Takes responses that are in flight: into the stores, where the first render finds them, and to the screen's own requests that are made
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
		notes: paths.items,
		reviews: paths.items,
	}[kind];
	const isWhole = 'per_page' in query && Number(query.per_page) === -1;
	return { path: pathOf(endpoint), query: isWhole ? { ...query, per_page: MAX_PER_PAGE } : query };
}

/** Puts replies where the screen will look for them, so that it asks the shop nothing. */
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
					// The setter of collections takes their count before it.
					...(response.kind === 'collection' ? [response.total ?? undefined, at] : [at]),
				),
			);
		}
	};
}

type Actions = Parameters<Parameters<typeof hydrateResponse>[2]>[0];

/** What puts the responses of a kind into its store, for a store that comes with a screen. */
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

/** Has the shop asked these queries again by whoever reads the responses; what is on the screen stays until the new ones are there. */
export function refreshResponses(responses: readonly PageResponse[]): void {
	for (const response of responses) askAgain({ dispatch, select }, sourceOf(response));
}

/** How many of the responses that the page has brought are being read by somebody on the screen. */
export function countReadResponses(registry: object, responses: readonly PageResponse[]): number {
	const { counts } = readersOf(registry as Parameters<typeof readersOf>[0]); // the caller's registry, whose type says less
	return responses.filter((response) => counts.has(keyOf(sourceOf(response)))).length;
}
