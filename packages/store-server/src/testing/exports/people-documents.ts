import type { DescribedOrder, DescribedPerson, ShopDescription } from '../shops/shop-description';
import { orderIds, productId, userId } from './ids';
import { datePair, localStamp, utcStamp } from './moments';
import type { RestDocument } from './rest-document';

/** Accounts: the owner's, then those of customers. */
export function userDocuments(shop: ShopDescription): RestDocument[] {
	const owner = { firstName: '', lastName: '', email: 'owner@shop.example', place: undefined };
	const registered = '2025-01-01T00:00:00Z';
	return [
		userDocument(
			shop,
			{ ...owner, account: { username: 'owner', registered } },
			1,
			'administrator',
		),
		...shop.people.flatMap((person, at) =>
			person.account ? [userDocument(shop, person, userId(at), 'customer')] : [],
		),
	];
}

type Account = Omit<DescribedPerson, 'place'> & { place: DescribedPerson['place'] | undefined };

function userDocument(
	{ settings }: ShopDescription,
	{ firstName, lastName, email, place, account }: Account,
	id: number,
	role: string,
): RestDocument {
	const names = { first_name: firstName, last_name: lastName };
	const { country = '', state = '', city = '', postcode = '' } = place ?? {};
	return {
		id,
		...datePair(settings.timeZone, 'date_created', account?.registered ?? null),
		email,
		...names,
		role,
		username: account?.username,
		billing: { ...names, email, country, state, city, postcode },
		is_paying_customer: false,
		meta_data: [],
	};
}

interface Customer {
	readonly person: DescribedPerson;
	/** The account's id; 0 for a guest. */
	readonly userId: number;
	readonly email: string;
	readonly since: string;
	readonly orders: DescribedOrder[];
}

/**
 * Customers in the shape of `/wc-analytics/reports/customers`: accounts, guests by e-mail (ignoring case), and a
 * separate guest for each order without e-mail. A person with orders as guest and by account is two customers.
 */
export function customerDocuments(shop: ShopDescription): RestDocument[] {
	const customers = new Map<string, Customer>();
	shop.people.forEach((person, at) => {
		const { account, email } = person;
		if (!account) return;
		const since = account.registered;
		customers.set(`user ${at}`, { person, userId: userId(at), email, since, orders: [] });
	});
	shop.orders.forEach((order, at) => {
		const person = shop.people[order.person];
		if (!person) return;
		const guest = order.email ? `guest ${order.email.toLowerCase()}` : `order ${at}`;
		const key = order.signedIn ? `user ${order.person}` : guest;
		const { email, created: since } = order;
		const customer = customers.get(key) ?? { person, userId: 0, email, since, orders: [] };
		customers.set(key, { ...customer, person, orders: [...customer.orders, order] });
	});
	return [...customers.values()]
		.sort((one, other) => Date.parse(one.since) - Date.parse(other.since))
		.map((customer, at) => customerDocument(shop, customer, at + 1));
}

function customerDocument(
	{ settings: { timeZone } }: ShopDescription,
	{ person, userId: user, email, orders }: Customer,
	id: number,
): RestDocument {
	const last = orders.at(-1);
	const registered = user ? (person.account?.registered ?? null) : null;
	return {
		id,
		user_id: user,
		username: user ? person.account?.username : '',
		name: `${person.firstName} ${person.lastName}`,
		email,
		country: person.place.country,
		city: person.place.city,
		state: person.place.state,
		postcode: person.place.postcode,
		date_registered: registered && localStamp(timeZone, registered),
		// WooCommerce swaps a value in each pair: its stored values are `date_registered_gmt` in local time and
		// `date_last_active` in UTC.
		date_registered_gmt: registered && localStamp(timeZone, registered),
		date_last_active: last ? utcStamp(last.created) : null,
		date_last_active_gmt: last ? localStamp(timeZone, last.created) : null,
		date_last_order: last ? localStamp(timeZone, last.created).replace('T', ' ') : null,
		orders_count: orders.length,
		total_spend: 0,
		avg_order_value: 0,
	};
}

/** Downloads in the shape of `/wc-analytics/reports/downloads`. */
export function downloadDocuments(shop: ShopDescription): RestDocument[] {
	const ids = orderIds(shop);
	return shop.downloads.flatMap(({ order, line, at }, index) => {
		const bought = shop.orders[order];
		const product = bought?.lines[line]?.product ?? 0;
		const buyer = bought && shop.people[bought.person];
		return [
			{
				id: index + 1,
				download_id: `download-${product}`,
				product_id: productId(product),
				order_id: ids.order(order),
				order_number: ids.order(order),
				user_id: bought?.signedIn ? userId(bought.person) : 0,
				username: bought?.signedIn ? (buyer?.account?.username ?? '') : '',
				ip_address: '203.0.113.7',
				date: localStamp(shop.settings.timeZone, at).replace('T', ' '),
				date_gmt: utcStamp(at).replace('T', ' '),
				file_name: `file-${product}.zip`,
				file_path: `https://shop.example/files/file-${product}.zip`,
			},
		];
	});
}
