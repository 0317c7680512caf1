import { isIntended } from '../../intended/is-intended';
import type { Mismatch } from '../../compare';
import { oncePer } from '../../expected/once-per';
import type { Responses } from '../../intended/responses';
import type { DeliberateDifference } from '../difference';
import {
	isTheirs,
	roundedDiscounts,
	segmentField,
	segmentOfCoupons,
} from '../../own/segment-numbers';
import { areHeadersOverNewYear, areWeeksOverNewYear } from '../../own/new-year-weeks';
import { numberOfLines, numberOfOrders, statField } from '../../own/numbers-of-rows';
import { areRankedByOrdersAndRefunds } from '../../own/ranked-items';
import { areOfThePeriod } from '../../own/other-intervals';
import type { RawLine } from '../../own/raw-rows';
import { categoriesIn, isInCategories, soldFromTrash } from '../../own/trashed-products';
import { intendedStats } from '../../intended/values';
import { listAt, valueAt } from '../../intended/reply-values';

/** The numbers of statistics. */
const statFields = [
	'items_sold',
	'num_items_sold',
	'net_revenue',
	'total_sales',
	'gross_sales',
	'taxes',
	'shipping',
	'coupons',
	'refunds',
	'orders_count',
	'products_count',
	'variations_count',
	'avg_items_per_order',
	'avg_order_value',
] as const;

const lineStats = /^reports\/(products|variations)\/stats$/;
const anyStats = /^reports\/(orders|revenue|products|variations|coupons|taxes)\/stats$/;

