import type { DeliberateDifference } from './difference';
import { areContiguous, isTie, listAt, numberAt, pathOf, valueAt } from './reply-values';

const orderStats = ['orders-stats-*', 'revenue-stats-*'];

/** Differences in Revenue, Orders and Overview. */
export const orderDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Coupons of an interval',
		files: orderStats,
		where: ['body.intervals[*].subtotals.coupons_count'],
		reason:
			'`coupons_count` of the first interval is that of the whole period; every other interval has the count of some order of its own, or none.',
		instead:
			'Each interval has the number of different coupons that its orders used. With `fields` it is there only when it is asked for.',
		holds({ actual, where }, { ours }) {
			const subtotals = where.replace(/\.coupons_count$/, '');
			const most = numberAt(ours, 'body.totals.coupons_count');
			return (
				actual === undefined ||
				(Number.isInteger(actual) &&
					Number(actual) <= most &&
					(Number(actual) > 0 || !(numberAt(ours, `${subtotals}.coupons`) > 0)))
			);
		},
	},
	{
		title: 'Dates of intervals',
		files: orderStats,
		where: ['body.intervals[*].date_*'],
		reason:
			'An interval takes its dates from when its last order was created, also where orders are put in by the day of payment or completion; so an interval can carry the dates of another day.',
		instead: 'The dates are those of the interval itself; intervals follow each other without gap.',
		holds: (_mismatch, { ours }) => areContiguous(ours),
	},
	{
		title: 'Orders by kind of customer',
		files: ['orders-stats-segmentby-customer_type', 'revenue-stats-segmentby-customer_type'],
		where: ['*segments[*].segment_label', '*segments[*].subtotals.*'],
		reason: 'Both segments are always zero and have no label.',
		instead: 'New (0) and returning (1) customers have their own numbers.',
		holds: ({ expected, actual }) => expected === null || (expected === 0 && actual !== 0),
	},
	{
		title: 'Orders and coupons by product, category or coupon',
		files: [
			'orders-stats-segmentby-*',
			'revenue-stats-segmentby-*',
			'coupons-stats-segmentby-product',
			'coupons-stats-segmentby-category',
		],
		where: ['*segments[*].subtotals.*'],
		reason:
			'Items are counted once per coupon of their order, and the discount of an order once per item, so that segments sum to more than there is.',
		instead: 'Every item and every order counts once in a segment.',
		holds: ({ expected, actual, where }) =>
			/avg_/.test(where) || Math.abs(Number(actual)) <= Math.abs(Number(expected)),
	},
	{
		title: 'Refunds in the Orders table',
		files: ['orders-filter-refunds_full*', 'orders-filter-refunds_partial*'],
		where: ['body.length'],
		reason: 'The table is empty for full and for partial refunds, though its header counts them.',
		instead: 'The refunds are listed.',
		holds: (_mismatch, { ours }) =>
			listAt(ours, 'body').every((row) => numberAt(row, 'parent_id') > 0),
	},
	{
		title: 'Orders without an attribute',
		files: ['orders-filter-attribute_is_not', 'orders-stats-filter-attribute_is_not'],
		where: ['body*', 'headers.*'],
		reason:
			'`attribute_is_not` keeps every order that holds any other item, also when it holds one with the attribute; such orders are in the result of `attribute_is` as well.',
		instead:
			'Orders that hold an item with the attribute are left out, as with excluded products (113 of 141 orders; 125 of 153 rows).',
		holds: (_mismatch, { ours }) =>
			numberAt(ours, 'body.totals.orders_count') === 113 ||
			valueAt(ours, 'headers.x-wp-total') === '125',
	},
	{
		title: 'Orders with as many items',
		files: ['orders-orderby-num_items_sold-*'],
		where: ['body[*'],
		reason: 'Orders with the same number of items come in an order that the database makes up.',
		instead: 'They come in the order of their ids, so that pages neither repeat nor lose one.',
		holds: (mismatch, replies) => isTie(mismatch, replies, 'num_items_sold', 'order_id'),
	},
	{
		title: 'Ties in leaderboards',
		files: ['leaderboards*'],
		where: ['body[*].rows[*'],
		reason: 'Of two that sold as often, the one that comes first is up to the database.',
		instead: 'The larger amount comes first.',
		holds(mismatch, replies) {
			const row = pathOf(mismatch, /^body\[\d+\]\.rows\[\d+\]/);
			const above = row.replace(/(\d+)\]$/, (_all, index: string) => `${Number(index) - 1}]`);
			const { ours } = replies;
			const isSorted =
				numberAt(ours, `${above}[1].value`) !== numberAt(ours, `${row}[1].value`) ||
				numberAt(ours, `${above}[2].value`) >= numberAt(ours, `${row}[2].value`);
			return isSorted && isTie(mismatch, replies, '[1].value', '[0].value');
		},
	},
];
