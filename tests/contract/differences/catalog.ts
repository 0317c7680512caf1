import { isDeepStrictEqual } from 'node:util';

import type { Mismatch } from '../compare';
import { oncePer } from '../expected/once-per';
import type { Shop } from '../expected/shop';
import type { DeliberateDifference } from './difference';
import { plainText } from '../expected/documents';
import { isDecoded } from '../intended/values';
import { isLinkToPages } from '../intended/links';
import { listAt, numberAt, valueAt } from '../intended/reply-values';
import type { Responses } from '../intended/responses';

/** What can be done with a variation. */
const ALLOWED = 'GET,POST,PUT,PATCH,DELETE';

/** The capabilities of the one user there is. */
const capabilities: readonly string[] = [
	'read',
	'manage_options',
	'manage_woocommerce',
	'view_woocommerce_reports',
	'administrator',
];

/** What the one user is called; undefined where nothing is known. */
const user: Readonly<Record<string, unknown>> = {
	name: 'admin',
	first_name: '',
	last_name: '',
	email: 'admin@example.com',
	url: 'https://shop.example',
	link: 'https://shop.example/author/admin/',
	avatar_urls: undefined,
};

/** The ids of both replies, and whether they differ only among products of the same second, which are here in the order of their ids. */
const productsByTime = oncePer(({ ours, theirs, shop, request }: Responses) => {
	const idsOf = (reply: unknown) => listAt(reply, 'body').map((row) => numberAt(row, 'id'));
	const madeAt = (id: number) => shop.products.get(id)?.date_created;
	const [mine, others] = [idsOf(ours), idsOf(theirs)];
	const isIdsInOrder = mine.every((id, at) => {
		const next = mine[at + 1];
		const isTie = next !== undefined && madeAt(id) === madeAt(next);
		return !isTie || (request.query?.['order'] === 'asc' ? id < next : id > next);
	});
	const isByTime =
		isIdsInOrder &&
		others.length === mine.length &&
		others.every((id, at) => madeAt(id) === madeAt(mine[at] ?? -1));
	return { mine, others, isByTime };
});

const ordersById = oncePer(
	({ documents }: Shop) => new Map(documents.orders.map((order) => [order.id, order])),
);

/** Whether theirs is the customer whose id is the number of the order's account, and ours the one with that account. */
function isOwnerOfOrder({ where }: Mismatch, { ours, theirs, shop }: Responses): boolean {
	const row = /^body\[\d+\]/.exec(where)?.[0] ?? '';
	const order = ordersById(shop).get(numberAt(ours, `${row}.id`));
	const account = order?.customer_id ?? 0;
	const owner = shop.documents.customers.find(({ user_id }) => user_id === account);
	const told: Readonly<Record<string, unknown>> = {
		customer_id: String(owner?.id),
		user_id: String(owner?.user_id),
		username: owner?.username,
		email: owner?.email,
		date_last_active: owner?.date_last_active?.replace('T', ' ') ?? null,
		date_registered: owner?.date_registered_gmt?.replace('T', ' ') ?? null,
		country: owner?.country,
		postcode: owner?.postcode,
		city: owner?.city,
		state: owner?.state,
	};
	const other = valueAt(theirs, `${row}.customer`);
	return (
		account > 0 &&
		owner !== undefined &&
		(other === null || valueAt(other, 'customer_id') === String(account)) &&
		Object.entries(told).every(
			([name, value]) => valueAt(ours, `${row}.customer.${name}`) === value,
		) &&
		['first_name', 'last_name']
			.map((name) => String(valueAt(ours, `${row}.customer.${name}`)))
			.join(' ')
			.trim() === owner.name.trim()
	);
}