/** Differences in Products, Variations, Categories and Coupons. */
export const soldDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Ids of segments',
		at: anyStats,
		where: ['*segments[*].segment_id'],
		reason: 'The id of a segment is text if something was sold, and a number if not.',
		instead: 'The id is always a number.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: ({ expected, actual }) => typeof actual === 'number' && Number(expected) === actual,
	},
	{
		title: 'Names of variations as segments',
		at: lineStats,
		where: ['*segments[*].segment_label'],
		reason:
			'The attributes come twice ("Tee - Blue, Small - Blue, Small"). An open attribute adds an empty " - ".',
		instead: 'Chosen attributes come once.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntended,
	},
	{
		title: 'Variations by product or category',
		at: /^reports\/variations\/stats$/,
		when: ({ segmentby }) => segmentby === 'product' || segmentby === 'category',
		where: ['*segments[*].subtotals.*'],
		reason: 'All segments are zero.',
		instead: 'The segments have their numbers.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: (mismatch, responses) => mismatch.expected === 0 && isIntended(mismatch, responses),
	},
	{
		title: 'Orders of rows and segments',
		at: /^reports\/(categories|variations|products|(products|variations|taxes|coupons)\/stats)$/,
		where: [
			'*segments[*].subtotals.orders_count',
			'body[*].orders_count',
			'body.totals.orders_count',
			'body.intervals[*].subtotals.orders_count',
		],
		reason:
			'Refunds count as orders in the rows of Categories and Variations, in segments, and in Products with an amount of 0. They do not count in the report itself.',
		instead:
			'Refunds never count as orders. In wp-admin a store server counts them in rows and segments as WooCommerce does, so that the columns stay the same.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntended,
	},
	{
		title: 'Tables sorted by orders',
		at: /^reports\/(categories|variations)$/,
		when: ({ orderby }) => orderby === 'orders_count',
		where: ['body[*'],
		reason: 'Refunds also count as orders for sorting.',
		instead: 'Rows are sorted by the displayed numbers, and then by their ids.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: (mismatch, responses) =>
			areRankedByOrdersAndRefunds(responses) && isIntended(mismatch, responses),
	},
	{
		title: 'Variations of a product in statistics',
		at: /^reports\/variations\/stats$/,
		when: ({ products }) => products !== undefined,
		where: ['totals', 'intervals[*].subtotals'].flatMap((part) =>
			['items_sold', 'net_revenue', 'orders_count', 'variations_count'].map(
				(field) => `body.${part}.${field}`,
			),
		),
		reason: '`products` is ignored: the numbers are those of all variations.',
		instead: 'The numbers are those of the product, as in the table.',
		seen: [],
		holds: isIntended,
	},
	{
		title: 'Pages beyond the last one',
		at: anyStats,
		where: ['body.totals'],
		reason: 'The totals are null.',
		instead: 'The totals are those of the period, as on every page.',
		seen: [],
		holds: (mismatch, responses) => {
			const { page = 1, per_page: size = 10, interval = 'week' } = responses.request.query ?? {};
			// WooCommerce's week over New Year is one, and not two.
			const split = interval === 'week' && areWeeksOverNewYear(responses) ? 1 : 0;
			const count = (intendedStats(responses)?.count ?? Infinity) - split;
			return (
				mismatch.expected === null &&
				(Number(page) - 1) * Number(size) >= count &&
				isIntended(mismatch, responses)
			);
		},
	},
	{
		title: 'Products of a category and of one below it',
		at: /^reports\/(products|variations)\/stats$/,
		when: ({ segmentby }) => segmentby === 'category',
		where: ['*segments[*].subtotals.*'],
		reason: 'They count twice in the upper category.',
		instead: 'They count once.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntended,
	},
	{
		title: 'Segments of requested categories',
		at: /^reports\/(products|variations)\/stats$/,
		when: ({ categories }) => categories !== undefined,
		where: ['*segments[*].subtotals.*'],
		reason:
			'A requested category includes the sales of its subcategories only if the request names them too.',
		instead: 'It includes them all, as without `categories`.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntended,
	},
	{
		title: 'Coupons by product or category',
		at: /^reports\/coupons\/stats$/,
		when: ({ segmentby }) => ['product', 'category', 'variation'].includes(String(segmentby)),
		where: ['amount', 'coupons_count', 'orders_count'].map(
			(field) => `*segments[*].subtotals.${field}`,
		),
		reason:
			'What was taken off an item is counted once per coupon of its order. The category _Uncategorized_ has no numbers.',
		instead: 'What was taken off an item is counted once.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds(mismatch, responses) {
			const found = segmentField(mismatch, responses, 'created');
			if (!found) return false;
			const rounded = found.field === 'amount' ? roundedDiscounts(found, responses) : 0;
			return (
				isTheirs(segmentOfCoupons(found), mismatch, responses, rounded) &&
				isIntended(mismatch, responses)
			);
		},
	},
	{
		title: 'Products in the trash of a category',
		at: /^reports\/(orders|revenue|products|variations)\/stats$/,
		when: (query, { shop }) => soldFromTrash(shop, categoriesIn(query)),
		where: statFields.flatMap((field) => [
			`body.totals.${field}`,
			`body.intervals[*].subtotals.${field}`,
		]),
		reason:
			'A filter by category counts trashed products in the totals, but omits them from the table.',
		instead: 'Both omit them.',
		seen: [],
		holds(mismatch, responses) {
			const { request, shop } = responses;
			const categories = categoriesIn(request.query ?? {});
			const isAsked = ({ product }: RawLine) => isInCategories(shop, product, categories);
			const isOfLines = lineStats.test(request.path.replace('/wc-analytics/', ''));
			const found = statField(mismatch, responses, ({ created, dated }) =>
				isOfLines ? created : dated,
			);
			const theirs = isOfLines
				? found && numberOfLines(found.field, found.rows, isAsked)
				: found &&
					numberOfOrders(
						found.field,
						found.rows.filter(({ lines }) => lines.some(isAsked)),
						responses,
					);
			return isTheirs(theirs, mismatch, responses) && isIntended(mismatch, responses);
		},
	},
	{
		title: 'The week of New Year',
		at: /^reports\/[a-z]+\/stats$/,
		when: ({ interval = 'week' }, { shop }) => interval === 'week' && shop.settings.weekStart !== 1,
		where: ['body.intervals[*', 'body.intervals.length', 'headers.x-wp-*', 'headers.link'],
		reason:
			'If weeks do not start on Monday, the days around New Year are one interval with the name of the old year. The new year starts with week 2. But if something was sold in the first days of January, these are also week 1.',
		instead: 'The old year ends with its last week, and the new year begins with week 1.',
		seen: [],
		holds: (mismatch, responses) =>
			mismatch.where.startsWith('body.')
				? areWeeksOverNewYear(responses) && isIntendedInterval(mismatch, responses)
				: areHeadersOverNewYear(responses) && isIntended(mismatch, responses),
	},
	{
		title: 'Direction and pages of statistics',
		at: /^reports\/(products|variations|taxes|coupons)\/stats$/,
		where: [
			'body.intervals.length',
			...['', '.interval', '.date_*', '.subtotals.*'].map((field) => `body.intervals[*]${field}`),
		],
		reason:
			'`order=desc` is ignored in Taxes, and if something was sold in every interval. Taxes also ignores the page. Pages of Variations are cut at the wrong place.',
		instead: 'Direction and page apply to every report.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: (mismatch, responses) =>
			isOtherPage(responses) &&
			areOfThePeriod(responses) &&
			isIntendedInterval(mismatch, responses),
	},
];

/** Whether the real shop responds with other intervals, or in another order, than were asked for. */
export const isOtherPage = oncePer((responses: Responses): boolean => {
	const names = listAt(responses.theirs, 'body.intervals').map((one) => valueAt(one, 'interval'));
	const intended = intendedStats(responses)?.intervals.map(({ interval }) => interval);
	return String(names) !== String(intended);
});

/** Whether our interval is the intended one at this place, and what differs in it is what the export gives. */
export function isIntendedInterval(mismatch: Mismatch, responses: Responses): boolean {
	const body = intendedStats(responses);
	if (mismatch.where === 'body.intervals.length') {
		return body?.intervals.length === mismatch.actual;
	}
	const [, index = '', rest = ''] = /^body\.intervals\[(\d+)\]\.?(.*)$/.exec(mismatch.where) ?? [];
	const intended = body?.intervals[Number(index)];
	if (!intended || rest !== '') {
		return intended !== undefined && isIntended(mismatch, responses);
	}
	const mine = valueAt(responses.ours, `body.intervals[${index}]`);
	return Object.keys(Object(mine)).every((key) =>
		isIntended(
			{ where: `${mismatch.where}.${key}`, expected: undefined, actual: valueAt(mine, key) },
			responses,
		),
	);
}
