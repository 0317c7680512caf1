import type { ShopClient } from '../shop-client';
import { ShopError } from '../../connection/shop-error';

/** Entries per portion that are requested individually. */
const SAMPLES = 3;

/**
 * Returns the ids that no longer exist. A list without them may come from a cache or be incomplete, so some are
 * requested individually. If one of these still exists, the list is not trusted, and none counts as deleted.
 */
export async function confirmGone(
	client: ShopClient,
	route: string,
	ids: readonly number[],
): Promise<readonly number[]> {
	const places = Array.from({ length: SAMPLES }, (_, at) =>
		Math.floor((at * (ids.length - 1)) / (SAMPLES - 1)),
	);
	for (const place of new Set(places)) {
		const id = ids[place];
		if (id !== undefined && !(await isGone(client, `${route}/${id}`))) return [];
	}
	return ids;
}

async function isGone(client: ShopClient, route: string): Promise<boolean> {
	try {
		const { data } = await client.get(route, { _fields: 'id,status' });
		return Object(data).status === 'trash';
	} catch (error) {
		if (!(error instanceof ShopError) || error.about.status !== 404) throw error;
		return error.problem !== 'missing';
	}
}
