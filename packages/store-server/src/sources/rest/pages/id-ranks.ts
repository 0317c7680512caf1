import type { RestQuery } from '../../connection/shop-address';
import type { ShopClient } from '../shop-client';
import { number, type Document } from '../../../documents/files/documents';
import { ShopError } from '../../connection/shop-error';

/** Ids that two lists do not have in common. */
export interface IdDifferences {
	/** Here, and not in the shop's list. */
	readonly gone: readonly number[];
	/** In the shop's list, and not here. */
	readonly missing: readonly number[];
}

const PER_PAGE = 100;

/** Requests of one search: seventeen find one entry among 100,000. */
const MOST_REQUESTS = 60;

/** Ids that are named by one search; the next one goes on. */
const MOST_IDS = 2000;

/** A list of the shop, and how it is asked for. */
export interface ShopList {
	readonly route: string;
	readonly query: RestQuery;
}

/** The newest ids of a list against those here, `here` in ascending order; `total` is how many the shop says it has. */
export async function compareNewest(
	client: ShopClient,
	list: ShopList,
	here: readonly number[],
	perPage = PER_PAGE,
): Promise<IdDifferences & { readonly total: number | null }> {
	const { ids, total } = await readIds(client, list, { order: 'desc', per_page: perPage });
	const oldest = ids.length < perPage ? -Infinity : Math.min(...ids);
	const newest = here.slice(firstFrom(here, oldest)).slice(-MOST_IDS);
	return { ...difference(newest, ids), total };
}

/**
 * Where a list of the shop and the ids here (in ascending order) differ, without reading the list: entries in front of
 * the first difference stand at the same place in both, so that halving finds it. What is added meanwhile comes at the
 * end and moves nothing. What is found is to be looked at: while entries are deleted, others may be named.
 */
export async function findDifferences(
	client: ShopClient,
	list: ShopList,
	here: readonly number[],
): Promise<IdDifferences> {
	const gone: number[] = [];
	const missing: number[] = [];
	let [requests, at, shift] = [0, 0, 0];
	const isSame = async (place: number) => {
		requests++;
		const { ids } = await readIds(client, list, { per_page: 1, offset: place + shift });
		return ids[0] === here[place];
	};
	while (at < here.length && requests < MOST_REQUESTS && gone.length + missing.length < MOST_IDS) {
		let end = here.length;
		while (at < end) {
			const middle = Math.floor((at + end) / 2);
			if (await isSame(middle)) at = middle + 1;
			else end = middle;
		}
		if (at === here.length) break;
		requests++;
		const { ids } = await readIds(client, list, { per_page: PER_PAGE, offset: at + shift });
		const isEnd = ids.length < PER_PAGE;
		const next = isEnd ? here.length : firstFrom(here, Math.max(...ids) + 1);
		const found = difference(here.slice(at, next), ids);
		if (found.gone.length + found.missing.length === 0) break;
		gone.push(...found.gone.slice(0, MOST_IDS - gone.length));
		missing.push(...found.missing);
		shift += found.missing.length - found.gone.length;
		at = next;
	}
	return { gone, missing };
}

async function readIds(client: ShopClient, { route, query }: ShopList, about: RestQuery) {
	const asked = { ...query, orderby: 'id', order: 'asc', _fields: 'id', ...about };
	const { data, total } = await client.get(route, asked);
	if (!Array.isArray(data)) {
		throw new ShopError('refused', `${route} of the shop answers with something else than a list.`);
	}
	const ids = (data as Document[]).map((document) => number(document, 'id')); // looked at by their ids only
	return { ids, total };
}

function difference(here: readonly number[], there: readonly number[]): IdDifferences {
	const [ours, theirs] = [new Set(here), new Set(there)];
	return {
		gone: here.filter((id) => !theirs.has(id)),
		missing: there.filter((id) => !ours.has(id)),
	};
}

/** Place of the first id that is not below this one. */
function firstFrom(ids: readonly number[], lowest: number): number {
	const place = ids.findIndex((id) => id >= lowest);
	return place === -1 ? ids.length : place;
}
