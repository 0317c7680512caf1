import { isIntended, isIntendedAmongTies } from '../../intended/is-intended';
import type { Mismatch } from '../../compare';
import type { Responses } from '../../intended/responses';
import type { DeliberateDifference } from '../difference';
import { isListOfItems } from '../../intended/order-items';
import { valueAt } from '../../intended/reply-values';
import {
	isTheirs,
	segmentField,
	segmentOfOrders,
	segmentOfOrdersByCoupon,
} from '../../own/segment-numbers';
import { isOverKept } from '../../own/kept-orders';
import { isIntendedInterval } from './sold';

/** The numbers of a segment that WooCommerce adds up otherwise than those of the report. */
const segmentFields = [
	'num_items_sold',
	'total_sales',
	'coupons',
	'refunds',
	'taxes',
	'shipping',
	'net_revenue',
	'orders_count',
	'avg_items_per_order',
	'avg_order_value',
] as const;

/** Numbers of statistics over orders. */
const orderTotals = [
	...segmentFields,
	'gross_sales',
	'coupons_count',
	'total_customers',
	'products',
].flatMap((field) => [`body.totals.${field}`, `body.intervals[*].subtotals.${field}`]);

/** These numbers, or the rows of the table and how many there are. */
export const ordersOrTotals = [
	...orderTotals,
	'body.length',
	...[
		'',
		'.order_id',
		'.parent_id',
		'.date',
		'.date_created',
		'.date_created_gmt',
		'.status',
		'.customer_id',
		'.net_total',
		'.total_sales',
		'.num_items_sold',
		'.customer_type',
		'.order_number',
		'.total_formatted',
		'.extended_info*',
		'._links*',
	].map((field) => `body[*]${field}`),
	'headers.x-wp-total',
	'headers.x-wp-totalpages',
];

const stats = /^reports\/(orders|revenue)\/stats$/;
const ordersOrStats = /^reports\/(orders|orders\/stats|revenue\/stats)$/;

