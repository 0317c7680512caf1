import { reportEndpoints } from '@store-analytics/rest-api';
import type { CustomerFilters } from '../../../reports/filters/customer-filters';
import { tidy } from '../../../reports/metrics/metric';
import { readPeriod } from '../../../reports/periods/period';
import { openShop, type Shop } from '../../../reports/shop';
import {
	readCustomer,
	readCustomers,
	type CustomerRow,
} from '../../../reports/tables/customer-table';
import type { StoreContext } from '../../store-context';
import { RestError } from '../../router/errors';
import { route, type Call, type Route } from '../../router/route';
import { pagingArguments, sortDirection } from '../../router/schema';
import { orderbyArgument, periodArguments } from '../arguments';
import { tableReply } from '../table-reply';
import { customerFilterArguments, customerTableArguments, unknownBefore } from './arguments';
import { readContacts, type Contacts } from './contacts';

/** `orderby` before first and last names had columns of their own. */
const olderOrderings = reportEndpoints.customers.items.filter(
	(name) => !['first_name', 'last_name', 'email', 'location'].includes(name),
);

const listArguments = {
	...pagingArguments,
	...periodArguments,
	...customerFilterArguments,
	order: sortDirection,
	orderby: orderbyArgument(reportEndpoints.customers.items, 'date_registered'),
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
	readonly orderby: (typeof reportEndpoints.customers.items)[number];
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

/** `GET customers/{id}`: a list of one, as the peer returns. */
export const singleCustomer: Route = route({
	path: '/wc-analytics/customers/:id',
	args: { id: { type: 'integer', required: true } },
	async handle({ args, context, restUrl }) {
		const shop = await openShop(context);
		const row = await readCustomer(context.database, shop, args.id);
		if (!row) {
			throw new RestError('woocommerce_rest_invalid_id', 'Invalid resource ID.', 404);
		}
		const contactsOf = await contactsIn([row], shop, context);
		return { data: [writeCustomer(row, shop, restUrl, contactsOf(row))], total: 1, totalPages: 1 };
	},
});

async function listCustomers(call: Call<ListArguments>, filters: CustomerFilters) {
	const { args, context, restUrl } = call;
	const shop = await openShop(context);
	const { after = '0001-01-01T00:00:00', before = '9999-12-31T23:59:59' } = args;
	const isLimited = args.after !== undefined || args.before !== undefined;
	const page = await readCustomers(context.database, shop, {
		filters,
		period: isLimited ? readPeriod({ after, before }, shop.clock, context.now()) : undefined,
		orderby: args.orderby,
		order: args.order,
		page: args.page,
		perPage: args.per_page,
	});
	const contactsOf = await contactsIn(page.rows, shop, context);
	return tableReply(page, (row) => writeCustomer(row, shop, restUrl, contactsOf(row)));
}

type ContactsOf = (row: CustomerRow) => Contacts | undefined;

async function contactsIn(
	rows: readonly CustomerRow[],
	{ settings }: Shop,
	{ database }: StoreContext,
): Promise<ContactsOf> {
	return settings.features.customerContacts ? readContacts(database, rows) : () => undefined;
}

/** Registration and last visit are stored in UTC, the last order in shop time. */
function writeCustomer(
	row: CustomerRow,
	shop: Shop,
	restUrl: (path: string) => string,
	contacts: Contacts | undefined,
) {
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
		...contacts,
		date_registered: iso(registered && shop.time.toLocal(registered)),
		date_registered_gmt: iso(registered),
		date_last_active: iso(active && shop.time.toLocal(active)),
		date_last_active_gmt: iso(active),
		date_last_order: row.date_last_order,
		orders_count: tidy(row.orders_count, 'count'),
		total_spend: tidy(row.total_spend, 'amount'),
		avg_order_value:
			contacts && row.avg_order_value === null ? null : tidy(row.avg_order_value, 'average'),
		// Guests have no page of their own to link to.
		...(row.user_id !== null && {
			_links: {
				customer: [{ href: restUrl(`/wc-analytics/customers/${row.customer_id}`) }],
				collection: [{ href: restUrl('/wc-analytics/customers') }],
			},
		}),
	};
}
