import type { ReportOrdering } from '@store-analytics/rest-api';
import type { Database } from '../../database/database';
import { idsOf, readReport, sql, type Sql } from '../../database/sql';
import { byMoment, byNumber, byText, byValue, type SortTerm } from '../../database/text-order';
import { buyerRows, customerOrders, customerRows, people, purchasesIn } from '../facts/customers';
import { filteredCustomers, type CustomerFilters } from '../filters/customer-filters';
import { filtersPurchases } from '../filters/customer-ranges';
import type { Period } from '../periods/intervals';
import type { Shop } from '../shop';
import { readPage, type TablePage, type TableQuery } from './table';

/** A customer with the purchases; numbers are null without any. */
export interface CustomerRow {
	readonly customer_id: number;
	readonly user_id: number | null;
	readonly username: string;
	readonly name: string;
	readonly first_name: string;
	readonly last_name: string;
	readonly email: string | null;
	readonly country: string;
	readonly city: string;
	readonly state: string;
	readonly postcode: string;
	readonly date_registered: string | null;
	readonly date_last_active: string | null;
	readonly date_last_order: string | null;
	readonly orders_count: number | null;
	readonly total_spend: number | null;
	readonly avg_order_value: number | null;
}

type Ordering = ReportOrdering<'customers'>;

/** Text sorted without case and accents; empty values come first in ascending order, as in WooCommerce. */
const sortKeys: Readonly<Record<Ordering, SortTerm>> = {
	username: byText('username'),
	// WooCommerce's database ignores trailing blanks.
	name: byText('rtrim(name)'),
	first_name: byText('first_name'),
	last_name: byText('last_name'),
	email: byText('email'),
	location: (direction) => sql`${byText('state')('')}, ${byText('country')(direction)}`,
	country: byText('country'),
	city: byText('city'),
	state: byText('state'),
	postcode: byText('postcode'),
	date_registered: byMoment('date_registered'),
	date_last_active: byMoment('date_last_active'),
	orders_count: byValue('COALESCE(orders_count, 0)'),
	total_spend: byNumber('total_spend'),
	avg_order_value: byNumber('avg_order_value'),
};

const purchaseSorts: readonly Ordering[] = ['orders_count', 'total_spend', 'avg_order_value'];

/** The requested customers, and their format. */
interface CustomerTableQuery extends Pick<TableQuery, 'order' | 'page' | 'perPage'> {
	readonly filters: CustomerFilters;
	/** Only customers with purchases in that time, and only those purchases. */
	readonly period?: Period | undefined;
	readonly orderby: Ordering;
}

/** One page of customers with what they bought. */
export async function readCustomers(
	database: Database,
	shop: Shop,
	{ filters, period, orderby, ...paging }: CustomerTableQuery,
): Promise<TablePage<CustomerRow>> {
	const byPurchases = filtersPurchases(filters) || purchaseSorts.includes(orderby);
	const everybody = byPurchases ? customerRows(customerOrders(shop)) : people;
	const rows = period ? buyerRows(customerOrders(shop, period)) : everybody;
	const filtered = filteredCustomers(rows, shop, filters);
	const page = await readPage<CustomerRow>(database, {
		rows: filtered,
		sort: [sortKeys[orderby], byValue('customer_id')],
		countedApart: filtered.text === filteredCustomers(people, shop, {}).text,
		...paging,
	});
	return period || byPurchases ? page : addPurchases(database, shop, page);
}

/** One customer with what was bought. */
export async function readCustomer(
	database: Database,
	shop: Shop,
	id: number,
): Promise<CustomerRow | undefined> {
	const rows = customerRows(customerOrders(shop));
	const [row] = await readReport<CustomerRow>(
		database,
		sql`SELECT * FROM (${rows}) WHERE customer_id = ${id}`,
	);
	return row;
}

/** The customers who spent most in some orders, best first. */
export interface Buyer {
	readonly customer_id: number;
	readonly name: string;
	readonly orders_count: number;
	readonly total_spend: number;
}

/** Returns the `limit` customers who spent most in a period; deleted customers are searched only among the first. */
export async function readTopBuyers(
	database: Database,
	shop: Shop,
	period: Period,
	limit: number,
): Promise<Buyer[]> {
	const orders = customerOrders(shop, period);
	for (let looked = limit; ; looked *= 4) {
		const possible = await possibleTopBuyers(database, shop, orders, looked);
		const theirs = possible
			? sql`SELECT * FROM (${orders}) WHERE customer_id IN (${possible})`
			: orders;
		const found = await readReport<Buyer | Gone>(
			database,
			sql`SELECT o.customer_id AS customer_id, c.name, o.orders_count, o.total_spend
				FROM (SELECT * FROM (${purchasesIn(theirs)})
					ORDER BY total_spend DESC, customer_id LIMIT ${looked}) o
				LEFT JOIN (${people}) c ON c.customer_id = o.customer_id
				ORDER BY total_spend DESC, o.customer_id`,
		);
		const buyers = found.filter((row): row is Buyer => row.name !== null);
		if (buyers.length >= limit || found.length < looked) {
			return buyers.slice(0, limit);
		}
	}
}

/** The factor by which more of the best customers of all time are searched. */
const GUESSES = 20;

/**
 * SELECT of candidates for the `limit` best customers of some orders: all who have ever spent as much as the last of a
 * quickly found set. Undefined if that is unknown, or excludes nobody.
 */
async function possibleTopBuyers(
	database: Database,
	{ settings, dimensionFilters = [] }: Shop,
	orders: Sql,
	limit: number,
): Promise<Sql | undefined> {
	if (!settings.daysAreSummed || !settings.customersAreCounted) return undefined;
	// Without some of their refunds, customers may have spent more than ever in all.
	if (dimensionFilters.length > 0) return undefined;
	const guessed = sql`SELECT customer_id FROM customer_spending ORDER BY most DESC LIMIT ${limit * GUESSES}`;
	const [last] = await readReport<{ spent: string | null }>(
		database,
		sql`SELECT CAST(min(spent) AS VARCHAR) AS spent FROM (SELECT SUM(total_sales) AS spent
			FROM (${orders}) WHERE customer_id IN (${guessed}) GROUP BY customer_id
			ORDER BY spent DESC LIMIT ${limit}) HAVING count(*) = ${limit}`,
	);
	if (!last || last.spent === null) return undefined;
	return sql`SELECT customer_id FROM customer_spending WHERE most >= CAST(${last.spent} AS DECIMAL(38,6))`;
}

interface Gone {
	readonly name: null;
}

/** The purchases of one page's customers, which is faster than those of all. */
async function addPurchases(
	database: Database,
	shop: Shop,
	page: TablePage<CustomerRow>,
): Promise<TablePage<CustomerRow>> {
	const ids = idsOf(page.rows.map(({ customer_id }) => customer_id));
	const theirs = sql`SELECT * FROM (${customerOrders(shop)}) WHERE customer_id IN ${ids}`;
	const rows = await readReport<CustomerRow>(database, purchasesIn(theirs));
	const purchases = new Map(rows.map((row) => [row.customer_id, row]));
	return {
		...page,
		rows: page.rows.map((row) => ({
			...row,
			orders_count: null,
			total_spend: null,
			avg_order_value: null,
			date_last_order: null,
			...purchases.get(row.customer_id),
		})),
	};
}
