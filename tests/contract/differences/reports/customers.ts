import { isIntended, isIntendedAmongTies } from '../../intended/is-intended';
import type { Mismatch } from '../../compare';
import { oncePer } from '../../expected/once-per';
import { readQuery } from '../../expected/request/query';
import type { Shop } from '../../expected/shop';
import { expectedTable } from '../../expected/tables';
import { customerStats } from '../../expected/tables/customers';
import type { Transaction } from '../../expected/transactions';
import type { Responses } from '../../intended/responses';
import type { DeliberateDifference } from '../difference';
import {
	intendedCustomerStats,
	intendedTable,
	isIntendedCount,
	isSame,
	recordedRows,
} from '../../intended/values';
import { listAt, numberAt, valueAt } from '../../intended/reply-values';
import { refundedAtOnce } from '../../own/returning-orders';
import { isOfKeptOrders, ordersOrTotals } from './orders';

/** What is left of binary fractions. */
const DUST = 1e-9;

const customers = /^(reports\/customers|customers|customers\/\d+)$/;

/** Differences in Customers. */
export const customerDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Last activity of a customer',
		at: customers,
		where: ['body[*].date_last_active*'],
		reason: "`date_last_active` is UTC and `date_last_active_gmt` the shop's time.",
		instead:
			"`date_last_active` is the shop's time and `date_last_active_gmt` UTC, like all other dates.",
		seen: ['9.4', '10.9', '10.9 new'],
		holds({ expected, actual, where }, { ours, theirs, shop }) {
			const isUtc = where.endsWith('_gmt');
			const other = isUtc ? where.replace(/_gmt$/, '') : `${where}_gmt`;
			const row = where.replace(/\.date.*$/, '.id');
			const id = valueAt(ours, row);
			const told = [...shop.customers.values()].find((customer) => customer.id === id);
			return (
				id === valueAt(theirs, row) &&
				valueAt(ours, other) === expected &&
				// The export has them swapped, as the real shop wrote them.
				actual === (isUtc ? told?.date_last_active : told?.date_last_active_gmt)
			);
		},
	},
	{
		title: 'Names of customers',
		at: customers,
		where: ['body[*].name'],
		reason:
			'A name has a space at its end if the last name is empty, and at its start if the first name is empty.',
		instead: 'Names begin and end with a letter.',
		seen: [],
		holds: ({ expected, actual }) =>
			typeof expected === 'string' && expected !== actual && expected.trim() === actual,
	},
	{
		title: 'Customers by number of orders and average order',
		at: /^reports\/customers(\/stats)?$/,
		when: (query) =>
			Object.keys(query).some((name) => /^(orders_count|avg_order_value|total_spend)_/.test(name)),
		where: ['body*', 'headers.x-wp-*', 'headers.link'],
		reason:
			'Before 11.2 the filters count refunds as orders, so they find customers with numbers outside the filter. With `match=any` a number must still be met.',
		instead: 'The filters use the displayed numbers, and `any` means any.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntended,
	},
	{
		title: 'Orders on average',
		at: /^reports\/customers\/stats$/,
		where: ['body.totals.avg_orders_count'],
		reason: 'Averages are cut to four decimals.',
		instead: 'Averages are exact.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: (mismatch, responses) =>
			Math.abs(Number(mismatch.expected) - Number(mismatch.actual)) <= 0.00005 + DUST &&
			isIntended(mismatch, responses),
	},
	{
		title: 'Numbers for a search among customers',
		at: /^reports\/customers\/stats$/,
		when: ({ search }) => search !== undefined,
		where: ['body.totals.*'],
		reason: 'Statistics ignore `searchby` and always search names.',
		instead: 'They search the same field as the table.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntended,
	},
	{
		title: 'Numbers of guests, registered customers and places',
		at: /^reports\/customers\/stats$/,
		when: (query) =>
			['user_type', 'location_includes', 'location_excludes'].some((name) => name in query),
		where: ['body.totals.*'],
		reason:
			'Since 10.5 the table accepts `user_type`, `location_includes` and `location_excludes`. Statistics ignore them and include all customers.',
		instead: 'Table and statistics include the same customers.',
		seen: ['10.9', '10.9 new'],
		holds: isIntended,
	},
	{
		title: 'Customers with the same sort value',
		at: customers,
		where: ['body[*'],
		reason:
			'Guests have no registration date, and many customers have the same sort value. They come in no fixed order.',
		instead: 'They are sorted by id. Customers without a date come last.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntendedAmongTies,
	},
	{
		title: 'Customers with new ids',
		at: /^(reports\/customers(\/stats)?|customers|customers\/\d+|reports\/orders|leaderboards(\/customers)?)$/,
		when: (_query, responses) => isNumberedAnew(responses),
		where: ['body*', 'headers.x-wp-*'],
		reason: 'After a new import of its analytics, a shop has other customer ids than the export.',
		instead: 'Customers have the ids of the export.',
		seen: ['10.9 new'],
		holds: isSamePerson,
	},
	{
		title: 'Ids of deleted customers',
		at: /^reports\/orders$/,
		where: ['body[*].customer_id'],
		reason:
			'Orders keep the id of a customer whose account was deleted. No list of an export has it.',
		instead: 'All orders of the person have one generated id.',
		seen: [],
		holds: isDeletedCustomer,
	},
	{
		title: 'Customers of orders refunded at once',
		at: /^reports\/orders$/,
		where: ['body[*].customer_type'],
		reason:
			'If an order is refunded in the second of its sale, an import can take the refund for the first order. Then the customer is returning.',
		instead: 'Refunds are not orders. The customer is new.',
		seen: [],
		holds: (mismatch, responses) => {
			const { where, expected, actual } = mismatch;
			const row = where.replace(/\.customer_type$/, '.order_id');
			const id = numberAt(responses.ours, row);
			return (
				id === numberAt(responses.theirs, row) &&
				refundedAtOnce(responses.shop).has(id) &&
				expected === 'returning' &&
				actual === 'new' &&
				isIntended(mismatch, responses)
			);
		},
	},
	{
		title: 'Orders refunded at once, by type of customer',
		at: /^reports\/orders(\/stats)?$/,
		when: ({ customer_type }, { shop }) =>
			customer_type !== undefined && refundedAtOnce(shop).size > 0,
		where: [...ordersOrTotals, 'headers.*'],
		reason:
			'A filter by the type of customer finds such orders among those of returning customers.',
		instead: 'It finds them among those of new customers.',
		seen: [],
		holds: isOfKeptOrders,
	},
	{
		title: 'Customers by last activity or registration',
		at: /^reports\/customers(\/stats)?$/,
		when: (query) => Object.keys(query).some((name) => /^(last_active|registered)_/.test(name)),
		where: ['body*', 'headers.x-wp-*', 'headers.link'],
		reason:
			"UTC is compared with the shop's time of the filter. So the filter differs from the table by the offset of the zone.",
		instead: "Both are in the shop's time.",
		seen: [],
		holds: (mismatch, responses) => isAskedInUtc(responses) && isIntended(mismatch, responses),
	},
];

