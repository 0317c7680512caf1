import { MAX_PER_PAGE, paths, withQuery } from '@store-analytics/rest-api';
import type { PreloadedQuery } from './screen-queries';

/** An unparsed response of the shop’s own REST API. */
export interface RestReply {
	/** JSON. */
	readonly body: string;
	readonly total: number | null;
	readonly totalPages: number | null;
}

/** Calls REST in process; undefined if the request fails. */
export type AskRest = (path: string) => Promise<RestReply | undefined>;

/** Pause after a slow screen, as a multiple of the time that its queries took; at most one hour. */
const PAUSE = 60;
const LONGEST_PAUSE = 60 * 60 * 1000;

/** Pages of stats for a year of days. The app requests pages beyond these in parallel. */
const CHART_PAGES = 4;

/** Responses to the first queries of screens, for their pages. */
export class PreloadedResponses {
	/** Paths of slow screens, with the time of the next attempt. */
	private readonly slow = new Map<string, number>();

	/** Maximum wait in milliseconds. The app requests the responses that are missing by then. */
	constructor(private readonly patience: number) {}

	/** The responses that are ready in time, each as JSON for the app (src/platform/preloaded). Never rejects. */
	async of(
		path: string,
		find: () => Promise<readonly PreloadedQuery[]>,
		ask: AskRest,
	): Promise<readonly string[]> {
		const begin = performance.now();
		if ((this.slow.get(path) ?? 0) > begin) return [];
		const found: string[] = [];
		const work = find()
			.then((queries) => Promise.all(queries.map((query) => respond(query, ask, found))))
			.then(() => 'done' as const);
		const late = new Promise<'late'>((resolve) => {
			setTimeout(resolve, this.patience, 'late').unref();
		});
		const end = await Promise.race([work.catch(() => 'done' as const), late]);
		if (end === 'late') this.leaveAlone(path, work, begin);
		return [...found];
	}

	/** Skips the screen until its queries have finished; their duration then sets the pause. */
	private leaveAlone(path: string, work: Promise<unknown>, begin: number): void {
		this.slow.set(path, Infinity);
		const pause = () => {
			const end = performance.now();
			this.slow.set(path, end + Math.min(LONGEST_PAUSE, PAUSE * (end - begin)));
		};
		work.then(pause, pause);
	}
}

/** Adds the response to a query. For a chart’s stats it adds all pages; the first page has their number. */
async function respond(query: PreloadedQuery, ask: AskRest, found: string[]): Promise<void> {
	const first = await ask(restPath(query)).catch(() => undefined);
	// A query for a whole collection is preloaded only if one page contains all. Otherwise the app requests all pages.
	if (!first || (isWhole(query) && (first.totalPages ?? 1) > 1)) return;
	found.push(written(query, first));
	await Promise.all(
		furtherPages(query, first.totalPages ?? 1).map(async (page) => {
			const reply = await ask(restPath(page)).catch(() => undefined);
			if (reply) found.push(written(page, reply));
		}),
	);
}

const isWhole = ({ query }: PreloadedQuery) => query['per_page'] === -1;

function furtherPages(query: PreloadedQuery, totalPages: number): PreloadedQuery[] {
	if (query.kind !== 'stats' || 'page' in query.query || totalPages > CHART_PAGES) return [];
	return Array.from({ length: totalPages - 1 }, (_, index) => ({
		...query,
		query: { ...query.query, page: index + 2 },
	}));
}

function restPath(first: PreloadedQuery): string {
	const { kind, endpoint, query } = first;
	const pathOf =
		kind === 'items' ? paths.reportItems : kind === 'stats' ? paths.reportStats : paths.items;
	return withQuery(pathOf(endpoint), isWhole(first) ? { ...query, per_page: MAX_PER_PAGE } : query);
}

function written(query: PreloadedQuery, { body, ...counts }: RestReply): string {
	const about = JSON.stringify({ ...query, ...counts });
	return `${about.slice(0, -1)},"body":${body}}`;
}