/** Differences in the collections that search boxes use, and in what is about the user. */
export const catalogDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Products of the same second',
		at: /^products$/,
		when: ({ orderby = 'date' }) => orderby === 'date',
		where: ['body[*'],
		reason: 'Products with the same creation second come in no fixed order.',
		instead: 'The newest id comes first.',
		seen: [],
		holds({ where, actual }, responses) {
			const [, index = '', field = ''] = /^body\[(\d+)\]\.?(.*)$/.exec(where) ?? [];
			const { mine, others, isByTime } = productsByTime(responses);
			const same = listAt(responses.theirs, 'body')[others.indexOf(mine[Number(index)] ?? -1)];
			return (
				isByTime &&
				mine[Number(index)] !== others[Number(index)] &&
				// Of a product that stands on the other page there is nothing to compare with.
				(same === undefined || field === '' || isDeepStrictEqual(valueAt(same, field), actual))
			);
		},
	},
	{
		title: 'HTML entities in names',
		at: /./,
		where: ['body*'],
		reason: 'Names and codes come with HTML entities, as stored: `Smith &amp; Sons`.',
		instead: 'They are text: `Smith & Sons`.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: ({ where, expected, actual }) =>
			/\.(name|product_name|option|code|value|segment_label|(first|last)_name|username|city)$/.test(
				where,
			) && isDecoded(expected, actual),
	},
	{
		title: 'Markup in names',
		at: /^(orders|reports\/(orders|.*\/stats))$/,
		where: ['body*.segment_label', 'body*.products[*].name', 'body*.products[*].product_name'],
		reason: 'Some names of products keep their markup (`Mug <em>large</em>`), others do not.',
		instead: 'No name has markup.',
		seen: [],
		holds: ({ expected, actual }) =>
			actual !== expected && actual === plainText(withoutPairs(String(expected))),
	},
	{
		title: 'Links of variations',
		at: /^variations$/,
		where: ['headers.link', 'body[*]._links.*'],
		reason:
			'Links lead to product 0. The link to the next page contains part of a regular expression.',
		instead: 'Links lead to the product and to the page.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds({ where, expected, actual }, responses) {
			if (where === 'headers.link') {
				return String(expected).includes('(?P') && isLinkToPages(actual, responses);
			}
			if (where.endsWith('.targetHints')) {
				// Nothing is known of what can be done with a variation of product 0.
				return expected === undefined && String(valueAt(actual, 'allow')) === ALLOWED;
			}
			const id = numberAt(responses.ours, where.replace(/\._links.*$/, '.id'));
			const parent = responses.shop.products.get(id)?.parent_id;
			return actual === String(expected).replace(/products\/0\b/, `products/${parent}`);
		},
	},
	{
		title: 'Products of one category',
		at: /^products\/categories\/\d+$/,
		where: ['body.count'],
		reason:
			'A single category counts its own products. In the list it also counts those of its subcategories.',
		instead: 'In both responses it counts its own products and those of its subcategories.',
		seen: ['9.4', '10.9'],
		holds: ({ actual }, { shop, request }) =>
			actual === shop.documents.categories.find(({ id }) => request.path.endsWith(`/${id}`))?.count,
	},
	{
		title: 'Links between pages',
		at: /^(orders|products|variations|reports\/\w+)$/,
		where: ['headers.link'],
		reason:
			'Links add defaults that the request did not send, and reorder its parameters. After the last page there is no link back.',
		instead: 'Links repeat the parameters of the request.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: ({ actual }, responses) => isLinkToPages(actual, responses),
	},
	{
		title: 'Meta data of orders',
		at: /^orders(\/\d+)?$/,
		where: ['body*.meta_data*'],
		reason: "The response has the internal fields of WooCommerce's search index.",
		instead: 'The response has the fields of the export.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds({ where }, { ours, shop }) {
			const order = where.replace(/\.meta_data.*$/, '');
			const exported = ordersById(shop).get(numberAt(ours, `${order}.id`));
			const mine = listAt(ours, `${order}.meta_data`);
			return isDeepStrictEqual(exported?.meta_data, mine);
		},
	},
	{
		title: 'Refunds of the same second',
		at: /^orders(\/\d+)?$/,
		where: ['id', 'total', 'reason'].map((field) => `body*.refunds[*].${field}`),
		reason: 'Refunds of an order that were made in one second come in no fixed order.',
		instead: 'They come as in the export.',
		seen: [],
		holds: areRefundsOfOneSecond,
	},
	{
		title: 'Customers of orders',
		at: /^orders$/,
		where: ['body[*].customer', 'body[*].customer.*'],
		reason:
			'`customer` is the customer of the reports whose id is the number of the account, which is somebody else.',
		instead: 'It is the customer with the account.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isOwnerOfOrder,
	},
	{
		title: 'The user',
		at: /^users\//,
		where: ['body.*'],
		reason:
			'The recorded user belongs to a WordPress site with an address. Its roles have about a hundred capabilities.',
		instead:
			'The embedded store has one user, with the capabilities that Analytics needs. Preferences are the same.',
		seen: ['9.4', '10.9'],
		holds: ({ where, actual }) => {
			const field = where.replace('body.', '');
			const capability = /^capabilities\.(\w+)$/.exec(field)?.[1];
			return capability === undefined
				? (field in user || field.startsWith('meta.')) && isDeepStrictEqual(actual, user[field])
				: actual === (capabilities.includes(capability) || undefined);
		},
	},
];

/** Whether ours are the refunds of the export in its order, and theirs the same ones with others of their second in between. */
function areRefundsOfOneSecond({ where }: Mismatch, { ours, theirs, shop }: Responses): boolean {
	const row = where.replace(/\.refunds\[.*$/, '');
	const order = numberAt(ours, `${row}.id`);
	const made = new Map(
		shop.documents.refunds
			.filter(({ parent_id }) => parent_id === order)
			.map((one) => [one.id, one] as const),
	);
	const [mine, others] = [ours, theirs].map((reply) => listAt(reply, `${row}.refunds`));
	const moments = (list: readonly unknown[] = []) =>
		list.map((one) => made.get(numberAt(one, 'id'))?.date_created_gmt);
	const texts = (list: readonly unknown[] = []) => list.map((one) => JSON.stringify(one)).sort();
	return (
		numberAt(theirs, `${row}.id`) === order &&
		String(moments(mine)) === String(moments(others)) &&
		String(texts(mine)) === String(texts(others)) &&
		(mine ?? []).every(
			(one) =>
				numberAt(one, 'total') === -Number(made.get(numberAt(one, 'id'))?.amount ?? Number.NaN),
		)
	);
}

/** The text of simple markup such as `<em>large</em>`. */
function withoutPairs(html: string): string {
	return html.split(/<\/?[a-z]+>/).join('');
}
