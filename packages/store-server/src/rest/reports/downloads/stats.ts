import { statsOrderings } from '@store-analytics/rest-api';
import { route, type Route } from '../../router/route';
import { count } from '../core/metrics';
import { readPeriod } from '../core/period';
import { openShop } from '../core/shop';
import { answerStats, orderbyArgument, statsArguments } from '../core/stats-route';
import type { StatsSource } from '../core/stats-source';
import type { Sql } from '../sql/sql';
import { downloadFilterArguments, matchingDownloads } from './matching';

/** `GET reports/downloads/stats`. */
export const downloadsStats: Route = route({
	path: '/wc-analytics/reports/downloads/stats',
	args: {
		...statsArguments,
		...downloadFilterArguments,
		orderby: orderbyArgument(statsOrderings.downloads, 'date'),
	},
	async handle({ args, context }) {
		const shop = await openShop(context);
		const downloads = matchingDownloads(readPeriod(args, shop.clock, context.now()), args);
		return answerStats(context, shop, args, downloadsSource(downloads));
	},
});

/** What Downloads counts; it is never split. */
export function downloadsSource(downloads: Sql): StatsSource {
	return {
		rowSets: [{ rows: downloads, metrics: { download_count: count('COUNT(*)') } }],
		names: ['download_count'],
		hasSegments: false,
	};
}
