import { itemOrderings } from '@store-analytics/rest-api';
import { byMoment, byNumber, byText } from '../../../database/text-order';
import { pagingArguments, sortDirection } from '../../router/schema';
import { RestError } from '../../router/errors';
import { route, type Call, type Route } from '../../router/route';
import { readPage, type TablePage } from '../../../reports/tables/table';
import { tableReply } from '../table-reply';
import { tidy } from '../../../reports/metrics/metric';
import { periodArguments } from '../arguments';
import { readPeriod } from '../../../reports/periods/period';
import { within } from '../../../reports/periods/period-sql';
import { openShop, type Shop } from '../../../reports/shop';
import { orderbyArgument } from '../arguments';
import type { Database } from '../../../context';
import { fetchRows, listOf, raw, sql } from '../../../database/sql';
import { customerFilterArguments, customerTableArguments, unknownBefore } from './arguments';
import { customerConditions, filtersPurchases, type CustomerFilters } from './filters';
import { customerRows, people, purchasesOf } from './rows';

/** Texts without case and accents; who has nothing comes first when it goes up, as with the peer. */
const sortKeys = {
	username: byText('username'),
	name: byText('name'),
	first_name: byText('first_name'),
	last_name: byText('last_name'),
	email: byText('email'),
	location: `${byText('state')}, ${byText('country')}`,
	country: byText('country'),
	city: byText('city'),
	state: byText('state'),
	postcode: byText('postcode'),
	date_registered: byMoment('date_registered'),
	date_last_active: byMoment('date_last_active'),
	orders_count: 'orders_count',
	total_spend: byNumber('total_spend'),
	avg_order_value: byNumber('avg_order_value'),
} as const;

/** Names are sorted as they are shown. */
function sortKey(orderby: keyof typeof sortKeys, { settings }: Shop): string {
	return orderby === 'name' && settings.features.customerDetails
		? byText('trim(name)')
		: sortKeys[orderby];
}

/** `orderby` before first and last names had columns of their own. */
const olderOrderings = itemOrderings.customers.filter(
	(name) => !['first_name', 'last_name', 'email', 'location'].includes(name),
);

interface CustomerRow {
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
	readonly orders_count: number;
	readonly total_spend: number | null;
	readonly avg_order_value: number | null;
}

const listArguments = {
	...pagingArguments,
	...periodArguments,
	...customerFilterArguments,
	order: sortDirection,
	orderby: orderbyArgument(itemOrderings.customers, 'date_registered'),
	...customerTableArguments,
} as const;

const before = {
	...unknownBefore,
	customerDetails: {
		...unknownBefore.customerDetails,
		orderby: orderbyArgument(olderOrderings, 'date_registered'),
	},
} as const;

interface ListArguments {
	readonly page: number;
	readonly per_page: number;
	readonly after?: string;
	readonly before?: string;
	readonly order: 'asc' | 'desc';
	readonly orderby: keyof typeof sortKeys;
}

/** `GET reports/customers`: with `after` or `before`, those who bought in that time, and what they bought then. */
export const customersReport: Route = route({
	path: '/wc-analytics/reports/customers',
	args: listArguments,
	before,
	handle: (call) => listCustomers(call, call.args),
});

/** `GET customers`: the same rows, for search boxes and names; `include` picks customers by id. */
export const customersCollection: Route = route({
	path: '/wc-analytics/customers',
	args: listArguments,
	before,
	handle: (call) => listCustomers(call, { ...call.args, customers: call.args.include }),
});

/** `GET customers/{id}`: a list of one, as the peer answers. */
export const singleCustomer: Route = route({
	path: '/wc-analytics/customers/:id',
	args: { id: { type: 'integer', required: true } },
	async handle({ args, context, restUrl }) {
		const shop = await openShop(context);
		const [row] = await fetchRows<CustomerRow>(
			context.database,
			sql`SELECT * FROM (${customerRows(shop)}) WHERE customer_id = ${args.id}`,
		);
		if (!row) {
			throw new RestError('woocommerce_rest_invalid_id', 'Invalid resource ID.', 404);
		}
		return { data: [writeCustomer(row, shop, restUrl)], total: 1, totalPages: 1 };
	},
});

async function listCustomers(call: Call<ListArguments>, filters: CustomerFilters) {
	const { args, context, restUrl } = call;
	const shop = await openShop(context);
	const { after = '0001-01-01T00:00:00', before = '9999-12-31T23:59:59' } = args;
	const isLimited = args.after !== undefined || args.before !== undefined;
	const bought = isLimited
		? within(raw('s.date_created'), readPeriod({ after, before }, shop.clock, context.now()))
		: undefined;
	const byPurchases =
		isLimited || filtersPurchases(filters) || purchaseSorts.includes(args.orderby);
	const rows = byPurchases ? customerRows(shop, bought) : people;
	const page = await readPage<CustomerRow>(context.database, {
		rows: sql`SELECT * FROM (${rows}) WHERE ${customerConditions(shop, filters)}`,
		sort: [sortKey(args.orderby, shop), 'customer_id'],
		order: args.order,
		page: args.page,
		perPage: args.per_page,
	});
	const complete = byPurchases ? page : await addPurchases(context.database, shop, page);
	return tableReply(complete, (row) => writeCustomer(row, shop, restUrl));
}

const purchaseSorts: readonly string[] = ['orders_count', 'total_spend', 'avg_order_value'];

/** What the customers of one page bought; much less to add up than what all did. */
async function addPurchases(
	database: Database,
	shop: Shop,
	page: TablePage<CustomerRow>,
): Promise<TablePage<CustomerRow>> {
	const ids = listOf(page.rows.map(({ customer_id }) => customer_id));
	const rows = await fetchRows<CustomerRow>(
		database,
		sql`SELECT * FROM (${purchasesOf(shop, sql`s.customer_id IN ${ids}`)})`,
	);
	const purchases = new Map(rows.map((row) => [row.customer_id, row]));
	return {
		...page,
		rows: page.rows.map((row) => ({
			...row,
			orders_count: 0,
			total_spend: null,
			avg_order_value: null,
			date_last_order: null,
			...purchases.get(row.customer_id),
		})),
	};
}

/** Registration and last visit are stored in UTC, the last order in shop time. */
function writeCustomer(row: CustomerRow, shop: Shop, restUrl: (path: string) => string) {
	const iso = (stamp: string | null): string | null => stamp?.replace(' ', 'T') ?? null;
	const { date_registered: registered, date_last_active: active } = row;
	return {
		id: row.customer_id,
		user_id: row.user_id ?? 0,
		username: row.username,
		name: shop.settings.features.customerDetails ? row.name.trim() : row.name,
		...(shop.settings.features.customerDetails && {
			first_name: row.first_name,
			last_name: row.last_name,
		}),
		email: row.email ?? '',
		country: row.country,
		city: row.city,
		state: row.state,
		postcode: row.postcode,
		date_registered: iso(registered && shop.time.toLocal(registered)),
		date_registered_gmt: iso(registered),
		date_last_active: iso(active && shop.time.toLocal(active)),
		date_last_active_gmt: iso(active),
		date_last_order: row.date_last_order,
		orders_count: tidy(row.orders_count, 'count'),
		total_spend: tidy(row.total_spend, 'amount'),
		avg_order_value: tidy(row.avg_order_value, 'average'),
		// Guests have no page of their own to link to.
		...(row.user_id !== null && {
			_links: {
				customer: [{ href: restUrl(`/wc-analytics/customers/${row.customer_id}`) }],
				collection: [{ href: restUrl('/wc-analytics/customers') }],
			},
		}),
	};
}
