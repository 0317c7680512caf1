import type { RestQuery } from '../../connection/shop-address';
import type { ShopClient } from '../shop-client';
import { idsOf } from '../../../documents/files/documents';

/** The differing ids of two lists. */
export interface IdDifferences {
	/** In the store, and not in the shop's list. */
	readonly gone: readonly number[];
	/** In the shop's list, and not in the store. */
	readonly missing: readonly number[];
}

const PER_PAGE = 100;

/** Requests per search: seventeen find one entry among 100,000. */
const MOST_REQUESTS = 60;

/** The most ids per search; the next one continues. */
const MOST_IDS = 2000;

/** A list of the shop, and its request. */
export interface ShopList {
	readonly route: string;
	readonly query: RestQuery;
}

/** Compares the newest ids of a list with the store's, `here` in ascending order; `total` is the shop's count. */
export async function compareNewest(
	client: ShopClient,
	list: ShopList,
	here: readonly number[],
	perPage = PER_PAGE,
): Promise<IdDifferences & { readonly total: number | null }> {
	const { ids, length, total } = await readIds(client, list, { order: 'desc', per_page: perPage });
	const oldest = length < perPage ? -Infinity : Math.min(...ids);
	const newest = here.slice(firstFrom(here, oldest)).slice(-MOST_IDS);
	return { ...difference(newest, ids), total };
}

/**
 * Finds differences between a shop's list and the store's ids (in ascending order) without reading the list. Entries
 * before the first difference have equal positions, so a binary search finds it. Entries added meanwhile come at the
 * end and move nothing. The results must be checked: deletions meanwhile may give wrong ones.
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
		const { ids, length } = await readIds(client, list, {
			per_page: PER_PAGE,
			offset: at + shift,
		});
		const isEnd = length < PER_PAGE;
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
	const { documents, length, total } = await client.list(route, asked);
	return { ids: idsOf(documents), length, total };
}

function difference(here: readonly number[], there: readonly number[]): IdDifferences {
	const [ours, theirs] = [new Set(here), new Set(there)];
	return {
		gone: here.filter((id) => !theirs.has(id)),
		missing: there.filter((id) => !ours.has(id)),
	};
}

/** Returns the position of the first id that is not below this one. */
function firstFrom(ids: readonly number[], lowest: number): number {
	const place = ids.findIndex((id) => id >= lowest);
	return place === -1 ? ids.length : place;
}
