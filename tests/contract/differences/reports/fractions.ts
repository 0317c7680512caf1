import type { Mismatch } from '../../compare';
import { oncePer } from '../../expected/once-per';
import type { Shop } from '../../expected/shop';
import { isIntended } from '../../intended/is-intended';
import { isSortedThere } from '../../intended/sorted';
import { valueAt } from '../../intended/reply-values';
import type { Responses } from '../../intended/responses';
import type { DeliberateDifference } from '../difference';

const reason = 'WooCommerce cuts the pieces of each line and of each order to whole ones.';
const instead = 'Pieces keep their fractions: 0.5 kg count as 0.5, in every report.';

/** Differences in shops that sell parts of a piece. */
export const fractionDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Fractions of pieces',
		at: /^(reports\/|leaderboards)/,
		when: (_query, { shop }) => sellsFractions(shop),
		where: [
			'*items_sold',
			'*avg_items_per_order',
			'body[*].rows[*][*].value',
			'body[*].rows[*][*].display',
			'body[*].value',
		],
		reason,
		instead,
		seen: [],
		holds: (mismatch, responses) =>
			countsPieces(mismatch, responses) && isIntended(mismatch, responses),
	},
	{
		title: 'Fractions of pieces in stock',
		at: /^(reports\/|products|orders)/,
		when: (_query, { shop }) => sellsFractions(shop),
		where: ['*stock_quantity'],
		reason: 'Reports and lists cut the stock to whole pieces.',
		instead: 'The stock is that of the product.',
		seen: [],
		holds: (mismatch, responses) =>
			mismatch.expected === Math.trunc(Number(mismatch.actual)) && isIntended(mismatch, responses),
	},
	{
		title: 'Rows sorted by fractions of pieces',
		at: /^reports\/(orders|products|variations|categories)$/,
		when: ({ orderby }, { shop }) =>
			['items_sold', 'num_items_sold'].includes(String(orderby)) && sellsFractions(shop),
		where: ['body[*'],
		reason: 'Rows are sorted by the whole pieces.',
		instead: 'They are sorted by the displayed numbers.',
		seen: [],
		holds: (mismatch, responses) => {
			const field = String(responses.request.query?.['orderby']);
			return (
				isSortedThere(responses, (row) => Number(valueAt(row, field))) &&
				isIntended(mismatch, responses)
			);
		},
	},
];

/** Leaderboards of coupons and customers, and other indicators than those of pieces, have no fractions. */
function countsPieces({ where }: Mismatch, { ours }: Responses): boolean {
	const [row = ''] = /^body\[\d+\]/.exec(where) ?? [];
	if (where.startsWith(`${row}.rows`))
		return ['products', 'categories'].includes(String(valueAt(ours, `${row}.id`)));
	return where !== `${row}.value` || /items/.test(String(valueAt(ours, `${row}.stat`)));
}

const sellsFractions = oncePer((shop: Shop): boolean =>
	shop.documents.orders.some(({ line_items }) =>
		line_items.some(({ quantity }) => !Number.isInteger(quantity)),
	),
);
