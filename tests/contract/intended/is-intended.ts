import type { Mismatch } from '../compare';
import { stockNumbers } from '../expected/tables/stock';
import type { Responses } from './responses';
import { isLeader } from './leaders';
import { isLinkToPages } from './links';
import { valueAt } from './reply-values';
import {
	intendedCustomerStats,
	intendedIndicators,
	isIntendedInTable,
	isIntendedStat,
	isPermutationOfTies,
	isSame,
} from './values';

/**
 * Checks whether our value equals the one calculated from the export, in a report, in indicators or on a leaderboard.
 */
export function isIntended(mismatch: Mismatch, responses: Responses): boolean {
	const { where, actual } = mismatch;
	const { path } = responses.request;
	const isAs = (body: unknown) => isSame(valueAt({ body }, where), actual, responses, where);
	if (where === 'headers.link') return isLinkToPages(actual, responses);
	if (path.includes('/leaderboards')) return isLeader(where, responses);
	if (path.endsWith('/performance-indicators')) return isAs(intendedIndicators(responses));
	if (path.endsWith('/customers/stats')) return isAs({ totals: intendedCustomerStats(responses) });
	if (path.endsWith('/stock/stats')) return isAs({ totals: stockNumbers(responses.shop) });
	return path.endsWith('/stats')
		? isIntendedStat(mismatch, responses)
		: isIntendedInTable(mismatch, responses);
}

/** The same for rows that differ from the recorded ones only in the order of equal rows. */
export function isIntendedAmongTies(mismatch: Mismatch, responses: Responses): boolean {
	return isPermutationOfTies(responses) && isIntended(mismatch, responses);
}
