import type { Mismatch } from '../compare';
import { readQuery } from '../expected/request/query';
import { customerStats } from '../expected/tables/customers';
import { stockNumbers } from '../expected/tables/stock';
import type { Responses } from './responses';
import { isLeader } from './leaders';
import { isLinkToPages } from './links';
import { valueAt } from './reply-values';
import {
	intendedIndicators,
	isIntendedInTable,
	isIntendedStat,
	isPermutationOfTies,
	isSame,
} from './values';

/** Whether our value is the one that the export gives at its place of a report, of indicators or of a board. */
export function isIntended(mismatch: Mismatch, answers: Responses): boolean {
	const { where, actual } = mismatch;
	const { path, query } = answers.request;
	const isAs = (body: unknown) => isSame(valueAt({ body }, where), actual, answers, where);
	if (where === 'headers.link') return isLinkToPages(actual, answers);
	if (path.includes('/leaderboards')) return isLeader(where, answers);
	if (path.endsWith('/performance-indicators')) return isAs(intendedIndicators(answers));
	if (path.endsWith('/customers/stats'))
		return isAs({ totals: customerStats(answers.shop, readQuery(query)) });
	if (path.endsWith('/stock/stats')) return isAs({ totals: stockNumbers(answers.shop) });
	return path.endsWith('/stats')
		? isIntendedStat(mismatch, answers)
		: isIntendedInTable(mismatch, answers);
}

/** The same, of rows that differ from the recorded ones only in the order among equals. */
export function isIntendedAmongTies(mismatch: Mismatch, answers: Responses): boolean {
	return isPermutationOfTies(answers) && isIntended(mismatch, answers);
}
