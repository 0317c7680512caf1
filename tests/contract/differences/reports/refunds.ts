import { isIntended } from '../../intended/is-intended';
import { oncePer } from '../../expected/once-per';
import type { Transaction } from '../../expected/transactions';
import type { DeliberateDifference } from '../difference';

/** Differences in what refunds give back by the rules since 10.2. */
export const refundDifferences: readonly DeliberateDifference[] = [
	{
		title: 'A full refund after partial refunds',
		at: /^(leaderboards|reports\/(performance-indicators|(orders|revenue|products|variations|categories)(\/stats)?)$)/,
		when: (_query, { shop }) => hasSeveral(shop.transactions),
		where: ['body*'],
		reason:
			'If an order is refunded in one sum after partial refunds, the parts are subtracted again.',
		instead: 'The last refund returns the rest.',
		seen: [],
		holds: isIntended,
	},
	{
		title: 'Returning customers and refunds',
		at: /^reports\/orders(\/stats)?$/,
		when: ({ customer_type }, { shop }) => customer_type !== undefined && shop.settings.fullRefunds,
		where: ['body*', 'headers.x-wp-*'],
		reason: 'The filter by customer type excludes refunds, except some that an import has marked.',
		instead: 'It excludes all of them.',
		seen: ['10.9 new'],
		holds: isIntended,
	},
];

/** Whether an order was refunded in one sum after other refunds. */
const hasSeveral = oncePer((rows: readonly Transaction[]): boolean =>
	rows.some(
		({ isWhole, parentId, id }) =>
			isWhole && rows.some((other) => other.parentId === parentId && other.id !== id),
	),
);