/** Differences in Revenue and Orders. */
export const orderDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Coupons of an interval',
		at: stats,
		where: ['body.intervals[*].subtotals.coupons_count'],
		reason:
			'`coupons_count` of the first interval is that of the whole period. Every other interval has the count of one of its orders, or 0.',
		instead:
			'Each interval has the number of different coupons of its orders. With `fields` it is sent only on request.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntended,
	},
	{
		title: 'Dates of intervals',
		at: stats,
		where: ['body.intervals[*].date_*'],
		reason:
			'An interval takes its dates from the creation date of its last order, also when reports use the day of payment or completion. So an interval can have the dates of another day.',
		instead: 'The dates are those of the interval itself. Intervals follow each other without gap.',
		seen: ['9.4'],
		holds: isIntended,
	},
	{
		title: 'Items and orders on average',
		at: stats,
		where: ['*.avg_items_per_order'],
		reason: 'Averages are cut to four decimals.',
		instead: 'Averages are exact.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: (mismatch, responses) =>
			Math.abs(Number(mismatch.expected) - Number(mismatch.actual)) <= 0.00005 + 1e-9 &&
			isIntended(mismatch, responses),
	},
	{
		title: 'Orders by customer type',
		at: stats,
		when: ({ segmentby }) => segmentby === 'customer_type',
		where: ['*segments[*].segment_label', '*segments[*].subtotals.*'],
		reason: 'Both segments are always zero and have no label.',
		instead:
			'New (0) and returning (1) customers have their own numbers, each with the refunds of their orders. Both add up to the total.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: (mismatch, responses) =>
			(mismatch.expected === null || mismatch.expected === 0) && isIntended(mismatch, responses),
	},
	{
		title: 'Orders by product, category or variation',
		at: stats,
		when: ({ segmentby }) => ['product', 'category', 'variation'].includes(String(segmentby)),
		where: [...segmentFields, 'coupons_count', 'total_customers'].map(
			(field) => `*segments[*].subtotals.${field}`,
		),
		reason:
			"Segments sum to more than the total. Items count once per coupon of their order, discounts once per item, and refunds count as orders. The segments' `refunds` are negative, the total's positive. The category _Uncategorized_ has no numbers.",
		instead:
			'Every item and every order counts once in a segment. `refunds` is positive everywhere.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds(mismatch, responses) {
			const found = segmentField(mismatch, responses, 'dated');
			const theirs = found && segmentOfOrders(found);
			return isTheirs(theirs, mismatch, responses) && isIntended(mismatch, responses);
		},
	},
	{
		title: 'Orders by coupon',
		at: stats,
		when: ({ segmentby }) => segmentby === 'coupon',
		where: [...segmentFields, 'coupons_count'].map((field) => `*segments[*].subtotals.${field}`),
		reason:
			'An order counts once per coupon that it has, and so do its items and amounts. A segment counts all coupons of its orders.',
		instead: 'Every order counts once in a segment, and a segment counts its own coupon.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds(mismatch, responses) {
			const found = segmentField(mismatch, responses, 'dated');
			const segment = mismatch.where.replace(/\.subtotals\.\w+$/, '');
			const code = String(valueAt(responses.ours, `${segment}.segment_label`));
			const theirs = found && segmentOfOrdersByCoupon(found, code);
			return isTheirs(theirs, mismatch, responses) && isIntended(mismatch, responses);
		},
	},
	{
		title: 'Full and partial refunds in the Orders table',
		at: /^reports\/orders$/,
		when: ({ refunds }) => refunds === 'full' || refunds === 'partial',
		where: ['body.length'],
		reason: 'The table is empty for full and for partial refunds, though its header counts them.',
		instead: 'The table lists the refunds.',
		seen: ['9.4'],
		holds: isIntended,
	},
	{
		title: 'Orders without an attribute',
		at: ordersOrStats,
		when: ({ attribute_is_not }) => attribute_is_not !== undefined,
		where: [...ordersOrTotals, 'headers.link'],
		reason:
			'`attribute_is_not` keeps every order with any other item, also if it has an item with the attribute. `attribute_is` finds the same orders too.',
		instead: 'Orders with an item that has the attribute are excluded, as with excluded products.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isOfKeptOrders,
	},
	{
		title: 'Orders without a coupon or a tax rate',
		at: ordersOrStats,
		when: ({ coupon_excludes, tax_rate_excludes }) =>
			(coupon_excludes ?? tax_rate_excludes) !== undefined,
		where: [...ordersOrTotals, 'headers.link'],
		reason:
			'The filter checks each coupon and each rate of an order separately, so an order with two of them stays. The table lists every order without a tax.',
		instead: 'Orders with the excluded coupon or rate are excluded.',
		seen: [],
		holds: isOfKeptOrders,
	},
	{
		title: 'Full refunds by tax rate',
		at: ordersOrStats,
		when: ({ tax_rate_includes, tax_rate_excludes }, { shop }) =>
			(tax_rate_includes ?? tax_rate_excludes) !== undefined && shop.settings.fullRefunds,
		where: [...ordersOrTotals, 'headers.link'],
		reason: 'A full refund in one sum has no tax rates, so a filter by rate takes it for untaxed.',
		instead: 'It has the rates of the taxes that it returns, as in Taxes.',
		seen: [],
		holds: isOfKeptOrders,
	},
	{
		title: 'Statistics of orders with `match=any`',
		at: stats,
		when: ({ match }) => match === 'any',
		where: orderTotals,
		reason:
			'Only the last condition requires a counted status. Orders of other statuses are counted if they meet an earlier one. The table of Orders requires both.',
		instead:
			'An order is counted if its status counts and it meets at least one condition, as in the table.',
		seen: [],
		holds: isOfKeptOrders,
	},
	{
		title: 'Orders with `match=any`',
		at: /^reports\/orders$/,
		when: (query) => query['match'] === 'any' && asksForBoth(query),
		where: [...ordersOrTotals, 'headers.link'],
		reason:
			'`status_is` and `status_is_not` must still both be met, and so must `refunds=full` and `refunds=partial`. `attribute_is` misses orders without items of their own, such as refunds in one sum.',
		instead: 'Orders and refunds that meet at least one condition are listed.',
		seen: [],
		holds: isOfKeptOrders,
	},
	{
		title: 'Orders with one product and without another',
		at: /^reports\/orders$/,
		when: includesAndExcludes,
		where: [...ordersOrTotals, 'headers.x-wp-total', 'headers.x-wp-totalpages', 'headers.link'],
		reason:
			'With products to include and products to exclude, the table looks for items that both lists name, so it is empty. With `match=any` it lists all orders. The statistics heed both lists.',
		instead: 'The table lists the orders that the statistics count.',
		seen: [],
		holds: isOfKeptOrders,
	},
	{
		title: 'Intervals without sales',
		at: /^reports\/(orders|revenue|coupons)\/stats$/,
		when: ({ orderby = 'date' }) => orderby !== 'date',
		where: ['body.intervals[*', 'body.intervals.length'],
		reason:
			'Sorted by a number, they come after all others, also after intervals with a number below 0. A later page of Coupons shows some in the place of intervals with sales.',
		instead: 'Their number is 0, and they are sorted by it.',
		seen: [],
		holds: isIntendedInterval,
	},
	{
		title: 'Orders with the same sort value',
		at: /^reports\/orders$/,
		where: ['body[*'],
		reason: 'Orders with the same number of items, amount or date come in no fixed order.',
		instead:
			'They come in the order of their ids. Sorted by date, they come in the direction of the table. So pages neither repeat nor lose an order.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds(mismatch, responses) {
			const row = mismatch.where.replace(/^(body\[\d+\]).*$/, '$1.order_id');
			const isOther = valueAt(responses.ours, row) !== valueAt(responses.theirs, row);
			return isOther && isIntendedAmongTies(mismatch, responses);
		},
	},
	{
		title: 'Products of refunds, and deleted products',
		at: /^reports\/orders$/,
		where: ['body[*].extended_info.products*'],
		reason:
			'The products of an order omit deleted products. If a page has several refunds of an order, only one has the products.',
		instead: 'Deleted products are listed with the name in the order. Each refund has its list.',
		seen: ['9.4', '10.9'],
		holds: ({ where }, responses) =>
			isListOfItems(responses, where.replace(/\.extended_info.*$/, '')),
	},
];

/** Theirs is the number over the orders that WooCommerce keeps, ours the one over those that are meant. */
export function isOfKeptOrders(mismatch: Mismatch, responses: Responses): boolean {
	return (
		(mismatch.where === 'headers.link' || isOverKept(mismatch, responses)) &&
		isIntended(mismatch, responses)
	);
}

function includesAndExcludes(query: Readonly<Record<string, unknown>>): boolean {
	return ['product', 'variation'].some(
		(kind) => `${kind}_includes` in query && `${kind}_excludes` in query,
	);
}

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
