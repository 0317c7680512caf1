import type { AllShops, ShopRange } from '@store-analytics/rest-api';

/** Responses without all numbers that are passed over while those of an earlier range are shown. */
const PATIENCE = 5;

interface Reply {
	readonly range: ShopRange;
	readonly data: AllShops;
}

/** What is shown, and the latest response, with the number of its kind that lacked numbers. */
export interface Replies {
	readonly shown?: Reply;
	readonly latest?: Reply & { readonly incomplete: number };
}

/**
 * Takes a response in. The numbers of an earlier range stay while shops are read for the next one, unless that takes long: some shops
 * are better than none.
 */
export function afterReply({ shown, latest }: Replies, { range, data }: Reply): Replies {
	const before = latest?.range === range ? latest.incomplete : 0;
	const lacksNumbers = data.shops.some(({ isReading, numbers }) => isReading && !numbers);
	const incomplete = lacksNumbers ? before + 1 : 0;
	const staysEarlier = shown && shown.range !== range && lacksNumbers && incomplete <= PATIENCE;
	return { latest: { range, data, incomplete }, shown: staysEarlier ? shown : { range, data } };
}
