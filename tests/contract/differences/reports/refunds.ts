import { isIntended } from '../../intended/is-intended';
import { oncePer } from '../../expected/once-per';
import type { Transaction } from '../../expected/transactions';
import { areLeadersWithRefundsTwice } from '../../own/leaders-twice';
import { isWithMarkedRefunds } from '../../own/marked-refunds';
import { isTheirs } from '../../own/segment-numbers';
import {
	areItemsSortedByRefundsTwice,
	areSortedByRefundsTwice,
	numberWithRefundsTwice,
} from '../../own/refunded-twice';
import type { DeliberateDifference } from '../difference';
import { ordersOrTotals } from './orders';

/** The numbers that refunds reduce. */
const reduced = [
	'num_items_sold',
	'items_sold',
	'net_revenue',
	'taxes',
	'shipping',
	'refunds',
	'avg_items_per_order',
	'avg_order_value',
];

/** Differences in what refunds give back by the rules since 10.2. */
export const refundDifferences: readonly DeliberateDifference[] = [
	{
		title: 'A full refund after partial refunds',
		at: /^reports\/(performance-indicators|(orders|revenue|products|variations)\/stats|orders|products|variations|categories)$/,
		when: (_query, { shop }) => hasSeveral(shop.transactions),
		where: [
			...reduced.flatMap((field) => [
				`body.totals.${field}`,
				`body.intervals[*].subtotals.${field}`,
			]),
			...['items_sold', 'net_revenue'].map((field) => `*segments[*].subtotals.${field}`),
			...['net_total', 'num_items_sold', 'items_sold', 'net_revenue', 'value'].map(
				(field) => `body[*].${field}`,
			),
		],
		reason:
			'If an order is refunded in one sum after partial refunds, the parts are subtracted again.',
		instead: 'The last refund returns the rest.',
		seen: [],
		holds: (mismatch, responses) =>
			isTheirs(numberWithRefundsTwice(mismatch, responses), mismatch, responses) &&
			isIntended(mismatch, responses),
	},
	{
		title: 'Orders sorted after a full refund',
		at: /^reports\/orders$/,
		when: ({ orderby }, { shop }) =>
			(orderby === 'net_total' || orderby === 'num_items_sold') && hasSeveral(shop.transactions),
		where: [
			...['order_id', 'parent_id', 'date', 'date_created', 'date_created_gmt', 'status'],
			...['customer_id', 'net_total', 'total_sales', 'num_items_sold', 'customer_type'],
			...['order_number', 'total_formatted', 'extended_info*', '_links*'],
		].map((field) => `body[*].${field}`),
		reason: 'Refunded parts are subtracted again, so the refund is sorted elsewhere.',
		instead: 'The last refund returns the rest, and is sorted by it.',
		seen: [],
		holds: (mismatch, responses) =>
			areSortedByRefundsTwice(responses) && isIntended(mismatch, responses),
	},
	{
		title: 'Tables of items sorted after a full refund',
		at: /^reports\/(products|variations)$/,
		when: ({ orderby }, { shop }) =>
			(orderby === 'items_sold' || orderby === 'net_revenue') && hasSeveral(shop.transactions),
		where: [
			...['', '.product_id', '.variation_id', '.items_sold', '.net_revenue', '.orders_count'],
			...['.extended_info', '.extended_info.*', '._links.*'],
		].map((field) => `body[*]${field}`),
		reason: 'Refunded parts are subtracted again, so items are sorted elsewhere.',
		instead: 'The last refund returns the rest, and items are sorted by it.',
		seen: [],
		holds: (mismatch, responses) =>
			areItemsSortedByRefundsTwice(responses) && isIntended(mismatch, responses),
	},
	{
		title: 'Leaders after a full refund',
		at: /^leaderboards(\/(products|categories))?$/,
		when: (_query, { shop }) => hasSeveral(shop.transactions),
		where: ['body[*].rows[*][*].value', 'body[*].rows[*][*].display'],
		reason: 'Refunded parts are subtracted again, so other items may lead.',
		instead: 'The last refund returns the rest.',
		seen: [],
		holds: (mismatch, responses) =>
			areLeadersWithRefundsTwice(mismatch, responses) && isIntended(mismatch, responses),
	},
	{
		title: 'Returning customers and refunds',
		at: /^reports\/orders(\/stats)?$/,
		when: ({ customer_type }, { shop }) =>
			customer_type === 'returning' && shop.settings.fullRefunds,
		where: [...ordersOrTotals, 'headers.link'],
		reason: 'The filter by customer type excludes refunds, except some that an import has marked.',
		instead: 'It excludes all of them.',
		seen: ['10.9 new'],
		holds: (mismatch, responses) =>
			isWithMarkedRefunds(mismatch, responses) && isIntended(mismatch, responses),
	},
];

/** Whether an order was refunded in one sum after other refunds. */
const hasSeveral = oncePer((rows: readonly Transaction[]): boolean =>
	rows.some(
		({ isWhole, parentId, id }) =>
			isWhole && rows.some((other) => other.parentId === parentId && other.id !== id),
	),
);
