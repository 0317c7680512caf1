import { isIntended, isIntendedAmongTies } from '../../intended/is-intended';
import type { DeliberateDifference } from '../difference';
import { isListOfItems } from '../../intended/order-items';
import { isIntendedInterval } from './sold';

const stats = /^reports\/(orders|revenue)\/stats$/;
const ordersOrStats = /^reports\/(orders|orders\/stats|revenue\/stats)$/;

/** Differences in Revenue and Orders. */
export const orderDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Coupons of an interval',
		at: stats,
		where: ['body.intervals[*].subtotals.coupons_count'],
		reason:
			'`coupons_count` of the first interval is that of the whole period; every other interval has the count of some order of its own, or none.',
		instead:
			'Each interval has the number of different coupons that its orders used. With `fields` it is there only when it is asked for.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntended,
	},
	{
		title: 'Dates of intervals',
		at: stats,
		where: ['body.intervals[*].date_*'],
		reason:
			'An interval takes its dates from when its last order was created, also where orders are put in by the day of payment or completion; so an interval can carry the dates of another day.',
		instead: 'The dates are those of the interval itself; intervals follow each other without gap.',
		seen: ['9.4'],
		holds: isIntended,
	},
	{
		title: 'Items and orders on average',
		at: stats,
		where: ['*.avg_items_per_order'],
		reason: 'A whole number divided by another is cut to four decimals.',
		instead: 'It is exact.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: (mismatch, responses) =>
			Math.abs(Number(mismatch.expected) - Number(mismatch.actual)) <= 0.00005 + 1e-9 &&
			isIntended(mismatch, responses),
	},
	{
		title: 'Orders by kind of customer',
		at: stats,
		when: ({ segmentby }) => segmentby === 'customer_type',
		where: ['*segments[*].segment_label', '*segments[*].subtotals.*'],
		reason: 'Both segments are always zero and have no label.',
		instead:
			'New (0) and returning (1) customers have their own numbers, each with the refunds of their orders, so that both add up to the total.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: (mismatch, responses) =>
			(mismatch.expected === null || mismatch.expected === 0) && isIntended(mismatch, responses),
	},
	{
		title: 'Orders by product, category, variation or coupon',
		at: stats,
		when: ({ segmentby }) => segmentby !== undefined && segmentby !== 'customer_type',
		where: ['*segments[*].subtotals.*'],
		reason:
			'Items are counted once per coupon of their order, the discount of an order once per item, and refunds as orders, so that segments sum to more than there is; their `refunds` are negative, those of the total positive.',
		instead:
			'Every item and every order counts once in a segment; `refunds` is positive everywhere.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntended,
	},
	{
		title: 'Full and partial refunds in the Orders table',
		at: /^reports\/orders$/,
		when: ({ refunds }) => refunds === 'full' || refunds === 'partial',
		where: ['body.length'],
		reason: 'The table is empty for full and for partial refunds, though its header counts them.',
		instead: 'The refunds are listed.',
		seen: ['9.4'],
		holds: isIntended,
	},
	{
		title: 'Orders without an attribute',
		at: ordersOrStats,
		when: ({ attribute_is_not }) => attribute_is_not !== undefined,
		where: ['body*', 'headers.x-wp-*', 'headers.link'],
		reason:
			'`attribute_is_not` keeps every order that holds any other item, also when it holds one with the attribute; such orders are in the result of `attribute_is` as well.',
		instead: 'Orders that hold an item with the attribute are left out, as with excluded products.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntended,
	},
	{
		title: 'Orders without a coupon or a tax rate',
		at: ordersOrStats,
		when: ({ coupon_excludes, tax_rate_excludes }) =>
			(coupon_excludes ?? tax_rate_excludes) !== undefined,
		where: ['body*', 'headers.x-wp-*', 'headers.link'],
		reason:
			'Excluding looks at each coupon and each rate of an order by itself, so that an order with two of them stays.',
		instead: 'Orders that hold what is excluded are left out.',
		seen: [],
		holds: isIntended,
	},
	{
		title: 'Statistics of orders that fit anything asked',
		at: stats,
		when: ({ match }) => match === 'any',
		where: ['body*', 'headers.x-wp-*', 'headers.link'],
		reason:
			'With `match=any`, that an order has a status which reports count is one of the things that may fit; so all such orders are counted, and of the others those that fit. The table of Orders asks for both.',
		instead: 'Orders that count and fit at least one thing are counted, as in the table.',
		seen: [],
		holds: isIntended,
	},
	{
		title: 'Orders that fit anything asked',
		at: /^reports\/orders$/,
		when: (query) => query['match'] === 'any' && asksForBoth(query),
		where: ['body*', 'headers.x-wp-*', 'headers.link'],
		reason:
			'With `match=any`, `status_is` and `status_is_not` must both be fulfilled all the same, and so must `refunds=full` and `refunds=partial`; `attribute_is` loses what has no items of its own, as refunds in one sum.',
		instead: 'Orders and refunds that fit at least one thing are listed.',
		seen: [],
		holds: isIntended,
	},
	{
		title: 'Intervals in which nothing was sold',
		at: stats,
		when: ({ orderby = 'date' }) => orderby !== 'date',
		where: ['body.intervals[*', 'body.intervals.length'],
		reason:
			'Sorted by a number, intervals without orders come after all others, also after those whose number is below 0.',
		instead: 'They are sorted by it like the others: they have 0.',
		seen: [],
		holds: isIntendedInterval,
	},
	{
		title: 'Orders with the same sort value',
		at: /^reports\/orders$/,
		where: ['body[*'],
		reason:
			'Orders with the same number of items, amount or date come in an order that the database makes up.',
		instead:
			'They come in the order of their ids (sorted by date, in the direction of the table), so that pages neither repeat nor lose one.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntendedAmongTies,
	},
	{
		title: 'Products of refunds and of what is gone',
		at: /^reports\/orders$/,
		where: ['body[*].extended_info.products*'],
		reason:
			'A product that was deleted is left out of the products of an order, and of several refunds of an order on one page only one has the products.',
		instead:
			'What is gone is listed by the name that the order keeps, and each refund has its list.',
		seen: ['9.4', '10.9'],
		holds: ({ where }, responses) =>
			isListOfItems(responses, where.replace(/\.extended_info.*$/, '')),
	},
];

/** Whether a condition is asked for that the table of Orders does not join with others by "or". */
function asksForBoth(query: Readonly<Record<string, unknown>>): boolean {
	const { status_is, status_is_not, refunds, attribute_is } = query;
	return (
		(status_is !== undefined && status_is_not !== undefined) ||
		refunds === 'full' ||
		refunds === 'partial' ||
		attribute_is !== undefined
	);
}
