import { MAX_PER_PAGE, paths, withQuery } from '@store-analytics/rest-api';
import type { PreloadedQuery } from './screen-queries';

/** A reply of the shop's own REST as it came. */
export interface RestReply {
	/** JSON. */
	readonly body: string;
	readonly total: number | null;
	readonly totalPages: number | null;
}

/** Asks REST in process; undefined for a reply that is no success. */
export type AskRest = (path: string) => Promise<RestReply | undefined>;

/** A screen that was too slow is tried again after so many times the time that it took, at most after an hour. */
const PAUSE = 60;
const LONGEST_PAUSE = 60 * 60 * 1000;

/** A year of days. The app asks for more than these pages of stats in parallel. */
const CHART_PAGES = 4;

/** The responses to what screens ask first, for their pages. */
export class PreloadedResponses {
	/** Paths of screens that were too slow, and when they are tried again. */
	private readonly slow = new Map<string, number>();

	/** Waits for so many milliseconds; what takes longer the app asks itself. */
	constructor(private readonly patience: number) {}

	/** The responses that there is time for, each as the JSON that the app reads (src/platform/preloaded). Never rejects. */
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

	/** How slow a screen is shows at its end; until then nobody else asks for it. */
	private leaveAlone(path: string, work: Promise<unknown>, begin: number): void {
		this.slow.set(path, Infinity);
		const pause = () => {
			const end = performance.now();
			this.slow.set(path, end + Math.min(LONGEST_PAUSE, PAUSE * (end - begin)));
		};
		work.then(pause, pause);
	}
}

/** Adds the response to a query; of a chart's stats those to all pages, of which the first says how many there are. */
async function respond(query: PreloadedQuery, ask: AskRest, found: string[]): Promise<void> {
	const first = await ask(restPath(query)).catch(() => undefined);
	// Of a collection that is asked for as a whole one page has to do: where there are more, the app asks for all of them.
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