/** Whether the recorded response has as many customers as there are if the times of the filters are UTC. */
function isAskedInUtc({ shop, request, theirs, now }: Responses): boolean {
	const { path, query } = request;
	return path.endsWith('/stats')
		? customerStats(inUtc(shop), readQuery(query)).customers_count ===
				valueAt(theirs, 'body.totals.customers_count')
		: expectedTable(inUtc(shop), path, query, now)?.all.length ===
				numberAt(theirs, 'headers.x-wp-total');
}

const inUtc = oncePer((shop: Shop): Shop => ({
	...shop,
	settings: { ...shop.settings, zone: 'UTC' },
}));

/** Whether customers have other ids in what was recorded than in the export. */
function isNumberedAnew({ recordings, shop }: Responses): boolean {
	return numberedAnew(recordings)(shop);
}

const numberedAnew = oncePer((recordings: Responses['recordings']) =>
	oncePer((shop: Responses['shop']) => {
		const ids = new Map(
			shop.documents.customers
				.filter(({ user_id }) => user_id > 0)
				.map(({ user_id, id }) => [user_id, id]),
		);
		return recordings.some(
			({ request, body }) =>
				request.path.endsWith('/reports/customers') &&
				listAt({ body }, 'body').some((row) => {
					const id = ids.get(numberAt(row, 'user_id'));
					return id !== undefined && id !== valueAt(row, 'id');
				}),
		);
	}),
);

const transactionsById = oncePer(
	({ transactions }: Shop) =>
		new Map<unknown, Transaction>(transactions.map((one) => [one.id, one])),
);

/** Whether the order's customer is in no list, and ours is the same made-up id for all orders of this person, and only for these. */
function isDeletedCustomer({ where }: Mismatch, responses: Responses): boolean {
	const { ours, shop } = responses;
	const listed = new Set(shop.documents.customers.map(({ id }) => id));
	const personOf = (row: unknown) => {
		const transaction = transactionsById(shop).get(valueAt(row, 'order_id'));
		return transaction && shop.customerOf(transaction);
	};
	const mine = valueAt(ours, where.replace(/\.customer_id$/, ''));
	const [person, id] = [personOf(mine), numberAt(mine, 'customer_id')];
	const theirs = recordedRows(responses, numberAt(mine, 'order_id'));
	return (
		person !== undefined &&
		!shop.customers.has(person) &&
		id >= 1e9 &&
		theirs.every((row) => !listed.has(numberAt(row, 'customer_id'))) &&
		listAt(ours, 'body').every(
			(row) => (numberAt(row, 'customer_id') === id) === (personOf(row) === person),
		)
	);
}

/** An id or a link that names the same person as the recorded one, or a page that the export gives. */
function isSamePerson(mismatch: Mismatch, responses: Responses): boolean {
	const { where } = mismatch;
	const orderRow = /^body\[\d+\](?=\.customer_id$|\.extended_info\.customer\.)/.exec(where)?.[0];
	if (orderRow !== undefined) {
		const id = valueAt(responses.ours, `${orderRow}.order_id`);
		const transaction = transactionsById(responses.shop).get(id);
		const customer =
			transaction && responses.shop.customers.get(responses.shop.customerOf(transaction));
		const told: Readonly<Record<string, unknown>> = {
			customer_id: customer?.id,
			date_last_active: customer?.date_last_active?.replace('T', ' ') ?? null,
		};
		const field = where.replace(/^.*\./, '');
		return (
			customer !== undefined &&
			valueAt(responses.ours, `${orderRow}.customer_id`) === customer.id &&
			field in told &&
			mismatch.actual === told[field]
		);
	}
	if (responses.request.path.endsWith('/stats')) {
		const totals = intendedCustomerStats(responses);
		return isSame(valueAt({ body: { totals } }, where), mismatch.actual, responses, where);
	}
	if (where.startsWith('headers.x-wp-total')) {
		const count = intendedTable(responses)?.all.length;
		return count !== undefined && isIntendedCount(where, Number(mismatch.actual), count, responses);
	}
	return isIntended(mismatch, responses);
}
