import type { Database } from '../database/database';
import { FIRST_NAMED_ID } from '../orders/named-id';

/**
 * Joins what orders name by code alone with the coupon whose id is known: some orders of a deleted coupon have its id,
 * others its code, and either may come first. Resolves to the orders that were changed; their days are not summed yet.
 *
 * Of several coupons with one code it is the one in the shop, then the one in the trash, then the latest deleted one.
 * @example
 * const orders = await joinSameCoupons(within); // [12, 31]
 */
export async function joinSameCoupons(within: Database): Promise<number[]> {
	const pairs = await within.all<{ named: number; own: number }>(
		`SELECT n.id AS named, o.id AS own FROM coupons n
			JOIN coupons o ON lower(o.code) = lower(n.code) AND o.id < ${FIRST_NAMED_ID}
			WHERE n.id >= ${FIRST_NAMED_ID} AND n.code <> ''
			ORDER BY o.status <> 'deleted', o.status <> 'trash', o.id`,
	);
	const orders: number[] = [];
	for (const [named, own] of new Map(pairs.map((pair) => [pair.named, pair.own])))
		orders.push(...(await joinCoupon(within, named, own)));
	return orders;
}

/** An order that names the coupon both ways has one row afterwards. */
async function joinCoupon(within: Database, named: number, own: number): Promise<number[]> {
	const uses = 'wc_order_coupon_lookup';
	const found = await within.all<{ id: number }>(
		`SELECT order_id AS id FROM ${uses} WHERE coupon_id = ?`,
		[named],
	);
	await within.run(
		`UPDATE ${uses} SET discount_amount = ${uses}.discount_amount + n.discount_amount FROM ${uses} n
			WHERE ${uses}.coupon_id = ? AND n.coupon_id = ? AND n.order_id = ${uses}.order_id`,
		[own, named],
	);
	await within.run(
		`DELETE FROM ${uses} WHERE coupon_id = ?
			AND order_id IN (SELECT order_id FROM ${uses} WHERE coupon_id = ?)`,
		[named, own],
	);
	await within.run(`UPDATE ${uses} SET coupon_id = ? WHERE coupon_id = ?`, [own, named]);
	await within.run('DELETE FROM coupons WHERE id = ?', [named]);
	return found.map(({ id }) => id);
}
