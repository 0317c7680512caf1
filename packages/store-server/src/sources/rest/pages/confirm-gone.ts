import type { ShopClient } from '../shop-client';
import { ShopError } from '../../connection/shop-error';

/** Entries of a portion that are asked for one by one. */
const SAMPLES = 3;

/**
 * Those of the ids that are gone indeed: a list that lacks them may be a cache's or cut short, so some of them are asked
 * for by themselves. When one of these is still there, the list is not believed, and none is gone.
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
