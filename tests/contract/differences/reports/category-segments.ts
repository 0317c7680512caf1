import type { Mismatch } from '../../compare';
import { isIntended } from '../../intended/is-intended';
import { listAt, numberAt, valueAt } from '../../intended/reply-values';
import type { Responses } from '../../intended/responses';
import { dateAsked, numberOfOrders, statField } from '../../own/numbers-of-rows';
import { isTheirs } from '../../own/segment-numbers';
import { isInCategories } from '../../own/trashed-products';
import type { DeliberateDifference } from '../difference';

/** Numbers over all orders. */
const orderTotals = (
	'orders_count num_items_sold gross_sales total_sales coupons coupons_count refunds taxes shipping ' +
	'net_revenue avg_items_per_order avg_order_value total_customers products'
)
	.split(' ')
	.flatMap((field) => [`body.totals.${field}`, `body.intervals[*].subtotals.${field}`]);

/** Differences in statistics of orders that name categories. */
export const categorySegmentDifferences: readonly DeliberateDifference[] = [
	{
		title: 'A list of categories as segments of orders',
		at: /^reports\/orders\/stats$/,
		when: ({ categories }) => String(categories).includes(','),
		where: ['*segments.length', '*segments[*]', '*segments[*].*'],
		reason: 'Of ids with commas between them only the first counts.',
		instead: 'Each requested category is a segment.',
		seen: [],
		holds: (mismatch, responses) => {
			const asked = String(responses.request.query?.['categories']).split(',').map(Number);
			const [mine, theirs] = segmentIds(mismatch, responses);
			const filled = filledCategories(responses);
			const own = asked.filter((id) => filled.includes(id));
			const first = own.filter((id) => id === asked[0]);
			return (
				String(mine) === String(own) &&
				String(theirs) === String(first) &&
				(mismatch.where.endsWith('.length') || isIntended(mismatch, responses))
			);
		},
	},
	{
		title: 'A list of categories in totals of orders',
		at: /^reports\/orders\/stats$/,
		when: ({ categories }) => String(categories).includes(','),
		where: orderTotals,
		reason:
			'Of ids with commas between them only the first counts. If no product is for sale in it, nothing is found.',
		instead: 'Orders with an item of any of the categories count.',
		seen: [],
		holds: (mismatch, responses) =>
			isTheirs(numberOfFirst(mismatch, responses), mismatch, responses) &&
			isIntended(mismatch, responses),
	},
	{
		title: 'An empty list of categories',
		at: /^reports\/orders\/stats$/,
		when: ({ categories }) => categories === '',
		where: ['body.totals.*', 'body.intervals[*].subtotals.*'],
		reason: 'Orders finds nothing. Every other report is then the one without a filter.',
		instead: 'An empty list is no filter in any report.',
		seen: [],
		holds(mismatch, responses) {
			const [mine, theirs] = segmentIds(mismatch, responses);
			const areAll = String([...mine].sort()) === String([...filledCategories(responses)].sort());
			return (
				mismatch.expected === 0 &&
				numberAt(responses.theirs, 'body.totals.orders_count') === 0 &&
				theirs.length === 0 &&
				areAll &&
				(mismatch.where.endsWith('.length') || isIntended(mismatch, responses))
			);
		},
	},
];

/** The number over the orders with an item of the first category. */
function numberOfFirst(mismatch: Mismatch, responses: Responses): number | undefined {
	const { request, shop } = responses;
	const query = request.query ?? {};
	const [first = 0] = String(query['categories']).split(',').map(Number);
	const isForSale = shop.categoriesBelow(first).size > 0;
	const found = statField(mismatch, responses, dateAsked(responses));
	if (!found || !Object.keys(query).every((name) => PLAIN.has(name))) return undefined;
	const rows = found.rows.filter(({ lines }) =>
		lines.some(({ product }) => isForSale && isInCategories(shop, product, [first])),
	);
	return numberOfOrders(found.field, rows, responses);
}

/** The parameters that filter no orders, and the categories. */
const PLAIN = new Set(
	'after before interval page per_page order orderby fields segmentby categories'.split(' '),
);

/** The ids of our segments and of the recorded ones, of the totals or of the interval at this place. */
function segmentIds(
	{ where }: Mismatch,
	{ ours, theirs }: Responses,
): [mine: readonly number[], theirs: readonly number[]] {
	const [part] = /^body\.(?:totals|intervals\[\d+\]\.subtotals)/.exec(where) ?? [];
	const idsIn = (body: unknown) =>
		listAt(body, `${part}.segments`).map((one) => Number(valueAt(one, 'segment_id')));
	return [idsIn(ours), idsIn(theirs)];
}

/** The ids of categories with products. */
function filledCategories({ shop }: Responses): number[] {
	return shop.documents.categories.filter(({ count }) => count > 0).map(({ id }) => id);
}
