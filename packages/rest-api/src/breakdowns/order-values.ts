import { request } from '../client/request';
import type { DimensionKey } from '../dimensions';
import { isDictionary } from '../parse-replies';
import { paths } from '../paths';

/** Names of what orders and refunds say of themselves: by id, then by dimension; empty if one does not say. */
export type OrderLabels = ReadonlyMap<number, Readonly<Record<string, string>>>;

/** The most orders of a request. */
const mostOrders = 100;

/**
 * Asks what orders and refunds say of themselves (docs/query.md). Rejects with an ApiError.
 * @example (await loadOrderLabels([12], ['device'])).get(12) // { device: 'Mobile' }
 */
export async function loadOrderLabels(
	ids: readonly number[],
	dimensions: readonly DimensionKey[],
	signal?: AbortSignal,
): Promise<OrderLabels> {
	const found = new Map<number, Readonly<Record<string, string>>>();
	for (let at = 0; at < ids.length; at += mostOrders) {
		const reply = await request({
			path: paths.orderDimensions,
			query: { orders: ids.slice(at, at + mostOrders).join(), dimensions: dimensions.join() },
			isExpected: Array.isArray,
			...(signal && { signal }),
		});
		for (const row of (reply as readonly unknown[]).filter(isDictionary)) {
			found.set(Number(row['order_id']), labelsIn(row['values']));
		}
	}
	return found;
}

function labelsIn(values: unknown): Readonly<Record<string, string>> {
	if (!isDictionary(values)) return {};
	return Object.fromEntries(
		Object.entries(values).map(([key, value]) => [
			key,
			isDictionary(value) ? String(value['label'] ?? value['value'] ?? '') : '',
		]),
	);
}
