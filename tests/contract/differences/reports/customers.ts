import { isIntended, isIntendedAmongTies } from '../../intended/is-intended';
import type { Mismatch } from '../../compare';
import { oncePer } from '../../expected/once-per';
import type { Responses } from '../../intended/responses';
import type { DeliberateDifference } from '../difference';
import {
	intendedCustomerStats,
	intendedTable,
	isIntendedCount,
	isSame,
} from '../../intended/values';
import { listAt, numberAt, valueAt } from '../../intended/reply-values';

/** What is left of binary fractions. */
const DUST = 1e-9;

const customers = /^(reports\/customers|customers|customers\/\d+)$/;

/** Differences in Customers. */
export const customerDifferences: readonly DeliberateDifference[] = [
	{
		title: 'When a customer was last active',
		at: customers,
		where: ['body[*].date_last_active*'],
		reason: "`date_last_active` is UTC and `date_last_active_gmt` the shop's time.",
		instead: 'It is the other way round, as with every other date.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds({ expected, where }, { ours, theirs }) {
			const other = where.endsWith('_gmt') ? where.replace(/_gmt$/, '') : `${where}_gmt`;
			const row = where.replace(/\.date.*$/, '.id');
			return valueAt(ours, row) === valueAt(theirs, row) && valueAt(ours, other) === expected;
		},
	},
	{
		title: 'Names of customers',
		at: customers,
		where: ['body[*].name'],
		reason: 'A customer with a first name only has a blank behind it, one with a last name before.',
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
			'The filters count refunds as orders, so that customers are found whose numbers are outside of what was asked; with `match=any` a number must be fulfilled all the same.',
		instead: 'What is filtered is what is shown, and `any` means any.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntended,
	},
	{
		title: 'Customers by when they were last active',
		at: /^reports\/customers(\/stats)?$/,
		when: (query) => Object.keys(query).some((name) => name.startsWith('last_active_')),
		where: ['body*', 'headers.x-wp-*', 'headers.link'],
		reason:
			"UTC is compared with what was asked for in the shop's time, so that the filter is off from what the table shows by the offset of the zone.",
		instead: "It is compared in the shop's time.",
		seen: [],
		holds: isIntended,
	},
	{
		title: 'Orders on average',
		at: /^reports\/customers\/stats$/,
		where: ['body.totals.avg_orders_count'],
		reason: 'A whole number divided by another is cut to four decimals.',
		instead: 'It is exact.',
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
		instead: 'They search where the table does.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntended,
	},
	{
		title: 'Numbers of guests, of registered customers and of places',
		at: /^reports\/customers\/stats$/,
		when: (query) =>
			['user_type', 'location_includes', 'location_excludes'].some((name) => name in query),
		where: ['body.totals.*'],
		reason:
			'Since 10.5 the table takes `user_type`, `location_includes` and `location_excludes`; statistics pass over them and are of all customers.',
		instead: 'Table and statistics are of the same customers.',
		seen: ['10.9', '10.9 new'],
		holds: isIntended,
	},
	{
		title: 'Customers with the same sort value',
		at: customers,
		where: ['body[*'],
		reason:
			'Guests never registered, and many customers are alike in what they are sorted by; the order among them is one that the database makes up.',
		instead: 'Their ids decide; customers without a date come last.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntendedAmongTies,
	},
	{
		title: 'Customers who were numbered anew',
		at: /^(reports\/customers(\/stats)?|customers|customers\/\d+|reports\/orders|leaderboards(\/customers)?)$/,
		when: (_query, responses) => isNumberedAnew(responses),
		where: ['body*', 'headers.x-wp-*'],
		reason:
			'A shop that has imported its analytics again gives its customers other ids than those that were exported.',
		instead: 'They have the ids of the export.',
		seen: ['10.9 new'],
		holds: isSamePerson,
	},
];

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

/** An id or a link that names the same person as the recorded one, or a page that the export gives. */
function isSamePerson(mismatch: Mismatch, responses: Responses): boolean {
	const { where } = mismatch;
	const orderRow = /^body\[\d+\](?=\.customer_id$|\.extended_info\.customer\.)/.exec(where)?.[0];
	if (orderRow !== undefined) {
		const transaction = responses.shop.transactions.find(
			({ id }) => id === valueAt(responses.ours, `${orderRow}.order_id`),
		);
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
