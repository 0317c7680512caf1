import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ask } from './ask';
import { recordedRequests, type NamedRequest, type ShopIds } from './queries';
import { furtherRequests } from './more-queries';
import type { Site } from './site';

/** Sends all queries to a shop and writes the responses in the form of the recordings. Returns the queries. */
export function recordShop(
	site: Site,
	exported: string,
	folder: string,
	seed: number,
	only?: (file: string) => boolean,
): NamedRequest[] {
	mkdirSync(folder, { recursive: true });
	const ids = idsOf(exported);
	const requests = [...recordedRequests(ids), ...furtherRequests(ids, seed)].filter(
		({ file }) => only?.(file) ?? true,
	);
	const responses = ask(
		site,
		requests.map(({ request }) => request),
	);
	responses.forEach((response, index) => {
		const asked = requests[index];
		if (asked) {
			writeFileSync(
				path.join(folder, asked.file),
				JSON.stringify({ request: asked.request, ...response }, null, 1),
			);
		}
	});
	return requests;
}

type Row = Readonly<Record<string, unknown>>;

function idsOf(exported: string): ShopIds {
	const read = (name: string): Row[] =>
		// as: `exportShop` writes lists of documents
		JSON.parse(readFileSync(path.join(exported, `${name}.json`), 'utf8')) as Row[];
	const ids = (rows: readonly Row[]) => rows.map(({ id }) => Number(id));
	const products = read('products');
	const variable = products.filter(({ type }) => type === 'variable');
	const customers = read('analytics-customers').sort(
		(a, b) => Number(b.orders_count) - Number(a.orders_count) || Number(a.id) - Number(b.id),
	);
	const texts = (name: string) =>
		customers.map((customer) => String(customer[name])).filter(Boolean);
	return {
		simple: ids(products.filter(({ type, downloadable }) => type === 'simple' && !downloadable)),
		variable: ids(variable),
		downloadable: ids(products.filter(({ downloadable }) => downloadable)),
		variations: read('variations')
			.filter(({ parent_id }) => parent_id === undefined || parent_id === variable[0]?.id)
			.map(({ id }) => Number(id)),
		categories: ids(read('categories')).slice(1),
		coupons: ids(read('coupons')),
		taxes: ids(read('tax-rates')),
		customers: ids(customers),
		attributes: ids(read('attributes')),
		terms: ids(read('attribute-terms')),
		orders: ids(read('orders')).reverse(),
		names: texts('name'),
		emails: texts('email'),
		usernames: texts('username'),
		hasLongYear: read('orders').some((order) => /^202[01]/.test(String(order['date_created']))),
	};
}
