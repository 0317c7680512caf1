import type { Mismatch } from '../compare';
import { expectedStats } from '../expected/stats';
import type { Transaction } from '../expected/transactions';
import type { Answers, DeliberateDifference } from './difference';
import { isSame } from './intended';
import { isLeader } from './leaderboards';
import { valueAt } from './reply-values';
import { isIntendedAnywhere } from './sold';

const afterOthers = {
	title: 'A refund of everything after others',
	reason:
		'When an order is refunded in one sum after parts of it were, the parts are taken off once more.',
	instead: 'The last refund gives back what the others have left.',
	seen: [],
	when: (_query: object, { shop }: Answers) => hasSeveral(shop.transactions),
} as const;

/** Differences in what refunds give back by the rules since 10.2. */
export const refundDifferences: readonly DeliberateDifference[] = [
	{
		...afterOthers,
		at: /^reports\/(orders|revenue|products|variations|categories)(\/stats)?$/,
		where: ['body*'],
		holds: isIntendedAnywhere,
	},
	{
		...afterOthers,
		at: /^reports\/performance-indicators$/,
		where: ['body[*].value'],
		holds: isIntendedIndicator,
	},
	{
		...afterOthers,
		at: /^leaderboards/,
		where: ['body[*].rows[*'],
		holds: ({ where }, answers) => isLeader(where, answers),
	},
	{
		title: 'Returning customers and refunds',
		at: /^reports\/orders(\/stats)?$/,
		when: ({ customer_type }, { shop }) => customer_type !== undefined && shop.settings.fullRefunds,
		where: ['body*', 'headers.x-wp-*'],
		reason:
			'The filter by kind of customer leaves refunds out, but for some that an import has marked.',
		instead: 'It leaves all of them out.',
		seen: ['10.9 new'],
		holds: isIntendedAnywhere,
	},
];

/** Whether an indicator is the total of its report over the same time. */
function isIntendedIndicator({ where, actual }: Mismatch, answers: Answers): boolean {
	const stat = String(valueAt(answers.ours, where.replace(/value$/, 'stat')));
	const [report = '', key = ''] = stat.split('/');
	const { shop, request, now } = answers;
	const path = `/wc-analytics/reports/${report}/stats`;
	const totals = expectedStats(shop, path, request.query, now, [])?.totals;
	return isSame(valueAt(totals, key), actual, answers, key);
}

/** Whether an order was refunded in one sum after other refunds. */
function hasSeveral(rows: readonly Transaction[]): boolean {
	return rows.some(
		({ isWhole, parentId, id }) =>
			isWhole && rows.some((other) => other.parentId === parentId && other.id !== id),
	);
}
