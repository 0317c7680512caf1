import type { FetchReports } from '@store-analytics/rest-api/changes';
import { loadReportRows, loadReportStats } from '@store-analytics/rest-api/load-report';

/** Sends the requests for the parts of a change; equal ones are sent once. */
export interface OpenReports extends FetchReports {
	/** Until the returned function is called, which aborts requests in flight. */
	readonly open: () => () => void;
}

export function openReports(): OpenReports {
	let underWay: AbortController[] = [];
	let asked = new Map<string, Promise<unknown>>();
	/** Failed requests are sent again. */
	const once = <Reply>(key: string, ask: (signal: AbortSignal) => Promise<Reply>) => {
		const known = asked.get(key) as Promise<Reply> | undefined; // as: it was asked with this key
		if (known) return known;
		const mine = asked;
		const controller = new AbortController();
		underWay.push(controller);
		const reply = ask(controller.signal);
		mine.set(key, reply);
		reply.catch(() => mine.delete(key));
		return reply;
	};
	return {
		open: () => () => {
			underWay.forEach((controller) => controller.abort());
			underWay = [];
			asked = new Map();
		},
		totals: (report, query) =>
			once(`${report}/stats ${JSON.stringify(query)}`, async (signal) => {
				const { data } = await loadReportStats(report, query, signal);
				return { ...data.totals };
			}),
		rows: (report, query) =>
			once(`${report} ${JSON.stringify(query)}`, async (signal) => {
				const { data, total } = await loadReportRows(report, query, signal);
				return { rows: data, total: total ?? data.length };
			}),
	};
}
